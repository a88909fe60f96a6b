"""The HTTP calls for the list of the caller's tables."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from matchwood.server.http.dependencies import TableContext, Tables
from matchwood.server.http.openapi import errors
from matchwood.server.http.rate_limiter import CHANGES
from matchwood.server.http.table_context import Asked, TableId, last_seen_by
from matchwood.server.protocol.messages import Listing, Table
from matchwood.server.table.commands.absence import Resign


@post("/api/tables/{table:str}/resign", responses=errors(404, 409, 413, 422), raises=[], status_code=200, opt={CHANGES: True})
async def resign(table: TableId, table_context: TableContext, data: Asked = None) -> Response[Table]:
    """Resign the game. If no other person plays, the table ends. Other players vote on the caller as on an absent player
    (docs/reference/tables.md#absent-players).
    """
    await table_context.run(Resign(table_context.person, last_seen_by(data)))
    return table_context.view()


@post("/api/tables/{table:str}/listing", responses=errors(404, 413, 422), raises=[], status_code=200, opt={CHANGES: True})
async def listing(table: TableId, data: Annotated[Listing, Body()], tables: Tables, table_context: TableContext) -> Response[Table]:
    """Remove a table from the list of the caller's tables, or put it back. Taking a seat also puts the table back."""
    await tables.list_table(table_context.room, table_context.person, data.listed)
    return table_context.view()


OWN_TABLE_ROUTES = [resign, listing]
