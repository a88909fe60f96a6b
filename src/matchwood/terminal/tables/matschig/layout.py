"""The table from top to bottom: what is left of the lines goes to what happened, but answers come first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from matchwood.terminal.tables.room import Filler

NEWS = 2
"""Lines for what happened, however few there are."""


@dataclass(frozen=True)
class Layout:
    """Head, what happened (the latest last), the hand, and the possible answers."""

    head: Sequence[RenderableType]
    told: Sequence[Text]
    hand: RenderableType
    answers: Filler = field(default=lambda _width, _rows: Text())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay it out."""
        lines = options.height or options.max_height
        options = options.update(height=None)
        width = options.max_width
        told = [Text.assemble(part) for line in self.told for part in line.wrap(console, width)]
        free = lines - sum(len(console.render_lines(part, options)) for part in (*self.head, self.hand))
        answers = self.answers(width, max(0, free - min(NEWS, len(told))))
        free -= answers.plain.count("\n") + 1 if answers else 0
        parts: list[list[RenderableType]] = [[*self.head], [], [self.hand], [answers] if answers else []]
        gaps = sum(map(bool, parts))
        shown = max(0, min(len(told), max(free - gaps, min(NEWS, free))))
        parts[1] = [*told[len(told) - shown :]]
        free -= shown
        for number, part in enumerate(filter(None, parts)):
            if number and free > 0:
                free -= 1
                yield Text()
            yield from part
