"""The HTTP calls of accounts."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body

from matchwood.server.accounts.accounts import Known, accounts_of
from matchwood.server.accounts.messages import Account, Credentials, Me
from matchwood.server.accounts.recognition import SESSION, signed
from matchwood.server.calls import Caller
from matchwood.server.description import refusals
from matchwood.server.doorkeeper import address_of, doorkeeper_of
from matchwood.server.errors import NotSignedIn
from matchwood.server.identity import COOKIE, given, introduce, signed_in
from matchwood.server.names import folded


@get("/api/account", responses=refusals(), raises=[])
async def me(request: Caller) -> Me:
    """Who is calling."""
    try:
        return _shown(await accounts_of(request).of(signed_in(request)))
    except NotSignedIn:
        return Me(None)


@post("/api/account/sign-up", responses=refusals(403, 409, 413, 422), raises=[], status_code=201)
async def sign_up(data: Annotated[Credentials, Body()], request: Caller) -> Response[Me]:
    """A new account, which takes over the tables of this browser and is signed in."""
    doorkeeper_of(request).let_try(address_of(request), folded(data.name))
    owner, _ = introduce(request)
    account = await accounts_of(request).sign_up(data.name, data.password, owner)
    # Whoever uses this browser after signing out is somebody else.
    cookies = [await signed(request, account), given(request, COOKIE, secrets.token_urlsafe(32))]
    return Response(_shown(account), cookies=cookies, status_code=201)


@post("/api/account/sign-in", responses=refusals(403, 413, 422), raises=[], status_code=200)
async def sign_in(data: Annotated[Credentials, Body()], request: Caller) -> Response[Me]:
    """Be known by an account from now on; this browser's tables as a guest are there again after signing out."""
    doorkeeper_of(request).let_try(address_of(request), folded(data.name))
    account = await accounts_of(request).sign_in(data.name, data.password)
    return Response(_shown(account), cookies=[await signed(request, account)], status_code=200)


@post("/api/account/sign-out", responses=refusals(403), raises=[], status_code=200)
async def sign_out(request: Caller) -> Response[Me]:
    """Be a guest again."""
    holder = signed_in(request)
    if holder is not None:
        await accounts_of(request).end(holder.session)
    return Response(Me(None), cookies=[given(request, SESSION, "")], status_code=200)


def _shown(account: Known) -> Me:
    return Me(Account(account.name, datetime.fromtimestamp(account.made / 1_000, UTC)))


ACCOUNT_CALLS = [me, sign_up, sign_in, sign_out]
