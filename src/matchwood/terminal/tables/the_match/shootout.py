"""The shoot-out of The Match! in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from matchwood.cardgames.the_match.contract import Shootout, Shot, Table
from matchwood.terminal.tables.terminal_table import TerminalTable
from matchwood.terminal.tables.the_match.cards import MATCHED, MISSED, PLAIN, REACHABLE, Frame, Size, drawn
from matchwood.terminal.tables.the_match.pitch import NO, YES, Choice

GOAL, MISS, TO_COME = "●", "○", "·"
LATEST = 16
BEHIND = "  ▸"


class Penalties:
    """Draws the shoot-out. The drawing marks the cards of the last shot."""

    def __init__(self, seen: TerminalTable[Table], lies: Table, shootout: Shootout, last: Choice | None) -> None:
        self._say, self._names, self._lies, self._shootout, self._last = seen.say, seen.names, lies, shootout, last

    def line(self, seat: int, size: Size, chances: Mapping[str, str]) -> list[Text]:
        """Return a seat's row of cards as lines of text."""
        cards = self._shootout.lines[seat]
        sixth = len(cards) - 1
        pictures = []
        for number, card in enumerate(cards):
            frame, above = self._frame(seat, number, number == sixth)
            below = chances.get(str(number + 1), "") if frame is REACHABLE else ""
            pictures.append(drawn(card, size, frame, above, below))
        lines = []
        for part in range(size.height):
            text = Text(" ")
            for number, picture in enumerate(pictures):
                gap = " " if number < sixth else BEHIND if part == size.height // 2 else " " * len(BEHIND)
                text.append(gap).append_text(picture[part])
            lines.append(text)
        return lines

    def marks(self, seat: int) -> Text:
        """Return a seat's name, goals and shots. The line omits some shots of a very long shoot-out."""
        shots = [GOAL if goal else MISS for goal in self._shootout.shots[seat]]
        series = self._shootout.series[seat]
        first, more = shots[:series], shots[series:]
        name = set_cell_size(self._names[seat], max(map(cell_len, self._names)))
        text = Text("  ").append(name, "bold" if self._lies.turn == seat else "")
        text.append(f"{self._shootout.goals[seat]:>3}  ", "bold").append("".join(first).ljust(series, TO_COME))
        if more:
            text.append("  ").append("…" * (len(more) > LATEST), "dim").append("".join(more[-LATEST:]))
        return text

    def circle(self) -> Text:
        """Return the number of remaining balls."""
        count = self._shootout.circle
        return Text(self._say("pile", count=count) if self._lies.part == "pile" else self._say("circle", count=count))

    def _frame(self, seat: int, number: int, sixth: bool) -> tuple[Frame, str]:
        lies, last = self._lies, self._last
        label = self._say("terminal-sixth") if sixth else str(number + 1)
        if isinstance(last, Shot) and last.seat == seat and (last.sixth is not None if sixth else number == last.choice - 1):
            match = last.goal if sixth else last.match
            return (MATCHED, YES) if match else (MISSED, NO)
        return (REACHABLE, label) if lies.turn == seat and label in lies.odds else (PLAIN, label)
