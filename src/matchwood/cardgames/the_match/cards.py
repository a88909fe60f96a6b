"""The 44 cards of The Match! [1]. A card is ``11 * colour + number - 1``."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import ONE, Bits, has, lowest, size, without_lowest
from matchwood.engine.chance import Chance, shuffle
from matchwood.engine.compiling import rule

Card: TypeAlias = int
Cards: TypeAlias = Bits

Pack: TypeAlias = NDArray[np.int8]
"""Cards in a fixed order, the top card first."""

COLOURS = "YBRG"
NUMBERS = 11
DECK = 44
WHOLE_DECK = (ONE << np.uint64(DECK)) - ONE

MATCHING = np.array(
    [sum(1 << c for c in range(DECK) if c // NUMBERS == ball // NUMBERS or c % NUMBERS == ball % NUMBERS) for ball in range(DECK)],
    np.uint64,
)
"""For each ball, the cards with its colour or its number [7]."""


@rule
def matches(ball: Card, card: Card) -> bool:
    """Return whether a card has the colour or the number of the ball [7]."""
    return has(MATCHING[ball], card)


@rule
def shuffled(cards: Cards, chance: Chance) -> Pack:
    """Return the cards of a set in random order."""
    order = np.empty(size(cards), np.int8)
    for place in range(len(order)):
        order[place] = lowest(cards)
        cards = without_lowest(cards)
    shuffle(order, chance)
    return order
