"""The compilation of a game, by using each function once."""

from __future__ import annotations

from collections.abc import Sequence

from matchwood.analysis.analysis import analyse
from matchwood.api.bot import bot
from matchwood.api.game import Game, new
from matchwood.api.record import load
from matchwood.cardgames.catalogue import spec_of

WITHOUT_SEARCH = ("random", "quick")
LEVELS = (*WITHOUT_SEARCH, "club", "champion")


def new_game(key: str) -> Game:
    """Return a new game with the fewest possible players."""
    return new(key, players=spec_of(key).players[0], seed=1)


def compile_rules(key: str) -> None:
    """Play a game to its end, show each view, and load the record, so that Numba compiles the rules."""
    game = new_game(key)
    while not game.over:
        seat = game.owing[0]
        game.view(seat).to_dict()
        game.play(game.legal_moves(seat)[0], seat)
    game.view(None).to_dict()
    load(game.record())


def compile_bots(key: str, levels: Sequence[str] = LEVELS) -> None:
    """Play a game with bots, so that Numba compiles the bots."""
    game = new_game(key)
    while not game.over:
        view = game.view(game.owing[0])
        moves = [bot(level, seed=1, iterations=2).choose(view) for level in levels]
        game.play(moves[-1], game.owing[0])


def compile_analysis(key: str) -> None:
    """Analyse the first decisions of a game, so that Numba compiles the analysis."""
    game = new_game(key)
    for seat in game.owing:
        game.play(game.legal_moves(seat)[0], seat)
    analyse(game.record(), iterations=1)
