"""Using every game and every bot once, so that whatever has to be compiled is compiled before somebody waits for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from matchwood.api.bot import bot
from matchwood.api.catalogue import games
from matchwood.api.game import Game, new

GLANCES = ("random", "quick")
"""Bots that do not search."""
LEVELS = (*GLANCES, "club", "champion")


def warm_rules(keys: Collection[str] | None = None) -> None:
    """Play these games, or all, to their end and look at them."""
    for game in beginnings(keys):
        while not game.over:
            seat = game.owing[0]
            game.play(game.legal_moves(seat)[0], seat)
        game.view(None).to_dict()


def warm_bots(keys: Collection[str] | None = None, levels: Collection[str] = LEVELS) -> None:
    """Ask bots of these levels for every decision of these games, or of all."""
    for game in beginnings(keys):
        while not game.over:
            view = game.view(game.owing[0])
            moves = [bot(level, seed=1, iterations=2).choose(view) for level in levels]
            game.play(moves[-1], game.owing[0])


def beginnings(keys: Collection[str] | None = None) -> Iterator[Game]:
    """A new game of each of these, or of all, with as few players as may be."""
    for info in games():
        if keys is None or info.key in keys:
            yield new(info.key, players=info.players[0], seed=1)
