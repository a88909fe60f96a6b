"""A seat in a game against built-in bots, in this process."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock
from typing import Any

from matchwood.api.bot import bot
from matchwood.api.game import new
from matchwood.cardgames.spec import Json
from matchwood.errors import MatchwoodError

ITERATIONS = 2000
"""The number of rollouts of a bot for each decision. They take a fraction of a second."""
MAX_EVENTS = 40


class LocalSeat:
    """The first seat of a new game. Built-in bots have the other seats, and play until the seat has to decide.

    The deals are unpredictable. Until the game is over, all methods return only what the seat may know.
    """

    def __init__(self, game: str, players: int, level: str, options: Mapping[str, Any], seat: int = 0) -> None:
        self._game = new(game, players=players, options=options)
        self._game.view(seat)  # raises NotYourTurn if the seat does not exist
        self._seat, self._described, self._lock = seat, 0, Lock()
        self._bots = {other: bot(level, iterations=ITERATIONS) for other in range(players) if other != seat}
        self._let_bots_play()

    def text(self, language: str) -> str:
        """Return the seat's view in words, with the events since the last call."""
        with self._lock:
            return self._text(language)

    def play(self, move: str, language: str) -> str:
        """Make a move, let the bots play, and return the new view in words. Raises IllegalMove, NotYourTurn and GameOver."""
        with self._lock:
            self._game.play(move, seat=self._seat)
            self._let_bots_play()
            return self._text(language)

    def record(self) -> Json:
        """Return the record of the finished game. Raises MatchwoodError before the end."""
        with self._lock:
            if not self._game.over:
                raise MatchwoodError("the game is not over, and its record contains hidden cards: play to the end first")
            return self._game.record()

    def _text(self, language: str) -> str:
        happened = self._game.happened
        new_events, self._described = happened - self._described, happened
        return self._game.view(self._seat).text(language, events=min(MAX_EVENTS, max(1, new_events)))

    def _let_bots_play(self) -> None:
        game = self._game
        while others := [seat for seat in game.owing if seat != self._seat]:
            for seat in others:
                game.play(self._bots[seat].choose(game.view(seat)), seat=seat)
