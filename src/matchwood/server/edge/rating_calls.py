"""The HTTP calls about ratings: what followed from a game for them, and who is shown them."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body

from matchwood.server.accounts.accounts import accounts_of
from matchwood.server.accounts.messages import Hiding, Me, Settlement
from matchwood.server.club.tables import tables_of
from matchwood.server.edge.calls import Caller, TableId
from matchwood.server.edge.description import refusals
from matchwood.server.identity import caller, signed_in


@get("/api/tables/{table:str}/ratings", responses=refusals(404, 409), raises=[])
async def ratings(table: TableId, request: Caller) -> Settlement:
    """What the game of this table, which is over, made of the ratings of those who played; or why nothing followed from it."""
    await tables_of(request).played(table, caller(request))
    return await accounts_of(request).settlement(table, caller(request))


@post("/api/account/hiding", responses=refusals(413, 422), raises=[], status_code=200)
async def hiding(data: Annotated[Hiding, Body()], request: Caller) -> Me:
    """Show nobody else the caller's ratings, or everybody at their tables."""
    account = await accounts_of(request).of(signed_in(request))
    await accounts_of(request).hide_ratings(account, data.hidden)
    tables_of(request).look_up_ratings(account.owner)
    return Me(await accounts_of(request).own_account(account))


RATING_CALLS = [ratings, hiding]
