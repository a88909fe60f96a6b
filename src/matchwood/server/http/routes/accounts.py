"""The HTTP calls of accounts."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, QueryParameter
from litestar.response import Stream

from matchwood.server.accounts.export_messages import Export
from matchwood.server.accounts.messages import Confirmation, Credentials, History, Me, Wearing
from matchwood.server.http.dependencies import AccountContext, Accounts, Exporter
from matchwood.server.http.openapi import errors
from matchwood.server.identity import identify, signed_in
from matchwood.server.protocol.errors import NotSignedIn

Before = Annotated[datetime | None, QueryParameter(description="Only games that ended before this time.")]

ALL_OF_IT = {200: ResponseSpec(Export, description="The export.")}


@get("/api/account", responses=errors(), raises=[])
async def me(account_context: AccountContext, accounts: Accounts) -> Me:
    """Return the caller's account."""
    try:
        account = await account_context.require_account()
    except NotSignedIn:
        return Me(None)
    return Me(await accounts.own_account(account))


@get("/api/account/games", responses=errors(), raises=[])
async def games(account_context: AccountContext, accounts: Accounts, before: Before = None) -> History:
    """Return at most 50 finished games of the caller, the newest first."""
    account = await account_context.require_account()
    return await accounts.history(account, before)


@post("/api/account/face", responses=errors(413, 422), raises=[], status_code=200)
async def face(data: Annotated[Wearing, Body()], account_context: AccountContext, accounts: Accounts) -> Me:
    """Store the face (character and colour) of an account. For a guest, the server does not store a face."""
    if signed_in(account_context.request) is None:
        return Me(None)
    account = await account_context.require_account()
    await accounts.set_face(account, data.face)
    return Me(await accounts.own_account(account))


@post("/api/account/sign-up", responses=errors(409, 413, 422), raises=[], status_code=201)
async def sign_up(data: Annotated[Credentials, Body()], account_context: AccountContext, accounts: Accounts) -> Response[Me]:
    """Create an account with a password. The new account gets the guest's tables."""
    await account_context.count_password(data.name)
    owner, _ = identify(account_context.request)
    account = await accounts.sign_up(data.name, data.password, owner)
    return await account_context.sign_in_new(account)


@post("/api/account/sign-in", responses=errors(413, 422), raises=[], status_code=200)
async def sign_in(data: Annotated[Credentials, Body()], account_context: AccountContext, accounts: Accounts) -> Response[Me]:
    """Sign the caller in with a password."""
    await account_context.count_password(data.name)
    account = await accounts.sign_in(data.name, data.password)
    return await account_context.sign_in(account)


@post("/api/account/sign-out", responses=errors(), raises=[], status_code=200)
async def sign_out(account_context: AccountContext, accounts: Accounts) -> Response[Me]:
    """Sign the caller out."""
    holder = signed_in(account_context.request)
    if holder is not None:
        await accounts.sessions.sign_out(holder)
    return account_context.sign_out()


@post("/api/account/export", responses=ALL_OF_IT | errors(409, 413, 422), raises=[], status_code=200)
async def export(
    data: Annotated[Confirmation, Body()], account_context: AccountContext, exporter: Exporter, accounts: Accounts
) -> Stream:
    """Return all data about the caller's account.

    The answer can take several minutes. If the JSON in the answer is incomplete, call again.
    """
    account = await account_context.confirm(data)
    kept, finished = await accounts.export(account), await accounts.finished_tables(account)
    return Stream(exporter.stream(kept, account.owner, finished), media_type="application/json")


@post("/api/account/delete", responses=errors(409, 413, 422), raises=[], status_code=200)
async def delete(data: Annotated[Confirmation, Body()], account_context: AccountContext, accounts: Accounts) -> Response[Me]:
    """Delete the caller's account (docs/reference/tables.md#accounts)."""
    account = await account_context.confirm(data)
    await accounts.delete(account)
    return account_context.sign_out()


ACCOUNT_ROUTES = [me, games, face, sign_up, sign_in, sign_out, export, delete]
