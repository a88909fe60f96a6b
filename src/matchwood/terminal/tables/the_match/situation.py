"""The table in lines of text, for those who have no picture of it."""

from __future__ import annotations

from matchwood.terminal.tables.terminal_table import Json, TerminalTable
from matchwood.terminal.tables.the_match.pitch import NUMBERS, line_of
from matchwood.terminal.tables.the_match.words import percent

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


def situation(lies: Json, seen: TerminalTable, odds: bool) -> str:
    """All that is needed to decide."""
    if lies["shootout"] is None:
        lines = [*pitch_lines(lies, seen.person), _reach(lies, seen)]
    else:
        lines = [_line(lies["shootout"], seat, seen) for seat in range(2)]
    if odds:
        chances = ", ".join(f"{move}: {percent(seen.say, chance)}" for move, chance in lies["odds"].items())
        lines.append(seen.say("terminal-chances", chances=chances))
    return "\n".join(lines)


def _reach(lies: Json, seen: TerminalTable) -> str:
    cards = ((column, lies["field"][row - 1][column - 1] or seen.say("face-down")) for row, column in lies["reach"])
    return seen.say("terminal-reach", cards=", ".join(f"{column} {card}" for column, card in cards))


def _line(shootout: Json, seat: int, seen: TerminalTable) -> str:
    *five, sixth = (card or seen.say("face-down") for card in shootout["lines"][seat])
    cards = ", ".join(f"{number} {card}" for number, card in enumerate(five, 1))
    goals, shots = shootout["goals"][seat], len(shootout["shots"][seat])
    return seen.say("terminal-line", name=seen.names[seat], cards=cards, sixth=sixth, goals=goals, shots=shots)
