"""A table of The Match! as a picture for a terminal of 80 by 24 or more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.room import Room
from matchwood.terminal.tables.the_match.attacks import MOST, Attack, Attacks
from matchwood.terminal.tables.the_match.cards import LARGE, SMALL, Size
from matchwood.terminal.tables.the_match.panel import Panel
from matchwood.terminal.tables.the_match.pitch import MARGIN, Pitch
from matchwood.terminal.tables.the_match.shootout import TEN, Shootout
from matchwood.terminal.tables.the_match.words import Words

Json = dict[str, Any]

ROOMY = (98, 34)
"""Columns and lines for large cards."""

GAP = 3
BOARD = "bold #ffffff on #14532d"


class Pictures:
    """Draws for those at one screen; ``you`` is the seat of a person alone."""

    def __init__(self, words: Words, names: Sequence[str], side: int, you: int | None) -> None:
        self.words, self.names, self.side = words, names, side
        self.attacks = Attacks()
        self.pitch, self.panel, self.shootout = Pitch(names, side), Panel(words, names, you), Shootout(words, names, side)

    def table(self, lies: Json, news: str, odds: bool, banners: Sequence[Text] = ()) -> RenderableType:
        """The whole table, with what happened last below the score."""
        chances = {move: self.words.percentage(chance) for move, chance in lies["odds"].items()} if odds else {}
        return _Board(self, lies, news, chances, banners, self.attacks.latest(MOST))

    def heading(self, lies: Json) -> Text:
        """The score, and where the match stands."""
        goals = lies["goals"] if lies["shootout"] is None else lies["shootout"]["goals"]
        parts = [self.part(lies)]
        if lies["shootout"] is None:
            seat = lies["dealer"] if lies["turn"] is None else lies["turn"]
            had, left = len(lies["used"][seat]), lies["stacks"][seat]
            parts.append(self.words.turn.format(number=had, all=had + left))
        else:
            parts += self._shots(lies)
        return Text.assemble((f" {self.score(goals)} ", BOARD), ("  " + " · ".join(("The Match!", *parts)), "bold"))

    def part(self, lies: Json) -> str:
        """The part of the match."""
        return self.words.parts[lies["part"]].format(number=lies["shootout"]["piles"] if lies["shootout"] else 0)

    def score(self, goals: Sequence[int]) -> str:
        """A score with both names."""
        return self.words.score.format(a=self.names[0], b=self.names[1], goals_a=goals[0], goals_b=goals[1])

    def _shots(self, lies: Json) -> list[str]:
        shots = lies["shootout"]["shots"]
        under_way = lies["turn"] is not None and not lies.get("shown", {}).get("over")
        taken = max(map(len, shots)) if lies["turn"] is None else len(shots[lies["turn"]]) + under_way
        if lies["part"] == "ten_shots":
            return [self.words.shot.format(number=min(taken, TEN))]
        return [self.words.extra.format(number=max(1, taken - TEN))]


@dataclass(frozen=True)
class _Board:
    """What fits: large cards where there is room for them."""

    pictures: Pictures
    lies: Json
    news: str
    chances: dict[str, str]
    banners: Sequence[Text]
    attacks: Sequence[Attack]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay it out."""
        lines = options.height or options.max_height
        roomy = options.max_width >= ROOMY[0] and lines >= ROOMY[1]
        size = LARGE if roomy else SMALL
        head = [self.pictures.heading(self.lies), Text(self.news or " ", "bold yellow")]
        if self.lies["shootout"] is not None:
            yield from self._shootout(head, size)
        else:
            yield Room([*head, self._pitch(console, size, options.max_width), *self.banners], lambda _width, _rows: Text())

    def _pitch(self, console: Console, size: Size, width: int) -> Table:
        draw, lies = self.pictures, self.lies
        field = draw.pitch.drawn(lies, size, self.chances)
        beside = width - (MARGIN + 4 * size.width + 3) - GAP
        parts: list[Text] = []
        for text in (*draw.panel.ball(lies), Text(), *draw.panel.stacks(lies), Text()):
            parts += text.wrap(console, beside) or [text]
        parts.append(Text(draw.words.attacks, "bold"))
        for text in draw.panel.attacks(self.attacks):
            parts += text.wrap(console, beside)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(Text("\n").join(field), Text("\n").join(parts[: len(field)]))
        return grid

    def _shootout(self, head: list[Text], size: Size) -> RenderResult:
        draw, lies = self.pictures, self.lies
        shots, near, far = draw.shootout, draw.side, 1 - draw.side
        ball = draw.panel.ball(lies) or [Text(), Text(), Text()]
        ball[-1].append("   ").append_text(shots.circle(lies))
        parts = [
            Text("\n").join([shots.marks(lies, far), *shots.line(lies, far, size, self.chances)]),
            Text("\n").join(Text("  ").append_text(line) for line in ball),
            Text("\n").join([*shots.line(lies, near, size, self.chances), shots.marks(lies, near)]),
        ]
        yield Room([*head, *parts, *self.banners], lambda _width, rows: self._latest(rows))

    def _latest(self, rows: int) -> Text:
        draw = self.pictures
        told = draw.panel.attacks(self.attacks[: max(0, rows - 1)])
        return (
            Text("\n").join([Text(f"  {draw.words.shots}", "bold"), *(Text("  ").append_text(line) for line in told)])
            if told
            else Text()
        )
