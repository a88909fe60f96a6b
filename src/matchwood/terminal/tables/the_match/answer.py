"""What is typed at a table of The Match!, and why it is refused."""

from __future__ import annotations

import re
from typing import Any

from matchwood.terminal.tables.quote import quoted
from matchwood.terminal.tables.terminal_table import Misread
from matchwood.terminal.tables.the_match.words import Words

CARD = re.compile(r"[YBRG](?:1[01]|[1-9])", re.ASCII)
COLUMNS = ("1", "2", "3", "4")

Json = dict[str, Any]


def move_of(view: Json, answer: str, words: Words, nothing: str) -> str:
    """The move that the answer means. Raises Misread."""
    text = "".join(answer.split())
    if text in view["moves"]:
        return text
    lies, told, choices = view["table"], quoted(answer.strip(), nothing), words.listed(view["moves"])
    if lies["phase"] == "shot":
        raise Misread(words.not_the_sixth if text == "6" else words.no_shot.format(text=told))
    if text in COLUMNS:
        raise Misread(words.out_of_reach.format(column=text, before=lies["path"][-1][1], choices=choices))
    why = words.is_card if CARD.fullmatch(text.upper()) else words.no_column
    raise Misread(why.format(text=told, choices=choices))
