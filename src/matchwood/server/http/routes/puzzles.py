"""The HTTP calls of the puzzles of a day."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, PathParameter

from matchwood.errors import IllegalMove
from matchwood.server.compute.replay_messages import ChosenMove, JudgedMove, Replay
from matchwood.server.http.dependencies import Address, Caller, DailyPuzzles, Person, RateLimiter
from matchwood.server.http.error_responses import to_protocol_error
from matchwood.server.http.openapi import errors, one_of
from matchwood.server.http.routes.json_responses import json_response
from matchwood.server.identity import identify
from matchwood.server.protocol import puzzle_messages
from matchwood.server.protocol.messages import Failure, View
from matchwood.server.puzzles.service import ContinuationKind
from matchwood.server.util.days import parse_day

Day = Annotated[str, PathParameter(max_length=10, description="The date in UTC, such as 2026-10-03.")]
PuzzleId = Annotated[str, PathParameter(max_length=32, description="The ID of the puzzle.")]
Kind = Annotated[ContinuationKind, PathParameter(description="`best` or `chosen`: the move with which the continuation begins.")]
SEEN = {200: ResponseSpec(View, description="The view.")}
JUDGED = one_of(JudgedMove, Failure, description="The judgement of the first answer.")
CONTINUATION = {200: ResponseSpec(Replay, description="The continuation, from the position of the puzzle on.")}


@get("/api/puzzles", responses=errors(), raises=[])
async def todays_puzzles(request: Caller, daily_puzzles: DailyPuzzles) -> Response[puzzle_messages.DailyPuzzles]:
    """Return the puzzles of today and the caller's standing. The call sets the cookie of the browser if it is missing."""
    person, cookies = identify(request)
    return Response(await daily_puzzles.today(person), cookies=cookies)


@get("/api/puzzles/{day:str}", responses=errors(404), raises=[])
async def puzzles_of_day(day: Day, daily_puzzles: DailyPuzzles, person: Person) -> puzzle_messages.DailyPuzzles:
    """Return the puzzles of an earlier day and the caller's standing."""
    return await daily_puzzles.day(parse_day(day), person)


@get("/api/puzzles/{day:str}/{puzzle:str}", responses=SEEN | errors(404), raises=[])
async def puzzle_view(day: Day, puzzle: PuzzleId, daily_puzzles: DailyPuzzles, address: Address) -> Response[bytes]:
    """Return the view of a puzzle, with everything that the deciding seat knows. The view contains neither hidden cards nor the
    probabilities of moves.
    """
    return json_response(await daily_puzzles.view(parse_day(day), puzzle, address))


@post("/api/puzzles/{day:str}/{puzzle:str}", responses=JUDGED | errors(404, 413), raises=[], status_code=200)
async def answer(
    day: Day,
    puzzle: PuzzleId,
    data: Annotated[ChosenMove, Body()],
    request: Caller,
    daily_puzzles: DailyPuzzles,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[bytes]:
    """Answer a puzzle. Only the first answer counts: later calls return the judgement of the first answer.

    If the move is illegal, the answer is an error, but has the HTTP status 200. An illegal move does not count as an answer.
    """
    await rate_limiter.check("puzzles", address)
    person, cookies = identify(request)
    try:
        return json_response(await daily_puzzles.answer(parse_day(day), puzzle, data.move, person, address), cookies)
    except IllegalMove as error:
        return json_response(msgspec.json.encode(Failure(to_protocol_error(error))), cookies)


@get("/api/puzzles/{day:str}/{puzzle:str}/continuations/{kind:str}", responses=CONTINUATION | errors(404, 409), raises=[])
async def continuation(
    day: Day,
    puzzle: PuzzleId,
    kind: Kind,
    daily_puzzles: DailyPuzzles,
    rate_limiter: RateLimiter,
    address: Address,
    person: Person,
) -> Response[bytes]:
    """Let bots play on after the best move or after the caller's answer. Return the game with the true cards.

    Until the caller has answered the puzzle, the server refuses this call with the error `not_over`.
    """
    await rate_limiter.check("puzzles", address)
    return json_response(await daily_puzzles.continuation(parse_day(day), puzzle, kind, person, address))


PUZZLE_ROUTES = [todays_puzzles, puzzles_of_day, puzzle_view, answer, continuation]
