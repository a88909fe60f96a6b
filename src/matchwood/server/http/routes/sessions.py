"""The HTTP calls about where one is signed in."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, PathParameter

from matchwood.server.accounts.messages import Access, Me, NewPassword, SigningOut
from matchwood.server.http.dependencies import Accounts, Visitor
from matchwood.server.http.openapi import refusals

SessionId = Annotated[str, PathParameter(max_length=32, description="The session's id, as the list of them tells it.")]


@get("/api/account/access", responses=refusals(), raises=[])
async def access(visitor: Visitor) -> Access:
    """How the caller gets into their account, and where they are signed in."""
    return await visitor.access()


@post("/api/account/password", responses=refusals(409, 413, 422), raises=[], status_code=200)
async def change_password(data: Annotated[NewPassword, Body()], visitor: Visitor, accounts: Accounts) -> Access:
    """Another password. All other browsers are signed out."""
    account = await visitor.confirmed(data)
    await accounts.change_password(account, data.new, visitor.holder.session)
    return await visitor.access()


@post("/api/account/sessions/{session:str}/end", responses=refusals(), raises=[], status_code=200)
async def end(session: SessionId, visitor: Visitor, accounts: Accounts) -> Access:
    """Sign out one of the caller's browsers."""
    await accounts.sessions.end_named(visitor.holder.account, session)
    return await visitor.access()


@post("/api/account/sign-out-everywhere", responses=refusals(413), raises=[], status_code=200)
async def sign_out_everywhere(data: Annotated[SigningOut, Body()], visitor: Visitor, accounts: Accounts) -> Response[Me]:
    """Sign out all browsers, or all others."""
    holder = visitor.holder
    account = await accounts.of(holder)
    await accounts.sessions.end_all(account.id, but=None if data.here else holder.session)
    if data.here:
        return visitor.guest_again()
    return Response(Me(await accounts.own_account(account)), status_code=200)


SESSION_CALLS = [access, change_password, end, sign_out_everywhere]
