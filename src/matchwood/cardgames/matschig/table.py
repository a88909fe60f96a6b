"""Everything that is true at a table of Matschig, as one flat record."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from matchwood.cardgames.matschig.deck import DECK, Kind
from matchwood.engine.verbs import PLAY, Record, record_type

MAX_PLAYERS = 6
MOST_ROUNDS = 24  # a party of six lasts at most 17
HAND = 7

# What is being decided: the cards of a throw, whom it hits, an offer in the window, the defence, umbrella by umbrella.
THROW, AIM, WINDOW, DEFENCE, SHIELD = range(PLAY, PLAY + 5)

# A seat's answer in the window.
NO_ANSWER, LET, HIDDEN_ANSWER = -1, 0, -2
# Decisions of a defence; those against a seat or with a set of mud cards are added to the base.
TAKE, PLAY_WIND, PLAY_SUN, PLAY_SHARE, DUCK_TO, AVERT, BEGIN_SHIELD = 0, 1, 2, 3, 8, 16, 24
# A decision of a shield besides the umbrellas: on to the next mud card.
NEXT = 7

NOBODY = -1
NO_KIND = -1
MOST_MUD = 3

# What a note of a step says: a word, then what it is about.
SKIPPED, DISCARDED, DREW, SPLASHED = range(4)
MOST_NOTES = 256

BELIEF = HAND + 1

SHEET = np.dtype(
    [
        ("sheet_points", np.int16, (MOST_ROUNDS, MAX_PLAYERS)),
        ("sheet_halved", np.int8, (MOST_ROUNDS, MAX_PLAYERS)),
        ("sheet_accounts", np.int16, (MOST_ROUNDS, MAX_PLAYERS)),
    ]
)

TABLE = record_type(
    [
        # the house rules
        ("rounds", np.int8),
        ("target_first", np.int8),
        ("reopen_after_duck", np.int8),
        ("end_on_stall", np.int8),
        ("open_pools", np.int8),
        ("party", np.int8),
        ("split", np.int8),  # which of the deck's possible splits
        # the round
        ("round_no", np.int8),  # from 1; 0 before the first deal
        ("first", np.int8),
        ("active", np.int8),  # whose turn it is to throw
        # the mud
        ("mud", np.int8, MOST_MUD),  # kinds: water, sand, the added card
        ("laid", np.int8),  # how many of them
        ("aimer", np.int8),  # who aimed it last
        ("target", np.int8),
        ("offers", np.int8, MAX_PLAYERS),  # 1 + the seat aimed at
        # the move that was begun: the pair of a throw, or the umbrellas on each mud card
        ("pair", np.int8),
        ("group", np.int8),
        ("groups", np.uint64, MOST_MUD),
        ("behind", np.int8),  # the umbrella chosen last on this mud card
        # the cards
        ("hands", np.uint64, (MAX_PLAYERS, 2)),  # mud, and the rest
        ("cards", np.int8, MAX_PLAYERS),
        ("dealt", np.uint64, (MAX_PLAYERS, 2)),  # the hands as they were dealt
        ("pools", np.uint64, MAX_PLAYERS),
        ("seen", np.uint64, 2),  # all cards that were face up in this round
        ("pile", np.int8, DECK),
        ("pile_size", np.int8),
        ("drawn", np.int8),
        # accounts
        ("accounts", np.int16, MAX_PLAYERS),
        ("dabs", np.int8, MAX_PLAYERS),
        ("out_in", np.int8, MAX_PLAYERS),  # the round in which a seat went out of a party
        *((name, SHEET[name]) for name in SHEET.names or ()),
        # what happened by itself in the last step
        ("noted", np.int16),
        ("notes", np.int8, (MOST_NOTES, 3)),
        # what the others know of a hand, see beliefs.py
        ("doubted", np.uint8),
        ("beliefs", np.float32, (MAX_PLAYERS, BELIEF, BELIEF)),
    ]
)


class Table(Record, Protocol):
    """The record's fields, for the type checker and the reader."""

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
