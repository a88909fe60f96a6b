"""The pitch of four by four cards, from the side of the one who looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from matchwood.terminal.tables.terminal_table import Json
from matchwood.terminal.tables.the_match.cards import MATCHED, MISSED, PLAIN, REACHABLE, Frame, Size, drawn

BALL, YES, NO = "●", "✓", "✗"
NUMBERS = (1, 2, 3, 4)
MARGIN = 3
POSTS = 12
UP, DOWN = "▲", "▼"


def line_of(seat: int, row: int) -> int:
    """A row of this seat, as seat A counts; and the other way round.

    >>> line_of(0, 1), line_of(1, 1)
    (1, 4)
    """
    return row if seat == 0 else 5 - row


class Pitch:
    """Draws what lies on the pitch; ``missed`` among it is the place of a card that has just ended an attack."""

    def __init__(self, names: Sequence[str], side: int) -> None:
        self._names, self.side = names, side

    def drawn(self, lies: Json, size: Size, chances: Mapping[str, str]) -> list[Text]:
        """The lines of the picture: a goal at each end, numbers above the columns."""
        columns = NUMBERS if self.side == 0 else NUMBERS[::-1]
        width = 4 * size.width + 3
        heads = Text(" " * MARGIN + " ".join(f"{column:^{size.width}}" for column in columns), "bold")
        lines = [self._goal(lies, 1 - self.side, width), heads]
        for row in NUMBERS[::-1]:
            line = line_of(self.side, row)
            cards = [self._card(lies, [line, column], size, chances) for column in columns]
            for part in range(size.height):
                text = Text(self._arrow(lies, line) if part == size.height // 2 else " " * MARGIN, "bold bright_cyan")
                for number, card in enumerate(cards):
                    text.append(" " * (number > 0)).append_text(card[part])
                lines.append(text)
        return [*lines, self._goal(lies, self.side, width)]

    def _card(self, lies: Json, place: list[int], size: Size, chances: Mapping[str, str]) -> list[Text]:
        row, column = place
        frame, above = self._frame(lies, place)
        below = chances.get(str(column), "") if frame is REACHABLE else ""
        return drawn(lies["field"][row - 1][column - 1], size, frame, above, below)

    def _frame(self, lies: Json, place: list[int]) -> tuple[Frame, str]:
        if place == lies.get("missed"):
            return MISSED, NO
        if place in lies["path"]:
            return MATCHED, BALL if place == lies["path"][-1] and not lies.get("missed") else YES
        return (REACHABLE, str(place[1])) if place in lies["reach"] else (PLAIN, "")

    def _arrow(self, lies: Json, line: int) -> str:
        """Where the attack has got to, and which way it goes."""
        if lies["turn"] is None or line != line_of(lies["turn"], lies["row"]):
            return " " * MARGIN
        return f"{UP if lies['turn'] == self.side else DOWN:^{MARGIN}}"

    def _goal(self, lies: Json, seat: int, width: int) -> Text:
        """The goal of this seat; the ball lies there while its attack has not begun."""
        far = seat != self.side
        begins = lies["turn"] == seat and not lies["path"] and not lies.get("missed")
        name = f"{f'{BALL} ' if begins else ''}{self._names[seat]}"
        left, right = ("╔", "╗") if far else ("╚", "╝")
        posts = "═" * max(1, (POSTS - cell_len(name)) // 2 + 4)
        goal = f"{left}{posts} {name} {posts}{right}"
        return Text(" " * (MARGIN + (width - cell_len(goal)) // 2) + goal, "bold" if lies["turn"] == seat else "")
