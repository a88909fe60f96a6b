"""The HTTP call that tells what followed from a game for ratings."""

from __future__ import annotations

from litestar import get

from matchwood.server.accounts.accounts import accounts_of
from matchwood.server.accounts.messages import Settlement
from matchwood.server.club.tables import tables_of
from matchwood.server.edge.calls import Caller, TableId
from matchwood.server.edge.description import refusals
from matchwood.server.identity import caller


@get("/api/tables/{table:str}/ratings", responses=refusals(403, 404, 409), raises=[])
async def ratings(table: TableId, request: Caller) -> Settlement:
    """What the game of this table, which is over, made of the ratings of those who played; or why nothing followed from it."""
    await tables_of(request).played(table, caller(request))
    return await accounts_of(request).settlement(table)


RATING_CALLS = [ratings]
