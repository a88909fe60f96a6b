"""The HTTP calls around a game: arranging the table and standing up before it, playing again after it."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from matchwood.server.http.dependencies import Address, AtTable, Keeper
from matchwood.server.http.openapi import refusals
from matchwood.server.http.rate_limiter import CHANGES
from matchwood.server.http.table_context import Asked, TableId, seen_by
from matchwood.server.protocol.messages import Arrange, Table
from matchwood.server.tables.plans.setup import arrange, left


@post(
    "/api/tables/{table:str}/arrangement", responses=refusals(404, 409, 413, 422), raises=[], status_code=200, opt={CHANGES: True}
)
async def arrangement(table: TableId, data: Annotated[Arrange, Body()], at_table: AtTable) -> Response[Table]:
    """Let the host arrange the table before the game, and begin it."""
    await at_table.tables.change(at_table.room, lambda now: arrange(now, data, at_table.person))
    return at_table.sees()


@post("/api/tables/{table:str}/leave", responses=refusals(404, 409, 413, 422), raises=[], status_code=200, opt={CHANGES: True})
async def leave(at_table: AtTable, data: Asked = None) -> Response[Table]:
    """Stand up before the game begins."""
    await at_table.tables.change(at_table.room, lambda now: left(now, at_table.person, seen_by(data)))
    return at_table.sees()


@post("/api/tables/{table:str}/rematch", responses=refusals(404, 409, 413, 422), raises=[], status_code=200)
async def rematch(table: TableId, at_table: AtTable, keeper: Keeper, address: Address, data: Asked = None) -> Response[Table]:
    """Play again with the same company: the next table, made by whoever asks first."""
    makes_one = at_table.room.table.next is None
    async with keeper.making_table(address) if makes_one else nullcontext():
        there = await at_table.tables.rematch(at_table.room, at_table.person, seen_by(data))
    return at_table.sees(there)


WAITING_CALLS = [arrangement, leave, rematch]
