"""The table in lines of text, for those who have no picture of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from matchwood.terminal.tables.the_match.pitch import NUMBERS, line_of
from matchwood.terminal.tables.the_match.words import Words

Json = dict[str, Any]

DOWN = "·"
CELL = 5


def pitch_lines(lies: Json, side: int) -> list[str]:
    """The pitch from one side, as in the picture.

    >>> field = [[None, "Y3", None, None], [None] * 4, [None] * 4, ["R4", None, None, "G11"]]
    >>> for line in pitch_lines({"field": field}, 1):
    ...     print(line)
        4    3    2    1
    4   ·    ·   Y3    ·
    3   ·    ·    ·    ·
    2   ·    ·    ·    ·
    1  G11   ·    ·   R4
    """
    columns = NUMBERS if side == 0 else NUMBERS[::-1]
    lines = ["  " + "".join(f"{column:^{CELL}}" for column in columns)]
    for row in NUMBERS[::-1]:
        cards = (lies["field"][line_of(side, row) - 1][column - 1] or DOWN for column in columns)
        lines.append(f"{row} " + "".join(f"{card:^{CELL}}" for card in cards))
    return [line.rstrip() for line in lines]


def situation(lies: Json, side: int, names: Sequence[str], words: Words, odds: bool) -> str:
    """All that is needed to decide."""
    if lies["shootout"] is None:
        lines = [*pitch_lines(lies, side), _reach(lies, words)]
    else:
        lines = [_line(lies["shootout"], seat, names, words) for seat in range(2)]
    if odds:
        chances = ", ".join(f"{move}: {words.percentage(chance)}" for move, chance in lies["odds"].items())
        lines.append(words.odds.format(chances=chances))
    return "\n".join(lines)


def _reach(lies: Json, words: Words) -> str:
    row = lies["field"][line_of(lies["turn"], lies["row"]) - 1]
    return words.reach.format(cards=", ".join(f"{move} {row[int(move) - 1] or words.down}" for move in lies["odds"]))


def _line(shootout: Json, seat: int, names: Sequence[str], words: Words) -> str:
    *five, sixth = (card or words.down for card in shootout["lines"][seat])
    cards = ", ".join(f"{number} {card}" for number, card in enumerate(five, 1))
    score, shots = shootout["goals"][seat], len(shootout["shots"][seat])
    return words.line.format(name=names[seat], cards=cards, sixth=sixth, score=score, shots=shots)
