"""Random play, for the tests of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import matchwood


def play_at_random(game: matchwood.Game, luck: random.Random) -> Iterator[matchwood.Game]:
    """Play to the end with random moves; the game is handed out before each of them."""
    while not game.over:
        yield game
        seat = luck.choice(game.owing)
        game.play(luck.choice(game.legal_moves(seat)), seat=seat)
