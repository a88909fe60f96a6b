"""The picture of Matchstick Tycoon for 80 by 24 characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.cardgames.contract import Result
from matchwood.cardgames.tycoon import contract
from matchwood.cardgames.tycoon.contract import Passed, Played, Returned
from matchwood.terminal.tables.pieces import TURN
from matchwood.terminal.tables.room import Room
from matchwood.terminal.tables.terminal_table import TerminalTable
from matchwood.terminal.tables.tycoon.drawing import held, played, row_of
from matchwood.terminal.tables.tycoon.pages import cheapest
from matchwood.terminal.tables.tycoon.ways import View, Ways

NARROW, WIDE, ON_THE_TABLE = 4, 6, 7
CELL = 3

Turn = Played | Passed | Returned
LIES, BEATS, WEAK, PRICE, NEVER = "bold reverse", "bold", "dim", "green", "dim"


class Pictures:
    """Draws a table of Matchstick Tycoon for one person."""

    def __init__(self, table: TerminalTable[contract.Table]) -> None:
        self._say, self._you, self._names = table.say, table.you, table.names
        places = [self._say("place", place=place) for place in range(1, len(self._names) + 1)]
        notes = [self._say("seat-leads"), self._say("seat-passed"), self._say("seat-returned"), *places]
        self._longest_note = max(map(len, notes))

    def table(self, view: View, turns: Mapping[int, Turn], banners: Sequence[Text] = ()) -> RenderableType:
        """Return a picture of the table and of possible plays."""
        ways = Ways(view.moves)
        board = Table.grid(padding=(0, 3, 0, 0))
        board.add_row(self._seats(view, turns), self._lying(view))
        heading = Text(self._say("hand"), "bold")
        parts: list[RenderableType] = [
            self._heading(view.table),
            board,
            heading,
            self._hand(view, ways),
            self._strip(view.table, ways),
            *banners,
        ]
        return Room(parts, lambda width, rows: cheapest(ways, self._say, width, rows), luxury=heading)

    def places(self, view: View, result: Result) -> RenderableType:
        """Return the ranks of the players."""
        table = Table(box=box.SIMPLE_HEAD)
        for heading in ("", "", *self._columns()):
            table.add_column(heading)
        lies = view.table
        for seat in sorted(range(len(self._names)), key=lambda seat: result.ranks[seat]):
            left = [str(count or "–") for count in (lies.cards[seat], lies.sticks[seat])]
            place = self._say("place", place=result.ranks[seat])
            table.add_row(place, self._names[seat], *left, style="bold" if seat == view.seat else "")
        return table

    def _columns(self) -> tuple[str, str]:
        return self._say("terminal-cards"), self._say("terminal-matches")

    def _heading(self, lies: contract.Table) -> Text:
        say = self._say
        order = say("terminal-strongest", order=lies.order, number=lies.strongest)
        style = "bold" if lies.order == "normal" else "bold bright_magenta"
        heading = Text.assemble((f"{say('title')} · ", "bold"), (order, style))
        out = [say("terminal-cleared", count=lies.cleared)] if lies.cleared else []
        out += [say("terminal-aside", count=lies.aside)] if lies.aside else []
        return heading.append("".join(f" · {text}" for text in out), "dim")

    def _seats(self, view: View, turns: Mapping[int, Turn]) -> Table:
        lies = view.table
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        table.add_column("", min_width=6)
        for heading in self._columns():
            table.add_column(heading, justify="right")
        table.add_column("", min_width=self._longest_note)
        for seat, name in enumerate(self._names):
            out = lies.places[seat] is not None
            style = "dim" if out else "bold" if seat == view.seat else ""
            cards, sticks = ("–", "–") if out else (str(lies.cards[seat]), str(lies.sticks[seat]))
            marker = TURN if seat == lies.turn else " "
            table.add_row(marker, Text(name, style), Text(cards, style), Text(sticks, style), self._note(lies, seat, turns))
        return table

    def _note(self, lies: contract.Table, seat: int, turns: Mapping[int, Turn]) -> Text:
        place, turn = lies.places[seat], turns.get(seat)
        if place is not None:
            return Text(self._say("place", place=place), "bold green" if place == 1 else "green")
        if turn is None:
            return Text(self._say("seat-leads") if lies.play is None and seat == lies.leader else "", "bold")
        if isinstance(turn, Played):
            lying = lies.play is not None and lies.play.seat == seat
            return Text(self._shown(turn), "bold" if lying else "dim")
        return Text(self._say("seat-passed") if isinstance(turn, Passed) else self._say("seat-returned"), "dim")

    def _shown(self, play: contract.Play | Played) -> str:
        return self._say("play", count=len(play.cards), number=play.number)

    def _lying(self, view: View) -> RenderableType:
        lies, say = view.table, self._say
        play, leader = lies.play, lies.leader
        if play is None:
            leads = say("terminal-leads", seat=self._names[leader], seat_is=self._you(leader))
            return Text(f"{say('terminal-empty')} {leads}" if lies.phase == "playing" else say("terminal-empty"), "dim")
        heading = f"{self._names[play.seat]}: {self._shown(play)} ({say('matches', count=play.sticks)})"
        figures = [played(card.card, card.turned, card.sticks) for card in play.cards]
        return Text(f"{heading}\n", "bold").append_text(row_of(figures, ON_THE_TABLE))

    def _hand(self, view: View, ways: Ways) -> Text:
        hand = Counter(view.table.hand)
        if not hand:
            place = None if view.seat is None else view.table.places[view.seat]
            return Text(self._say("hand-empty") if place is None else self._say("hand-done", place=place))
        useful = ways.kinds
        figures = [held(kind, count, not view.moves or kind in useful) for kind, count in hand.items()]
        pitch = next((pitch for pitch in (WIDE, WIDE - 1) if pitch * len(figures) <= 80), NARROW)
        return row_of(figures, pitch)

    def _strip(self, lies: contract.Table, ways: Ways) -> Text:
        labels = [self._say("terminal-order"), *(self._say("cards", count=count) for count in ways.counts)]
        width = max(map(len, labels)) + 1
        play = lies.play
        lines = [Text(labels[0].ljust(width))]
        for number in lies.numbers:
            lies_there = play is not None and number == play.number
            style = LIES if lies_there else BEATS if number in lies.stronger else WEAK
            lines[0].append(f"[{number}]" if lies_there else f" {number} ", style)
        for count, label in zip(ways.counts, labels[1:], strict=True):
            lines.append(Text(label.ljust(width)))
            for number in lies.numbers:
                if (number, count) in ways:
                    lines[-1].append(f"{ways.cheapest((number, count)).sticks:^{CELL}}", PRICE)
                else:
                    lines[-1].append(("·" if number in lies.stronger else "").center(CELL), NEVER)
        return Text("\n").join(lines)
