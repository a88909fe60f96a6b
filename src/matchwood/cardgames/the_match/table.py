"""Everything that is true on the pitch of The Match!, as one flat record."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from matchwood.cardgames.the_match.cards import Card
from matchwood.engine.verbs import PLAY, Record, record_type

# What is being decided: a card in the next row of the field, or one of the five cards in the shoot-out.
ATTACK, SHOT = PLAY, PLAY + 1

# The parts of a match. The shoot-out goes through the ten shots, the circle and the reshuffled piles.
FIRST_HALF, SECOND_HALF, FIRST_EXTRA_HALF, SECOND_EXTRA_HALF, TEN_SHOTS, CIRCLE, PILES = range(7)

# What chance gives.
HALF, SHOOTOUT, PILE, TOSS = range(4)

NOBODY = -1
NO_CARD = -1

ROWS = 4
FIELD = 16
LINE = 6  # five cards to choose from, and the sixth behind them
SIXTH = 5
MOST_IN_STACK = 32
MOST_IN_CIRCLE = 33
MOST_PILES = 5

TABLE = record_type(
    [
        # the house rules
        ("league", np.int8),
        ("stop_when_decided", np.int8),
        ("full_circle", np.int8),
        ("shared_sixth", np.int8),
        ("hide_after_miss", np.int8),
        # where the match stands
        ("part", np.int8),  # that is played, or dealt next
        ("dealer", np.int8),
        ("turn", np.int8),
        ("piles", np.int8),  # reshuffled piles so far
        ("toss", np.int8),  # the seat that won it
        ("dealt", np.int8),  # what chance gave last
        # the attack, or the shot
        ("ball", np.int8),
        ("row", np.int8),  # that the next card is chosen from, counted from 0 at the attacker
        ("path", np.int8, ROWS),  # the columns of the cards chosen so far
        # the field; a set of places is a number with a bit for each, place 4 * row + column as seat A sees them
        ("field", np.int8, FIELD),
        ("open", np.uint16),
        ("attempt", np.uint16),  # turned up in this attack
        ("seen", np.uint16),  # open, or turned back after it was open
        # the stacks, top first; turned cards stay where they were
        ("stacks", np.int8, (2, MOST_IN_STACK)),
        ("stack_size", np.int8, 2),
        ("turned", np.int8, 2),
        ("used", np.uint64),  # balls since the last shuffle
        # the shoot-out
        ("lines", np.int8, (2, LINE)),
        ("lines_open", np.uint8, 2),
        ("circle", np.int8, MOST_IN_CIRCLE),
        ("circle_size", np.int8),
        ("circle_turned", np.int8),
        ("outside", np.uint64),  # all balls of the shoot-out: none of them lies in the lines
        ("shots", np.int16, 2),
        ("hits", np.uint64, (2, 2)),  # which shots were goals, 64 to a word
        # the score
        ("goals", np.int8, (4, 2)),  # in each half
        ("penalties", np.int16, 2),
    ]
)


class Table(Record, Protocol):
    """The record's fields, for the type checker and the reader."""

    league: int
    stop_when_decided: int
    full_circle: int
    shared_sixth: int
    hide_after_miss: int
    part: int
    dealer: int
    turn: int
    piles: int
    toss: int
    dealt: int
    ball: Card
    row: int
    path: Any
    field: Any
    open: Any
    attempt: Any
    seen: Any
    stacks: Any
    stack_size: Any
    turned: Any
    used: Any
    lines: Any
    lines_open: Any
    circle: Any
    circle_size: int
    circle_turned: int
    outside: Any
    shots: Any
    hits: Any
    goals: Any
    penalties: Any
