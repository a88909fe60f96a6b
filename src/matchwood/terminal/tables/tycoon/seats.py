"""Who sits at the table, and how each stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.signs import TURN
from matchwood.terminal.tables.tycoon.words import Words

Json = dict[str, Any]


def seats(view: Json, turns: Mapping[int, Json], words: Words, names: Sequence[str]) -> Table:
    """A line a seat: whose turn it is, cards, sticks, and the place or what that seat did last in this trick."""
    lies = view["table"]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column("", min_width=6)
    for heading in words.columns:
        table.add_column(heading, justify="right")
    table.add_column("", min_width=words.longest_note)
    for seat, name in enumerate(names):
        out = lies["places"][seat] is not None
        style = "dim" if out else "bold" if seat == view["seat"] else ""
        cards, sticks = ("–", "–") if out else (str(lies["cards"][seat]), str(lies["sticks"][seat]))
        marker = TURN if seat == lies["turn"] else " "
        table.add_row(marker, Text(name, style), Text(cards, style), Text(sticks, style), _note(lies, seat, turns, words))
    return table


def _note(lies: Json, seat: int, turns: Mapping[int, Json], words: Words) -> Text:
    place = lies["places"][seat]
    if place is not None:
        return Text(words.place(place), "bold green" if place == 1 else "green")
    turn = turns.get(seat)
    if turn is None:
        return Text(words.leads_note if lies["play"] is None and seat == lies["leader"] else "", "bold")
    if turn["type"] == "play":
        lying = lies["play"] is not None and lies["play"]["seat"] == seat
        return Text(words.show(turn["number"], len(turn["cards"])), "bold" if lying else "dim")
    return Text(words.passed_note if turn["type"] == "pass" else words.returned_note, "dim")
