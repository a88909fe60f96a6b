"""The continuation of the game after a move at a puzzle."""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.api.bot import bot
from matchwood.api.game import Game
from matchwood.api.plies import Ply
from matchwood.api.view import Result
from matchwood.puzzles.puzzle import Puzzle

LEVEL = "champion"
"""The level of all players after the answer. It makes no mistakes on purpose."""
ITERATIONS = 1000
"""The simulations for one move, so that a line takes about a second."""


@dataclass(frozen=True)
class Line:
    """The position of a puzzle, and the moves that follow. The plies contain all hidden cards.

    ``result`` is None if the line ends with the deal, before the end of the game.
    """

    plies: tuple[Ply, ...]
    result: Result | None


def line_after(puzzle: Puzzle, move: str) -> Line:
    """Return the line that begins with the given move. Bots play with the true cards until the end of the deal or the game.

    Equal puzzles and moves give equal lines. Raises IllegalMove.
    """
    game = puzzle.position.game()
    bots = [bot(LEVEL, seed=int(puzzle.id, 16) + seat, iterations=ITERATIONS) for seat in range(game.players)]
    event = len(puzzle.record["events"])
    plies = [_ply(game, event, None, None, 0, dealt=False)]
    deals, chosen = len(game.deals), {puzzle.seat: move}
    while not game.over and len(game.deals) == deals:
        seat = game.owing[0]
        made = chosen.pop(seat, None) or bots[seat].choose(game.view(seat))
        known, event = game.happened, event + 1
        game.play(made, seat=seat)
        plies.append(_ply(game, event, seat, made, known, dealt=len(game.deals) > deals))
    return Line(tuple(plies), game.result)


def _ply(game: Game, event: int, seat: int | None, move: str | None, known: int, dealt: bool) -> Ply:
    """Return the state of the game, without the deal that ends the line."""
    seats = (None, *range(game.players))
    if not dealt:
        tables = [view.table for view in game.views(seats)]
        return Ply(event, seat, move, game.happenings[known:], tables[0], tuple(tables[1:]))
    found = [game.before_deals(each) for each in seats]
    tables, happened = [view.table for view, _ in found], game.happened - found[0][1]
    return Ply(event, seat, move, game.happenings[known:happened], tables[0], tuple(tables[1:]))
