"""The cards of a game of Matchstick Tycoon: those in hands, and those already played."""

from __future__ import annotations

import matchwood
from matchwood.cardgames.tycoon.notation import card_names
from matchwood.engine import states


def hands_of(state: states.State, players: int) -> list[list[str]]:
    """Return the cards of each player."""
    return [card_names(int(hand)) for hand in state["hands"][0][:players]]


def played(game: matchwood.Game) -> list[tuple[int, str]]:
    """Return the cards already played, each with its seat."""
    events = [event for event in game.record()["events"] if ":" in event.get("move", "")]
    return [(event["seat"], card) for event in events for card in event["move"][2:].split()]
