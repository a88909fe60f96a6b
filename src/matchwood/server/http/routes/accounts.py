"""The HTTP calls of accounts."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, QueryParameter
from litestar.response import Stream

from matchwood.server.accounts.messages import Confirmation, Credentials, Export, History, Me, Wearing
from matchwood.server.http.dependencies import Accounts, Address, Exports, Keeper, Visitor
from matchwood.server.http.openapi import refusals
from matchwood.server.identity import introduce, signed_in
from matchwood.server.protocol.errors import NotSignedIn
from matchwood.server.protocol.names import folded

Before = Annotated[datetime | None, QueryParameter(description="Only games that came to their end before that.")]

ALL_OF_IT = {200: ResponseSpec(Export, description="All of it, told bit by bit: whole once the JSON is.")}


@get("/api/account", responses=refusals(), raises=[])
async def me(visitor: Visitor, accounts: Accounts) -> Me:
    """Who is calling."""
    try:
        account = await visitor.account()
    except NotSignedIn:
        return Me(None)
    return Me(await accounts.own_account(account))


@get("/api/account/games", responses=refusals(), raises=[])
async def games(visitor: Visitor, accounts: Accounts, before: Before = None) -> History:
    """The caller's games that came to their end, the newest first."""
    account = await visitor.account()
    return await accounts.history(account, before)


@post("/api/account/face", responses=refusals(413, 422), raises=[], status_code=200)
async def face(data: Annotated[Wearing, Body()], visitor: Visitor, accounts: Accounts) -> Me:
    """Keep with the caller's account how they look. A guest has none, and keeps it alone."""
    if signed_in(visitor.request) is None:
        return Me(None)
    account = await visitor.account()
    await accounts.wear(account, data.face)
    return Me(await accounts.own_account(account))


@post("/api/account/sign-up", responses=refusals(409, 413, 422), raises=[], status_code=201)
async def sign_up(
    data: Annotated[Credentials, Body()], visitor: Visitor, accounts: Accounts, keeper: Keeper, address: Address
) -> Response[Me]:
    """A new account, which takes over the tables of this browser and is signed in."""
    await keeper.check_password(address, folded(data.name))
    owner, _ = introduce(visitor.request)
    account = await accounts.sign_up(data.name, data.password, owner)
    return await visitor.welcomed(account)


@post("/api/account/sign-in", responses=refusals(413, 422), raises=[], status_code=200)
async def sign_in(
    data: Annotated[Credentials, Body()], visitor: Visitor, accounts: Accounts, keeper: Keeper, address: Address
) -> Response[Me]:
    """Be known by an account from now on; this browser's tables as a guest are there again after signing out."""
    await keeper.check_password(address, folded(data.name))
    account = await accounts.sign_in(data.name, data.password)
    return await visitor.known_again(account)


@post("/api/account/sign-out", responses=refusals(), raises=[], status_code=200)
async def sign_out(visitor: Visitor, accounts: Accounts) -> Response[Me]:
    """Be a guest again."""
    holder = signed_in(visitor.request)
    if holder is not None:
        await accounts.sessions.end(holder)
    return visitor.guest_again()


@post("/api/account/export", responses=ALL_OF_IT | refusals(409, 413, 422), raises=[], status_code=200)
async def export(data: Annotated[Confirmation, Body()], visitor: Visitor, exports: Exports, accounts: Accounts) -> Stream:
    """All that is kept about the caller's account, with the records of their games."""
    account = await visitor.confirmed(data)
    kept, finished = await accounts.export(account), await accounts.finished(account)
    return Stream(exports.written(kept, account.owner, finished), media_type="application/json")


@post("/api/account/delete", responses=refusals(409, 413, 422), raises=[], status_code=200)
async def delete(data: Annotated[Confirmation, Body()], visitor: Visitor, accounts: Accounts) -> Response[Me]:
    """Delete the caller's account."""
    account = await visitor.confirmed(data)
    await accounts.delete(account)
    return visitor.guest_again()


ACCOUNT_CALLS = [me, games, face, sign_up, sign_in, sign_out, export, delete]
