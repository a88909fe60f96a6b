"""Functions that list the cards of a game by the names in its deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import matchwood
from matchwood.cardgames.catalogue import spec_of

SEEDS = 10


def cards_in(part: Any) -> Iterator[str]:
    """Yield all texts in a part of a deal."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, list | dict):
        yield from chain.from_iterable(map(cards_in, part.values() if isinstance(part, dict) else part))


def dealt(key: str) -> set[str]:
    """Return the cards of many first deals, with each house rule."""
    spec = spec_of(key)
    rules = [{}, *({option.key: value} for option in spec.offered for value in option.values)]
    games = [matchwood.new(key, players=spec.players[-1], options=each, seed=seed) for each in rules for seed in range(SEEDS)]
    return set(chain.from_iterable(cards_in(list(game.deals)) for game in games))
