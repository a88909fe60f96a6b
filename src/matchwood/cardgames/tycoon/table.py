"""The state of Matchstick Tycoon as one NumPy record of fixed size."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from matchwood.cardgames.tycoon.digits import Number
from matchwood.engine.verbs import MAX_PLAYERS, PLAY, Record, record_type

TURN, COUNT, CARDS = PLAY, PLAY + 1, PLAY + 2

PASS, RETURN = 18, 19

NO_SEAT = -1
NO_NUMBER = -1
NORMAL, REVERSED = 0, 1

TABLE = record_type(
    [
        ("equal_deal", np.int8),
        ("revolution_at", np.int8),
        ("expansion", np.int8),  # index of the deck
        ("order", np.int8),
        ("leader", np.int8),
        ("turn", np.int8),
        ("last", np.int8),  # the seat of the last play; NO_SEAT if the table is empty
        ("number", np.int8),
        ("count", np.int8),
        ("cleared", np.int8),
        # unfinished move
        ("named", np.int8),
        ("wanted", np.int8),  # cards still to choose
        ("spent", np.int8),  # matchsticks on the chosen cards
        ("behind", np.int8),  # the last chosen kind; the next is the same or a later one
        ("out", np.int8),
        ("raw", np.uint8),  # seats whose cards show no number without sticks
        ("cards", np.int8, MAX_PLAYERS),
        ("places", np.int8, MAX_PLAYERS),  # 0 while the player is in the game
        ("sticks", np.int16, MAX_PLAYERS),
        ("hands", np.uint64, MAX_PLAYERS),
        ("chosen", np.uint64),  # cards of the unfinished move, still in the hand
        ("play", np.uint64),
        ("gone", np.uint64),  # all cards played
    ]
)


class Table(Record, Protocol):
    """The fields of the record :data:`TABLE`, for type checkers."""

    equal_deal: int
    revolution_at: int
    expansion: int
    order: int
    leader: int
    turn: int
    last: int
    number: Number
    count: int
    cleared: int
    named: Number
    wanted: int
    spent: int
    behind: int
    out: int
    raw: Any
    cards: Any
    places: Any
    sticks: Any
    hands: Any
    chosen: Any
    play: Any
    gone: Any
