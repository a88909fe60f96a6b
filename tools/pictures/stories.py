"""Find games that are suitable for pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

import matchwood

DEALS = 500


class Story(NamedTuple):
    """The deals and the moves of a game."""

    game: str
    players: int
    options: dict[str, Any]
    secret: str
    moves: list[tuple[int, str]]


def story(game: str, players: int, so: Callable[[matchwood.View], bool], **options: Any) -> Story:
    """Play games between bots until `so` returns true for a view of seat 0."""
    for number in count(1):
        told = Story(game, players, options, f"hmac-sha512:{hashlib.sha256(f'{game} {number}'.encode()).hexdigest()}", [])
        if _comes_to(told, so):
            return told
        if number == DEALS:
            raise LookupError(f"In {DEALS} deals of {game} nothing like that happened.")
    raise AssertionError


def _comes_to(told: Story, so: Callable[[matchwood.View], bool]) -> bool:
    game = matchwood.new(told.game, players=told.players, options=told.options, secret=told.secret)
    bots = [matchwood.bot("expert", seed=seat, iterations=60) for seat in range(told.players)]
    while not game.over:
        if game.forced is not None:
            game.play(game.forced, seat=game.owing[0])
            continue
        if 0 in game.owing and so(game.view(0)):
            return True
        seat = game.owing[0]
        told.moves.append((seat, bots[seat].choose(game.view(seat))))
        game.play(told.moves[-1][1], seat=seat)
    return so(game.view(0))
