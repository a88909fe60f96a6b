"""The HTTP calls for looking back at games: those of tables, and records that people bring along."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter

from matchwood.server.club.tables import tables_of
from matchwood.server.edge.calls import Caller, TableId
from matchwood.server.edge.description import refusals
from matchwood.server.edge.doorkeeper import address_of
from matchwood.server.identity import caller
from matchwood.server.messages import RECORD_LIMIT, View
from matchwood.server.thinking.replay_messages import Analysing, Position, Replay

RecordId = Annotated[str, PathParameter(max_length=32, description="The replay's id.")]

DONE = {200: ResponseSpec(Replay, description="The game, move by move.")}

SEEN = {200: ResponseSpec(View, description="What is seen there.")}


@get("/api/tables/{table:str}/replay", responses=DONE | refusals(404, 409), raises=[])
async def replay(table: TableId, request: Caller) -> Response[bytes]:
    """A game that is over, move by move, with what everybody held."""
    return _json(await tables_of(request).replay(table, address_of(request), caller(request)))


@get("/api/tables/{table:str}/analysis", responses=refusals(404, 409), raises=[])
async def analysis(table: TableId, request: Caller) -> Analysing:
    """What each move of a game that is over cost, and what was luck. Whoever asks first has it begun."""
    return await tables_of(request).analysis(table, address_of(request), caller(request))


@post("/api/replays", responses=DONE | refusals(413, 422), raises=[], status_code=200, request_max_body_size=RECORD_LIMIT)
async def bring(data: Annotated[dict[str, Any], Body()], request: Caller) -> Response[bytes]:
    """A record that the caller has, move by move. It is kept for a while."""
    return _json(await tables_of(request).replays.brought(data, address_of(request)))


@get("/api/replays/{record:str}", responses=DONE | refusals(404), raises=[])
async def brought(record: RecordId, request: Caller) -> Response[bytes]:
    """A record that somebody brought along before."""
    replays = tables_of(request).replays
    return _json(await replays.of(record, await replays.record(record), address_of(request)))


@get("/api/replays/{record:str}/analysis", responses=refusals(404), raises=[])
async def brought_analysis(record: RecordId, request: Caller) -> Analysing:
    """What each move of a record cost that somebody brought along, and what was luck."""
    tables = tables_of(request)
    return tables.analyses.ask(record, await tables.replays.record(record), address_of(request))


@post("/api/positions", responses=SEEN | refusals(413, 422), raises=[], status_code=200, request_max_body_size=RECORD_LIMIT)
async def position(data: Annotated[Position, Body()], request: Caller) -> Response[bytes]:
    """What a seat sees at some point of a record that the caller has."""
    return _json(await tables_of(request).replays.view(data, address_of(request)))


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


REPLAY_CALLS = [replay, analysis, bring, brought, brought_analysis, position]
