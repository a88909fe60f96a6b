"""A table of Matchstick Tycoon as a picture for a terminal of 80 by 24 or more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.room import Room
from matchwood.terminal.tables.tycoon.drawing import held, played, row_of
from matchwood.terminal.tables.tycoon.offers import cheapest
from matchwood.terminal.tables.tycoon.seats import seats
from matchwood.terminal.tables.tycoon.strip import strip
from matchwood.terminal.tables.tycoon.ways import Ways
from matchwood.terminal.tables.tycoon.words import Words

Json = dict[str, Any]

NARROW, WIDE, ON_THE_TABLE = 4, 6, 7


class Pictures:
    """Draws for one person."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words, self._names = words, names

    def table(self, view: Json, turns: Mapping[int, Json], banners: Sequence[Text] = ()) -> RenderableType:
        """The whole table; below it what just happened, or what the person could play."""
        ways = Ways(view["moves"])
        board = Table.grid(padding=(0, 3, 0, 0))
        board.add_row(seats(view, turns, self._words, self._names), self._lying(view))
        heading = Text(self._words.hand, "bold")
        parts: list[RenderableType] = [
            self._heading(view["table"]),
            board,
            heading,
            self._hand(view, ways),
            strip(view, ways, self._words),
            *banners,
        ]
        return Room(parts, lambda width, rows: cheapest(ways, self._words, width, rows), luxury=heading)

    def places(self, view: Json) -> RenderableType:
        """Who came where."""
        table = Table(box=box.SIMPLE_HEAD)
        for heading in ("", "", *self._words.columns):
            table.add_column(heading)
        lies = view["table"]
        for seat in sorted(range(len(self._names)), key=lambda seat: view["result"]["ranks"][seat]):
            place = view["result"]["ranks"][seat]
            left = [str(lies[what][seat] or "–") for what in ("cards", "sticks")]
            table.add_row(self._words.place(place), self._names[seat], *left, style="bold" if seat == view["seat"] else "")
        return table

    def _heading(self, lies: Json) -> Text:
        words = self._words
        reversed_order = lies["order"] != "normal"
        order = words.order_now[reversed_order].format(number=lies["strongest"])
        heading = Text.assemble(("Matchstick Tycoon · ", "bold"), (order, "bold bright_magenta" if reversed_order else "bold"))
        out = [words.cleared.format(count=lies["cleared"])] if lies["cleared"] else []
        out += [words.aside.format(count=lies["aside"])] if lies["aside"] else []
        return heading.append("".join(f" · {text}" for text in out), "dim")

    def _lying(self, view: Json) -> RenderableType:
        lies, words = view["table"], self._words
        play = lies["play"]
        if play is None:
            leads = words.you_lead if lies["leader"] == view["seat"] else words.leads.format(name=self._names[lies["leader"]])
            return Text(f"{words.empty} {leads}" if lies["phase"] == "playing" else words.empty, "dim")
        heading = words.lying.format(
            name=self._names[play["seat"]], play=words.show(play["number"], len(play["cards"])), sticks=words.sticks(play["sticks"])
        )
        figures = [played(card["card"], card["turned"], card["sticks"]) for card in play["cards"]]
        return Text(heading + "\n", "bold").append_text(row_of(figures, ON_THE_TABLE))

    def _hand(self, view: Json, ways: Ways) -> Text:
        hand, words = Counter(view["table"]["hand"]), self._words
        if not hand:
            place = view["table"]["places"][view["seat"]]
            return Text(words.no_cards if place is None else words.you_out.format(place=words.place(place)))
        useful = ways.kinds
        figures = [held(kind, count, not view["moves"] or kind in useful) for kind, count in hand.items()]
        pitch = next((pitch for pitch in (WIDE, WIDE - 1) if pitch * len(figures) <= 80), NARROW)
        return row_of(figures, pitch)
