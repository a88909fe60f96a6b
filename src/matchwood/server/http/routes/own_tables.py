"""The HTTP calls about the caller's tables."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.params import Body

from matchwood.server.http.dependencies import TableContext, Tables
from matchwood.server.http.openapi import errors
from matchwood.server.http.table_context import OptionalAsk, TableId, changes_table, last_seen_by
from matchwood.server.protocol.messages import Listing, VisibleTable
from matchwood.server.table.commands.votes import Resign


@changes_table("/api/tables/{table:str}/resign")
async def resign(table: TableId, table_context: TableContext, data: OptionalAsk = None) -> Response[VisibleTable]:
    """Resign the game. The other players vote on the caller's seat (docs/reference/tables.md#absent-players). If no other
    person still plays, the game ends.
    """
    await table_context.run(Resign(table_context.person, last_seen_by(data)))
    return table_context.view()


@changes_table("/api/tables/{table:str}/listing", responses=errors(404, 413, 422))
async def listing(
    table: TableId, data: Annotated[Listing, Body()], tables: Tables, table_context: TableContext
) -> Response[VisibleTable]:
    """Choose whether the caller's list of tables contains this table."""
    await tables.list_table(table_context.room, table_context.person, data.listed)
    return table_context.view()


OWN_TABLE_ROUTES = [resign, listing]
