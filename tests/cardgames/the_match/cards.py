"""The cards in a state of The Match! by their names."""

from __future__ import annotations

from typing import Any

from matchwood.cardgames.the_match.notation import CARD_NAMES
from matchwood.engine import states


def dealt(world: states.State) -> dict[str, list[Any]]:
    """Return the cards at each place in this world, with the balls that were turned up."""
    sizes, stacks, lines = world["stack_size"][0], world["stacks"][0], world["lines"][0]
    return {
        "field": named(world["field"][0]),
        "stacks": [named(stacks[seat][: sizes[seat]]) for seat in (0, 1)],
        "goals": [named(line) for line in lines],
        "circle": named(world["circle"][0][: int(world["circle_size"][0])]),
    }


def named(cards: Any) -> list[str]:
    """Return the names of these cards. A hidden card is `?`."""
    return [CARD_NAMES[card] if card >= 0 else "?" for card in cards]
