"""Random play, for the tests of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import matchwood
from matchwood.cardgames.catalogue import spec_of


def seats(key: str, wanted: int = 3) -> int:
    """So many players, or as many as the game is for."""
    return min(wanted, spec_of(key).players[-1])


def play_at_random(game: matchwood.Game, luck: random.Random) -> Iterator[matchwood.Game]:
    """Play to the end with random moves; the game is handed out before each of them."""
    while not game.over:
        yield game
        seat = luck.choice(game.owing)
        game.play(luck.choice(game.legal_moves(seat)), seat=seat)
