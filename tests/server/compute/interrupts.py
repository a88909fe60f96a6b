"""A game of Matschig during an interrupt, and substitutes for its table and its compiler."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import matchwood


def interrupted_game() -> tuple[matchwood.Game, int, int]:
    """Return a game of Matschig during an interrupt, a seat with a choice, and a seat without one."""
    for seed in range(1_000):
        game = matchwood.new("matschig", players=6, seed=seed)
        game.play(game.legal_moves(game.owing[0])[0], game.owing[0])
        if game.silence is not None:
            choices = {len(game.legal_moves(seat)) > 1: seat for seat in game.owing}
            if len(choices) == 2:
                return game, choices[True], choices[False]
    raise AssertionError("no game starts with an interrupt in which some seats have a choice")


def table_of(game: matchwood.Game, level: str, pace: str = "calm") -> Any:
    """Return an object with the attributes of a table that a bot reads."""
    return SimpleNamespace(
        game=game,
        about=SimpleNamespace(pace=pace, secret="secret", game="matschig", origin=None, moves_to_repeat=()),
        chairs=[SimpleNamespace(level=level, kind="bot")] * game.players,
        forced_move=lambda: None,
        decisions_made=lambda seat: 0,
    )


async def ready(game: str) -> None:
    """Return at once, as `Compiler.wait_for_bots` does for a compiled game."""
    del game
