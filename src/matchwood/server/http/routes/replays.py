"""The HTTP calls of replays, analyses, positions and lessons."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter

from matchwood.errors import BadRecord, IllegalMove, NotYourTurn, UnknownGame, UnknownLesson
from matchwood.server.compute.lesson_messages import Lesson, LessonMoves, LessonTree
from matchwood.server.compute.replay_messages import Analysing, ChosenMove, JudgedMove, Position, Replay
from matchwood.server.http.dependencies import Address, Analyses, Person, RateLimiter, Replays, Tables
from matchwood.server.http.error_responses import to_protocol_error
from matchwood.server.http.openapi import errors
from matchwood.server.http.table_context import Seen, TableId
from matchwood.server.protocol.errors import NotFound
from matchwood.server.protocol.messages import MAX_RECORD_BYTES, Failure, View

MAX_EVENTS = 100_000
MAX_SEAT = 7

RecordId = Annotated[str, PathParameter(max_length=32, description="The ID of the replay.")]
DONE = {200: ResponseSpec(Replay, description="The game, move by move.")}
GameKey = Annotated[str, PathParameter(max_length=64, description="The key of the game.")]
LessonName = Annotated[str, PathParameter(max_length=64, description="The name of the lesson, as in the catalogue.")]
TAUGHT = {200: ResponseSpec(Lesson | Failure, description="The progress of the lesson.")}
TREE = {200: ResponseSpec(LessonTree, description="The whole lesson.")}
SEEN = {200: ResponseSpec(View, description="The view.")}
JUDGED = {200: ResponseSpec(JudgedMove | Failure, description="The judgement of the move.")}
EventNumber = Annotated[int, PathParameter(ge=0, le=MAX_EVENTS, description="The event after which the seat looks; 0: the start.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=MAX_SEAT, description="The seat that looks.")]
AT = "positions/{event:int}/{seat:int}"


@get("/api/tables/{table:str}/replay", responses=DONE | errors(404, 409), raises=[])
async def replay(
    table: TableId, tables: Tables, replays: Replays, address: Address, person: Person, seen: Seen = 0
) -> Response[bytes]:
    """Return each move of a finished game, with the cards of all players."""
    return _json(await replays.replay(table, await tables.record(table, person, seen), address))


@get("/api/tables/{table:str}/analysis", responses=errors(404, 409), raises=[])
async def analysis(
    table: TableId, tables: Tables, analyses: Analyses, address: Address, person: Person, seen: Seen = 0
) -> Analysing:
    """Return the analysis of a finished game, or the progress of the analysis. The first call starts the analysis.

    Repeat the call every second until the analysis is `done`. If no client repeats the call for two minutes, the server cancels
    the analysis. One IP address can start three analyses at the same time.
    """
    return analyses.request(table, await tables.record(table, person, seen), address, of_table=True)


@post("/api/replays", responses=DONE | errors(413, 422), raises=[], status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def bring(data: Annotated[dict[str, Any], Body()], replays: Replays, address: Address) -> Response[bytes]:
    """Store an uploaded game record (docs/notation.md), and return each move of the game.

    The field `id` of the answer is the record's ID, which other calls accept for about an hour. The error for a wrong
    record is `bad_record`.
    """
    return _json(await replays.upload(data, address))


@get("/api/replays/{record:str}", responses=DONE | errors(404), raises=[])
async def brought(record: RecordId, replays: Replays, address: Address) -> Response[bytes]:
    """Return each move of an uploaded game."""
    return _json(await replays.replay(record, await replays.uploaded_record(record), address))


@get("/api/replays/{record:str}/record", responses=errors(404), raises=[])
async def brought_record(record: RecordId, replays: Replays) -> dict[str, Any]:
    """Return an uploaded game record."""
    return dict(await replays.uploaded_record(record))


@get("/api/replays/{record:str}/analysis", responses=errors(404), raises=[])
async def brought_analysis(record: RecordId, replays: Replays, analyses: Analyses, address: Address) -> Analysing:
    """Return the analysis of an uploaded game, or the progress of the analysis."""
    return analyses.request(record, await replays.uploaded_record(record), address)


@post("/api/positions", responses=SEEN | errors(413, 422), raises=[], status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def position(data: Annotated[Position, Body()], replays: Replays, address: Address) -> Response[bytes]:
    """Return one player's view of a recorded game after a given event (docs/analyse_games.md#a-position)."""
    return _json(await replays.view(data, address))


@get(f"/api/tables/{{table:str}}/{AT}", responses=SEEN | errors(404, 409), raises=[])
async def table_position(
    table: TableId, event: EventNumber, seat: SeatNumber, tables: Tables, replays: Replays, address: Address, person: Person
) -> Response[bytes]:
    """Return one player's view of a finished game after a given event."""
    return await _view(table, Position(await tables.record(table, person), event, seat), replays, address)


@post(f"/api/tables/{{table:str}}/{AT}", responses=JUDGED | errors(404, 409, 413), raises=[], status_code=200)
async def judge(
    table: TableId,
    event: EventNumber,
    seat: SeatNumber,
    data: Annotated[ChosenMove, Body()],
    tables: Tables,
    replays: Replays,
    rate_limiter: RateLimiter,
    address: Address,
    person: Person,
) -> Response[bytes]:
    """Judge a move that the caller would make at a position of a finished game (docs/analysis.md#values-and-losses).

    Equal requests get equal answers. If the move is illegal, the answer is an error, but has the HTTP status 200. One IP address
    can request as many judgements as hints.
    """
    await rate_limiter.check("hints", address)
    return await _judged(table, Position(await tables.record(table, person), event, seat), data.move, replays, address)


@get(f"/api/replays/{{record:str}}/{AT}", responses=SEEN | errors(404), raises=[])
async def brought_position(
    record: RecordId, event: EventNumber, seat: SeatNumber, replays: Replays, address: Address
) -> Response[bytes]:
    """Return one player's view of an uploaded game after a given event."""
    return await _view(record, Position(dict(await replays.uploaded_record(record)), event, seat), replays, address)


@post(f"/api/replays/{{record:str}}/{AT}", responses=JUDGED | errors(404, 409, 413), raises=[], status_code=200)
async def judge_brought(
    record: RecordId,
    event: EventNumber,
    seat: SeatNumber,
    data: Annotated[ChosenMove, Body()],
    replays: Replays,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[bytes]:
    """Judge a move that the caller would make at a position of an uploaded game."""
    await rate_limiter.check("hints", address)
    return await _judged(record, Position(dict(await replays.uploaded_record(record)), event, seat), data.move, replays, address)


@get("/api/games/{game:str}/lessons/{lesson:str}", responses=TREE | errors(404), raises=[])
async def lesson_tree(game: GameKey, lesson: LessonName, replays: Replays, address: Address) -> Response[bytes]:
    """Return the states of a lesson, one for each sequence of moves that a learner can make.

    The answer contains at most 200 states. Request any other state with a `POST` call to the same path.
    """
    try:
        return _json(await replays.lesson_tree(game, lesson, address))
    except (UnknownGame, UnknownLesson) as error:
        raise NotFound(str(error), error.expected) from None


@post("/api/games/{game:str}/lessons/{lesson:str}", responses=TAUGHT | errors(404, 413, 422), raises=[], status_code=200)
async def teach(
    game: GameKey, lesson: LessonName, data: Annotated[LessonMoves, Body()], replays: Replays, address: Address
) -> Response[bytes]:
    """Return the state of a lesson after the given moves. If the last move is illegal, the answer is an error, but has the HTTP
    status 200.
    """
    try:
        return _json(await replays.lesson(game, lesson, data.moves, address))
    except IllegalMove as error:
        return _json(msgspec.json.encode(Failure(to_protocol_error(error))))
    except (UnknownGame, UnknownLesson) as error:
        raise NotFound(str(error), error.expected) from None


async def _view(key: str, position: Position, replays: Replays, address: str) -> Response[bytes]:
    try:
        return _json(await replays.view_at(key, position, address))
    except (BadRecord, NotYourTurn):
        raise NotFound("This game has no such position.") from None


async def _judged(key: str, position: Position, move: str, replays: Replays, address: str) -> Response[bytes]:
    try:
        return _json(await replays.judge(key, position, move, address))
    except IllegalMove as error:
        return _json(msgspec.json.encode(Failure(to_protocol_error(error))))
    except BadRecord:
        raise NotFound("This game has no such position.") from None


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


REPLAY_ROUTES = [
    *(replay, analysis, bring, brought, brought_record, brought_analysis),
    *(position, table_position, judge, brought_position, judge_brought),
    *(lesson_tree, teach),
]
