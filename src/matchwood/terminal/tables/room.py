"""Pictures that use all available lines of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

Filler = Callable[[int, int], Text]
"""A function from a width and a maximum number of lines to a text."""
NEWS = 2
"""The minimum number of lines for game events."""


@dataclass(frozen=True)
class Room:
    """A picture with several parts, from top to bottom. The function ``filler`` returns a text for the lines that remain empty.
    The picture omits the part ``luxury`` if the terminal has too few lines for all parts.
    """

    parts: Sequence[RenderableType]
    filler: Filler
    luxury: RenderableType | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
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
    """A picture of a game. The latest game events fill the empty lines."""

    head: Sequence[RenderableType]
    news: Sequence[Text]
    hand: RenderableType
    answers: Filler = field(default=lambda _width, _rows: Text())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
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
    return options.height or options.max_height, options.update(height=None)


def _lines(console: Console, options: ConsoleOptions, *parts: RenderableType) -> int:
    return sum(len(console.render_lines(part, options)) for part in parts)


def _apart(groups: Iterable[Sequence[RenderableType]], free: int) -> Iterator[RenderableType]:
    for number, group in enumerate(groups):
        if 0 < number <= free:
            yield Text()
        yield from group
