"""What happened at a table of Matchstick Tycoon, as lines of text and as what one looks up for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from matchwood.terminal.tables.banner import STARS, striking
from matchwood.terminal.tables.tycoon.words import Words

Json = dict[str, Any]

REVOLUTION, NEWS = "bold white on #8b1a6b", "bold yellow"


def line(happening: Json, words: Words, names: Sequence[str], person: int) -> str | None:
    """One happening in one line; None where there is nothing to tell."""
    kind = happening["type"]
    seat = happening.get("seat", happening.get("leader"))
    mine, name = seat == person, names[seat] if seat is not None else ""
    if kind == "deal":
        start = words.you_start if mine else words.starts.format(name=name)
        return f"{_dealt(happening, words)} {start}"
    if kind == "play":
        return (words.you_play if mine else words.plays).format(
            name=name,
            play=words.show(happening["number"], len(happening["cards"])),
            cards=" ".join(words.turned.format(**card) if card["turned"] else card["card"] for card in happening["cards"]),
            sticks=words.sticks(happening["sticks"]),
        )
    if kind == "out":
        return (words.you_go_out if mine else words.goes_out).format(name=name, place=words.place(happening["place"]))
    if kind == "revolution":
        return f"{STARS} {words.revolution[happening['order']]} {STARS}"
    told = {
        "pass": (words.passes, words.you_pass),
        "return": (words.returns, words.you_return),
        "clear": (words.clears, words.you_clear),
        "lead": (words.starts, words.you_start),
    }.get(kind)
    return told[mine].format(name=name) if told else None


def _dealt(happening: Json, words: Words) -> str:
    fewest, most = min(happening["cards"]), max(happening["cards"])
    cards = words.cards(most) if fewest == most else words.card_counts[1].format(count=f"{fewest}-{most}")
    aside = words.cards(happening["aside"]) if happening["aside"] else ""
    return (words.dealt_aside if aside else words.dealt).format(cards=cards, aside=aside)


def banners(happenings: Sequence[Json], words: Words, names: Sequence[str], person: int) -> list[Text]:
    """What came of a turn, to be shown below the table; the turn itself is seen there."""
    found = []
    for happening in happenings:
        told = line(happening, words, names, person)
        if happening["type"] == "revolution":
            found.append(striking(words.revolution[happening["order"]], REVOLUTION))
        elif happening["type"] in ("out", "clear", "lead"):
            found.append(Text(told or "", NEWS))
    return found


def with_play(view: Json, play: Json | None) -> Json:
    """The view with what lay before the table was cleared: people want to see it until the next trick begins."""
    return {**view, "moves": [], "table": {**view["table"], "play": play, "turn": None}}
