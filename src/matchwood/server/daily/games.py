"""The games of the deals of the day, with players and house rules for about five minutes (docs/daily.md)."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from matchwood.server.protocol.values import Setting

BOT_LEVEL = "club"
"""The level of the bots. A move of this level takes 2,000 simulations, which also small servers compute in tenths of a second."""


class DailyGame(NamedTuple):
    """A game that has a deal on each day, with its number of players and its house rules."""

    key: str
    players: int
    options: dict[str, Setting]
    lowest_score_wins: bool = False


DAILY_GAMES = (
    DailyGame("matchmaster", 4, {"rounds": "short"}),
    DailyGame("tycoon", 4, {}),
    DailyGame("the_match", 2, {"mode": "league"}),
    DailyGame("matschig", 3, {"rounds": 2}, lowest_score_wins=True),
)
"""The games, in the order in which they are the game of the day. `bench/daily_games.py` measures how long they take."""


def game_of_the_day(day: date) -> str:
    """Return the key of the game that a day recommends.

    >>> [game_of_the_day(date(2026, 10, number)) for number in (1, 2, 5)]
    ['the_match', 'matschig', 'the_match']
    """
    return DAILY_GAMES[day.toordinal() % len(DAILY_GAMES)].key
