"""The scoreboard: the goals of each half, and the shoot-out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.the_match.shootout import GOAL, MISS
from matchwood.terminal.tables.the_match.words import Words

Json = dict[str, Any]

HALVES = ("first_half", "second_half", "first_extra_half", "second_extra_half")
SHOTS_A_LINE = 10


def sheet(lies: Json, words: Words, names: Sequence[str]) -> RenderableType:
    """The table of goals, with every shot of a shoot-out."""
    shootout = lies["shootout"]
    table = Table(box=box.SIMPLE_HEAD, show_footer=False)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="center", min_width=6)
    for part, goals in zip(HALVES, lies["halves"], strict=False):
        table.add_row(words.parts[part], *map(str, goals))
    table.add_section()
    table.add_row(words.total, *map(str, lies["goals"]), style="bold")
    if shootout is not None:
        table.add_row(words.penalties, *map(str, shootout["goals"]), style="bold")
        table.add_row("", *(_marks(shots) for shots in shootout["shots"]))
    return Group(Text(words.sheet, "bold"), table)


def _marks(shots: Sequence[bool]) -> str:
    marks = "".join(GOAL if goal else MISS for goal in shots)
    return "\n".join(marks[start : start + SHOTS_A_LINE] for start in range(0, len(marks), SHOTS_A_LINE))


def ending(result: Json, toss: str, words: Words, names: Sequence[str], you: int | None) -> str:
    """How the match ended, with the score and what decided a level one."""
    score = dict(zip(("goals_a", "goals_b"), result["scores"], strict=True))
    parts = [words.score.format(a=names[0], b=names[1], **score)]
    if "shootout" in result:
        goals_a, goals_b = result["shootout"]
        parts.append(words.after_penalties.format(goals_a=goals_a, goals_b=goals_b))
    told = f"{', '.join(parts)}. {toss}".strip()
    if result["ranks"] == [1, 1]:
        return f"{told} {words.draw}"
    winner = result["ranks"].index(1)
    return f"{told} {words.told(words.wins, names[winner], winner == you)}"
