"""An external bot: a program that plays for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import Any

from matchwood.api.bot import Bot
from matchwood.api.view import View
from matchwood.engine.interrupts import uninterrupted
from matchwood.external_bots.fault import BotFault
from matchwood.external_bots.lines import answer_in, question
from matchwood.external_bots.program import Program

SECONDS = 2.0
"""The default time limit for a move."""
SECONDS_TO_START = 10.0
"""The additional time for the first move."""


@dataclass(frozen=True)
class Loss:
    """The reason why an external bot lost its seat.

    ``move`` is the number of the bot's move, counted from 1. ``asked`` is the question, ``came`` the start of the answer, and
    ``stderr`` the end of the program's standard error.
    """

    seat: int
    move: int
    reason: str
    asked: dict[str, Any]
    came: str
    stderr: str

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as a dictionary of JSON values."""
        return asdict(self)


class ExternalBot:
    """An external program that plays one seat in one game.

    The program starts before its first move. A program that can play several games is used again. If the program fails, ``loss``
    contains the reason, and a built-in bot makes the remaining moves.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=2, seed=1)
    >>> with ExternalBot(["cat"], house=matchwood.bot("quick", seed=1)) as bot:
    ...     move = bot.choose(game.view(0))
    >>> move in game.legal_moves(0), bot.loss.reason
    (True, 'its answer cannot be read (Object missing required field `move`); expected is one line such as {"move": "…"}')
    """

    def __init__(self, command: Sequence[str], house: Bot, seconds: float = SECONDS) -> None:
        self.loss: Loss | None = None
        self._command, self._house, self._seconds = command, house, seconds
        self._program: Program | None = None
        self._more_games = False
        self._asked = 0

    def __enter__(self) -> ExternalBot:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def choose(self, view: View) -> str:
        """Return a legal move for the seat of a view. The seat must have a decision to make."""
        if self.loss is None:
            self._asked += 1
            seen = view.to_dict()
            try:
                return self._answer(seen)
            except BotFault as fault:
                self.close()
                last_words = "" if self._program is None else self._program.last_words
                self.loss = Loss(seen["seat"], self._asked, str(fault), seen, fault.came, last_words)
        return self._house.choose(view)

    def close(self) -> None:
        """Keep the program for another game if it can play several games, else end it."""
        if self._program is not None and self._more_games:
            self._program.release()
        elif self._program is not None:
            self._program.close()

    def _answer(self, seen: dict[str, Any]) -> str:
        seconds = self._seconds
        if self._program is None:
            with uninterrupted():
                self._program = Program.idle(self._command) or Program(self._command)
            seconds += SECONDS_TO_START
        self._more_games = False  # after an interrupted question, the program cannot be asked again
        line = self._program.ask(question(seen, self._seconds, new_game=self._asked == 1), seconds)
        answer = answer_in(line, seen["moves"])
        self._more_games = answer.more_games
        return answer.move
