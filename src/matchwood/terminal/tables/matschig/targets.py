"""Whom somebody aims at, as it is typed: a letter, or the beginning of a name."""

from __future__ import annotations

from typing import Any

from matchwood.terminal.tables.matschig.cards import LETTERS
from matchwood.terminal.tables.matschig.voice import Voice
from matchwood.terminal.tables.quote import quoted
from matchwood.terminal.tables.terminal_table import Misread

Json = dict[str, Any]


def target_of(lies: Json, text: str, voice: Voice) -> int:
    """The seat that is meant, and can be aimed at. Raises Misread."""
    seat = named(text, voice)
    words, letters = voice.words, voice.letters(lies)
    if seat is None:
        raise Misread(words.no_player.format(text=quoted(text, ""), letters=letters))
    if seat == voice.person:
        raise Misread(words.not_yourself.format(letters=letters))
    if lies["out"][seat] is not None:
        raise Misread(words.is_out.format(name=voice.names[seat], letters=letters))
    return seat


def named(text: str, voice: Voice) -> int | None:
    """The seat of this letter or name; None if there is none."""
    text = text.strip().lower()
    letters = LETTERS[: len(voice.names)].lower()
    if len(text) == 1:
        return letters.index(text) if text in letters else None
    found = [seat for seat, name in enumerate(voice.names) if text and name.lower().startswith(text)]
    return found[0] if len(found) == 1 else None
