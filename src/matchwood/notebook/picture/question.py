"""A picture with a question: a table as one seat sees it, and the question for the seat's next move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from matchwood.cardgames.fields import Fields
from matchwood.notebook.cards import HEIGHT as CARD_HEIGHT
from matchwood.notebook.cards import WIDTH as CARD_WIDTH
from matchwood.notebook.picture import letters
from matchwood.notebook.picture.cards import GAP, Deck, Place, Rows
from matchwood.notebook.picture.middles import middle_of
from matchwood.notebook.saying import LETTERS, names_of, words_in
from matchwood.notebook.table import Seen

WIDTH, HEIGHT = 1200, 630
"""The usual size of pictures in link previews, in pixels."""
EDGE = 48
ON_WOOD, SOFT, PAPER, INK, INK_SOFT, SPARK = "#f7e6c4", "#d8b98a", "#fbf2dc", "#2b1709", "#6b4a2f", "#ffb53e"
SEAT_TALL, SEAT_WIDE = 84, 300
HAND_TALL = 176

_WOOD = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#3d2616"/>'
    f'<path d="M0 158H{WIDTH}M0 316H{WIDTH}M0 474H{WIDTH}M310 0V158M820 158V316M180 316V474M700 474V{HEIGHT}"'
    ' stroke="#1d110a" stroke-opacity=".45" stroke-width="3"/>'
)


def question_picture(seen: Seen, language: str = "en", names: Sequence[str] = ()) -> str:
    """Return an SVG picture of a table as a seat sees it, with a question about the seat's next move.

    The picture shows only what the view contains. If the font lacks a letter of a name, the letter of the seat replaces the name.
    """
    return _Question(seen, language, names).whole()


class _Question:
    def __init__(self, seen: Seen, language: str, names: Sequence[str]) -> None:
        self.seat: int = seen.seat or 0
        self.players = seen.players
        known = names_of(names, seen.players)
        self.names = [
            name if letters.is_drawable(name) else letter for name, letter in zip(known, LETTERS[: seen.players], strict=True)
        ]
        self.deck = Deck(seen.spec.key, language)
        self.table: dict[str, Any] = to_builtins(seen.table)
        self.words, self.own = words_in(language), seen.spec.in_language(language)
        self.fields = Fields(seen.spec.schema, self.own, self.names, None)
        self.middle = middle_of(seen.spec.key)

    def whole(self) -> str:
        rows = self.middle.rows(self.table, self.seat)
        parts = self._beside(rows) if len(rows) > 1 else self._around(rows)
        size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} fill="none">{_WOOD}{"".join(parts)}</svg>'

    def _around(self, rows: Rows) -> list[str]:
        """Return the table with the other seats above, the hand below, and the own seat and the middle between them."""
        space = WIDTH - 2 * EDGE
        question = letters.text(self.words.say("question"), WIDTH / 2, 92, 62, ON_WOOD, "middle")
        title = letters.fitted(" · ".join([self._title(), *self._facts()]), 28, space)
        hand = [Place(card) for card in self.table.get("hand") or ()]
        return [
            question,
            letters.text(title, WIDTH / 2, 132, 28, SOFT, "middle"),
            *self._others(160),
            self._seat(self.seat, EDGE, 334, SEAT_WIDE),
            *(self.deck.row(places, WIDTH / 2, 266, 150, space - 2 * (SEAT_WIDE + 24)) for places in rows),
            self.deck.hand(hand, WIDTH / 2, HEIGHT - 14, HAND_TALL, space),
        ]

    def _beside(self, rows: Rows) -> list[str]:
        """Return the table with a field of cards beside the question."""
        most = max(map(len, rows))
        tall = min((HEIGHT - 2 * 24 + GAP) / len(rows) - GAP, (700 / most - GAP) * CARD_HEIGHT / CARD_WIDTH, HAND_TALL)
        wide, high = most * (tall * CARD_WIDTH / CARD_HEIGHT + GAP) - GAP, len(rows) * (tall + GAP) - GAP
        space = WIDTH - wide - 3 * EDGE
        lines = letters.lines(self.words.say("question"), 72, space)
        parts = [letters.text(line, EDGE, 130 + 84 * index, 72, ON_WOOD) for index, line in enumerate(lines)]
        below = 130 + 84 * len(lines)
        for line in (self._title(), *self._facts()):
            parts.append(letters.text(letters.fitted(line, 28, space), EDGE, below - 20, 28, SOFT))
            below += 38
        seats = [self.seat, *self._other_seats()]
        parts += [self._seat(seat, EDGE, below - 16 + (SEAT_TALL + 12) * index, SEAT_WIDE) for index, seat in enumerate(seats)]
        return [*parts, self.deck.rows(rows, WIDTH - wide - EDGE, (HEIGHT - high) / 2, tall)]

    def _title(self) -> str:
        return self.words.say("question-of", game=self.own.say("title"), name=self.names[self.seat])

    def _facts(self) -> list[str]:
        shown = [name for name in self.middle.facts if self.table.get(name) is not None]
        return [f"{self.own.say(f'table-{name}')}: {self.fields.value(name, self.table[name])}" for name in shown]

    def _other_seats(self) -> list[int]:
        return [(self.seat + later) % self.players for later in range(1, self.players)]

    def _others(self, y: float) -> list[str]:
        others = self._other_seats()
        wide = min(SEAT_WIDE, (WIDTH - 2 * EDGE + 12) / max(len(others), 1) - 12)
        start = (WIDTH - (wide + 12) * len(others) + 12) / 2
        return [self._seat(seat, start + (wide + 12) * index, y, wide) for index, seat in enumerate(others)]

    def _seat(self, seat: int, x: float, y: float, wide: float) -> str:
        """Return a box with the name of a seat, and with numbers such as its score."""
        own = seat == self.seat
        frame = f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{SEAT_TALL}" rx="10" fill="{PAPER}"'
        stroke = f' stroke="{SPARK if own else "#1d110a"}" stroke-width="{6 if own else 2}"/>'
        name = letters.text(letters.fitted(self.names[seat], 30, wide - 28), x + 14, y + 38, 30, INK)
        said = " · ".join(self._figures(seat))
        return frame + stroke + name + letters.text(letters.fitted(said, 20, wide - 28), x + 14, y + 68, 20, INK_SOFT)

    def _figures(self, seat: int) -> list[str]:
        found = []
        for name in self.middle.figures:
            values = self.table.get(name)
            if values is not None and values[seat] is not None:
                said = self.fields.said(values[seat], self.fields.item_of(self.fields.of_table()[name]), f"table-{name}")
                found.append(f"{self.own.say(f'table-{name}')}: {said}")
        return found
