"""A picture that makes the best of the lines there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

Filler = Callable[[int, int], Text]
"""What fills a width and a number of lines, or fewer."""


@dataclass(frozen=True)
class Room:
    """Parts below each other. Lines that are left separate them; the filler behind them takes the rest.

    Where there are too few lines even for the parts, ``luxury`` is the one that goes.
    """

    parts: Sequence[RenderableType]
    filler: Filler
    luxury: RenderableType | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay it out."""
        lines = options.height or options.max_height
        options = options.update(height=None)
        parts = list(self.parts)
        free = lines - _lines(console, options, *parts)
        if free < 0 and self.luxury is not None:
            parts.remove(self.luxury)
            free += _lines(console, options, self.luxury)
        for number, part in enumerate(parts):
            if number and free > 0:
                free -= 1
                yield Text()
            yield part
        if free > 1:
            filler = self.filler(options.max_width, free - 1)
            if filler:
                yield Text()
                yield filler


def _lines(console: Console, options: ConsoleOptions, *parts: RenderableType) -> int:
    return sum(len(console.render_lines(part, options)) for part in parts)
