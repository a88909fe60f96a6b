"""The thrown mud in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from matchwood.cardgames.matschig.contract import Table, Weight
from matchwood.terminal.tables.matschig.cards import drawn, row_of
from matchwood.terminal.tables.matschig.laying import Draft
from matchwood.terminal.tables.terminal_table import TerminalTable

CELL, GAP = 7, 2
HEIGHT = 8


@dataclass(frozen=True)
class Fate:
    """The texts above and below a mud card."""

    above: str = ""
    below: str = ""
    style: str = ""


class Flying:
    """Draws thrown mud cards for one person."""

    def __init__(self, table: TerminalTable[Table]) -> None:
        self._table, self._say = table, table.say

    def mud(self, lies: Table, fates: Sequence[Fate] = ()) -> Text:
        """Return a drawing of the mud. All drawings have the same number of lines."""
        weight, active, names = lies.weight, lies.active, self._table.names
        if weight is None or lies.aimer is None or lies.target is None:
            mixing = "" if active is None else self._say("mixes", seat=names[active], seat_is=self._table.you(active))
            return _filled([Text(mixing, "bold")])
        points = self._say("points", count=weight.points)
        title = Text(f"{names[lies.aimer]} → {names[lies.target]} · {points}", "bold")
        lines = [title, Text(self._weight(weight)), self._cards(lies.mud)]
        if lies.phase == "window":
            lines.append(Text(self._say("answers", answered=sum(lies.answered), asked=len(lies.asked))))
        if fates:
            lines += [_row([fate.above for fate in fates]), _row([fate.below for fate in fates], [fate.style for fate in fates])]
        return _filled(lines)

    def laid_on(self, draft: Draft) -> list[Fate]:
        """For each mud card, return a text about the umbrella cards."""
        fates = []
        for place, umbrellas in enumerate(draft.on):
            lacks = draft.lacks(place)
            above = "U" + "+".join(umbrella[1:] for umbrella in umbrellas) if umbrellas else ""
            fates.append(Fate(above, self._say("lacks", count=lacks), "bold") if lacks else self._fate(lacks is None, above))
        return fates

    def came_of(self, fates: Sequence[bool]) -> list[Fate]:
        """Return one text for each mud card: hit or averted."""
        return [self._fate(landed) for landed in fates]

    def _fate(self, lands: bool, above: str = "") -> Fate:
        return Fate(above, self._say("lands"), "bold red") if lands else Fate(above, self._say("averted"), "green")

    def _cards(self, mud: Sequence[str]) -> Text:
        rows = row_of([drawn(card, card) for card in mud], GAP).split("\n")
        return Text("\n").join(Text(" " * (GAP // 2)).append_text(row) for row in rows)

    def _weight(self, weight: Weight) -> str:
        if weight.perfect:
            return self._say("perfect")
        return self._say("missing", card=weight.missing) if weight.missing else self._say("never-perfect")


def _row(cells: Sequence[str], styles: Sequence[str] = ()) -> Text:
    row = Text()
    for place, cell in enumerate(cells):
        row.append(f"{cell:^{CELL + GAP}}", styles[place] if styles else "")
    return row


def _filled(lines: list[Text]) -> Text:
    text = Text("\n").join(lines)
    return text.append("\n" * (HEIGHT - 1 - text.plain.count("\n")))
