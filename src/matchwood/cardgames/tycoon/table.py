"""Everything that is true at a table of Matchstick Tycoon, as one flat record."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from matchwood.cardgames.tycoon.digits import Number
from matchwood.engine.verbs import MAX_PLAYERS, PLAY, Record, record_type

# A move is a run of decisions: the number to show (or to pass, or to return a stick), how many cards, then card by card.
TURN, COUNT, CARDS = PLAY, PLAY + 1, PLAY + 2

# Decisions of a turn besides the numbers.
PASS, RETURN = 18, 19

NOBODY = -1
NO_NUMBER = -1
NORMAL, REVERSED = 0, 1

TABLE = record_type(
    [
        # the house rules
        ("equal_deal", np.int8),
        ("revolution_at", np.int8),
        ("expansion", np.int8),  # which of the decks
        # the order of the numbers
        ("order", np.int8),
        # the trick
        ("leader", np.int8),
        ("turn", np.int8),
        ("last", np.int8),  # who played last, NOBODY while the table is empty
        ("number", np.int8),  # what the last play shows
        ("count", np.int8),  # with how many cards
        ("cleared", np.int8),  # cards out of play
        # the move that was begun
        ("named", np.int8),  # its number
        ("wanted", np.int8),  # cards still to be chosen
        ("spent", np.int8),  # sticks on those that were chosen
        ("behind", np.int8),  # the kind chosen last: the next is the same or comes behind it
        # the places
        ("out", np.int8),  # how many are out
        # per seat
        ("raw", np.uint8),  # the seats that have shown to hold nothing but cards that are no numbers
        ("cards", np.int8, MAX_PLAYERS),
        ("places", np.int8, MAX_PLAYERS),  # 0 while the seat is in the game
        ("sticks", np.int16, MAX_PLAYERS),
        ("hands", np.uint64, MAX_PLAYERS),
        # the cards
        ("chosen", np.uint64),  # of the move that was begun; still in the hand
        ("play", np.uint64),  # the last play
        ("gone", np.uint64),  # everything played so far
    ]
)


class Table(Record, Protocol):
    """The record's fields, for the type checker and the reader."""

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
