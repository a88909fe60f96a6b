"""The lines of the protocol: a question and its answer (docs/bots.md)."""

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


_answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def question(view: Mapping[str, Any], seconds: float) -> bytes:
    """Return the line that asks an external bot for a move within the given seconds.

    >>> question({"game": "matchmaster", "moves": ["bid 0"]}, 2.0)
    b'{"matchwood":1,"seconds":2.0,"view":{"game":"matchmaster","moves":["bid 0"]}}\\n'
    """
    return msgspec.json.encode({"matchwood": VERSION, "seconds": seconds, "view": view}) + b"\n"


def move_in(line: bytes, moves: list[str]) -> str:
    """Return the move in a bot's answer line. Raises BotFault if the move is illegal or unreadable.

    >>> move_in(b'{"move": "bid 0", "why": "no trump"}', ["bid 0", "bid 1"])
    'bid 0'
    """
    try:
        move = _answers.decode(line).move
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BotFault(f"its answer cannot be read ({error}); expected is {EXPECTED}", line) from error
    if move not in moves:
        raise BotFault(f"its move {shown(move)} is not legal here; expected is one of view.moves, exactly as written there", line)
    return move
