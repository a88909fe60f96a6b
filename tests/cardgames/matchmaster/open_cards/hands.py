"""Hands of MatchMaster for the tests of open cards, and house rules."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from tests.cardgames.matchmaster import reference
from tests.cardgames.matchmaster.conftest import OPTIONS

HOUSE_RULES = OPTIONS[:4]
LARGEST_HAND = {2: 4, 3: 3, 4: 3}
"""Largest number of cards in a hand for each number of players. The plain search takes too long for larger hands."""

Hands = list[list[str]]


def spaced(hands: Sequence[Sequence[str]]) -> list[str]:
    """Return each hand as one text."""
    return [" ".join(hand) for hand in hands]


@st.composite
def small_deals(draw: st.DrawFn, players: Sequence[int] = (2, 3, 4)) -> Hands:
    """Draw hands from the whole deck, or from a few of its cards, so that the suits are mixed more often."""
    count = draw(st.sampled_from(players))
    size = draw(st.integers(1, LARGEST_HAND[count]))
    deck = draw(st.sampled_from([reference.DECK, [card for card in reference.DECK if card[0] in "TL" or int(card[1:]) < 4]]))
    cards = draw(st.lists(st.sampled_from(deck), unique=True, min_size=count * size, max_size=count * size))
    return [cards[seat * size : seat * size + size] for seat in range(count)]


def large_deal(players: int, cards: int, seed: int) -> Hands:
    """Return random hands of this many cards."""
    drawn = random.Random(seed).sample(reference.DECK, players * cards)
    return [drawn[seat::players] for seat in range(players)]
