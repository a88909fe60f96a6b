"""Everything that is true at a MatchMaster table, as one flat record."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from matchwood.cardgames.matchmaster.cards import Card, Cards, Suit
from matchwood.engine.verbs import PLAY, Record, record_type

MAX_PLAYERS = 7
MOST_ROUNDS = 13

BIDDING, PLAYING = PLAY, PLAY + 1

NO_BID = -1  # not fixed yet
SECRET_BID = -2  # fixed, but this record's eyes may not know it
NOBODY = -1
NO_CARD = -1

SHEET = np.dtype(
    [
        ("sheet_size", np.int8, MOST_ROUNDS),
        ("sheet_dealer", np.int8, MOST_ROUNDS),
        ("sheet_bids", np.int8, (MOST_ROUNDS, MAX_PLAYERS)),
        ("sheet_tricks", np.int8, (MOST_ROUNDS, MAX_PLAYERS)),
    ]
)

TABLE = record_type(
    [
        # the house rules
        ("previous", np.int8),  # overtrump: previous
        ("free", np.int8),  # undertrump: free
        ("rounds", np.int8),
        # the round
        ("round_no", np.int8),  # from 1; 0 before the first deal
        ("cards", np.int8),  # cards dealt to each player
        ("dealer", np.int8),
        ("done", np.int8),  # tricks completed
        # the trick
        ("leader", np.int8),
        ("turn", np.int8),
        ("laid", np.int8),  # cards in it
        ("led", np.int8),  # the suit
        ("best", np.int8),  # the card that wins so far
        ("winner", np.int8),  # and who played it
        ("top", np.int8),  # the trump that must be beaten, NO_CARD if none lies
        # the trick before
        ("last_leader", np.int8),
        ("last_winner", np.int8),
        # per seat
        ("bids", np.int8, MAX_PLAYERS),
        ("tricks", np.int8, MAX_PLAYERS),
        ("trick", np.int8, MAX_PLAYERS),  # the card that this seat played
        ("last_trick", np.int8, MAX_PLAYERS),
        ("hands", np.uint64, MAX_PLAYERS),
        ("lacks", np.uint64, MAX_PLAYERS),  # cards that the seat's plays have shown it not to hold
        ("gone", np.uint64),  # cards played in this round
        # the score sheet
        ("scores", np.int16, MAX_PLAYERS),
        *((name, SHEET[name]) for name in SHEET.names or ()),
    ]
)


class Table(Record, Protocol):
    """The record's fields, for the type checker and the reader."""

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
