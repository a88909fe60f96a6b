"""Games for the tests of bots, and positions with given cards."""

from __future__ import annotations

import matchwood

GAMES = [info.key for info in matchwood.games()]


def new_game(key: str, seed: int, near: int = 4) -> matchwood.Game:
    """Return a new game with the supported number of players that is nearest to `near`."""
    players = next(info.players for info in matchwood.games() if info.key == key)
    return matchwood.new(key, players=min(players, key=lambda count: abs(count - near)), seed=seed)


def game_with(hands: list[str], dealer: int | None = None, **options: str) -> matchwood.Game:
    """Return a game of MatchMaster with these hands. Seat 0 leads unless a dealer is given."""
    deal = {"dealer": len(hands) - 1 if dealer is None else dealer, "hands": [hand.split() for hand in hands]}
    return matchwood.new("matchmaster", players=len(hands), seed=1, options=options, deals=[deal])


def position(hands: str, moves: str = "", leader: int = 0) -> matchwood.Game:
    """Return a game of Matchstick Tycoon with these hands and moves, separated by bars."""
    dealt = [hand.split() for hand in hands.split("|")]
    game = matchwood.new("tycoon", players=len(dealt), seed=1, deals=[{"leader": leader, "hands": dealt}])
    for move in moves.split("|") if moves else []:
        game.play(move.strip())
    return game
