"""The messages about the puzzles of a day."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct


class PuzzleAnswer(Struct, frozen=True):
    """The caller's first answer to a puzzle.

    - `move`: the chosen move.
    - `best`: the best move.
    - `solved`: whether both are the same.
    - `before`: the caller's rating before the answer.
    - `after`: the rating after the answer. An answer to a puzzle that the caller has answered on an earlier day changes nothing.
    - `solve_rates`: for each level of the bots, the share of attempts that find the best move.
    """

    move: str
    best: str
    solved: bool
    before: int
    after: int
    solve_rates: dict[str, float]


class DailyPuzzle(Struct, frozen=True):
    """One puzzle of a day.

    - `id`: the ID of the puzzle.
    - `game`: the key of the game.
    - `rating`: the rating of the puzzle. A harder puzzle has a higher rating.
    - `uncertainty`: in two of three cases the true rating is within this number of points.
    - `answer`: the caller's answer, or `null`.
    """

    id: str
    game: str
    rating: int
    uncertainty: int
    answer: PuzzleAnswer | None


class PuzzleStanding(Struct, frozen=True):
    """A summary of the caller's answers to puzzles.

    - `rating`: the caller's rating, in points.
    - `uncertainty`: in two of three cases the true strength is within this number of points.
    - `answers`: the number of rated answers.
    - `solved`: how many of them were the best move.
    - `streak`: the number of successive days with an answer, until today or yesterday.
    - `longest`: the longest streak.
    """

    rating: int
    uncertainty: int
    answers: int
    solved: int
    streak: int
    longest: int


class DailyPuzzles(Struct, frozen=True):
    """The puzzles of a day, which are the same for all people.

    - `day`: the date in UTC.
    - `today`: the date of today in UTC.
    - `first`: the earliest day whose puzzles the server offers.
    - `ends`: when the day ends. Later answers do not count for the streak.
    - `puzzles`: ten puzzles, from easy to hard. The list is empty if the server has no puzzles.
    - `standing`: the caller's rating and streak.
    """

    day: str
    today: str
    first: str
    ends: datetime
    puzzles: tuple[DailyPuzzle, ...]
    standing: PuzzleStanding


class ExportedPuzzleAnswer(Struct, frozen=True):
    """Exported data about an answer to a puzzle.

    - `day`: the day of the puzzle.
    - `puzzle`: the ID of the puzzle.
    - `move`: the chosen move.
    - `solved`: whether it was the best move.
    - `at`: when the account answered.
    """

    day: str
    puzzle: str
    move: str
    solved: bool
    at: datetime


class ExportedPuzzles(Struct, frozen=True):
    """Exported data about puzzles.

    - `standing`: the rating and the streak, or `null` without an answer.
    - `answers`: all answers.
    """

    standing: PuzzleStanding | None
    answers: tuple[ExportedPuzzleAnswer, ...]
