"""The state of Matschig as one NumPy record of fixed size."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from matchwood.cardgames.matschig.deck import DECK, Kind
from matchwood.engine.verbs import PLAY, Record, record_type

MAX_PLAYERS = 6
MAX_ROUNDS = 24  # a party of six has at most 17
HAND_CARDS = 7

THROW, AIM, WINDOW, DEFENCE, SHIELD = range(PLAY, PLAY + 5)

NO_ANSWER, LET, HIDDEN_ANSWER = -1, 0, -2
# The decisions of a defence. The decision for a target is DUCK_TO + target, for a set of mud cards AVERT + set.
TAKE, PLAY_WIND, PLAY_SUN, PLAY_SHARE, DUCK_TO, AVERT, BEGIN_SHIELD = 0, 1, 2, 3, 8, 16, 24
NEXT = 7

NO_SEAT = -1
NO_KIND = -1
MAX_MUD_CARDS = 3

SKIPPED, DISCARDED, DREW, SPLASHED = range(4)
MAX_NOTES = 256

BELIEF_SIZE = HAND_CARDS + 1

SHEET = np.dtype(
    [
        ("sheet_points", np.int16, (MAX_ROUNDS, MAX_PLAYERS)),
        ("sheet_halved", np.int8, (MAX_ROUNDS, MAX_PLAYERS)),
        ("sheet_accounts", np.int16, (MAX_ROUNDS, MAX_PLAYERS)),
    ]
)

TABLE = record_type(
    [
        ("rounds", np.int8),
        ("target_first", np.int8),
        ("reopen_after_duck", np.int8),
        ("end_on_stall", np.int8),
        ("open_pools", np.int8),
        ("party", np.int8),
        ("split", np.int8),
        ("round_no", np.int8),
        ("first", np.int8),
        ("active", np.int8),
        ("mud", np.int8, MAX_MUD_CARDS),  # kinds: water, sand, the added card
        ("laid", np.int8),
        ("aimer", np.int8),
        ("target", np.int8),
        ("offers", np.int8, MAX_PLAYERS),  # 1 + target
        # unfinished move: the pair of a throw, or the umbrellas on each mud card
        ("pair", np.int8),
        ("group", np.int8),
        ("groups", np.uint64, MAX_MUD_CARDS),
        ("behind", np.int8),  # the last umbrella on this mud card
        ("hands", np.uint64, (MAX_PLAYERS, 2)),  # mud, other cards
        ("cards", np.int8, MAX_PLAYERS),
        ("dealt", np.uint64, (MAX_PLAYERS, 2)),
        ("pools", np.uint64, MAX_PLAYERS),
        ("seen", np.uint64, 2),
        ("pile", np.int8, DECK),
        ("pile_size", np.int8),
        ("drawn", np.int8),
        ("accounts", np.int16, MAX_PLAYERS),
        ("dabs", np.int8, MAX_PLAYERS),
        ("out_in", np.int8, MAX_PLAYERS),
        *((name, SHEET[name]) for name in SHEET.names or ()),
        # automatic actions of the last step: kind, seat, card or number
        ("noted", np.int16),
        ("notes", np.int8, (MAX_NOTES, 3)),
        ("doubted", np.uint8),
        ("beliefs", np.float32, (MAX_PLAYERS, BELIEF_SIZE, BELIEF_SIZE)),
    ]
)


class Table(Record, Protocol):
    """The fields of the record :data:`TABLE`, for type checkers."""

    rounds: int
    target_first: int
    reopen_after_duck: int
    end_on_stall: int
    open_pools: int
    party: int
    split: int
    round_no: int
    first: int
    active: int
    mud: Any
    laid: int
    aimer: int
    target: int
    offers: Any
    pair: int
    group: int
    groups: Any
    behind: Kind
    hands: Any
    cards: Any
    dealt: Any
    pools: Any
    seen: Any
    pile: Any
    pile_size: int
    drawn: int
    accounts: Any
    dabs: Any
    out_in: Any
    sheet_points: Any
    sheet_halved: Any
    sheet_accounts: Any
    noted: int
    notes: Any
    doubted: Any
    beliefs: Any
