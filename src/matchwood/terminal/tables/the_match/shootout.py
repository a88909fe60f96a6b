"""The shoot-out: each one's line of five and the sixth card behind it, every shot, what is left of the circle."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from matchwood.terminal.tables.terminal_table import Json, TerminalTable
from matchwood.terminal.tables.the_match.cards import MATCHED, MISSED, PLAIN, REACHABLE, Frame, Size, drawn
from matchwood.terminal.tables.the_match.pitch import NO, YES

GOAL, MISS, TO_COME = "●", "○", "·"
LATEST = 16
BEHIND = "  ▸"


class Shootout:
    """Draws what lies; ``shown`` among it is the shot that was just taken: seat, card, whether it matched, and the sixth."""

    def __init__(self, table: TerminalTable) -> None:
        self._say, self._names = table.say, table.names

    def line(self, lies: Json, seat: int, size: Size, chances: Mapping[str, str]) -> list[Text]:
        """The cards of a seat."""
        cards = lies["shootout"]["lines"][seat]
        sixth = len(cards) - 1
        pictures = []
        for number, card in enumerate(cards):
            frame, above = self._frame(lies, seat, number, number == sixth)
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

    def marks(self, lies: Json, seat: int) -> Text:
        """Every shot of a seat; of a very long shoot-out the first series and the latest."""
        shots = [GOAL if goal else MISS for goal in lies["shootout"]["shots"][seat]]
        series = lies["shootout"]["series"][seat]
        first, more = shots[:series], shots[series:]
        name = set_cell_size(self._names[seat], max(map(cell_len, self._names)))
        text = Text("  ").append(name, "bold" if lies["turn"] == seat else "")
        text.append(f"{lies['shootout']['goals'][seat]:>3}  ", "bold").append("".join(first).ljust(series, TO_COME))
        if more:
            text.append("  ").append("…" * (len(more) > LATEST), "dim").append("".join(more[-LATEST:]))
        return text

    def circle(self, lies: Json) -> Text:
        """What balls there will be after the first series."""
        count = lies["shootout"]["circle"]
        return Text(self._say("pile", count=count) if lies["part"] == "pile" else self._say("circle", count=count))

    def _frame(self, lies: Json, seat: int, number: int, sixth: bool) -> tuple[Frame, str]:
        shown = lies.get("shown")
        label = self._say("terminal-sixth") if sixth else str(number + 1)
        if shown and shown["seat"] == seat and (shown["sixth"] is not None if sixth else number == shown["choice"]):
            match = shown["sixth"] if sixth else shown["match"]
            return (MATCHED, YES) if match else (MISSED, NO)
        return (REACHABLE, label) if lies["turn"] == seat and label in lies["odds"] else (PLAIN, label)
