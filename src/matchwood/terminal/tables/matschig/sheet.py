"""The accounts: the points of every round, what was halved, and the pools."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.matschig.heaps import contents, dabs_of
from matchwood.terminal.tables.matschig.voice import Voice

Json = dict[str, Any]

HALF, MAGIC = "½", "⇓"
BESIDES = 13
"""Lines of the page besides a line for each player and for each round, whatever stands below it included."""
FEWEST = 3


@dataclass(frozen=True)
class Sheet:
    """The accounts, of the latest rounds if there is no room for all, and the pools."""

    lies: Json
    voice: Voice
    pools: Sequence[Sequence[str]] | None = None
    """Those of the round that has just ended; else those that lie on the table."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        lies, words, seats = self.lies, self.voice.words, range(len(self.voice.names))
        room = max(FEWEST, (options.height or options.max_height) - BESIDES - len(seats)) if console.is_terminal else None
        rows = lies["sheet"][-room:] if room else lies["sheet"]
        yield Text(words.sheet, "bold")
        yield _table(lies, rows, self.voice) if rows else Text(words.no_round)
        if rows:
            yield Text(words.legend, "dim")
        yield Text(words.pools, "bold")
        for seat in seats:
            yield _pool(lies, seat, self.pools or lies["pool_cards"], self.voice)


def _table(lies: Json, rows: Sequence[Json], voice: Voice) -> Table:
    words, party = voice.words, lies["dabs"] is not None
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, footer_style="bold", padding=(0, 1), pad_edge=False)
    table.add_column("", footer=words.dabs_row if party else words.account_row, justify="right")
    for seat, name in enumerate(voice.names):
        footer = dabs_of(lies["dabs"][seat]) if party else str(rows[-1]["accounts"][seat])
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
