"""An answer in the window as it is typed."""

from __future__ import annotations

import re
from typing import Any

from matchwood.terminal.tables.matschig.cards import LETTERS
from matchwood.terminal.tables.matschig.targets import named, target_of
from matchwood.terminal.tables.matschig.voice import Voice
from matchwood.terminal.tables.quote import quoted
from matchwood.terminal.tables.terminal_table import Misread

Json = dict[str, Any]

LET = ("", "l", "let", "let it fly", "fliegen", "fliegen lassen")
TYPED = re.compile(r"(?:add\s|leg\s)?\s*([wsu]\d(?=\W|$))?\s*(.*)", re.ASCII | re.IGNORECASE)


def answer_of(view: Json, answer: str, voice: Voice) -> str:
    """The answer that is meant. Raises Misread."""
    text, lies, words = answer.strip(), view["table"], voice.words
    if text.lower() in LET:
        return "let"
    found = TYPED.fullmatch(text)
    card, whom = (found[1], found[2]) if found else (None, text)
    if card is None and named(whom, voice) is None:
        said = {"text": quoted(text, ""), "letters": voice.letters(lies), "card": lies["missing"]}
        raise Misread(words.no_answer.format(**said))
    if card is not None and card.upper() != lies["missing"]:
        raise Misread(words.only_missing.format(card=voice.card(lies["missing"])))
    if lies["missing"] not in lies["hand"]:
        raise Misread(words.lacking.format(card=voice.card(lies["missing"])))
    return f"add {lies['missing']} {LETTERS[target_of(lies, whom, voice)]}"
