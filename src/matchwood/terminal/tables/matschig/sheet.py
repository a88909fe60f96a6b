"""The accounts: the points of every round, what was halved, and the pools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.matschig.heaps import contents
from matchwood.terminal.tables.matschig.seats import DAB, DABS, NO_DAB
from matchwood.terminal.tables.matschig.voice import Voice

Json = dict[str, Any]

HALF, MAGIC = "½", "⇓"
LATEST = 8
"""Rounds that fit on a page; the accounts hold those before."""


def sheet(lies: Json, voice: Voice, over: bool, pools: Sequence[Sequence[str]] | None = None) -> RenderableType:
    """The accounts and the pools; ``pools`` are those of the round that has just ended."""
    words = voice.words
    rows = lies["sheet"] if over else lies["sheet"][-LATEST:]
    parts: list[RenderableType] = [Text(words.sheet, "bold")]
    parts.append(_table(lies, rows, voice) if rows else Text(words.no_round))
    if rows:
        legend = [words.legend] if lies["dabs"] is not None else [words.legend, words.legend_accounts]
        parts.append(Text(" · ".join(legend), "dim"))
    parts.append(Text(words.pools, "bold"))
    parts += [_pool(lies, seat, pools or lies["pool_cards"], voice) for seat in range(len(voice.names))]
    return Group(*parts)


def _table(lies: Json, rows: Sequence[Json], voice: Voice) -> Table:
    words, party = voice.words, lies["dabs"] is not None
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, footer_style="bold", padding=(0, 1), pad_edge=False)
    table.add_column("", footer=words.dabs_row if party else words.account_row, justify="right")
    for seat, name in enumerate(voice.names):
        footer = f"{DAB * lies['dabs'][seat]:{NO_DAB}<{DABS}}" if party else str(rows[-1]["accounts"][seat])
        table.add_column(name, footer=footer, justify="right")
    first = len(lies["sheet"]) - len(rows) + 1
    for number, row in enumerate(rows, first):
        table.add_row(str(number), *(_cell(row, seat) for seat in range(len(voice.names))))
    return table


def _cell(row: Json, seat: int) -> Text:
    halved = row["halved"][seat]
    points = f"+{row['points'][seat]}{HALF if 'pool' in halved else ''}"
    account = f"{MAGIC if 'account' in halved else ''}{row['accounts'][seat]}"
    return Text.assemble(f"{points} ", (f"{account:>4}", "bold"))


def _pool(lies: Json, seat: int, pools: Sequence[Sequence[str]] | None, voice: Voice) -> Text:
    words, name = voice.words, voice.names[seat]
    if pools is not None:
        told = contents(pools[seat]) or words.clean
    else:
        told = words.closed.format(cards=words.cards(lies["pools"][seat])) if lies["pools"][seat] else words.clean
    return Text(f"{name:<{max(map(len, voice.names))}}  {told}")
