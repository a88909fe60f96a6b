#!/usr/bin/env python3
"""Measure what a careless move costs in a game. The result helps to choose the value of the game's verb `mistake_cost`.

The program plays games with quick bots. At some of the decisions, it compares a random legal move with the best move.

    pip install ./examples/hearts && python examples/mistake_cost.py hearts
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import matchwood

DECISIONS = 200
"""The number of measured decisions."""
USUAL_PLAYERS = 4
SHARE = 1 / 8
"""This share of the decisions of a game is measured."""


def losses(key: str, iterations: int = 400, seed: int = 1) -> Iterator[float]:
    """Yield the losses of random legal moves, one at each measured decision, in the unit of the verb `worth`."""
    luck = random.Random(seed)
    players = next(info.players[-1] for info in matchwood.games() if info.key == key)
    while True:
        game = matchwood.new(key, players=min(players, USUAL_PLAYERS), seed=luck.randrange(1 << 30))
        quick = matchwood.bot("quick", seed=luck.randrange(1 << 30))
        while not game.over:
            seat = game.owing[0]
            view = game.view(seat)
            if len(view.moves) > 1 and luck.random() < SHARE:
                position = matchwood.Position(game.record(), seat)
                yield position.judgement(luck.choice(view.moves), iterations=iterations, seed=seed).loss
            game.play(quick.choose(view), seat=seat)


def main() -> None:
    """Print the mean loss for a game."""
    key = sys.argv[1] if len(sys.argv) > 1 else "matchmaster"
    found = [loss for loss, _ in zip(losses(key), range(DECISIONS), strict=False)]
    print(f"{key}: a random move costs {sum(found) / len(found):.2f} on average, measured at {len(found)} decisions")


if __name__ == "__main__":
    main()
