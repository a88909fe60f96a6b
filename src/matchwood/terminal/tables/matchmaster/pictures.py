"""A MatchMaster table and its score sheet as pictures for a terminal of 80 by 24."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.cardgames.fields import number
from matchwood.terminal.tables.matchmaster.cards import chip, fan, signed
from matchwood.terminal.tables.pieces import TURN
from matchwood.terminal.tables.terminal_table import Json, TerminalTable

HIDDEN, UNKNOWN = "✓", "·"


class Pictures:
    """Draws for one person."""

    def __init__(self, table: TerminalTable) -> None:
        self._say, self._you, self._fields = table.say, table.you, table.fields
        self._names, self._person = table.names, table.person

    def table(self, view: Json, taken_by: int | None = None) -> RenderableType:
        """The whole table; with ``taken_by`` the trick is complete and goes to that seat."""
        lies = view["table"]
        parts = [self._heading(lies), Text(), self._seats(view), Text()]
        if lies["phase"] == "playing":
            parts += [self._trick(lies, taken_by), self._last_trick(lies), Text()]
        parts += [Text(self._say("hand"), "bold"), fan(lies["hand"], view["moves"])]
        return Group(*parts)

    def sheet(self, lies: Json) -> RenderableType:
        """The score sheet."""
        table = Table(show_footer=True, footer_style="bold", box=box.SIMPLE_HEAD)
        table.add_column("", footer=self._say("sheet-total"), justify="right")
        for name, points in zip(self._names, lies["scores"], strict=True):
            table.add_column(name, footer=number(points), justify="right")
        for round_no, row in enumerate(lies["sheet"], 1):
            cells = [_result(*parts) for parts in zip(row["tricks"], row["bids"], row["scores"], strict=True)]
            table.add_row(f"{round_no} ({row['size']})", *cells)
        return Group(Text(f"{self._say('sheet')}: {self._say('sheet-legend')}", "bold"), table)

    def _heading(self, lies: Json) -> Text:
        parts = (
            self._say("title"),
            self._say("round", round=lies["round"], rounds=lies["rounds"]),
            self._say("cards", count=lies["size"]),
            self._say("terminal-dealer", name=self._names[lies["dealer"]]),
        )
        return Text(" · ".join(parts), "bold")

    def _seats(self, view: Json) -> RenderableType:
        lies = view["table"]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        table.add_column("", min_width=6)
        for heading in (self._say("sheet-bid"), self._say("sheet-tricks"), self._say("sheet-points"), ""):
            table.add_column(heading, justify="right")
        for seat, name in enumerate(self._names):
            bid, tricks = lies["bids"][seat], lies["tricks"][seat]
            shown = str(bid) if bid is not None else HIDDEN if lies["fixed"][seat] else UNKNOWN
            due = seat in view["owing"]
            style = "bold" if seat == self._person else ""
            cells = (Text(shown), Text(str(tricks), _progress(bid, tricks)), Text(number(lies["scores"][seat])))
            table.add_row(TURN if due else " ", Text(name, style), *cells, "")
        if None in lies["bids"]:
            return table
        together = self._say("terminal-together", sum=sum(lies["bids"]), size=lies["size"])
        return Group(table, Text(f"   {together}", "dim"))

    def _trick(self, lies: Json, taken_by: int | None) -> Text:
        text = Text(f"{self._say('trick')}  ", "bold")
        if not lies["trick"]:
            leader = lies["leader"]
            leads = self._say("terminal-leads", seat=self._names[leader], seat_is=self._you(leader))
            return text.append(leads, "not bold")
        text.append_text(self._cards(lies["trick"]))
        if taken_by is not None:
            taken = self._fields.event({"type": "trick", "winner": taken_by, "cards": lies["trick"]})
            text.append(f"\n{taken}", "bold green" if taken_by == self._person else "bold")
        return text

    def _last_trick(self, lies: Json) -> Text:
        if not lies["last_trick"] or lies["trick"]:
            return Text()
        cards = ", ".join(f"{self._names[laid['seat']]} {laid['card']}" for laid in lies["last_trick"]["cards"])
        return Text(f"{self._say('last-trick')}: {cards} → {self._names[lies['last_trick']['winner']]}", "dim")

    def _cards(self, trick: Sequence[Json]) -> Text:
        shown = [
            Text(f"{self._names[laid['seat']]}\u00a0", "not bold").append_text(_unbroken(chip(laid["card"]))) for laid in trick
        ]
        return Text("  ").join(shown)


def _unbroken(text: Text) -> Text:
    """A line may end before a card, never inside it."""
    return Text(text.plain.replace(" ", "\u00a0"), text.style)


def _progress(bid: int | None, tricks: int) -> str:
    if bid is None:
        return ""
    return "green" if tricks == bid else "red" if tricks > bid else "yellow"


def _result(tricks: int, bid: int, points: int) -> Text:
    return Text(f"{tricks}/{bid} ").append(signed(points).rjust(3), "green" if points > 0 else "red")
