"""What is true at every table of Matchstick Tycoon, for pictures and for whoever reckons with it: shapes, changes, decks."""

from __future__ import annotations

from collections import Counter

from matchwood.cardgames.contract import CardName, Part
from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, SHAPES, change
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.notation import card_names
from matchwood.cardgames.tycoon.rules import LAST_OF_THE_BASE_GAME, LAST_OF_THE_EXPANSION, MOST_CARDS


class Change(Part, frozen=True):
    """How a card shows a number: whether it is `turned` by 180°, and the segments on which `sticks` lie then."""

    turned: bool
    sticks: str


class InTheGame(Part, frozen=True):
    """The numbers in their normal order, and how many cards there are of each kind."""

    numbers: list[str]
    cards: dict[CardName, int]


class Facts(Part, frozen=True):
    """The most cards of a play; the segments of each shape; how each card becomes each number that it can show; and what is in
    the game with each value of the house rule `expansion`.
    """

    most_cards: int
    shapes: dict[str, str]
    changes: dict[CardName, dict[str, Change]]
    expansions: dict[str, InTheGame]


def changes_of(kind: str) -> dict[str, Change]:
    """Each number that a card can show, and how.

    >>> changes_of("6")
    {'6': Change(turned=False, sticks=''), '8': Change(turned=False, sticks='b'), '9': Change(turned=True, sticks='')}
    """
    ways = {number: change(kind, number) for number in NUMBERS}
    return {number: Change(*way) for number, way in ways.items() if way is not None}


def in_the_game(value: int, last: int) -> InTheGame:
    """The numbers and the cards that are in the game with this value (its place) of the option."""
    return InTheGame([*NUMBERS[: last + 1]], dict(Counter(card_names(int(DECKS[value])))))


FACTS = Facts(
    most_cards=MOST_CARDS,
    shapes=SHAPES,
    changes={kind: changes_of(kind) for kind in KINDS},
    expansions={
        "none": in_the_game(0, LAST_OF_THE_BASE_GAME),
        "GH": in_the_game(1, LAST_OF_THE_EXPANSION),
        "all": in_the_game(2, LAST_OF_THE_EXPANSION),
    },
)
