"""The HTTP calls around hands that are shown to those who watch: show one's own, look into another's."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from matchwood.server.http.dependencies import Address, AtTable, Keeper
from matchwood.server.http.openapi import refusals
from matchwood.server.protocol.messages import Look, Show, Table
from matchwood.server.tables.plans.card_sharing import looked, showed


@post("/api/tables/{table:str}/showing", responses=refusals(404, 409, 413, 422), raises=[], status_code=200)
async def showing(data: Annotated[Show, Body()], at_table: AtTable, keeper: Keeper, address: Address) -> Response[Table]:
    """Show the caller's cards to those who watch, or no more."""
    await keeper.check("looks", address)
    await at_table.tables.change(at_table.room, lambda now: showed(now, data, at_table.person))
    return at_table.sees()


@post("/api/tables/{table:str}/looking", responses=refusals(404, 409, 413, 422), raises=[], status_code=200)
async def looking(data: Annotated[Look, Body()], at_table: AtTable, keeper: Keeper, address: Address) -> Response[Table]:
    """Look into the hand of a seat that shows it, or into none."""
    await keeper.check("looks", address)
    await at_table.tables.change(at_table.room, lambda now: looked(now, data, at_table.person))
    return at_table.sees()


SHOWING_CALLS = [showing, looking]
