"""What stands beside the pitch: the ball, the balls to come and those so far, the latest attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from matchwood.terminal.tables.the_match.attacks import Attack
from matchwood.terminal.tables.the_match.cards import BALL, SMALL, chips, drawn
from matchwood.terminal.tables.the_match.words import Words

Json = dict[str, Any]


class Panel:
    """Draws for those at one screen."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None) -> None:
        self._words, self._names, self._you = words, names, you

    def ball(self, lies: Json) -> list[Text]:
        """Whose ball it is, and what matches it."""
        seat, ball = lies["turn"], lies["ball"]
        if ball is None:
            return []
        words = self._words
        whose = words.told(words.ball, self._names[seat], seat == self._you)
        beside = ("", whose, words.fits.format(colour=words.colours[ball[0]], number=ball[1:]))
        return [
            line.append(f"  {text}", "bold" if text == whose else "")
            for line, text in zip(drawn(ball, SMALL, BALL), (beside[1], beside[2], ""), strict=True)
        ]

    def stacks(self, lies: Json) -> list[Text]:
        """How many balls each has left, and which each has had."""
        words, width = self._words, max(map(cell_len, self._names))
        left = " · ".join(f"{name} {count}" for name, count in zip(self._names, lies["stacks"], strict=True))
        lines = [Text(f"{words.left}: {left}"), Text(words.used, "bold")]
        for seat in range(2):
            used = chips(lies["used"][seat]) if lies["used"][seat] else Text(words.none)
            lines.append(Text(f"{set_cell_size(self._names[seat], width)}  ").append_text(used))
        return lines

    def attacks(self, attacks: Sequence[Attack]) -> list[Text]:
        """The latest attacks, the newest first."""
        return [attack.told(self._names[attack.seat]) for attack in attacks]
