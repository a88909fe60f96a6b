"""The shoot-out: each one's line of five and the sixth card behind it, every shot, what is left of the circle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from matchwood.terminal.tables.the_match.cards import MATCHED, MISSED, PLAIN, REACHABLE, Frame, Size, drawn
from matchwood.terminal.tables.the_match.pitch import NO, YES
from matchwood.terminal.tables.the_match.words import Words

Json = dict[str, Any]

GOAL, MISS, TO_COME = "●", "○", "·"
TEN, LATEST = 10, 16
BEHIND = "  ▸"
SIXTH = 5


class Shootout:
    """Draws what lies; ``shown`` among it is the shot that was just taken: seat, card, whether it matched, and the sixth."""

    def __init__(self, words: Words, names: Sequence[str], side: int) -> None:
        self._words, self._names, self._side = words, names, side

    def line(self, lies: Json, seat: int, size: Size, chances: Mapping[str, str]) -> list[Text]:
        """The cards of a seat."""
        cards = lies["shootout"]["lines"][seat]
        pictures = []
        for number, card in enumerate(cards):
            frame, above = self._frame(lies, seat, number)
            below = chances.get(str(number + 1), "") if frame is REACHABLE else ""
            pictures.append(drawn(card, size, frame, above, below))
        lines = []
        for part in range(size.height):
            text = Text(" ")
            for number, picture in enumerate(pictures):
                gap = " " if number < SIXTH else BEHIND if part == size.height // 2 else " " * len(BEHIND)
                text.append(gap).append_text(picture[part])
            lines.append(text)
        return lines

    def marks(self, lies: Json, seat: int) -> Text:
        """Every shot of a seat; of a very long shoot-out the first ten and the latest."""
        shots = [GOAL if goal else MISS for goal in lies["shootout"]["shots"][seat]]
        ten, more = shots[:TEN], shots[TEN:]
        name = set_cell_size(self._names[seat], max(map(cell_len, self._names)))
        text = Text("  ").append(name, "bold" if lies["turn"] == seat else "")
        text.append(f"{lies['shootout']['goals'][seat]:>3}  ", "bold").append("".join(ten).ljust(TEN, TO_COME))
        if more:
            text.append("  ").append("…" * (len(more) > LATEST), "dim").append("".join(more[-LATEST:]))
        return text

    def circle(self, lies: Json) -> Text:
        """What balls there will be after the ten."""
        shots, words = lies["shootout"], self._words
        if lies["part"] == "pile":
            return Text(words.piles.format(count=shots["circle"]))
        return Text(words.circle.format(count=shots["circle"]) if shots["circle"] else words.circle_empty)

    def _frame(self, lies: Json, seat: int, number: int) -> tuple[Frame, str]:
        shown = lies.get("shown")
        label = str(number + 1) if number < SIXTH else self._words.sixth
        if shown and shown["seat"] == seat and (number == shown["choice"] or (number == SIXTH and shown["sixth"] is not None)):
            match = shown["match"] if number < SIXTH else shown["sixth"]
            return (MATCHED, YES) if match else (MISSED, NO)
        return (REACHABLE, label) if lies["turn"] == seat and label in lies["odds"] else (PLAIN, label)
