"""The HTTP calls of positions in recorded games."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter, QueryParameter

from matchwood.cardgames.words import FALLBACK, texts_in
from matchwood.errors import BadRecord, IllegalMove, NotYourTurn
from matchwood.notebook.saying import FOLDER
from matchwood.server.compute.replay_messages import ChosenMove, JudgedMove, Position
from matchwood.server.http.compression import WITHOUT_COMPRESSION
from matchwood.server.http.dependencies import Address, Person, RateLimiter, Replays, Tables
from matchwood.server.http.error_responses import to_protocol_error
from matchwood.server.http.openapi import errors, one_of
from matchwood.server.http.routes.json_responses import json_response
from matchwood.server.http.routes.replays import RecordId
from matchwood.server.http.table_context import TableId
from matchwood.server.protocol.errors import NotFound
from matchwood.server.protocol.messages import MAX_RECORD_BYTES, Failure, View

MAX_EVENTS = 100_000
MAX_SEAT = 7

SEEN = {200: ResponseSpec(View, description="The view.")}
JUDGED = one_of(JudgedMove, Failure, description="The judgement of the move.")
EventNumber = Annotated[int, PathParameter(ge=0, le=MAX_EVENTS, description="The event after which the seat looks; 0: the start.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=MAX_SEAT, description="The seat that looks.")]
PICTURE = {200: ResponseSpec(bytes, media_type="image/png", description="The picture.")}
Language = Annotated[str, QueryParameter(max_length=16, description="The language of the texts, such as `de`.")]
NO_POSITION = "This game has no such position."
AT = "positions/{event:int}/{seat:int}"


@post("/api/positions", responses=SEEN | errors(413, 422), raises=[], status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def record_position(data: Annotated[Position, Body()], replays: Replays, address: Address) -> Response[bytes]:
    """Return one player's view of a recorded game after a given event (docs/analyse_games.md#a-position)."""
    return json_response(await replays.view(data, address))


@get(f"/api/tables/{{table:str}}/{AT}", responses=SEEN | errors(404, 409), raises=[])
async def table_position(
    table: TableId, event: EventNumber, seat: SeatNumber, tables: Tables, replays: Replays, address: Address, person: Person
) -> Response[bytes]:
    """Return one player's view of a finished game after a given event."""
    return await _view(table, Position(await tables.record(table, person), event, seat), replays, address)


@post(f"/api/tables/{{table:str}}/{AT}", responses=JUDGED | errors(404, 409, 413), raises=[], status_code=200)
async def judge_at_table(
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
    """Judge a move that the caller chooses at a position of a finished game (docs/analysis.md#values-and-losses).

    Equal requests get equal answers. If the move is illegal, the answer is an error, but has the HTTP status 200. Judgements
    and hints count against the same rate limit.
    """
    await rate_limiter.check("hints", address)
    return await _judged(table, Position(await tables.record(table, person), event, seat), data.move, replays, address)


@get(f"/api/tables/{{table:str}}/{AT}/picture", responses=PICTURE | errors(404, 409), raises=[], opt={WITHOUT_COMPRESSION: True})
async def table_picture(
    table: TableId,
    event: EventNumber,
    seat: SeatNumber,
    tables: Tables,
    replays: Replays,
    rate_limiter: RateLimiter,
    address: Address,
    person: Person,
    lang: Language = FALLBACK,
) -> Response[bytes]:
    """Return a PNG picture of a table as one player saw it before a decision, with the question for the reader.

    The picture shows only what this player knew. A server without the extra `previews` draws no pictures.
    """
    await rate_limiter.check("hints", address)
    position = Position(await tables.record(table, person), event, seat)
    names = [chair.name or "" for chair in (await tables.room(table)).table.chairs]
    language = lang if lang in texts_in(FOLDER) else FALLBACK
    try:
        picture = await replays.picture(table, position, names, language, address)
    except (BadRecord, NotYourTurn):
        raise NotFound(NO_POSITION) from None
    return Response(picture, media_type="image/png", headers={"cache-control": "private, max-age=3600"})


@get(f"/api/replays/{{record:str}}/{AT}", responses=SEEN | errors(404), raises=[])
async def uploaded_position(
    record: RecordId, event: EventNumber, seat: SeatNumber, replays: Replays, address: Address
) -> Response[bytes]:
    """Return one player's view of an uploaded game after a given event."""
    return await _view(record, Position(dict(await replays.uploaded_record(record)), event, seat), replays, address)


@post(f"/api/replays/{{record:str}}/{AT}", responses=JUDGED | errors(404, 409, 413), raises=[], status_code=200)
async def judge_uploaded(
    record: RecordId,
    event: EventNumber,
    seat: SeatNumber,
    data: Annotated[ChosenMove, Body()],
    replays: Replays,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[bytes]:
    """Judge a move that the caller chooses at a position of an uploaded game."""
    await rate_limiter.check("hints", address)
    return await _judged(record, Position(dict(await replays.uploaded_record(record)), event, seat), data.move, replays, address)


async def _view(key: str, position: Position, replays: Replays, address: str) -> Response[bytes]:
    try:
        return json_response(await replays.view_at(key, position, address))
    except (BadRecord, NotYourTurn):
        raise NotFound(NO_POSITION) from None


async def _judged(key: str, position: Position, move: str, replays: Replays, address: str) -> Response[bytes]:
    try:
        return json_response(await replays.judge(key, position, move, address))
    except IllegalMove as error:
        return json_response(msgspec.json.encode(Failure(to_protocol_error(error))))
    except BadRecord:
        raise NotFound(NO_POSITION) from None


POSITION_ROUTES = [record_position, table_position, judge_at_table, table_picture, uploaded_position, judge_uploaded]
