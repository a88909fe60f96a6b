"""The HTTP calls of the deals of the day."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, PathParameter, QueryParameter

from matchwood.server.daily.attempts import Player
from matchwood.server.http.dependencies import Address, Caller, Daily, Person, RateLimiter
from matchwood.server.http.openapi import NOTHING, errors
from matchwood.server.identity import identify, identify_browser, signed_in
from matchwood.server.protocol.daily_messages import (
    DailyArchive,
    DailyCalendar,
    DailyDeals,
    DailyRanking,
    StartAttempt,
    StartedAttempt,
)
from matchwood.server.protocol.errors import NotSignedIn
from matchwood.server.protocol.messages import ReportName
from matchwood.server.util.days import parse_day

Day = Annotated[str, PathParameter(max_length=10, description="The date in UTC, such as 2026-10-03.")]
Before = Annotated[str | None, QueryParameter(max_length=10, description="Only days before this date.")]
GameKey = Annotated[str, PathParameter(max_length=64, description="The key of the game.")]


@get("/api/daily", responses=errors(), raises=[])
async def today(request: Caller, daily: Daily) -> Response[DailyDeals]:
    """Return the deals of today. The server recognizes a browser by a cookie, which this call sets if it is missing."""
    _, cookies = identify(request)
    return Response(await daily.today(await _linked_ids(request, daily)), cookies=cookies)


@get("/api/daily/{day:str}", responses=errors(404), raises=[])
async def show_day(day: Day, request: Caller, daily: Daily) -> DailyDeals:
    """Return the deals of a day. When the day is over, the answer contains the secrets."""
    return await daily.day(parse_day(day), await _linked_ids(request, daily))


@get("/api/daily/{day:str}/{game:str}", responses=errors(404), raises=[])
async def ranking(day: Day, game: GameKey, request: Caller, daily: Daily) -> DailyRanking:
    """Return the ranking of a deal, and how other people decided in the same positions as the caller.

    The answer is empty until the caller has finished an attempt, or until the day is over.
    """
    return await daily.ranking(parse_day(day), game, _ids(request))


@post("/api/daily/{day:str}/{game:str}/report", responses=NOTHING | errors(404, 413, 422), raises=[], status_code=204)
async def report_ranked_name(
    day: Day,
    game: GameKey,
    data: Annotated[ReportName, Body()],
    request: Caller,
    daily: Daily,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[None]:
    """Report a name in the ranking that the caller sees to the operator."""
    person, cookies = identify(request)
    await rate_limiter.check_report(address, person)
    await daily.report_name(parse_day(day), game, data.name, _ids(request) or (person,))
    return Response(None, cookies=cookies, status_code=204)


@get("/api/daily/archive", responses=errors(404), raises=[])
async def archive(daily: Daily, person: Person, before: Before = None) -> DailyArchive:
    """Return at most 10 past days, the newest first."""
    return await daily.archive(None if before is None else parse_day(before), person)


@get("/api/daily/calendar", responses=errors(), raises=[])
async def calendar(request: Caller, daily: Daily) -> DailyCalendar:
    """Return the days on which the caller's account finished attempts, and the streaks."""
    holder = signed_in(request)
    if holder is None:
        raise NotSignedIn("You are not signed in. Please sign in first.")
    return await daily.calendar(holder.owner)


@post("/api/daily/{day:str}/{game:str}/attempt", responses=errors(404, 409, 413, 422), raises=[], status_code=200)
async def attempt(
    day: Day,
    game: GameKey,
    data: Annotated[StartAttempt, Body()],
    request: Caller,
    daily: Daily,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[StartedAttempt]:
    """Start the caller's attempt at the deal of a day, or return the table of the attempt that the caller has already made."""
    date, (owner, cookies) = parse_day(day), identify(request)
    browser, more = (owner, []) if cookies else identify_browser(request)
    player = Player(owner, browser, data.name, data.face)
    await daily.link_browser(owner, browser)
    if await daily.find_attempt(date, game, player.ids) is None:
        await rate_limiter.check("daily", address)
    room = await daily.start(date, game, player, data.pace)
    return Response(StartedAttempt(room.table.id), cookies=[*cookies, *more], status_code=200)


@post("/api/daily/{day:str}/{game:str}/practice", responses=errors(404, 409, 413, 422), raises=[], status_code=201)
async def practice(
    day: Day,
    game: GameKey,
    data: Annotated[StartAttempt, Body()],
    request: Caller,
    daily: Daily,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[StartedAttempt]:
    """Create a table for practice with a deal that the caller has finished, or whose day is over. The result does not count."""
    owner, cookies = identify(request)
    async with rate_limiter.count_new_table(address):
        room = await daily.practise(parse_day(day), game, Player(owner, owner, data.name, data.face), data.pace)
    return Response(StartedAttempt(room.table.id), cookies=cookies, status_code=201)


async def _linked_ids(request: Caller, daily: Daily) -> tuple[str, ...]:
    """Return the IDs of the caller. If the caller has signed in, the account first gets the attempts of this browser."""
    ids = _ids(request)
    if len(ids) > 1:
        await daily.link_browser(*ids)
    return ids


def _ids(request: Caller) -> tuple[str, ...]:
    """Return the IDs that the caller's cookies contain: that of the account or guest, and that of the browser."""
    found = (identify(request), identify_browser(request))
    return tuple(dict.fromkeys(person for person, cookies in found if not cookies))


DAILY_ROUTES = [today, archive, calendar, show_day, ranking, attempt, practice, report_ranked_name]
