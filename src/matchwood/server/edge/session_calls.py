"""The HTTP calls about where one is signed in."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, PathParameter

from matchwood.server.accounts.messages import Access, Me, NewPassword, SigningOut
from matchwood.server.edge.confirming import access_of, confirmed, holder_of
from matchwood.server.edge.description import refusals
from matchwood.server.edge.given import Accounts, Caller
from matchwood.server.edge.recognition import guest_again

SessionId = Annotated[str, PathParameter(max_length=32, description="The session's id, as the list of them tells it.")]


@get("/api/account/access", responses=refusals(), raises=[])
async def access(request: Caller) -> Access:
    """How the caller gets into their account, and where they are signed in."""
    return await access_of(request)


@post("/api/account/password", responses=refusals(409, 413, 422), raises=[], status_code=200)
async def change_password(data: Annotated[NewPassword, Body()], request: Caller, accounts: Accounts) -> Access:
    """Another password. All other browsers are signed out."""
    account = await confirmed(data, request)
    await accounts.change_password(account, data.new, holder_of(request).session)
    return await access_of(request)


@post("/api/account/sessions/{session:str}/end", responses=refusals(), raises=[], status_code=200)
async def end(session: SessionId, request: Caller, accounts: Accounts) -> Access:
    """Sign out one of the caller's browsers."""
    await accounts.sessions.end_named(holder_of(request).account, session)
    return await access_of(request)


@post("/api/account/sign-out-everywhere", responses=refusals(413), raises=[], status_code=200)
async def sign_out_everywhere(data: Annotated[SigningOut, Body()], request: Caller, accounts: Accounts) -> Response[Me]:
    """Sign out all browsers, or all others."""
    holder = holder_of(request)
    account = await accounts.of(holder)
    await accounts.sessions.end_all(account.id, but=None if data.here else holder.session)
    if data.here:
        return guest_again(request)
    return Response(Me(await accounts.own_account(account)), status_code=200)


SESSION_CALLS = [access, change_password, end, sign_out_everywhere]
