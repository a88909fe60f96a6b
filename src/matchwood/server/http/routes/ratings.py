"""The HTTP calls of ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body

from matchwood.server.accounts.messages import Hiding, Me, Settlement
from matchwood.server.http.dependencies import AccountContext, Accounts, Person, Tables
from matchwood.server.http.openapi import errors
from matchwood.server.http.table_context import Seen, TableId


@get("/api/tables/{table:str}/ratings", responses=errors(404, 409), raises=[])
async def ratings(table: TableId, tables: Tables, accounts: Accounts, person: Person, seen: Seen = 0) -> Settlement:
    """Return how a finished game changed the ratings (docs/reference/tables.md#ratings)."""
    await tables.finished(table, person, seen)
    return await accounts.rating_changes(table, person)


@post("/api/account/hiding", responses=errors(413, 422), raises=[], status_code=200)
async def hiding(data: Annotated[Hiding, Body()], account_context: AccountContext, accounts: Accounts) -> Me:
    """Hide the caller's ratings, or show them."""
    account = await account_context.require_account()
    await accounts.hide_ratings(account, data.hidden)
    return Me(await accounts.own_account(account))


RATING_ROUTES = [ratings, hiding]
