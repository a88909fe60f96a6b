"""The HTTP calls about the list of the caller's tables: resign a game, remove a table from the list."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from matchwood.server.http.dependencies import AtTable
from matchwood.server.http.openapi import refusals
from matchwood.server.http.rate_limiter import CHANGES
from matchwood.server.http.table_context import Asked, TableId, seen_by
from matchwood.server.protocol.messages import Listing, Table


@post("/api/tables/{table:str}/resign", responses=refusals(404, 409, 413, 422), raises=[], status_code=200, opt={CHANGES: True})
async def resign(table: TableId, at_table: AtTable, data: Asked = None) -> Response[Table]:
    """Resign. Without other people the table ends; else the others decide as about a person who left."""
    await at_table.tables.resign(at_table.room, at_table.person, seen_by(data))
    return at_table.sees()


@post("/api/tables/{table:str}/listing", responses=refusals(404, 413, 422), raises=[], status_code=200, opt={CHANGES: True})
async def listing(table: TableId, data: Annotated[Listing, Body()], at_table: AtTable) -> Response[Table]:
    """Remove the table from the list of the caller's tables, or put it back."""
    await at_table.tables.list_table(at_table.room, at_table.person, data.listed)
    return at_table.sees()


OWN_TABLE_CALLS = [resign, listing]
