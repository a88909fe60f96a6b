"""Positions for the tests of Matchstick Tycoon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import pytest

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.tycoon.notation import card_names, cards_of
from matchwood.cardgames.tycoon.table import REVERSED
from matchwood.engine import states, verbs
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.opening import everything, game_after

SPEC = spec_of("tycoon")

OPTIONS: list[dict[str, Any]] = [
    {"equal_deal": equal, "revolution_at": threshold, "expansion": expansion}
    for equal, threshold, expansion in product((False, True), (5, 4), ("none", "GH", "all"))
]


class Position:
    """A table in the middle of a game, set up by hand, that accepts moves.

    `hands` has the form "4 8|F|2 2". `sticks` is one number for all seats, or one number for each seat. `table` is the last
    play in the form "6: 5 6". By default, the seat before the current seat made it.
    """

    def __init__(
        self,
        hands: str,
        sticks: int | Sequence[int] = 1,
        table: str = "",
        *,
        turn: int = 0,
        last: int | None = None,
        order: str = "normal",
        out: Mapping[int, int] | None = None,
        **options: Any,
    ) -> None:
        held = [hand.split() for hand in hands.split("|")]
        players = len(held)
        self.state = SPEC.fresh(players, SPEC.checked_options(options, players))
        SPEC.deal_given(self.state, {"leader": turn, "hands": held})
        row = self.state[0]
        row["sticks"][:players] = sticks
        row["order"] = REVERSED if order == "reversed" else 0
        for seat, place in (out or {}).items():
            row["places"][seat], row["sticks"][seat] = place, 0
        row["out"] = len(out or {})
        if table:
            number, cards = table.split(": ")
            row["last"] = (turn - 1) % players if last is None else last
            row["leader"] = row["last"]
            row["number"], row["count"] = reference.NUMBERS.index(number), len(cards.split())
            row["play"] = row["gone"] = cards_of(cards.split())

    def moves(self) -> list[str]:
        return SPEC.moves(self.state, self.turn)

    def play(self, *moves: str) -> Position:
        """Make these moves, each by the current seat."""
        for move in moves:
            seat = self.turn
            for decision in SPEC.decisions(self.state, seat, move):
                states.apply(self.state, seat, decision)
        return self

    def passes(self, times: int) -> Position:
        return self.play(*["pass"] * times)

    def _value(self, name: str) -> Any:
        return getattr(states.read(self.state), name)

    @property
    def turn(self) -> int:
        return int(self._value("turn"))

    @property
    def leader(self) -> int:
        return int(self._value("leader"))

    @property
    def sticks(self) -> list[int]:
        return list(self._value("sticks")[: self._value("players")])

    @property
    def cards(self) -> list[int]:
        return list(self._value("cards")[: self._value("players")])

    @property
    def places(self) -> list[int]:
        return list(self._value("places")[: self._value("players")])

    @property
    def order(self) -> str:
        return "reversed" if self._value("order") == REVERSED else "normal"

    @property
    def lying(self) -> str | None:
        """Return the last play as a text, or None on an empty table."""
        if self._value("last") < 0:
            return None
        return f"{reference.NUMBERS[self._value('number')]}: {' '.join(card_names(self._value('play')))}"

    @property
    def over(self) -> bool:
        return not int(states.owing(self.state))


def numbers_of(moves: Sequence[str]) -> set[str]:
    """Return the numbers that these moves show."""
    return {move[0] for move in moves if ":" in move}


def forced(position: Position) -> str | None:
    """Return the only move, if all seats can see that there is no other move."""
    return SPEC.forced(states.Observation(states.observed(position.state, verbs.NO_EYES)))


def refused(position: Position, *moves: str) -> bool:
    """Return whether none of these moves is legal, and each of them is refused without a change of the game."""
    before = position.state.tobytes()
    for move in moves:
        if move in position.moves():
            return False
        with pytest.raises(matchwood.IllegalMove):
            position.play(move)
    return position.state.tobytes() == before


@pytest.fixture
def leading() -> Iterator[matchwood.Game]:
    """Yield a game in which seat 0 leads, with one stick, and check after the test that it has not changed."""
    game = game_after()
    before = everything(game)
    yield game
    assert everything(game) == before


@pytest.fixture
def following() -> Iterator[matchwood.Game]:
    """Yield a game in which seat 1 has to beat two 6, with one stick, and check after the test that it has not changed."""
    game = game_after("6: 6 6")
    before = everything(game)
    yield game
    assert everything(game) == before
