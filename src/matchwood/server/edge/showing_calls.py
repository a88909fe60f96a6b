"""The HTTP calls around hands that are shown to those who watch: show one's own, look into another's."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from matchwood.server.club.showing import looked, showed
from matchwood.server.club.tables import tables_of
from matchwood.server.edge.calls import Caller, TableId
from matchwood.server.edge.description import refusals
from matchwood.server.edge.doorkeeper import address_of, doorkeeper_of
from matchwood.server.identity import introduce
from matchwood.server.messages import Look, Show, Table


@post("/api/tables/{table:str}/showing", responses=refusals(403, 404, 409, 413, 422), raises=[], status_code=200)
async def showing(table: TableId, data: Annotated[Show, Body()], request: Caller) -> Response[Table]:
    """Show the caller's cards to those who watch, or no more."""
    tables = tables_of(request)
    room = await tables.room(table)
    person, cookies = introduce(request)
    await doorkeeper_of(request).let_look(address_of(request))
    await tables.change(room, lambda now: showed(now, data.show, person))
    return Response(room.shown(person), cookies=cookies, status_code=200)


@post("/api/tables/{table:str}/looking", responses=refusals(403, 404, 409, 413, 422), raises=[], status_code=200)
async def looking(table: TableId, data: Annotated[Look, Body()], request: Caller) -> Response[Table]:
    """Look into the hand of a seat that shows it, or into none."""
    tables = tables_of(request)
    room = await tables.room(table)
    person, cookies = introduce(request)
    await doorkeeper_of(request).let_look(address_of(request))
    await tables.change(room, lambda now: looked(now, data.seat, person))
    return Response(room.shown(person), cookies=cookies, status_code=200)


SHOWING_CALLS = [showing, looking]
