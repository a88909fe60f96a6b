"""Umbrellas on mud as they are typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from matchwood.terminal.tables.matschig.cards import total
from matchwood.terminal.tables.matschig.draft import Draft
from matchwood.terminal.tables.matschig.shields import Group, best_of
from matchwood.terminal.tables.matschig.voice import Voice
from matchwood.terminal.tables.quote import quoted
from matchwood.terminal.tables.terminal_table import Misread

Json = dict[str, Any]

LAID = re.compile(r"(\w+)\s*=\s*([^=\s,]+(?:\s*\+\s*[^=\s,+]+)*)")
UMBRELLA = re.compile(r"U?[1-7]", re.ASCII)
LOOSE = re.compile(r"(?:U[1-7][\s,+]*)+", re.ASCII)
SHIELD = re.compile(r"SHIELD\s+|SCHIRME?\s+")


def read(text: str) -> tuple[list[tuple[str, str]], list[str]] | None:
    """What is laid where, or umbrellas without a place; None if the answer is about none.

    >>> read("w4=u6 s1=1+1"), read("U6 u2"), read("wind")
    (([('W4', 'U6'), ('S1', '1+1')], []), ([], ['U6', 'U2']), None)
    """
    text = SHIELD.sub("", text.strip().upper(), count=1)
    if LOOSE.fullmatch(text):
        return [], re.findall(r"U[1-7]", text)
    if "=" not in text:
        return None
    found = LAID.findall(text)
    return (found, []) if found and not LAID.sub("", text).strip(" ,") else None


def laid(view: Json, text: str, draft: Draft, voice: Voice) -> list[Group] | None:
    """The umbrellas that are laid on mud by this answer; None if it is about none. Raises Misread."""
    found = read(text)
    if found is None:
        return None
    placed, loose = found
    groups = [(card, _umbrellas(view, card, typed, voice)) for card, typed in placed]
    _check_held(view, draft, [*loose, *(umbrella for _, group in groups for umbrella in group)], voice)
    if not loose:
        return groups
    best = best_of(draft.landing, loose)
    if best is None:
        raise Misread(voice.words.too_weak.format(umbrellas=voice.cards(loose), total=total(loose)))
    return best


def _umbrellas(view: Json, card: str, typed: str, voice: Voice) -> tuple[str, ...]:
    words, mud = voice.words, view["table"]["mud"]
    if card not in mud:
        raise Misread(words.no_such_mud.format(card=quoted(card, "")[1:-1], mud=" ".join(mud)))
    names = [name.strip() for name in typed.split("+")]
    for name in names:
        if not UMBRELLA.fullmatch(name):
            raise Misread(words.no_umbrella.format(text=quoted(name, "")))
    return tuple(f"U{name[-1]}" for name in names)


def _check_held(view: Json, draft: Draft, umbrellas: Sequence[str], voice: Voice) -> None:
    held = Counter(view["table"]["hand"])
    for card, count in (Counter(umbrellas) + draft.used).items():
        if held[card] < count:
            wanting = voice.words.too_few_held if held[card] else voice.words.not_held
            raise Misread(wanting.format(card=voice.card(card), held=held[card]))
