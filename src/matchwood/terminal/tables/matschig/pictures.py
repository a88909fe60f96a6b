"""A table of Matschig as a picture for a terminal of 80 by 24 or more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.columns import in_columns
from matchwood.terminal.tables.matschig.cards import drawn, is_mud, row_of
from matchwood.terminal.tables.matschig.choices import Choice
from matchwood.terminal.tables.matschig.flying import Fate, flying
from matchwood.terminal.tables.matschig.layout import Layout
from matchwood.terminal.tables.matschig.seats import seats
from matchwood.terminal.tables.matschig.voice import Voice

Json = dict[str, Any]


class Pictures:
    """Draws for one person."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def table(
        self,
        view: Json,
        told: Sequence[Text],
        fates: Sequence[Fate] = (),
        heading: str = "",
        choices: Sequence[Choice] = (),
        used: Counter[str] | None = None,
    ) -> RenderableType:
        """The whole table; ``heading`` stands above the choices, ``used`` are cards of the hand that lie elsewhere."""
        board = Table.grid(padding=(0, 2, 0, 0))
        board.add_row(seats(view, self._voice), flying(view["table"], self._voice, fates))

        def answers(width: int, rows: int) -> Text:
            cells = [choice.cell for choice in choices]
            return in_columns(cells, width, rows - 1, self._voice.words.and_more, Text(heading, "bold"))

        return Layout([self._heading(view["table"]), board], told, self._hand(view, used or Counter()), answers)

    def _heading(self, lies: Json) -> Text:
        words = self._voice.words
        round_ = words.round[lies["rounds"] is not None].format(round=lies["round"], rounds=lies["rounds"])
        pile = words.pile[lies["pile"] > 0].format(cards=words.cards(lies["pile"]))
        return Text(f"Matschig · {round_} · {pile}", "bold")

    def _hand(self, view: Json, used: Counter[str]) -> Text:
        words, hand, left = self._voice.words, view["table"]["hand"], Counter(used)
        if not hand:
            return Text(words.no_cards)
        pictures = []
        for card in hand:
            gone = left[card] > 0
            left[card] -= gone
            pictures.append(drawn(card, words, faint=gone or self._idle(view, card)))
        return row_of(pictures, gap=1)

    def _idle(self, view: Json, card: str) -> bool:
        """Whether the card is of no use now; the window does not tell."""
        if self._voice.person not in view["owing"]:
            return False
        return {"throw": not is_mud(card), "defence": is_mud(card)}.get(view["table"]["phase"], False)
