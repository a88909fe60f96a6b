"""The picture of a Matschig table for 80 by 24 characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.cardgames.matschig import contract
from matchwood.terminal.language import LETTERS
from matchwood.terminal.tables.matschig.cards import HEAP, View, dabs_of, drawn, heap, row_of
from matchwood.terminal.tables.matschig.choices import Choice
from matchwood.terminal.tables.matschig.flying import Fate, Flying
from matchwood.terminal.tables.pieces import TURN, in_columns
from matchwood.terminal.tables.room import NewsRoom
from matchwood.terminal.tables.terminal_table import TerminalTable

ANSWERED = "✓"
NAME, CLOSED, OPEN = 5, 8, 11
"""Fixed widths, so that the mud does not move."""


class Pictures:
    """Draws a table of Matschig for one person."""

    def __init__(self, table: TerminalTable[contract.Table]) -> None:
        self._table, self._say = table, table.say
        self.flying = Flying(table)

    def table(
        self,
        view: View,
        news: Sequence[Text],
        fates: Sequence[Fate] = (),
        heading: str = "",
        choices: Sequence[Choice] = (),
        used: Counter[str] | None = None,
    ) -> RenderableType:
        """Return a picture of the table. ``used`` contains the umbrella cards that the person has put on mud cards."""
        board = Table.grid(padding=(0, 2, 0, 0))
        board.add_row(self._seats(view), self.flying.mud(view.table, fates))

        def answers(width: int, rows: int) -> Text:
            cells = [choice.cell for choice in choices]
            return in_columns(cells, width, rows - 1, self._say("terminal-more", count="{count}"), Text(heading, "bold"))

        return NewsRoom([self._heading(view.table), board], news, self._hand(view, used or Counter()), answers)

    def _heading(self, lies: contract.Table) -> Text:
        rounds = "none" if lies.rounds is None else lies.rounds
        parts = (self._say("title"), self._say("round", round=lies.round, rounds=rounds), self._say("pile", count=lies.pile))
        return Text(" · ".join(parts), "bold")

    def _hand(self, view: View, used: Counter[str]) -> Text:
        hand, left = view.table.hand, Counter(used)
        if not hand:
            return Text(self._say("hand-empty"))
        pictures = []
        for card in hand:
            gone = left[card] > 0
            left[card] -= gone
            pictures.append(drawn(card, self._table.fields.card(card), faint=gone or self._idle(view, card)))
        return row_of(pictures, gap=1)

    def _idle(self, view: View, card: str) -> bool:
        """Return whether the picture shows a card in faint colours. While players may add a card to mud, return False, because
        faint colours would reveal the hand.
        """
        lies = view.table
        if self._table.person not in view.owing or lies.phase == "window":
            return False
        if lies.throws is not None:
            return not any(card in pair.mud for pair in lies.throws)
        covering = any(card in cover.umbrellas for cover in lies.covers or [])
        return not covering and not any(move.split(" ")[0] == card for move in view.moves)

    def _seats(self, view: View) -> Table:
        lies, say, dabs = view.table, self._say, dabs_of(view.table.dabs, view.table.last_dab)
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        for width in (0, 0, NAME):
            table.add_column("", no_wrap=True, min_width=width)
        table.add_column(say("terminal-cards"), justify="right", no_wrap=True)
        table.add_column(say("terminal-mud"), no_wrap=True, min_width=CLOSED if lies.pool_cards is None else OPEN)
        table.add_column(say("sheet-total"), justify="right", no_wrap=True)
        if dabs:
            table.add_column(say("sheet-dabs"), no_wrap=True)
        table.add_column("", no_wrap=True, min_width=len(f"{say('terminal-target')} {ANSWERED}"))
        for seat, name in enumerate(self._table.names):
            out = lies.out[seat] is not None
            style = "dim" if out else "bold" if seat == self._table.person else ""
            cells = [Text(TURN if seat in view.owing else " "), Text(LETTERS[seat], style), Text(name, style)]
            cells += [Text("–" if out else str(lies.cards[seat])), Text("" if out else self._pool(lies, seat))]
            cells.append(Text(str(lies.accounts[seat])))
            if dabs:
                cells.append(Text(dabs[seat]))
            table.add_row(*cells, self._note(lies, seat), style="dim" if out else "")
        return table

    def _pool(self, lies: contract.Table, seat: int) -> str:
        count = lies.pools[seat]
        if not count:
            return self._say("clean")
        if lies.pool_cards is None or lies.pool_points is None:
            return f"{heap(count):<{HEAP}} {count:>2}"
        kinds = "".join(dict.fromkeys(card[0] for card in lies.pool_cards[seat]))
        return f"{heap(count):<{HEAP}} {lies.pool_points[seat]:>2} {kinds}"

    def _note(self, lies: contract.Table, seat: int) -> Text:
        target = self._say("terminal-target")
        if lies.out[seat] is not None:
            return Text(self._say("out"))
        if lies.answered[seat]:
            return Text(f"{target} {ANSWERED}" if seat == lies.target else ANSWERED)
        if lies.mud and seat == lies.target:
            return Text(target, "bold")
        return Text(self._say("throws") if seat == lies.active else "")
