"""Continue the game after a move at a puzzle. Chess players call the continuation a line."""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.api.bot import bot
from matchwood.api.game import Game
from matchwood.api.plies import Ply
from matchwood.api.view import Result
from matchwood.puzzles.puzzle import Puzzle

BOT_LEVEL = "champion"
"""The level of the bots that continue the game. Bots of this level make no mistakes on purpose."""
BOT_ITERATIONS = 1000
"""The number of simulations for one move. A continuation takes about a second."""


@dataclass(frozen=True)
class Continuation:
    """The position of a puzzle, and the moves that follow it. The plies contain all hidden cards.

    ``result`` is None if the deal ends before the game.
    """

    plies: tuple[Ply, ...]
    result: Result | None


def continuation_after(puzzle: Puzzle, move: str) -> Continuation:
    """Make the given move, and let bots continue with the true cards until the deal or the game ends.

    Equal puzzles and moves give equal continuations. Raises IllegalMove.
    """
    game = puzzle.position.game()
    bots = [bot(BOT_LEVEL, seed=int(puzzle.id, 16) + seat, iterations=BOT_ITERATIONS) for seat in range(game.players)]
    event = len(puzzle.record["events"])
    plies = [_ply(game, event, None, None, 0, dealt=False)]
    deals, chosen = len(game.deals), {puzzle.seat: move}
    while not game.over and len(game.deals) == deals:
        seat = game.owing[0]
        made = chosen.pop(seat, None) or bots[seat].choose(game.view(seat))
        known, event = game.happened, event + 1
        game.play(made, seat=seat)
        plies.append(_ply(game, event, seat, made, known, dealt=len(game.deals) > deals))
    return Continuation(tuple(plies), game.result)


def _ply(game: Game, event: int, seat: int | None, move: str | None, known: int, dealt: bool) -> Ply:
    """Return the state of the game after a move, without a deal that follows the move."""
    seats = (None, *range(game.players))
    if not dealt:
        tables = [view.table for view in game.views(seats)]
        return Ply(event, seat, move, game.happenings[known:], tables[0], tuple(tables[1:]))
    found = [game.before_deals(each) for each in seats]
    tables, happened = [view.table for view, _ in found], game.happened - found[0][1]
    return Ply(event, seat, move, game.happenings[known:happened], tables[0], tuple(tables[1:]))
