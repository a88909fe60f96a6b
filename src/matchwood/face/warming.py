"""Using every game and every bot once, so that whatever has to be compiled is compiled before somebody waits for it."""

from __future__ import annotations

from matchwood.face.bot import bot
from matchwood.face.catalogue import games
from matchwood.face.game import new


def warm_rules() -> None:
    """Play every game to its end and look at it."""
    for info in games():
        game = new(info.key, players=info.players[0], seed=1)
        while not game.over:
            seat = game.owing[0]
            game.play(game.legal_moves(seat)[0], seat)
        game.view(None).to_dict()


def warm_bots() -> None:
    """Ask every bot for every decision of every game."""
    for info in games():
        game = new(info.key, players=info.players[0], seed=1)
        while not game.over:
            view = game.view(game.owing[0])
            moves = [bot(level, seed=1, iterations=2).choose(view) for level in ("random", "quick", "club", "champion")]
            game.play(moves[-1], game.owing[0])
