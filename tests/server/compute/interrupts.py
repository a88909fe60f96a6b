"""A game of Matschig in a window, and what a bot needs of its table and its server."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import matchwood


def at_a_window() -> tuple[matchwood.Game, int, int]:
    """Return a game of Matschig in a window, a seat that could add the missing card, and a seat that can only let it fly."""
    for seed in range(1_000):
        game = matchwood.new("matschig", players=6, seed=seed)
        game.play(game.legal_moves(game.owing[0])[0], game.owing[0])
        if game.silence is not None:
            choices = {len(game.legal_moves(seat)) > 1: seat for seat in game.owing}
            if len(choices) == 2:
                return game, choices[True], choices[False]
    raise AssertionError("no game begins with a window in which some have a choice")


def a_table(game: matchwood.Game, level: str, pace: str = "calm") -> Any:
    """Return as much of a table as a bot reads."""
    return SimpleNamespace(
        game=game,
        about=SimpleNamespace(pace=pace, secret="secret", game="matschig"),
        chairs=[SimpleNamespace(level=level, kind="bot")] * game.players,
        forced_move=lambda: None,
        decisions_made=lambda seat: 0,
    )


async def ready(game: str) -> None:
    """Return at once, as the server does if the bots of a game are compiled."""
    del game
