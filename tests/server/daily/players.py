"""People who play deals of the day in the process of the tests."""

from __future__ import annotations

from datetime import date

from matchwood.server.daily.attempts import Player
from matchwood.server.protocol.daily_messages import DailyDeal, OwnAttempt
from matchwood.server.services import Services
from matchwood.server.table.commands.votes import Resign
from matchwood.server.tables.room import Room
from matchwood.server.util.clock import now
from matchwood.server.util.days import day_at
from tests.server.in_process import make_move
from tests.support.optional import not_none
from tests.support.waiting import wait_for_async, wait_until_async

GAME = "tycoon"
"""The game with the fewest moves."""


def player(name: str, browser: str = "") -> Player:
    return Player(name, browser or name, name.capitalize(), None)


def today() -> date:
    return day_at(now())


async def starts(services: Services, name: str, game: str = GAME, browser: str = "", day: date | None = None) -> Room:
    return await services.daily.start(day or today(), game, player(name, browser), "instant")


async def practises(services: Services, name: str, game: str = GAME, day: date | None = None) -> Room:
    return await services.daily.practise(day or today(), game, player(name), "instant")


async def makes_one_move(services: Services, room: Room) -> None:
    """Play the first legal move as soon as the person has to decide."""
    await wait_until_async(lambda: not_none(room.table.game).legal_moves(0) and room.table.forced_move() is None)
    await make_move(services.tables, room, 0)


async def plays_on(services: Services, room: Room, choose: int = 0) -> None:
    """Play the legal move with this index (or the last one) in each position until the game is over."""
    while room.table.state == "playing":
        await wait_until_async(lambda: room.table.state != "playing" or bool(not_none(room.table.game).legal_moves(0)))
        moves = not_none(room.table.game).legal_moves(0) if room.table.state == "playing" else []
        if len(moves) > 1 or (moves and room.table.forced_move() is None):
            await make_move(services.tables, room, 0, moves[min(choose, len(moves) - 1)])
        elif moves:  # the server makes the forced move
            number = room.table.number
            await wait_until_async(lambda number=number: room.table.number > number)  # type: ignore[misc]


async def plays(services: Services, name: str, choose: int = 0, game: str = GAME) -> Room:
    room = await starts(services, name, game)
    await plays_on(services, room, choose)
    return room


async def resigns(services: Services, room: Room) -> None:
    await services.tables.commands.run(room, Resign(not_none(room.table.chairs[0].owner)))


async def sees(services: Services, name: str, game: str = GAME, day: date | None = None) -> DailyDeal:
    """Return what this person sees of the deal."""
    deals = (await services.daily.day(day or today(), (name,))).deals
    return next(deal for deal in deals if deal.game == game)


async def settled(services: Services, name: str, game: str = GAME, day: date | None = None) -> OwnAttempt:
    """Wait until the result of this person is stored."""
    deal = await wait_for_async(lambda: sees(services, name, game, day), lambda deal: not_none(deal.own).state != "playing")
    return not_none(deal.own)
