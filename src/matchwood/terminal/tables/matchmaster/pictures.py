"""A MatchMaster table and its score sheet as pictures for a terminal of 80 by 24."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.matchmaster.cards import chip, fan, signed, total
from matchwood.terminal.tables.matchmaster.words import Words
from matchwood.terminal.tables.signs import TURN

Json = dict[str, Any]

HIDDEN, UNKNOWN = "✓", "·"


class Pictures:
    """Draws for one person."""

    def __init__(self, words: Words, names: Sequence[str], person: int) -> None:
        self._words, self._names, self._person = words, names, person

    def table(self, view: Json, taken_by: int | None = None) -> RenderableType:
        """The whole table; with ``taken_by`` the trick is complete and goes to that seat."""
        lies = view["table"]
        parts = [self._heading(lies), Text(), self._seats(view), Text()]
        if lies["phase"] == "playing":
            parts += [self._trick(lies, taken_by), self._last_trick(lies), Text()]
        parts += [Text(self._words.hand, "bold"), fan(lies["hand"], view["moves"])]
        return Group(*parts)

    def sheet(self, lies: Json) -> RenderableType:
        """The score sheet."""
        table = Table(show_footer=True, footer_style="bold", box=box.SIMPLE_HEAD)
        table.add_column("", footer=self._words.total, justify="right")
        for name, points in zip(self._names, lies["scores"], strict=True):
            table.add_column(name, footer=total(points), justify="right")
        for number, row in enumerate(lies["sheet"], 1):
            cells = [_result(*parts) for parts in zip(row["tricks"], row["bids"], row["scores"], strict=True)]
            table.add_row(self._words.row.format(round=number, size=row["size"]), *cells)
        return Group(Text(self._words.sheet, "bold"), table)

    def _heading(self, lies: Json) -> Text:
        dealer = self._words.deals.format(name=self._names[lies["dealer"]])
        parts = (
            "MatchMaster",
            self._words.round.format(round=lies["round"], rounds=lies["rounds"]),
            self._words.cards(lies["size"]),
            dealer,
        )
        return Text(" · ".join(parts), "bold")

    def _seats(self, view: Json) -> RenderableType:
        lies = view["table"]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        table.add_column("", min_width=6)
        for heading in self._words.columns:
            table.add_column(heading, justify="right")
        for seat, name in enumerate(self._names):
            bid, tricks = lies["bids"][seat], lies["tricks"][seat]
            shown = str(bid) if bid is not None else HIDDEN if lies["fixed"][seat] else UNKNOWN
            due = seat in view["owing"]
            style = "bold" if seat == self._person else ""
            cells = (Text(shown), Text(str(tricks), _progress(bid, tricks)), Text(total(lies["scores"][seat])))
            table.add_row(TURN if due else " ", Text(name, style), *cells, "")
        if None in lies["bids"]:
            return table
        together = self._words.together.format(sum=sum(lies["bids"]), size=lies["size"])
        return Group(table, Text(f"   {together}", "dim"))

    def _trick(self, lies: Json, taken_by: int | None) -> Text:
        text = Text(f"{self._words.trick}  ", "bold")
        if not lies["trick"]:
            leader = lies["leader"]
            return text.append(
                self._words.you_lead if leader == self._person else self._words.leads.format(name=self._names[leader]), "not bold"
            )
        text.append_text(self._cards(lies["trick"]))
        if taken_by is not None:
            text.append("\n" + self.taken(taken_by), "bold green" if taken_by == self._person else "bold")
        return text

    def _last_trick(self, lies: Json) -> Text:
        if not lies["last_trick"] or lies["trick"]:
            return Text()
        cards = ", ".join(f"{self._names[laid['seat']]} {laid['card']}" for laid in lies["last_trick"]["cards"])
        return Text(f"{self._words.last_trick}: {cards} → {self._names[lies['last_trick']['winner']]}", "dim")

    def _cards(self, trick: Sequence[Json]) -> Text:
        shown = [
            Text(f"{self._names[laid['seat']]}\u00a0", "not bold").append_text(_unbroken(chip(laid["card"]))) for laid in trick
        ]
        return Text("  ").join(shown)

    def taken(self, winner: int) -> str:
        """Whose trick it is."""
        return self._words.goes_to_you if winner == self._person else self._words.goes_to.format(name=self._names[winner])


def _unbroken(text: Text) -> Text:
    """A line may end before a card, never inside it."""
    return Text(text.plain.replace(" ", "\u00a0"), text.style)


def _progress(bid: int | None, tricks: int) -> str:
    if bid is None:
        return ""
    return "green" if tricks == bid else "red" if tricks > bid else "yellow"


def _result(tricks: int, bid: int, points: int) -> Text:
    return Text(f"{tricks}/{bid} ").append(signed(points).rjust(3), "green" if points > 0 else "red")
