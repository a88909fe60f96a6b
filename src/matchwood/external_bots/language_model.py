"""A language model as a bot."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import Any

from matchwood.api.bot import Bot
from matchwood.api.game import MAX_MOVE_LENGTH
from matchwood.api.rules import rules
from matchwood.api.view import View, deciding_seat
from matchwood.errors import IllegalMove, shown
from matchwood.external_bots.model_server import Message, Model, ModelServer, Reply

RETRIES = 2
"""The model may answer a question this number of times again after an illegal answer."""
EVENTS = 30
"""The number of latest happenings in a question."""
INSTRUCTIONS = """You play the card game {title}. These are its rules:

{rules}

In each of your turns you get a description of the game as you see it, with the list of your legal moves. Choose the \
move that gives you the best result at the end of the game. You may think first. End your answer with one line that contains MOVE: \
and the move, exactly as in the list, without the text in brackets."""

_MOVE_LINE = re.compile(r"^\W*move\W*?:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)
_AROUND = " \t`*\"'-"


@dataclass
class Usage:
    """What a language model used in a game.

    ``moves`` is the number of its moves. ``illegal`` are its answers without a legal move, and ``fallbacks`` are the
    moves that a built-in bot made because all answers to a question were illegal. The server reports the tokens.
    """

    moves: int = 0
    requests: int = 0
    illegal: int = 0
    fallbacks: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as a dictionary of JSON values."""
        return {**asdict(self), "seconds": round(self.seconds, 3)}


class LanguageModelBot:
    """A language model that plays one seat in one game.

    The model gets the rules and the text of the view. After an illegal answer it gets the reason and may answer again. If all
    its answers are illegal, the built-in bot makes the move. ``usage`` counts requests, illegal answers and tokens. If only one
    move is legal, the bot makes it without a request. `log` is called with each reply and the move in this reply, or with None
    in place of an illegal move.
    """

    def __init__(self, model: Model, house: Bot, log: Callable[[View, Reply, str | None], None] | None = None) -> None:
        self.usage = Usage()
        self._house, self._log = house, log
        self._server = ModelServer(model)

    def __enter__(self) -> LanguageModelBot:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def choose(self, view: View) -> str:
        """Return a legal move for the seat of a view. Raises NotYourTurn, GameOver, and BotFault if the server does not answer."""
        deciding_seat(view)
        moves = view.moves
        self.usage.moves += 1
        if len(moves) == 1:
            return moves[0]
        task = INSTRUCTIONS.format(title=view.spec.title, rules=rules(view.game))
        messages: list[Message] = [{"role": "system", "content": task}, {"role": "user", "content": view.text(events=EVENTS)}]
        for _ in range(1 + RETRIES):
            reply = self._ask(messages)
            stated = stated_move(reply.text)
            move = _legal(stated, moves)
            if self._log is not None:
                self._log(view, reply, move)
            if move is not None:
                return move
            self.usage.illegal += 1
            messages += [{"role": "assistant", "content": reply.text}, {"role": "user", "content": _refusal(view, stated)}]
        self.usage.fallbacks += 1
        return self._house.choose(view)

    def close(self) -> None:
        """Close the connections to the server."""
        self._server.close()

    def _ask(self, messages: Sequence[Message]) -> Reply:
        start = time.monotonic()
        reply = self._server.ask(messages)
        usage = self.usage
        usage.requests += 1
        usage.seconds += time.monotonic() - start
        usage.prompt_tokens += reply.prompt_tokens
        usage.completion_tokens += reply.completion_tokens
        return reply


def stated_move(answer: str) -> str:
    """Return the text of the move in an answer: the last line with ``MOVE:``, else the whole answer.

    >>> stated_move("I lead low.\\n**MOVE: 8: 0 0 8**"), stated_move("`pass`")
    ('8: 0 0 8', 'pass')
    """
    lines = _MOVE_LINE.findall(answer)
    return (lines[-1] if lines else answer).strip().strip(_AROUND)


def _legal(stated: str, moves: Sequence[str]) -> str | None:
    for text in (stated, stated.partition(" (")[0], stated.removesuffix(".")):
        if text in moves:
            return text
    alike = [move for move in moves if move.casefold() == stated.casefold()]
    return alike[0] if len(alike) == 1 else None


def _refusal(view: View, stated: str) -> str:
    """Return why a move is illegal. Use only what the seat knows."""
    reason = f"{shown(stated)} is not a legal move."
    try:
        view.spec.after(view.state(), deciding_seat(view), stated[:MAX_MOVE_LENGTH])
    except IllegalMove as error:
        reason = str(error)
    return f"{reason} Answer again. End with one line: MOVE: and one of the moves of the list."
