"""The score sheet of Matschig."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from matchwood.cardgames.matschig import contract
from matchwood.terminal.tables.matschig.cards import contents, dabs_of
from matchwood.terminal.tables.terminal_table import TerminalTable

HALF, MAGIC = "½", "⇓"
BESIDES = 13
"""The number of lines of the page that are not about a single player or round."""
FEWEST = 3


@dataclass(frozen=True)
class Sheet:
    """A score sheet with the latest rounds and the collected mud."""

    lies: contract.Table
    table: TerminalTable[contract.Table]
    pools: Sequence[Sequence[str]] | None = None
    """The collected mud of the round that has just ended, or None."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lies, say, seats = self.lies, self.table.say, range(len(self.table.names))
        room = max(FEWEST, (options.height or options.max_height) - BESIDES - len(seats)) if console.is_terminal else None
        rows = lies.sheet[-room:] if room else lies.sheet
        yield Text(f"{say('sheet')}: {say('sheet-caption')}", "bold")
        yield self._accounts(rows) if rows else Text(say("sheet-empty"))
        if rows:
            yield Text(f"½ {say('sheet-half-pool')} · ⇓ {say('sheet-half-account')}", "dim")
        yield Text(say("sheet-pools") if self.pools else say("sheet-pools-now"), "bold")
        yield from map(self._pool, seats)

    def _accounts(self, rows: Sequence[contract.Row]) -> Table:
        lies, say, dabs = self.lies, self.table.say, dabs_of(self.lies.dabs, self.lies.last_dab)
        table = Table(box=box.SIMPLE_HEAD, show_footer=True, footer_style="bold", padding=(0, 1), pad_edge=False)
        table.add_column("", footer=say("sheet-dabs") if dabs else say("sheet-total"), justify="right")
        for seat, name in enumerate(self.table.names):
            table.add_column(name, footer=dabs[seat] if dabs else str(rows[-1].accounts[seat]), justify="right")
        first = len(lies.sheet) - len(rows) + 1
        for number, row in enumerate(rows, first):
            table.add_row(str(number), *(_cell(row, seat) for seat in range(len(self.table.names))))
        return table

    def _pool(self, seat: int) -> Text:
        say, names = self.table.say, self.table.names
        pools, count = self.pools or self.lies.pool_cards, self.lies.pools[seat]
        closed = say("sheet-closed", cards=say("cards", count=count)) if count else ""
        held = contents(pools[seat]) if pools is not None else closed
        return Text(f"{names[seat]:<{max(map(len, names))}}  {held or say('clean')}")


def _cell(row: contract.Row, seat: int) -> Text:
    halved = row.halved[seat]
    points = f"+{row.points[seat]}{HALF if 'pool' in halved else ''}"
    account = f"{MAGIC if 'account' in halved else ''}{row.accounts[seat]}"
    return Text.assemble(f"{points} ", (f"{account:>4}", "bold"))
