"""People who answer puzzles, in the process of the tests."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

from matchwood.puzzles.days import puzzles_on
from matchwood.puzzles.puzzle import Puzzle
from matchwood.server.services import Services
from matchwood.server.util.clock import now
from matchwood.server.util.days import day_at

ADDRESS = "192.0.2.1"


def today() -> date:
    return day_at(now())


def puzzle_of_today(number: int = 0) -> Puzzle:
    return puzzles_on(today())[number]


def wrong_move(puzzle: Puzzle) -> str:
    return next(move for move in puzzle.position.view().moves if move != puzzle.best)


async def answers(services: Services, person: str, puzzle: Puzzle, move: str, day: date | None = None) -> Any:
    """Answer a puzzle, and return the judgement."""
    return msgspec.json.decode(await services.daily_puzzles.answer(day or today(), puzzle.id, move, person, ADDRESS))
