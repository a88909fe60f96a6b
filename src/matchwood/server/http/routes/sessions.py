"""The HTTP calls about the browsers of an account."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, PathParameter

from matchwood.server.accounts.messages import Access, Me, NewPassword, SigningOut
from matchwood.server.http.dependencies import AccountContext, Accounts
from matchwood.server.http.openapi import errors

SessionId = Annotated[str, PathParameter(max_length=32, description="The ID of the session.")]


@get("/api/account/access", responses=errors(), raises=[])
async def access(account_context: AccountContext) -> Access:
    """Return the sign-in methods and signed-in browsers of the caller's account."""
    return await account_context.access()


@post("/api/account/password", responses=errors(409, 413, 422), raises=[], status_code=200)
async def change_password(data: Annotated[NewPassword, Body()], account_context: AccountContext, accounts: Accounts) -> Access:
    """Change the caller's password, and sign out all other browsers."""
    account = await account_context.confirm(data)
    await accounts.change_password(account, data.new, account_context.holder.session)
    return await account_context.access()


@post("/api/account/sessions/{session:str}/end", responses=errors(), raises=[], status_code=200)
async def end(session: SessionId, account_context: AccountContext, accounts: Accounts) -> Access:
    """Sign out one of the caller's browsers."""
    await accounts.sessions.sign_out_named(account_context.holder.account, session)
    return await account_context.access()


@post("/api/account/sign-out-everywhere", responses=errors(413), raises=[], status_code=200)
async def sign_out_everywhere(
    data: Annotated[SigningOut, Body()], account_context: AccountContext, accounts: Accounts
) -> Response[Me]:
    """Sign out all browsers of the caller, or all except the calling browser."""
    holder = account_context.holder
    account = await accounts.account_of(holder)
    await accounts.sessions.sign_out_all(account.id, except_for=None if data.here else holder.session)
    if data.here:
        return account_context.sign_out()
    return Response(Me(await accounts.own_account(account)), status_code=200)


SESSION_ROUTES = [access, change_password, end, sign_out_everywhere]
