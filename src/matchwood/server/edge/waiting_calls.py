"""The HTTP calls around a game: arranging the table and standing up before it, playing again after it."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated

from litestar import Response, post
from litestar.params import Body

from matchwood.server.club.arranging import arrange, left
from matchwood.server.club.tables import tables_of
from matchwood.server.edge.calls import Caller, TableId
from matchwood.server.edge.description import refusals
from matchwood.server.edge.doorkeeper import address_of, doorkeeper_of
from matchwood.server.identity import introduce
from matchwood.server.messages import Arrange, Table


@post("/api/tables/{table:str}/arrangement", responses=refusals(403, 404, 409, 413, 422), raises=[], status_code=200)
async def arrangement(table: TableId, data: Annotated[Arrange, Body()], request: Caller) -> Response[Table]:
    """Let the host arrange the table before the game, and begin it."""
    tables = tables_of(request)
    room = await tables.room(table)
    person, cookies = introduce(request)
    await tables.change(room, lambda now: arrange(now, data, person))
    return Response(room.shown(person), cookies=cookies, status_code=200)


@post("/api/tables/{table:str}/leave", responses=refusals(403, 404, 409, 422), raises=[], status_code=200)
async def leave(table: TableId, request: Caller) -> Response[Table]:
    """Stand up before the game begins."""
    tables = tables_of(request)
    room = await tables.room(table)
    person, cookies = introduce(request)
    await tables.change(room, lambda now: left(now, person))
    return Response(room.shown(person), cookies=cookies, status_code=200)


@post("/api/tables/{table:str}/rematch", responses=refusals(403, 404, 409), raises=[], status_code=200)
async def rematch(table: TableId, request: Caller) -> Response[Table]:
    """Play again with the same company: the next table, made by whoever asks first."""
    tables = tables_of(request)
    room = await tables.room(table)
    person, cookies = introduce(request)
    makes_one = room.table.next is None
    async with doorkeeper_of(request).making_table(address_of(request)) if makes_one else nullcontext():
        there = await tables.rematch(room, person)
    return Response(there.shown(person), cookies=cookies, status_code=200)


WAITING_CALLS = [arrangement, leave, rematch]
