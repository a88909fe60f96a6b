"""A puzzle: a position with one clearly best move, and how hard the move is to find."""

from __future__ import annotations

import functools
import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from matchwood.api.position import Position  # this module loads the compiler, which would delay the start of the server

ID_DIGITS = 12
"""The number of hexadecimal digits of a puzzle's ID. Two of a million puzzles share an ID with a probability of 1/500."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A position of a game between bots, in which one move is clearly better than all others.

    Do not give the puzzle to players who have not answered it: the record contains all hidden cards. The field ``margin`` is the
    advantage of the move ``best`` over the next move, in the unit ``worth_in`` of the game spec. ``error`` is the standard error of
    the margin. Both come from several comparisons, each with ``simulations`` simulated games. ``exact`` is true if an exact
    calculation confirms the best move. ``solve_rates`` contains the share of attempts in which bots of each level find the best
    move. ``seed`` and ``number`` identify the game between bots.
    """

    record: dict[str, Any]
    seat: int
    best: str
    moves: int
    margin: float
    error: float
    simulations: int
    exact: bool
    solve_rates: dict[str, float]
    seed: int
    number: int

    @property
    def game(self) -> str:
        """The key of the game in the catalogue."""
        return str(self.record["game"])

    @functools.cached_property
    def id(self) -> str:
        """A short text that names the puzzle. It depends only on the position."""
        position = msgspec.json.encode([self.record, self.seat], order="deterministic")
        return hashlib.sha256(position).hexdigest()[:ID_DIGITS]

    @property
    def position(self) -> Position:
        """The position in which the seat has to decide."""
        from matchwood.api.position import Position

        return Position(self.record, self.seat)
