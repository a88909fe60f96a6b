"""The HTTP calls of games, tables and moves."""

from __future__ import annotations

import functools
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter, QueryParameter

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.errors import UnknownGame
from matchwood.server.http.auth import run_while_signed_in
from matchwood.server.http.dependencies import (
    Address,
    Caller,
    Commands,
    CurrentRoom,
    Hints,
    Person,
    RateLimiter,
    TableContext,
    TableRoom,
    Tables,
)
from matchwood.server.http.openapi import errors
from matchwood.server.http.rate_limiter import CHANGES, LOCAL_LIMITS
from matchwood.server.http.table_context import Seen, TableId, changes_table
from matchwood.server.identity import caller, identify
from matchwood.server.protocol.catalogue_messages import GameDetails, GameInfo
from matchwood.server.protocol.errors import NotFound
from matchwood.server.protocol.live_messages import Accepted
from matchwood.server.protocol.messages import (
    Answer,
    Decide,
    Hint,
    MakeMove,
    NewTable,
    RetractMove,
    TakeSeat,
    VisibleTable,
)
from matchwood.server.protocol.names import readable_name
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.table.commands.votes import Vote

CATALOGUE = {200: ResponseSpec(list[GameInfo], description="The games.")}
DETAILS = {200: ResponseSpec(GameDetails, description="The schema and the texts of the game.")}

After = Annotated[int, QueryParameter(ge=-1, description="Wait for an event after this number.")]
Wait = Annotated[int, QueryParameter(ge=0, le=30, description="The longest wait, in seconds.")]


@get("/api/games", responses=CATALOGUE | errors(), raises=[], sync_to_thread=True)  # the first call imports the library
def games() -> Response[bytes]:
    """Return the catalogue of all games."""
    return Response(_catalogue(), media_type="application/json")


@functools.cache
def _catalogue() -> bytes:
    return msgspec.json.encode([msgspec.convert(info.to_dict(), GameInfo) for info in matchwood.games()])


@get("/api/games/{game:str}", responses=DETAILS | errors(404), raises=[], sync_to_thread=True)
def game(game: Annotated[str, PathParameter(max_length=64, description="The key of the game.")]) -> Response[bytes]:
    """Return the JSON schema and the texts of a game."""
    try:
        spec = spec_of(game)
    except UnknownGame as error:
        raise NotFound(str(error), error.expected) from None
    return Response(_details(spec.key), media_type="application/json")


@functools.cache
def _details(key: str) -> bytes:
    return msgspec.json.encode(GameDetails(key, matchwood.schema(key), spec_of(key).words))


@post("/api/tables", responses=errors(413, 422), raises=[])
async def create(
    data: Annotated[NewTable, Body()], request: Caller, tables: Tables, rate_limiter: RateLimiter, address: Address
) -> Response[VisibleTable]:
    """Create a table. The caller gets seat 0 and becomes the host.

    If the client repeats the call with the same `key` within a day, the server returns the existing table. If the repeated call
    has different settings, the server returns the error `malformed`, with the ID of the existing table in the field `expected`.
    The server recognizes a client by a cookie, so a new client has to call `GET /api/tables` first to get a cookie.
    """
    person, cookies = identify(request)
    async with rate_limiter.count_new_table(address):
        room = await tables.create(data, person)
    return Response(room.view_of(person), cookies=cookies, status_code=201)


@get("/api/tables", responses=errors(), raises=[])
async def mine(request: Caller, tables: Tables) -> Response[list[VisibleTable]]:
    """Return at most 20 tables of the caller: unfinished games first, then the newest."""
    person, cookies = identify(request)
    rooms = [] if cookies else await tables.tables_of(person)
    return Response([room.view_of(person) for room in rooms], cookies=cookies)


@get("/api/tables/{table:str}", responses=errors(404), raises=[])
async def one(
    request: Caller,
    current_room: CurrentRoom,
    rate_limiter: RateLimiter,
    address: Address,
    person: Person,
    after: After = -1,
    wait: Wait = 0,
) -> VisibleTable:
    """Return a table with the information that the caller may see.

    After a move, set `seen` to the `number` of the answer. Otherwise another server may return the old state of the table,
    without the move. If `wait` is above 0, the server waits at most `wait` seconds for an event with a number above `after`.
    """
    if wait:
        async with rate_limiter.count_connection(address, person):
            await run_while_signed_in(request, current_room.wait_past(after, wait))
    return current_room.view_of(caller(request))  # the caller may have signed out meanwhile


@changes_table("/api/tables/{table:str}/seats")
async def sit(data: Annotated[TakeSeat, Body()], table_context: TableContext) -> Response[VisibleTable]:
    """Take an open seat, a bot's seat or the caller's former seat. The game starts when all seats are taken."""
    await table_context.run(Sit(table_context.person, readable_name(data.name), data.seat, data.kind, data.face, data.seen))
    return table_context.view()


@changes_table("/api/tables/{table:str}/away")
async def decide(data: Annotated[Decide, Body()], room: TableRoom, commands: Commands, person: Person) -> VisibleTable:
    """Vote to wait for an absent player, to end the game, or to use a bot (docs/reference/tables.md#absent-players)."""
    await commands.run(room, Vote(person, data.seat, data.wish, data.seen))
    return room.view_of(person)


@post("/api/tables/{table:str}/moves", responses=errors(404, 409, 413, 422), raises=[], status_code=200, opt={LOCAL_LIMITS: True})
async def move(data: Annotated[MakeMove, Body()], room: TableRoom, commands: Commands, person: Person) -> Accepted:
    """Make a move for the caller."""
    number = await commands.run(room, PlayMove(person, data.move, data.key, data.thought, data.seen))
    return Accepted(room.table.id, data.key, number)


@changes_table("/api/tables/{table:str}/take-back", opt={LOCAL_LIMITS: True, CHANGES: True})
async def take_back(data: Annotated[RetractMove, Body()], room: TableRoom, commands: Commands, person: Person) -> Accepted:
    """Request an undo of the caller's last move (docs/reference/tables.md#take-a-move-back).

    The other players may have to agree to the undo.
    """
    number = await commands.run(room, RequestUndo(person, data.key, data.seen))
    return Accepted(room.table.id, data.key, number)


@changes_table("/api/tables/{table:str}/take-back/answer")
async def answer(data: Annotated[Answer, Body()], room: TableRoom, commands: Commands, person: Person) -> VisibleTable:
    """Answer the request of another player to take back a move."""
    await commands.run(room, AnswerUndo(person, data.number, data.agree))
    return room.view_of(person)


@get("/api/tables/{table:str}/hint", responses=errors(404, 409, 422), raises=[])
async def hint(current_room: CurrentRoom, hint_service: Hints, rate_limiter: RateLimiter, address: Address, person: Person) -> Hint:
    """Compute a hint for the caller (docs/analysis.md#values-and-losses). The computation takes about a second."""
    await rate_limiter.check("hints", address)
    return await hint_service.hint_for(current_room.table, person)


@get("/api/tables/{table:str}/record", responses=errors(404, 409), raises=[])
async def record(table: TableId, tables: Tables, person: Person, seen: Seen = 0) -> dict[str, Any]:
    """Return the record of a finished game (docs/notation.md)."""
    return await tables.record(table, person, seen)


TABLE_ROUTES = [games, game, create, mine, one, sit, decide, move, take_back, answer, hint, record]
