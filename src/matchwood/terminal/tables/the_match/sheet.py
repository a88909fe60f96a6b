"""The scoreboard of The Match!"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from matchwood.cardgames.contract import Result
from matchwood.cardgames.the_match.contract import MatchResult, Table, Toss
from matchwood.terminal.tables.terminal_table import TerminalTable
from matchwood.terminal.tables.the_match.shootout import GOAL, MISS
from matchwood.terminal.tables.the_match.words import score

SHOTS_A_LINE = 10


def sheet(lies: Table, seen: TerminalTable[Table]) -> RenderableType:
    """Return a table of all goals and shots."""
    shootout = lies.shootout
    table = Grid(box=box.SIMPLE_HEAD, show_footer=False)
    table.add_column("")
    for name in seen.names:
        table.add_column(name, justify="center", min_width=6)
    for number, goals in enumerate(lies.halves, 1):
        table.add_row(seen.say(f"half-{number}"), *map(str, goals))
    table.add_section()
    table.add_row(seen.say("total"), *map(str, lies.goals), style="bold")
    if shootout is not None:
        table.add_row(seen.say("part", part="ten_shots", number=0), *map(str, shootout.goals), style="bold")
        table.add_row("", *(_marks(shots) for shots in shootout.shots))
    return Group(Text(seen.say("board"), "bold"), table)


def _marks(shots: Sequence[bool]) -> str:
    marks = "".join(GOAL if goal else MISS for goal in shots)
    return "\n".join(marks[start : start + SHOTS_A_LINE] for start in range(0, len(marks), SHOTS_A_LINE))


def ending(lies: Table, result: Result, seen: TerminalTable[Table]) -> str:
    """Return the final score and the winner, and also the goals of a shoot-out if one took place."""
    text, shootout = score(seen.names, result.scores), lies.shootout
    if isinstance(result, MatchResult) and result.shootout is not UNSET:
        goals_a, goals_b = result.shootout
        text += f", {seen.say('penalties', score=f'{goals_a} : {goals_b}')}"
    parts = [f"{text}."]
    if shootout is not None and shootout.toss is not None:
        parts.append(seen.line(Toss(shootout.toss)) or "")
    if result.ranks == [1, 1]:
        parts.append(f"{seen.say('draw')}.")
    else:
        winner = result.ranks.index(1)
        parts.append(seen.say("terminal-wins", seat=seen.names[winner], seat_is=seen.you(winner)))
    return " ".join(parts)
