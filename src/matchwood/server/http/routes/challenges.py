"""The HTTP calls of challenges."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter

from matchwood.server.compute.replay_messages import Replay
from matchwood.server.http.dependencies import Address, Caller, Challenges, Person, RateLimiter
from matchwood.server.http.openapi import NOTHING, errors
from matchwood.server.http.routes.json_responses import json_response
from matchwood.server.http.table_context import TableId, changes_table
from matchwood.server.identity import identify
from matchwood.server.protocol.challenge_messages import AcceptChallenge, Challenge
from matchwood.server.protocol.messages import ReportName, VisibleTable

ChallengeId = Annotated[str, PathParameter(max_length=32, description="The ID of the challenge, as in its address.")]
DONE = {200: ResponseSpec(Replay, description="The game, move by move.")}


@changes_table("/api/tables/{table:str}/challenges", responses=errors(404, 409))
async def create_challenge(table: TableId, request: Caller, challenge_service: Challenges) -> Response[Challenge]:
    """Challenge friends to play the deals of the caller's finished game against bots (docs/reference/tables.md#challenges).

    A repeated call returns the same challenge.
    """
    person, cookies = identify(request)
    return Response(await challenge_service.create(table, person), cookies=cookies, status_code=200)


@get("/api/tables/{table:str}/challenges", responses=errors(404), raises=[])
async def own_challenges(table: TableId, challenge_service: Challenges, person: Person) -> list[Challenge]:
    """Return the challenge that the caller made with this game, or an empty list."""
    return await challenge_service.challenges_of(table, person)


@get("/api/challenges/{challenge:str}", responses=errors(404), raises=[])
async def show_challenge(challenge: ChallengeId, challenge_service: Challenges, person: Person) -> Challenge:
    """Return a challenge. It contains no results until the caller has finished this game."""
    return await challenge_service.get(challenge, person)


@post("/api/challenges/{challenge:str}/table", responses=errors(404, 409, 413, 422), raises=[])
async def accept(
    challenge: ChallengeId,
    data: Annotated[AcceptChallenge, Body()],
    request: Caller,
    challenge_service: Challenges,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[VisibleTable]:
    """Start the caller's game with the deals of the challenge. A repeated call returns the same table."""
    person, cookies = identify(request)
    async with rate_limiter.count_new_table(address):
        room = await challenge_service.accept(challenge, data, person)
    return Response(room.view_of(person), cookies=cookies, status_code=201)


@post("/api/challenges/{challenge:str}/report", responses=NOTHING | errors(404, 413, 422), raises=[], status_code=204)
async def report_player_name(
    challenge: ChallengeId,
    data: Annotated[ReportName, Body()],
    request: Caller,
    challenge_service: Challenges,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[None]:
    """Report a name that the caller sees at a challenge to the operator."""
    person, cookies = identify(request)
    await rate_limiter.check_report(address, person)
    await challenge_service.report_name(challenge, data.name, person)
    return Response(None, cookies=cookies, status_code=204)


@get("/api/challenges/{challenge:str}/games/{table:str}", responses=DONE | errors(404, 409), raises=[])
async def compared_replay(
    challenge: ChallengeId, table: TableId, challenge_service: Challenges, address: Address, person: Person
) -> Response[bytes]:
    """Return the moves of a game. The caller must be allowed to compare this game."""
    return json_response(await challenge_service.replay(challenge, table, person, address))


CHALLENGE_ROUTES = [create_challenge, own_challenges, show_challenge, accept, compared_replay, report_player_name]
