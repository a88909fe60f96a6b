"""The constants of Matchstick Tycoon for clients."""

from __future__ import annotations

from collections import Counter

from matchwood.cardgames.contract import CardName, Part
from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, SHAPES, change
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.notation import card_names
from matchwood.cardgames.tycoon.rules import LAST_BASE_NUMBER, LAST_EXPANSION_NUMBER, MAX_PLAY_CARDS


class Change(Part, frozen=True):
    """How a card shows a number: its rotation and its matchsticks. If `turned` is true, the card is turned by 180°. The field
    `sticks` lists the segments with matchsticks.
    """

    turned: bool
    sticks: str


class InTheGame(Part, frozen=True):
    """The numbers that players can play in a game, and how often the deck contains each card."""

    numbers: list[str]
    cards: dict[CardName, int]


class Facts(Part, frozen=True):
    """The fixed data of Matchstick Tycoon for clients.

    - `most_cards`: the maximum size of a play.
    - `shapes`: the segments of each shape.
    - `changes`: how each card shows each possible number.
    - `expansions`: the numbers and cards for each value of `expansion`.
    """

    most_cards: int
    shapes: dict[str, str]
    changes: dict[CardName, dict[str, Change]]
    expansions: dict[str, InTheGame]


def changes_of(kind: str) -> dict[str, Change]:
    """Return the numbers that a card can show, each with the necessary change.

    >>> changes_of("6")
    {'6': Change(turned=False, sticks=''), '8': Change(turned=False, sticks='b'), '9': Change(turned=True, sticks='')}
    """
    ways = {number: change(kind, number) for number in NUMBERS}
    return {number: Change(*way) for number, way in ways.items() if way is not None}


def in_the_game(value: int, last: int) -> InTheGame:
    """Return the numbers and cards of a game with the given expansion."""
    return InTheGame([*NUMBERS[: last + 1]], dict(Counter(card_names(int(DECKS[value])))))


FACTS = Facts(
    most_cards=MAX_PLAY_CARDS,
    shapes=SHAPES,
    changes={kind: changes_of(kind) for kind in KINDS},
    expansions={
        "none": in_the_game(0, LAST_BASE_NUMBER),
        "GH": in_the_game(1, LAST_EXPANSION_NUMBER),
        "all": in_the_game(2, LAST_EXPANSION_NUMBER),
    },
)
