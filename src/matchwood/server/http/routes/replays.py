"""The HTTP calls for looking back at games, those of tables and records that people bring along; and for lessons."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter

from matchwood.errors import IllegalMove, UnknownGame, UnknownLesson
from matchwood.server.compute.lesson_messages import Lesson, LessonMoves, LessonTree
from matchwood.server.compute.replay_messages import Analysing, Position, Replay
from matchwood.server.http.dependencies import Address, Analyses, Person, Replays, Tables
from matchwood.server.http.error_responses import to_protocol_error
from matchwood.server.http.openapi import errors
from matchwood.server.http.table_context import TableId
from matchwood.server.protocol.errors import NotFound
from matchwood.server.protocol.messages import RECORD_LIMIT, Failure, View

RecordId = Annotated[str, PathParameter(max_length=32, description="The replay's id.")]

DONE = {200: ResponseSpec(Replay, description="The game, move by move.")}

GameKey = Annotated[str, PathParameter(max_length=64, description="The game's key.")]
LessonName = Annotated[str, PathParameter(max_length=64, description="The lesson's name, as the catalogue has it.")]

TAUGHT = {200: ResponseSpec(Lesson | Failure, description="What is seen, said and lit.")}
TREE = {200: ResponseSpec(LessonTree, description="The lesson, with all that the learner can do in it.")}
SEEN = {200: ResponseSpec(View, description="What is seen there.")}


@get("/api/tables/{table:str}/replay", responses=DONE | errors(404, 409), raises=[])
async def replay(table: TableId, tables: Tables, replays: Replays, address: Address, person: Person) -> Response[bytes]:
    """A game that is over, move by move, with what everybody held."""
    return _json(await replays.replay(table, await tables.record(table, person), address))


@get("/api/tables/{table:str}/analysis", responses=errors(404, 409), raises=[])
async def analysis(table: TableId, tables: Tables, analyses: Analyses, address: Address, person: Person) -> Analysing:
    """What each move of a game that is over cost, and what was luck. Whoever asks first has it begun."""
    return analyses.request(table, await tables.record(table, person), address, of_table=True)


@post("/api/replays", responses=DONE | errors(413, 422), raises=[], status_code=200, request_max_body_size=RECORD_LIMIT)
async def bring(data: Annotated[dict[str, Any], Body()], replays: Replays, address: Address) -> Response[bytes]:
    """A record that the caller has, move by move. It is kept for a while."""
    return _json(await replays.upload(data, address))


@get("/api/replays/{record:str}", responses=DONE | errors(404), raises=[])
async def brought(record: RecordId, replays: Replays, address: Address) -> Response[bytes]:
    """A record that somebody brought along before."""
    return _json(await replays.replay(record, await replays.uploaded_record(record), address))


@get("/api/replays/{record:str}/record", responses=errors(404), raises=[])
async def brought_record(record: RecordId, replays: Replays) -> dict[str, Any]:
    """A record that somebody brought along before, as it was brought."""
    return dict(await replays.uploaded_record(record))


@get("/api/replays/{record:str}/analysis", responses=errors(404), raises=[])
async def brought_analysis(record: RecordId, replays: Replays, analyses: Analyses, address: Address) -> Analysing:
    """What each move of a record cost that somebody brought along, and what was luck."""
    return analyses.request(record, await replays.uploaded_record(record), address)


@post("/api/positions", responses=SEEN | errors(413, 422), raises=[], status_code=200, request_max_body_size=RECORD_LIMIT)
async def position(data: Annotated[Position, Body()], replays: Replays, address: Address) -> Response[bytes]:
    """What a seat sees at some point of a record that the caller has."""
    return _json(await replays.view(data, address))


@get("/api/games/{game:str}/lessons/{lesson:str}", responses=TREE | errors(404), raises=[])
async def lesson_tree(game: GameKey, lesson: LessonName, replays: Replays, address: Address) -> Response[bytes]:
    """A whole lesson of a game: what is seen, said and lit at its beginning, and after each move that the learner can make."""
    try:
        return _json(await replays.lesson_tree(game, lesson, address))
    except (UnknownGame, UnknownLesson) as error:
        raise NotFound(str(error), error.expected) from None


@post("/api/games/{game:str}/lessons/{lesson:str}", responses=TAUGHT | errors(404, 413, 422), raises=[], status_code=200)
async def teach(
    game: GameKey, lesson: LessonName, data: Annotated[LessonMoves, Body()], replays: Replays, address: Address
) -> Response[bytes]:
    """Where a lesson of a game stands after these moves of the learner; or why the game does not allow the last one.

    That is no failure: whoever learns may ask.
    """
    try:
        return _json(await replays.lesson(game, lesson, data.moves, address))
    except IllegalMove as error:
        return _json(msgspec.json.encode(Failure(to_protocol_error(error))))
    except (UnknownGame, UnknownLesson) as error:
        raise NotFound(str(error), error.expected) from None


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


REPLAY_ROUTES = [replay, analysis, bring, brought, brought_record, brought_analysis, position, lesson_tree, teach]
