"""A game of Matchstick Tycoon at its first move, for moves that are refused."""

from __future__ import annotations

from typing import Any

import matchwood

HANDS = [["4", "1", "8", "8", "0", "0", "6", "6"], ["8", "8", "4", "2", "3", "b"], ["7", "F"]]


def game_after(*moves: str, **options: Any) -> matchwood.Game:
    """Return a game of three players with these hands, after these moves. Seat 0 leads."""
    game = matchwood.new("tycoon", players=3, options=options, deals=[{"leader": 0, "hands": HANDS}])
    for move in moves:
        game.play(move)
    return game


def everything(game: matchwood.Game) -> tuple[Any, ...]:
    """Return all values that a refused move must not change."""
    return game.record(), [game.view(seat) for seat in range(game.players)], game.happenings, game.legal_moves()
