"""The HTTP calls of docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, route
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter, QueryParameter

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.errors import UnknownGame
from matchwood.server.catalogue_messages import GameDetails, GameInfo
from matchwood.server.club.tables import tables_of
from matchwood.server.edge.at_table import at_table
from matchwood.server.edge.description import refusals
from matchwood.server.edge.doorkeeper import ALWAYS_OPEN, IN_A_HURRY, address_of, doorkeeper_of
from matchwood.server.edge.recognition import while_known
from matchwood.server.errors import NotFound
from matchwood.server.identity import caller, introduce
from matchwood.server.messages import (
    Accepted,
    Answer,
    Decide,
    Failure,
    Health,
    Hint,
    MakeMove,
    NewTable,
    RetractMove,
    Table,
    TakeSeat,
)

Caller = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=32, description="The table's id, as in its address.")]
After = Annotated[int, QueryParameter(ge=-1, description="Wait until the table is past this event …")]
Wait = Annotated[int, QueryParameter(ge=0, le=30, description="… but not longer than so many seconds.")]


@get(
    "/api/health",
    responses={503: ResponseSpec(Failure, description="The database cannot be used.")},
    raises=[],
    opt={ALWAYS_OPEN: True},
)
async def health(request: Caller) -> Health:
    """Say that the server is well."""
    database, reached = await tables_of(request).check()
    redis: Literal["none", "reached", "away"] = "none" if reached is None else "reached" if reached else "away"
    return Health("ok", matchwood.__version__, database, redis, redis)


@get("/api/games", responses=refusals(), raises=[], sync_to_thread=True)  # the first call imports the library
def games() -> list[GameInfo]:
    """The catalogue."""
    return [msgspec.convert(info.to_dict(), GameInfo) for info in matchwood.games()]


@get("/api/games/{game:str}", responses=refusals(404), raises=[], sync_to_thread=True)
def game(game: Annotated[str, PathParameter(max_length=64, description="The game's key.")]) -> GameDetails:
    """What a game shows and says."""
    try:
        spec = spec_of(game)
    except UnknownGame as error:
        raise NotFound(str(error), error.expected) from None
    return GameDetails(spec.key, matchwood.schema(spec.key), spec.words)


@route(["/api/tables", "/api/preparing"], http_method=["OPTIONS"], include_in_schema=False, sync_to_thread=False)
def methods() -> Response[None]:
    """What can be asked at this address. The web framework would name only the method that it hears of first."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@post("/api/tables", responses=refusals(413, 422), raises=[])
async def create(data: Annotated[NewTable, Body()], request: Caller) -> Response[Table]:
    """A new table; the caller sits down at seat 0."""
    person, cookies = introduce(request)
    async with doorkeeper_of(request).making_table(address_of(request)):
        room = await tables_of(request).create(data, person)
    return Response(room.shown(person), cookies=cookies, status_code=201)


@get("/api/tables", responses=refusals(), raises=[])
async def mine(request: Caller) -> Response[list[Table]]:
    """The tables at which the caller sits, the newest first."""
    person, cookies = introduce(request)
    rooms = [] if cookies else await tables_of(request).of(person)
    return Response([room.shown(person) for room in rooms], cookies=cookies)


@get("/api/tables/{table:str}", responses=refusals(404), raises=[])
async def one(table: TableId, request: Caller, after: After = -1, wait: Wait = 0) -> Table:
    """One table, as the caller sees it."""
    room = await tables_of(request).room(table)
    if wait:
        async with doorkeeper_of(request).held_open(address_of(request), caller(request)):
            await while_known(request, room.past(after, wait))
    return room.shown(caller(request))


@post("/api/tables/{table:str}/seats", responses=refusals(404, 409, 413, 422), raises=[], status_code=200)
async def sit(table: TableId, data: Annotated[TakeSeat, Body()], request: Caller) -> Response[Table]:
    """Take an open seat, or that of a bot, or come back to one's own; the game begins when no seat is open."""
    doorkeeper_of(request).let_change(address_of(request))
    here = await at_table(request, table)
    await here.tables.sit(here.room, data, here.person)
    return here.sees()


@post("/api/tables/{table:str}/away", responses=refusals(404, 409, 413, 422), raises=[], status_code=200)
async def decide(table: TableId, data: Annotated[Decide, Body()], request: Caller) -> Table:
    """What the caller wishes to be done about somebody who is away: wait, let a bot play on, or end the table."""
    doorkeeper_of(request).let_change(address_of(request))
    tables = tables_of(request)
    room = await tables.room(table)
    await tables.decide(room, data, caller(request))
    return room.shown(caller(request))


@post(
    "/api/tables/{table:str}/moves",
    responses=refusals(404, 409, 413, 422),
    raises=[],
    status_code=200,
    opt={IN_A_HURRY: True},
)
async def move(table: TableId, data: Annotated[MakeMove, Body()], request: Caller) -> Accepted:
    """A move of the caller's seat."""
    tables = tables_of(request)
    room = await tables.room(table)
    number = await tables.play(room, data, caller(request))
    return Accepted(room.table.id, data.key, number)


@post(
    "/api/tables/{table:str}/take-back",
    responses=refusals(404, 409, 413, 422),
    raises=[],
    status_code=200,
    opt={IN_A_HURRY: True},
)
async def take_back(table: TableId, data: Annotated[RetractMove, Body()], request: Caller) -> Accepted:
    """The caller thinks again about a decision by which nobody has learned anything, or asks the others whether they may."""
    doorkeeper_of(request).let_change(address_of(request))
    tables = tables_of(request)
    room = await tables.room(table)
    number = await tables.take_back(room, data.key, caller(request))
    return Accepted(room.table.id, data.key, number)


@post("/api/tables/{table:str}/take-back/answer", responses=refusals(404, 409, 413, 422), raises=[], status_code=200)
async def answer(table: TableId, data: Annotated[Answer, Body()], request: Caller) -> Table:
    """Whether the caller agrees that somebody takes their last move back."""
    doorkeeper_of(request).let_change(address_of(request))
    tables = tables_of(request)
    room = await tables.room(table)
    await tables.answer(room, data, caller(request))
    return room.shown(caller(request))


@get("/api/tables/{table:str}/hint", responses=refusals(404, 409, 422), raises=[])
async def hint(table: TableId, request: Caller) -> Hint:
    """What a champion would do in the caller's place, at a table that allows hints."""
    tables = tables_of(request)
    room = await tables.room(table)
    await doorkeeper_of(request).let_ask(address_of(request))
    return await tables.hint(room, caller(request))


@get("/api/tables/{table:str}/record", responses=refusals(404, 409), raises=[])
async def record(table: TableId, request: Caller) -> dict[str, Any]:
    """The record of a game that is over."""
    return await tables_of(request).record(table, caller(request))


CALLS = [health, games, game, methods, create, mine, one, sit, decide, move, take_back, answer, hint, record]
