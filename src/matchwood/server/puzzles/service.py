"""The service for the puzzles of each day: it shows them, and stores the answers of people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date, timedelta
from typing import Literal

from matchwood.puzzles.days import puzzles_on
from matchwood.puzzles.puzzle import Puzzle
from matchwood.server.accounts.puzzle_players import PuzzlePlayer, puzzle_player
from matchwood.server.accounts.ratings import to_points
from matchwood.server.compute.replays import Replays
from matchwood.server.protocol.errors import NotFound, NotOver
from matchwood.server.protocol.puzzle_messages import DailyPuzzle, DailyPuzzles, PuzzleAnswer
from matchwood.server.puzzles.answers import StoredAnswer, answers_of, store_answer
from matchwood.server.puzzles.ratings import RatedPuzzle, puzzle_ratings
from matchwood.server.puzzles.responses import check_legal, continuation_json, judgement_json, view_json
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import datetime_of, now
from matchwood.server.util.days import day_at, end_of
from matchwood.server.util.lru import LruCache

ARCHIVE_DAYS = 30
"""The number of earlier days whose puzzles people can still answer."""

MAX_KEPT_RESPONSES = 500
"""Number of responses in memory. A continuation has about 30 kilobytes."""

ContinuationKind = Literal["best", "chosen"]


class DailyPuzzleService:
    """Shows the puzzles of each day, and stores the answers of people.

    `person` is the ID of the caller, or None for a new browser. `asker` is the address of a client. Methods raise `NotFound`
    for a day or a puzzle that the server does not offer.
    """

    def __init__(self, store: Transactions, replays: Replays) -> None:
        self._store, self._replays = store, replays
        self._responses: LruCache[tuple[str, ...], bytes] = LruCache(MAX_KEPT_RESPONSES)

    async def today(self, person: str | None) -> DailyPuzzles:
        """Return the puzzles of today, with the answers of this person."""
        return await self.day(day_at(now()), person)

    async def day(self, day: date, person: str | None) -> DailyPuzzles:
        """Return the puzzles of a day, with the answers of this person."""
        puzzles, today = await _puzzles_on(day), day_at(now())
        answers, ratings, player = await self._store.in_transaction(
            lambda connection: (
                answers_of(connection, person, day),
                puzzle_ratings(connection, puzzles),
                puzzle_player(connection, person) or PuzzlePlayer(),
            )
        )
        shown = tuple(_message(puzzle, ratings[puzzle.id], answers.get(puzzle.id)) for puzzle in puzzles)
        first, ends = today - timedelta(days=ARCHIVE_DAYS), datetime_of(end_of(day))
        return DailyPuzzles(day.isoformat(), today.isoformat(), first.isoformat(), ends, shown, player.standing_on(today))

    async def view(self, day: date, puzzle_id: str, asker: str) -> bytes:
        """Return the view of the seat that has to decide, in JSON. It contains neither hidden cards nor the answer."""
        puzzle = await _find(day, puzzle_id)
        return await self._once(("view", puzzle.id), puzzle, asker, lambda: view_json(puzzle))

    async def answer(self, day: date, puzzle_id: str, move: str, person: str, asker: str) -> bytes:
        """Store the person's first answer, and return the judgement of the first answer as a `JudgedMove` message.

        Raises IllegalMove. An illegal move is no answer.
        """
        puzzle = await _find(day, puzzle_id)
        first = await self._answer(day, puzzle, person)
        if first is None:
            await self._replays.in_turn(puzzle.game, asker, lambda: check_legal(puzzle, move))
            await self._store.in_transaction(lambda connection: store_answer(connection, person, day, puzzle, move, now()))
            first = await self._answer(day, puzzle, person)
        chosen = move if first is None else first.move
        return await self._once(("answer", puzzle.id, chosen), puzzle, asker, lambda: judgement_json(puzzle, chosen), True)

    async def continuation(self, day: date, puzzle_id: str, kind: ContinuationKind, person: str | None, asker: str) -> bytes:
        """Return the continuation of the game after the best or the chosen move, as a `Replay` message with all cards.

        Raises `NotOver` if the person has not answered the puzzle.
        """
        puzzle = await _find(day, puzzle_id)
        answer = await self._answer(day, puzzle, person)
        if answer is None:
            raise NotOver("Answer the puzzle first.")
        move = puzzle.best if kind == "best" else answer.move
        return await self._once(("continuation", puzzle.id, move), puzzle, asker, lambda: continuation_json(puzzle, move), True)

    async def _answer(self, day: date, puzzle: Puzzle, person: str | None) -> StoredAnswer | None:
        answers = await self._store.in_transaction(lambda connection: answers_of(connection, person, day))
        return answers.get(puzzle.id)

    async def _once(
        self, key: tuple[str, ...], puzzle: Puzzle, asker: str, make: Callable[[], bytes], analyses: bool = False
    ) -> bytes:
        """Compute a response, or return the one in memory. All people solve the same ten puzzles on a day."""
        response = self._responses.get(key)
        if response is None:
            response = await self._replays.in_turn(puzzle.game, asker, make, analyses)
            self._responses.put(key, response)
        return response


async def _puzzles_on(day: date) -> tuple[Puzzle, ...]:
    """Return the puzzles of a day. Raises `NotFound` for future days, so that all people first see their puzzles on the day."""
    today = day_at(now())
    if not today - timedelta(days=ARCHIVE_DAYS) <= day <= today:
        raise NotFound(f"The server offers the puzzles of today and of {ARCHIVE_DAYS} earlier days.")
    return await asyncio.to_thread(puzzles_on, day)  # the first call reads the files


async def _find(day: date, puzzle_id: str) -> Puzzle:
    for puzzle in await _puzzles_on(day):
        if puzzle.id == puzzle_id:
            return puzzle
    raise NotFound("This day has no such puzzle.")


def _message(puzzle: Puzzle, rated: RatedPuzzle, answer: StoredAnswer | None) -> DailyPuzzle:
    rating, uncertainty = map(to_points, rated.skill)
    return DailyPuzzle(puzzle.id, puzzle.game, rating, uncertainty, None if answer is None else _answer_message(puzzle, answer))


def _answer_message(puzzle: Puzzle, answer: StoredAnswer) -> PuzzleAnswer:
    before, after = to_points(answer.mu_before), to_points(answer.mu_after)
    return PuzzleAnswer(answer.move, puzzle.best, answer.solved, before, after, puzzle.solve_rates)
