"""What is true at every table of Matchstick Tycoon, for pictures and for whoever reckons with it: shapes, changes, decks."""

from __future__ import annotations

from collections import Counter
from typing import Any

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, SHAPES, change
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.notation import card_names
from matchwood.cardgames.tycoon.rules import LAST_OF_THE_BASE_GAME, LAST_OF_THE_EXPANSION, MOST_CARDS


def changes_of(kind: str) -> dict[str, dict[str, Any]]:
    """Each number that a card can show: whether it is turned for that, and the segments on which sticks lie then.

    >>> changes_of("6")
    {'6': {'turned': False, 'sticks': ''}, '8': {'turned': False, 'sticks': 'b'}, '9': {'turned': True, 'sticks': ''}}
    """
    ways = {number: change(kind, number) for number in NUMBERS}
    return {number: {"turned": way[0], "sticks": way[1]} for number, way in ways.items() if way is not None}


def in_the_game(value: int, last: int) -> dict[str, Any]:
    """The numbers and the cards that are in the game with this value (its place) of the option."""
    return {"numbers": [*NUMBERS[: last + 1]], "cards": dict(Counter(card_names(int(DECKS[value]))))}


FACTS: dict[str, Any] = {
    "most_cards": MOST_CARDS,
    "shapes": SHAPES,
    "changes": {kind: changes_of(kind) for kind in KINDS},
    "expansions": {
        "none": in_the_game(0, LAST_OF_THE_BASE_GAME),
        "GH": in_the_game(1, LAST_OF_THE_EXPANSION),
        "all": in_the_game(2, LAST_OF_THE_EXPANSION),
    },
}
"""`most_cards` of a play; `shapes` by segments; `changes` by card and number; what is in the game with each `expansion`."""
