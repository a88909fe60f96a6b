"""Random play of OpenSpiel states, and small games that can be listed completely."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pyspiel

from matchwood.envs.openspiel import register_deals
from matchwood.envs.openspiel.game import GameState


def played(game: pyspiel.Game, seed: int) -> Iterator[GameState]:
    """Yield the states of a random game before each decision, and the last state."""
    luck, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state.clone()
        state.apply_action(luck.choice(state.legal_actions()))
    yield state


def small(name: str, pack: Sequence[str], cards: int) -> pyspiel.Game:
    """Register a round of MatchMaster for two players with all deals of a few cards. Seat 1 leads."""
    register_deals(name, "matchmaster", deals_of(pack, cards), players=2)
    return pyspiel.load_game(name)


def deals_of(pack: Sequence[str], cards: int) -> list[dict[str, Any]]:
    """Return every deal of this many of the cards to each of two players."""
    return [
        {"dealer": 0, "hands": [list(one), list(other)]}
        for one in itertools.combinations(pack, cards)
        for other in itertools.combinations([card for card in pack if card not in one], cards)
    ]


def every(state: GameState) -> Iterator[GameState]:
    """Yield this state and all states that can follow it."""
    yield state
    for action in state.legal_actions():
        yield from every(state.child(action))
