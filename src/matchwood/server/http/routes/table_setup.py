"""The HTTP calls before and after a game."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from matchwood.server.http.dependencies import Address, RateLimiter, TableContext, Tables
from matchwood.server.http.openapi import errors
from matchwood.server.http.table_context import OptionalAsk, TableId, changes_table, last_seen_by
from matchwood.server.protocol.messages import Arrange, VisibleTable
from matchwood.server.table.commands.seats import StandUp
from matchwood.server.table.commands.setup import SetUpTable


@changes_table("/api/tables/{table:str}/arrangement")
async def arrangement(table: TableId, data: Annotated[Arrange, Body()], table_context: TableContext) -> Response[VisibleTable]:
    """Change the seats or settings, or start the game. Only the host may use this call (docs/reference/tables.md#the-host)."""
    await table_context.run(
        SetUpTable(table_context.person, data.number, data.do, data.seat, data.other, data.level, data.watching)
    )
    return table_context.view()


@changes_table("/api/tables/{table:str}/leave")
async def leave(table_context: TableContext, data: OptionalAsk = None) -> Response[VisibleTable]:
    """Give up the caller's seat before the game starts."""
    await table_context.run(StandUp(table_context.person, last_seen_by(data)))
    return table_context.view()


@post("/api/tables/{table:str}/rematch", responses=errors(404, 409, 413, 422), raises=[], status_code=200)
async def rematch(
    table: TableId,
    tables: Tables,
    table_context: TableContext,
    rate_limiter: RateLimiter,
    address: Address,
    data: OptionalAsk = None,
) -> Response[VisibleTable]:
    """Create a table for another game of the same players (docs/reference/tables.md#rematch)."""
    creates_table = table_context.room.table.next is None
    async with rate_limiter.count_new_table(address) if creates_table else nullcontext():
        next_room = await tables.rematch(table_context.room, table_context.person, last_seen_by(data))
    return table_context.view(next_room)


TABLE_SETUP_ROUTES = [arrangement, leave, rematch]
