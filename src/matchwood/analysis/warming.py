"""Judging every game once, so that whatever has to be compiled is compiled before somebody waits for it."""

from __future__ import annotations

from matchwood.analysis.analysis import analyse
from matchwood.face.catalogue import games
from matchwood.face.game import new


def warm_analysis() -> None:
    """Analyse the first decisions of every game."""
    for info in games():
        game = new(info.key, players=info.players[0], seed=1)
        for seat in game.owing:
            game.play(game.legal_moves(seat)[0], seat)
        analyse(game.record(), iterations=1)
