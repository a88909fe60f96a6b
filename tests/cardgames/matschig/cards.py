"""The cards in a state of Matschig by their names."""

from __future__ import annotations

from matchwood.cardgames.matschig.deck import NAMES
from matchwood.cardgames.matschig.notation import hand_names
from matchwood.engine import states


def hands_of(state: states.State) -> list[list[str]]:
    """Return the cards of each player."""
    return [hand_names(held) for held in state["hands"][0][: int(state["players"][0])].tolist()]


def pile_of(state: states.State) -> list[str]:
    """Return the cards of the draw pile, the next card first."""
    pile = state["pile"][0][int(state["drawn"][0]) : int(state["pile_size"][0])]
    return [NAMES[kind] for kind in pile]
