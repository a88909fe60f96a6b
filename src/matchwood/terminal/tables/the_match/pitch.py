"""The pitch of four by four cards."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.text import Text

from matchwood.cardgames.the_match.contract import Card, Shot, Table
from matchwood.terminal.tables.terminal_table import TerminalTable
from matchwood.terminal.tables.the_match.cards import MATCHED, MISSED, PLAIN, REACHABLE, Frame, Size, drawn

BALL, YES, NO = "●", "✓", "✗"
NUMBERS = (1, 2, 3, 4)
MARGIN = 3
POSTS = 12
UP, DOWN = "▲", "▼"

Choice = Card | Shot


def line_of(seat: int, row: int) -> int:
    """Convert a seat's row number to seat A's row number, or the reverse.

    >>> line_of(0, 1), line_of(1, 1)
    (1, 4)
    """
    return row if seat == 0 else 5 - row


class Pitch:
    """Draws the pitch. The drawing marks the card that ended an attack."""

    def __init__(self, seen: TerminalTable[Table], lies: Table, last: Choice | None) -> None:
        self._names, self._side, self._lies, self._field = seen.names, seen.person, lies, lies.field or []
        self._missed = last.place if isinstance(last, Card) else None

    def drawn(self, size: Size, chances: Mapping[str, str]) -> list[Text]:
        """Return the pitch as lines of text."""
        columns = NUMBERS if self._side == 0 else NUMBERS[::-1]
        width = 4 * size.width + 3
        heads = Text(" " * MARGIN + " ".join(f"{column:^{size.width}}" for column in columns), "bold")
        lines = [self._goal(1 - self._side, width), heads]
        for row in NUMBERS[::-1]:
            line = line_of(self._side, row)
            cards = [self._card([line, column], size, chances) for column in columns]
            for part in range(size.height):
                text = Text(self._arrow(line) if part == size.height // 2 else " " * MARGIN, "bold bright_cyan")
                for number, card in enumerate(cards):
                    text.append(" " * (number > 0)).append_text(card[part])
                lines.append(text)
        return [*lines, self._goal(self._side, width)]

    def _card(self, place: list[int], size: Size, chances: Mapping[str, str]) -> list[Text]:
        row, column = place
        frame, above = self._frame(place)
        below = chances.get(str(column), "") if frame is REACHABLE else ""
        return drawn(self._field[row - 1][column - 1], size, frame, above, below)

    def _frame(self, place: list[int]) -> tuple[Frame, str]:
        path = self._lies.path
        if place == self._missed:
            return MISSED, NO
        if place in path:
            return MATCHED, BALL if place == path[-1] and not self._missed else YES
        return (REACHABLE, str(place[1])) if place in self._lies.reach else (PLAIN, "")

    def _arrow(self, line: int) -> str:
        turn, row = self._lies.turn, self._lies.row
        if turn is None or row is None or line != line_of(turn, row):
            return " " * MARGIN
        return f"{UP if turn == self._side else DOWN:^{MARGIN}}"

    def _goal(self, seat: int, width: int) -> Text:
        attacks = self._lies.turn == seat
        begins = attacks and not self._lies.path and not self._missed
        name = f"{f'{BALL} ' if begins else ''}{self._names[seat]}"
        left, right = ("╚", "╝") if seat == self._side else ("╔", "╗")
        posts = "═" * max(1, (POSTS - cell_len(name)) // 2 + 4)
        goal = f"{left}{posts} {name} {posts}{right}"
        return Text(" " * (MARGIN + (width - cell_len(goal)) // 2) + goal, "bold" if attacks else "")
