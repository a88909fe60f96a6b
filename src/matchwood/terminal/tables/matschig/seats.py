"""Who sits at the table, and how each stands."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.matschig.cards import LETTERS
from matchwood.terminal.tables.matschig.heaps import dabs_of, pool
from matchwood.terminal.tables.matschig.voice import Voice
from matchwood.terminal.tables.signs import TURN

Json = dict[str, Any]

ANSWERED = "✓"
NAME, CLOSED, OPEN = 5, 8, 13
"""Widths that do not change with what happens, so that the mud beside them stays where it is."""


def seats(view: Json, voice: Voice) -> Table:
    """A line a seat: whose turn it is, cards, mud, account, and what that seat has to do with the mud that flies."""
    lies, words = view["table"], voice.words
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    cards, mud, account = words.columns
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True, min_width=NAME)
    table.add_column(cards, justify="right", no_wrap=True)
    table.add_column(mud, no_wrap=True, min_width=CLOSED if lies["pool_cards"] is None else OPEN)
    table.add_column(account, justify="right", no_wrap=True)
    if lies["dabs"] is not None:
        table.add_column(words.dabs, no_wrap=True)
    table.add_column("", no_wrap=True, min_width=len(words.target) + len(f" {ANSWERED}"))
    for seat, name in enumerate(voice.names):
        out = lies["out"][seat] is not None
        style = "dim" if out else "bold" if seat == voice.person else ""
        cells = [Text(TURN if seat in view["owing"] else " "), Text(LETTERS[seat], style), Text(name, style)]
        cells += [Text("–" if out else str(lies["cards"][seat])), _pool(lies, seat, voice), Text(str(lies["accounts"][seat]))]
        if lies["dabs"] is not None:
            cells.append(Text(dabs_of(lies["dabs"][seat])))
        table.add_row(*cells, _note(lies, seat, voice), style="dim" if out else "")
    return table


def _pool(lies: Json, seat: int, voice: Voice) -> Text:
    cards = None if lies["pool_cards"] is None else lies["pool_cards"][seat]
    return Text("" if lies["out"][seat] is not None else pool(lies["pools"][seat], cards, voice.words))


def _note(lies: Json, seat: int, voice: Voice) -> Text:
    words = voice.words
    if lies["out"][seat] is not None:
        return Text(words.out)
    if lies["answered"][seat]:
        return Text(f"{words.target} {ANSWERED}" if seat == lies["target"] else ANSWERED)
    if lies["mud"] and seat == lies["target"]:
        return Text(words.target, "bold")
    return Text(words.throws if seat == lies["active"] else "")
