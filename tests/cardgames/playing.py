"""Random play for the tests of all games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import matchwood
from matchwood.cardgames.catalogue import spec_of


def seats(key: str, wanted: int = 3) -> int:
    """Return the wanted number of players, or the largest number that the game supports."""
    return min(wanted, spec_of(key).players[-1])


def play_at_random(game: matchwood.Game, luck: random.Random) -> Iterator[matchwood.Game]:
    """Play to the end with random moves, and yield the game before each of them."""
    while not game.over:
        yield game
        seat = luck.choice(game.owing)
        game.play(luck.choice(game.legal_moves(seat)), seat=seat)
