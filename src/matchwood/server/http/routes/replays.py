"""The HTTP calls of replays, analyses and lessons."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter

from matchwood.errors import IllegalMove, UnknownGame, UnknownLesson
from matchwood.server.compute.lesson_messages import Lesson, LessonMoves, LessonTree
from matchwood.server.compute.replay_messages import Analysing, Replay
from matchwood.server.http.dependencies import Address, Analyses, Person, Replays, Tables
from matchwood.server.http.error_responses import to_protocol_error
from matchwood.server.http.openapi import errors, one_of
from matchwood.server.http.routes.json_responses import json_response
from matchwood.server.http.table_context import Seen, TableId
from matchwood.server.protocol.errors import NotFound
from matchwood.server.protocol.messages import MAX_RECORD_BYTES, Failure

DONE = {200: ResponseSpec(Replay, description="The game, move by move.")}
RecordId = Annotated[str, PathParameter(max_length=32, description="The ID of the replay.")]
GameKey = Annotated[str, PathParameter(max_length=64, description="The key of the game.")]
LessonName = Annotated[str, PathParameter(max_length=64, description="The name of the lesson, as in the catalogue.")]
TAUGHT = one_of(Lesson, Failure, description="The progress of the lesson.")
TREE = {200: ResponseSpec(LessonTree, description="The whole lesson.")}


@get("/api/tables/{table:str}/replay", responses=DONE | errors(404, 409), raises=[])
async def replay(
    table: TableId, tables: Tables, replays: Replays, address: Address, person: Person, seen: Seen = 0
) -> Response[bytes]:
    """Return each move of a finished game, with the cards of all players."""
    return json_response(await replays.replay(table, await tables.record(table, person, seen), address))


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
async def upload(data: Annotated[dict[str, Any], Body()], replays: Replays, address: Address) -> Response[bytes]:
    """Store an uploaded game record (docs/notation.md), and return each move of the game.

    For about an hour, other calls accept the `id` in the answer. The error for an invalid record is `bad_record`.
    """
    return json_response(await replays.upload(data, address))


@get("/api/replays/{record:str}", responses=DONE | errors(404), raises=[])
async def uploaded(record: RecordId, replays: Replays, address: Address) -> Response[bytes]:
    """Return each move of an uploaded game."""
    return json_response(await replays.replay(record, await replays.uploaded_record(record), address))


@get("/api/replays/{record:str}/record", responses=errors(404), raises=[])
async def uploaded_record(record: RecordId, replays: Replays) -> dict[str, Any]:
    """Return an uploaded game record."""
    return dict(await replays.uploaded_record(record))


@get("/api/replays/{record:str}/analysis", responses=errors(404), raises=[])
async def uploaded_analysis(record: RecordId, replays: Replays, analyses: Analyses, address: Address) -> Analysing:
    """Return the analysis of an uploaded game, or the progress of the analysis."""
    return analyses.request(record, await replays.uploaded_record(record), address)


@get("/api/games/{game:str}/lessons/{lesson:str}", responses=TREE | errors(404), raises=[])
async def lesson_tree(game: GameKey, lesson: LessonName, replays: Replays, address: Address) -> Response[bytes]:
    """Return the states of a lesson, one for each sequence of moves that a learner can make.

    The answer contains at most 200 states. To get another state, send a `POST` call to the same path.
    """
    try:
        return json_response(await replays.lesson_tree(game, lesson, address))
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
        return json_response(await replays.lesson(game, lesson, data.moves, address))
    except IllegalMove as error:
        return json_response(msgspec.json.encode(Failure(to_protocol_error(error))))
    except (UnknownGame, UnknownLesson) as error:
        raise NotFound(str(error), error.expected) from None


REPLAY_ROUTES = [replay, analysis, upload, uploaded, uploaded_record, uploaded_analysis, lesson_tree, teach]
