"""The state of The Match! as one NumPy record of fixed size."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from matchwood.cardgames.the_match.cards import Card
from matchwood.engine.verbs import PLAY, Record, record_type

# Decisions: a card in the next row, or one of the five cards in the shoot-out.
ATTACK, SHOT = PLAY, PLAY + 1

# The last three parts form the shoot-out.
FIRST_HALF, SECOND_HALF, FIRST_EXTRA_HALF, SECOND_EXTRA_HALF, TEN_SHOTS, CIRCLE, PILES = range(7)

HALF, SHOOTOUT, PILE, TOSS = range(4)

NO_SEAT = -1
NO_CARD = -1

ROWS = 4
FIELD_CARDS = 16
LINE_CARDS = 6  # including the sixth card
SIXTH = 5
MAX_STACK_CARDS = 32
MAX_CIRCLE_CARDS = 33
MAX_PILES = 5

TABLE = record_type(
    [
        ("league", np.int8),
        ("stop_when_decided", np.int8),
        ("full_circle", np.int8),
        ("shared_sixth", np.int8),
        ("hide_after_miss", np.int8),
        ("part", np.int8),  # current part, or the part to deal
        ("dealer", np.int8),
        ("turn", np.int8),
        ("piles", np.int8),
        ("toss", np.int8),
        ("dealt", np.int8),
        ("ball", np.int8),
        ("row", np.int8),  # row of the next card, from 0 at the attacker
        ("path", np.int8, ROWS),  # chosen columns
        # field, with index 4 * row + column as seat A sees it
        ("field", np.int8, FIELD_CARDS),
        ("open", np.uint16),
        ("attempt", np.uint16),  # opened in this attack
        ("seen", np.uint16),
        # stacks, top card first; turned cards stay
        ("stacks", np.int8, (2, MAX_STACK_CARDS)),
        ("stack_size", np.int8, 2),
        ("turned", np.int8, 2),
        ("used", np.uint64),  # balls used since the last shuffle
        ("lines", np.int8, (2, LINE_CARDS)),
        ("lines_open", np.uint8, 2),
        ("circle", np.int8, MAX_CIRCLE_CARDS),
        ("circle_size", np.int8),
        ("circle_turned", np.int8),
        ("outside", np.uint64),  # all balls of the shoot-out
        ("shots", np.int16, 2),
        ("hits", np.uint64, (2, 2)),  # shots that were goals, 64 in a word
        ("goals", np.int8, (4, 2)),  # by half and seat
        ("penalties", np.int16, 2),
    ]
)


class Table(Record, Protocol):
    """The fields of the record :data:`TABLE`, for type checkers."""

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
