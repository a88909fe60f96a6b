"""Arrays with all hands of two cards of MatchMaster."""

from __future__ import annotations

import itertools
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import DECK, RANKS

Cards: TypeAlias = NDArray[np.int64]
Truth: TypeAlias = NDArray[np.bool_]

RENAMINGS: Cards = np.array(
    [[RANKS * suit + rank for suit in (0, *plain) for rank in range(RANKS)] for plain in itertools.permutations((1, 2, 3))]
)
"""The new number of each card in each of the six permutations of the plain suits."""

HANDS: Cards = np.array([*itertools.combinations(range(DECK), 2)])


def is_trump(card: Cards) -> Truth:
    return card < RANKS


def same_suit(card: Cards, other: Cards) -> Truth:
    return np.asarray(card // RANKS == other // RANKS)


def beats(card: Cards, led: Cards) -> Truth:
    """Return whether the second card of a trick beats the first card [12]."""
    return np.where(same_suit(card, led), card > led, is_trump(card))


def may_answer(card: Cards, kept: Cards, led: Cards) -> Truth:
    """Return whether the second player of a trick may play `card` if `kept` is this player's only other card [10, 11]."""
    follows, could = same_suit(card, led), same_suit(kept, led)
    must_beat = is_trump(led) & could & (kept > led) & ~(follows & (card > led))
    must_trump = ~could & is_trump(kept) & ~is_trump(card)
    return ~must_beat & (follows | ~(could | must_trump))


def tricks_of_leader(led: Cards, rest: Cards, card: Cards, kept: Cards) -> Cards:
    """Return the number of tricks that the leader wins in a round of two tricks [8]."""
    first = ~beats(card, led)
    second = np.where(first, ~beats(kept, rest), beats(rest, kept))
    return first.astype(np.int64) + second


def twins(hand: Cards) -> Truth:
    ranks = hand % RANKS
    return np.asarray((hand >= RANKS).all(axis=-1) & (ranks[..., 0] == ranks[..., 1]))


def classes(hand: Cards, led: Cards | None = None) -> tuple[Cards, Cards]:
    """Return the number of the class of each hand, and the cards of each hand in a common order for the class. Two hands are in the
    same class if only the names of their plain suits differ.
    """
    renamed = RENAMINGS[:, hand]
    codes = renamed.min(axis=-1) * DECK + renamed.max(axis=-1)
    if led is not None:
        codes = codes * DECK + RENAMINGS[:, led]
    naming = codes.argmin(axis=0)
    found: Any = np.unique(codes.min(axis=0), return_inverse=True)[1]
    chosen = np.take_along_axis(renamed, naming[None, :, None], axis=0)[0]
    return found, np.where(chosen[:, :1] < chosen[:, 1:], hand, hand[:, ::-1])
