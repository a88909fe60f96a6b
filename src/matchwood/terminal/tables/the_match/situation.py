"""The table of The Match! as text without pictures."""

from __future__ import annotations

from matchwood.cardgames.the_match.contract import Place, Shootout, Table
from matchwood.terminal.tables.terminal_table import TerminalTable
from matchwood.terminal.tables.the_match.pitch import NUMBERS, line_of
from matchwood.terminal.tables.the_match.words import percent

DOWN = "·"
CELL = 5


def pitch_lines(field: list[list[str | None]], side: int) -> list[str]:
    """Return the pitch from one side as lines of text.

    >>> field = [[None, "Y3", None, None], [None] * 4, [None] * 4, ["R4", None, None, "G11"]]
    >>> for line in pitch_lines(field, 1):
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
        cards = (field[line_of(side, row) - 1][column - 1] or DOWN for column in columns)
        lines.append(f"{row} " + "".join(f"{card:^{CELL}}" for card in cards))
    return [line.rstrip() for line in lines]


def situation(lies: Table, seen: TerminalTable[Table], odds: bool) -> str:
    """Return a text description of the table."""
    if lies.shootout is None:
        field = lies.field or []
        lines = [*pitch_lines(field, seen.person), _reach(field, lies.reach, seen)]
    else:
        lines = [_line(lies.shootout, seat, seen) for seat in range(2)]
    if odds:
        chances = ", ".join(f"{move}: {percent(seen.say, chance)}" for move, chance in lies.odds.items())
        lines.append(seen.say("terminal-chances", chances=chances))
    return "\n".join(lines)


def _reach(field: list[list[str | None]], reach: list[Place], seen: TerminalTable[Table]) -> str:
    cards = ((column, field[row - 1][column - 1] or seen.say("face-down")) for row, column in reach)
    return seen.say("terminal-reach", cards=", ".join(f"{column} {card}" for column, card in cards))


def _line(shootout: Shootout, seat: int, seen: TerminalTable[Table]) -> str:
    *five, sixth = (card or seen.say("face-down") for card in shootout.lines[seat])
    cards = ", ".join(f"{number} {card}" for number, card in enumerate(five, 1))
    goals, shots = shootout.goals[seat], len(shootout.shots[seat])
    return seen.say("terminal-line", name=seen.names[seat], cards=cards, sixth=sixth, goals=goals, shots=shots)
