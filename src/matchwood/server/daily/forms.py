"""The games of the deals of the day, each in a form of about five minutes (docs/daily.md)."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from matchwood.server.protocol.values import Setting

LEVEL = "club"
"""The level of the bots. A move of this level takes 2,000 simulations, which also small servers compute in tenths of a second."""


class Form(NamedTuple):
    """A game with players and house rules. `low_wins` is true if the lowest score wins."""

    game: str
    players: int
    options: dict[str, Setting]
    low_wins: bool = False


FORMS = (
    Form("matchmaster", 4, {"rounds": "short"}),
    Form("tycoon", 4, {}),
    Form("the_match", 2, {"mode": "league"}),
    Form("matschig", 3, {"rounds": 2}, low_wins=True),
)
"""The forms, in the order in which their games are the game of the day. `bench/daily_forms.py` measures their length."""


def game_of_the_day(day: date) -> str:
    """Return the game that a day recommends.

    >>> [game_of_the_day(date(2026, 10, number)) for number in (1, 2, 5)]
    ['the_match', 'matschig', 'the_match']
    """
    return FORMS[day.toordinal() % len(FORMS)].game
