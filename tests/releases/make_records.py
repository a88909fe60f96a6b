"""Records for the folder of a release. Every game is dealt from a seed, from a secret and by hand, and each record also exists
cut off halfway.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import matchwood

Json = dict[str, Any]


class Chosen(NamedTuple):
    """The number of players, the house rules, and a first deal by hand for one game."""

    players: int
    options: Json
    deal: Json


GAMES = {
    "matchmaster": Chosen(3, {"undertrump": "free", "rounds": "short"}, {"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}),
    "tycoon": Chosen(4, {"expansion": "all"}, {"leader": 1, "hands": [["0", "3"], ["1", "8"], ["6", "F"], ["G", "_"]]}),
    "the_match": Chosen(
        2,
        {"mode": "league"},
        {
            "dealer": 0,
            "field": [f"{colour}{number}" for colour in "YB" for number in range(1, 9)],
            "stacks": [[f"R{number}" for number in range(1, 8)], [f"G{number}" for number in range(1, 8)]],
        },
    ),
    "matschig": Chosen(
        3,
        {"rounds": 1},
        {
            "first": 0,
            "hands": [["W5", "S3", "U2"], ["W2", "S4", "U7", "Wind"], ["U1", "Duck", "13"]],
            "pile": ["S1", "W7", "Sun", "U3", "Share", "S7"],
        },
    ),
}


def records() -> Iterator[Json]:
    """Yield all records. A new game needs an entry in `GAMES`."""
    for key, (players, options, deal) in GAMES.items():
        for dealt in ({"seed": 17}, {"secret": matchwood.new_secret()}, {"deals": [deal]}):
            game = matchwood.new(key, players=players, options=options, **dealt)
            stages = list(_played(game))
            yield stages[len(stages) // 2]
            yield stages[-1]


def _played(game: matchwood.Game) -> Iterator[Json]:
    """Yield the record after every move until the game is over."""
    chance, bot = random.Random(game.key), matchwood.bot("quick", seed=1)
    while not game.over:
        seat = game.owing[0]
        at_random = chance.random() < 0.3
        game.play(chance.choice(game.legal_moves(seat)) if at_random else bot.choose(game.view(seat)), seat=seat)
        yield game.record()
