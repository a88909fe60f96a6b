"""The mud that flies: its cards, from whom to whom, and what becomes of each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from matchwood.terminal.tables.matschig.cards import drawn, row_of, total, worth
from matchwood.terminal.tables.matschig.choices import missing
from matchwood.terminal.tables.matschig.draft import Draft
from matchwood.terminal.tables.matschig.voice import Voice

Json = dict[str, Any]

CELL, GAP = 7, 2
HEIGHT = 8


@dataclass(frozen=True)
class Fate:
    """What stands below a mud card: umbrellas, and what becomes of it."""

    above: str = ""
    below: str = ""
    style: str = ""


def flying(lies: Json, voice: Voice, fates: Sequence[Fate] = ()) -> Text:
    """The mud; always as many lines, so that the rest of the table stays where it is."""
    mud, words = lies["mud"], voice.words
    if not mud:
        told = voice.told(words.mixes, lies["active"]) if lies["active"] is not None else ""
        return _filled([Text(told, "bold")])
    aimed = words.aimed.format(aimer=voice.names[lies["aimer"]], target=voice.names[lies["target"]])
    title = Text.assemble((f"{aimed} · ", "bold"), (words.total.format(points=words.points(total(mud))), "bold"))
    lines = [title, Text(_weight(lies, voice)), _cards(mud, voice)]
    if lies["phase"] == "window":
        lines.append(Text(_answers(lies, voice)))
    if fates:
        lines += [_row([fate.above for fate in fates]), _row([fate.below for fate in fates], [fate.style for fate in fates])]
    return _filled(lines)


def _cards(mud: Sequence[str], voice: Voice) -> Text:
    """Each card in the middle of what stands below it."""
    rows = row_of([drawn(card, voice.words) for card in mud], GAP).split("\n")
    return Text("\n").join(Text(" " * (GAP // 2)).append_text(row) for row in rows)


def _weight(lies: Json, voice: Voice) -> str:
    mud, words = lies["mud"], voice.words
    if len(mud) > 2 or worth(mud[0]) == worth(mud[1]):
        return words.perfect
    card = missing(mud)
    return words.never_perfect if card is None else words.missing.format(card=card)


def _answers(lies: Json, voice: Voice) -> str:
    asked = sum(out is None for out in lies["out"]) - 1
    return voice.words.answers.format(answered=sum(lies["answered"]), asked=asked)


def _row(cells: Sequence[str], styles: Sequence[str] = ()) -> Text:
    """Below the cards; the longest of these words take a little of the gap."""
    row = Text()
    for place, cell in enumerate(cells):
        row.append(f"{cell:^{CELL + GAP}}", styles[place] if styles else "")
    return row


def _filled(lines: list[Text]) -> Text:
    text = Text("\n").join(lines)
    return text.append("\n" * (HEIGHT - 1 - text.plain.count("\n")))


def laid_on(draft: Draft, voice: Voice) -> list[Fate]:
    """The umbrellas that are being laid, and what is still wanting."""
    words, fates = voice.words, []
    for card, umbrellas in zip(draft.mud, draft.on, strict=True):
        lacks = worth(card) - total(umbrellas)
        above = "U" + "+".join(umbrella[1:] for umbrella in umbrellas) if umbrellas else ""
        if not umbrellas:
            fates.append(Fate(above, words.lands, "bold red"))
        else:
            fates.append(Fate(above, *((words.lacks.format(count=lacks), "bold") if lacks > 0 else (words.averted, "green"))))
    return fates


def came_of(mud: Sequence[str], landed: Sequence[str], voice: Voice) -> list[Fate]:
    """What became of each card; of equal ones the one laid earlier was averted."""
    left, fates = list(landed), []
    for card in reversed(mud):
        hits = card in left
        if hits:
            left.remove(card)
        fates.append(Fate("", voice.words.lands if hits else voice.words.averted, "bold red" if hits else "green"))
    return fates[::-1]
