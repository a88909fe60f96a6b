"""Pictures that make the best of the lines there are: parts below each other, apart where there is room for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

Filler = Callable[[int, int], Text]
"""What fills a width and a number of lines, or fewer."""
NEWS = 2
"""Lines for what happened, however few there are."""


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
        lines, options = _room(options)
        parts = list(self.parts)
        free = lines - _lines(console, options, *parts)
        if free < 0 and self.luxury is not None:
            parts.remove(self.luxury)
            free += _lines(console, options, self.luxury)
        yield from _apart([[part] for part in parts], free)
        free -= len(parts) - 1
        if free > 1:
            filler = self.filler(options.max_width, free - 1)
            if filler:
                yield Text()
                yield filler


@dataclass(frozen=True)
class NewsRoom:
    """Head, what happened (the latest last), the hand, and the possible answers: these come first, and news get what is left."""

    head: Sequence[RenderableType]
    news: Sequence[Text]
    hand: RenderableType
    answers: Filler = field(default=lambda _width, _rows: Text())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay it out."""
        lines, options = _room(options)
        width = options.max_width
        news = [Text.assemble(part) for line in self.news for part in line.wrap(console, width)]
        free = lines - _lines(console, options, *self.head, self.hand)
        answers = self.answers(width, max(0, free - min(NEWS, len(news))))
        free -= answers.plain.count("\n") + 1 if answers else 0
        parts: list[list[RenderableType]] = [[*self.head], [], [self.hand], [answers] if answers else []]
        gaps = sum(map(bool, parts))
        shown = max(0, min(len(news), max(free - gaps, min(NEWS, free))))
        parts[1] = [*news[len(news) - shown :]]
        yield from _apart(filter(None, parts), free - shown)


def _room(options: ConsoleOptions) -> tuple[int, ConsoleOptions]:
    """How many lines there are, and how parts are drawn in as many as each takes."""
    return options.height or options.max_height, options.update(height=None)


def _lines(console: Console, options: ConsoleOptions, *parts: RenderableType) -> int:
    return sum(len(console.render_lines(part, options)) for part in parts)


def _apart(groups: Iterable[Sequence[RenderableType]], free: int) -> Iterator[RenderableType]:
    """Groups below each other, with an empty line between while there are free ones."""
    for number, group in enumerate(groups):
        if 0 < number <= free:
            yield Text()
        yield from group
