"""The questions to external bots and their answers, each as one line (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from matchwood.errors import shown
from matchwood.external_bots.fault import BotFault

VERSION = 1
"""The version of the protocol in each question. It increases with each incompatible change."""
EXPECTED = 'one line such as {"move": "…"}'


class Answer(Struct):
    """The answer of an external bot. Additional fields are ignored."""

    move: str
    more_games: bool = False
    """Whether the program can play further games after this one."""


_answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def question(view: Mapping[str, Any], seconds: float, new_game: bool = False) -> bytes:
    """Return the line that asks an external bot for a move within the given seconds. `new_game` marks the first question of a game.

    >>> question({"game": "matchmaster", "moves": ["bid 0"]}, 2.0)
    b'{"matchwood":1,"seconds":2.0,"new_game":false,"view":{"game":"matchmaster","moves":["bid 0"]}}\\n'
    """
    return msgspec.json.encode({"matchwood": VERSION, "seconds": seconds, "new_game": new_game, "view": view}) + b"\n"


def answer_in(line: bytes, moves: list[str]) -> Answer:
    """Parse a line with a bot's answer. Raises BotFault if the line is invalid or the move is illegal.

    >>> answer_in(b'{"move": "bid 0", "why": "no trump"}', ["bid 0", "bid 1"])
    Answer(move='bid 0', more_games=False)
    """
    try:
        answer = _answers.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BotFault(f"its answer cannot be read ({error}); expected is {EXPECTED}", line) from error
    if answer.move not in moves:
        raise BotFault(
            f"its move {shown(answer.move)} is not legal here; expected is one of view.moves, exactly as written there", line
        )
    return answer
