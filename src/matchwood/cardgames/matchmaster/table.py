"""The state of MatchMaster as one NumPy record of fixed size."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from matchwood.cardgames.matchmaster.cards import Card, Cards, Suit
from matchwood.engine.verbs import PLAY, Record, record_type

MAX_PLAYERS = 7
MAX_ROUNDS = 13

BIDDING, PLAYING = PLAY, PLAY + 1

NO_BID = -1
SECRET_BID = -2  # fixed, but hidden from the observer
NO_SEAT = -1
NO_CARD = -1

SHEET = np.dtype(
    [
        ("sheet_size", np.int8, MAX_ROUNDS),
        ("sheet_dealer", np.int8, MAX_ROUNDS),
        ("sheet_bids", np.int8, (MAX_ROUNDS, MAX_PLAYERS)),
        ("sheet_tricks", np.int8, (MAX_ROUNDS, MAX_PLAYERS)),
    ]
)

TABLE = record_type(
    [
        ("previous", np.int8),  # overtrump: previous
        ("free", np.int8),  # undertrump: free
        ("rounds", np.int8),
        ("round_no", np.int8),
        ("cards", np.int8),  # hand size
        ("dealer", np.int8),
        ("done", np.int8),
        ("leader", np.int8),
        ("turn", np.int8),
        ("laid", np.int8),
        ("led", np.int8),
        ("best", np.int8),
        ("winner", np.int8),
        ("top", np.int8),  # the trump to beat; NO_CARD if none was played
        ("last_leader", np.int8),
        ("last_winner", np.int8),
        ("bids", np.int8, MAX_PLAYERS),
        ("tricks", np.int8, MAX_PLAYERS),
        ("trick", np.int8, MAX_PLAYERS),
        ("last_trick", np.int8, MAX_PLAYERS),
        ("hands", np.uint64, MAX_PLAYERS),
        ("lacks", np.uint64, MAX_PLAYERS),  # cards that the seat cannot hold, because it played other cards
        ("gone", np.uint64),
        ("scores", np.int16, MAX_PLAYERS),
        *((name, SHEET[name]) for name in SHEET.names or ()),
    ]
)


class Table(Record, Protocol):
    """The fields of the record :data:`TABLE`, for type checkers."""

    previous: int
    free: int
    rounds: int
    round_no: int
    cards: int
    dealer: int
    done: int
    leader: int
    turn: int
    laid: int
    led: Suit
    best: Card
    winner: int
    top: Card
    last_leader: int
    last_winner: int
    bids: Any
    tricks: Any
    trick: Any
    last_trick: Any
    hands: Any
    lacks: Any
    gone: Cards
    scores: Any
    sheet_size: Any
    sheet_dealer: Any
    sheet_bids: Any
    sheet_tricks: Any
