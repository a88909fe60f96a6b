"""The screen of a person."""

from __future__ import annotations

import contextlib
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from matchwood.api.view import ViewFields
from matchwood.cardgames.contract import Happening
from matchwood.cardgames.words import Words
from matchwood.terminal.tables.terminal_table import TerminalTable

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

PLAIN_WIDTH = 100
READING = 3
"""The number of pauses after a sentence, so that a person can read it."""
READING_TABLE = 5
"""The number of pauses after a table, so that a person can read it."""


class Screen(ABC):
    """A screen that shows a game and reads answers."""

    def __init__(self, table: TerminalTable[Any], words: Words, console: Console) -> None:
        self._table, self._words, self._console = table, words, console

    @abstractmethod
    def show(self, before: ViewFields[Any], happenings: Sequence[Happening], after: ViewFields[Any]) -> None:
        """Show the latest game events."""

    @abstractmethod
    def ask(self, view: ViewFields[Any], note: str) -> str:
        """Ask for a move. ``note`` explains why the last answer was refused. Raises EOFError."""

    @abstractmethod
    def page(self, picture: RenderableType) -> None:
        """Show a page of text."""

    @abstractmethod
    def end_round(self, view: ViewFields[Any]) -> None:
        """Show the table at the end of a round, before the next deal changes the table."""

    @abstractmethod
    def announce(self, view: ViewFields[Any], text: str) -> None:
        """Show a text, for example about a forced move."""

    def read(self, question: str) -> str:
        """Return the next typed line. Raises EOFError."""
        return input(question).strip()

    def ended(self, view: ViewFields[Any]) -> None:
        """Show the result of the game."""
        self._console.print(self._table.sheet(view))
        assert view.result is not None
        self._console.print(self._table.ending(view, view.result), style="bold", highlight=False)


class LiveScreen(Screen):
    """A screen that redraws the table after each game event."""

    def __init__(self, table: TerminalTable[Any], words: Words, console: Console, pause: float) -> None:
        super().__init__(table, words, console)
        self._pause = pause

    def show(self, before: ViewFields[Any], happenings: Sequence[Happening], after: ViewFields[Any]) -> None:
        """Show a picture for each game event."""
        for scene in self._table.scenes(before, happenings, after):
            if scene.pauses is None:
                self.page(scene.picture)
            else:
                self._draw(scene.picture)
                time.sleep(self._pause * scene.pauses)

    def ask(self, view: ViewFields[Any], note: str) -> str:
        """Show the table, ask for a move, and return the answer."""
        self._drawn(view, note or self._words.say("keys", own=self._table.keys(view)), "bold red" if note else "dim")
        _drop_what_was_typed()
        return self.read(self._table.question(view))

    def end_round(self, view: ViewFields[Any]) -> None:
        """Show the table for a while."""
        self._draw(self._table.picture(view))
        time.sleep(self._pause * READING_TABLE)

    def announce(self, view: ViewFields[Any], text: str) -> None:
        """Show a text below the table."""
        self._drawn(view, text, "bold")
        time.sleep(self._pause * READING)

    def page(self, picture: RenderableType) -> None:
        """Show only this page until the person continues."""
        self._draw(picture)
        self.read(f"{self._words.say('go-on')} ")

    def ended(self, view: ViewFields[Any]) -> None:
        """Show the score sheet and the winners."""
        self._console.clear()
        super().ended(view)

    def _drawn(self, view: ViewFields[Any], below: str, style: str) -> None:
        line = Text(below, style)
        self._draw(self._table.picture(view), len(line.wrap(self._console, self._console.width)) + 1)
        self._console.print(line)

    def _draw(self, picture: RenderableType, lines_below: int = 1) -> None:
        self._console.clear()
        self._console.print(picture, height=max(1, self._console.height - lines_below))


class PlainScreen(Screen):
    """A screen that writes one line for each game event."""

    def show(self, before: ViewFields[Any], happenings: Sequence[Happening], after: ViewFields[Any]) -> None:
        """Write one line for each game event."""
        for happening in happenings:
            line = self._table.line(happening)
            if line:
                self._write(line)
            if happening.type == self._table.part_ends and not after.over:
                self.page(self._table.sheet(after))

    def ask(self, view: ViewFields[Any], note: str) -> str:
        """Write the person's hand, ask for a move, and return the answer."""
        self._write(note or self._table.situation(view))
        return self.read(self._table.question(view).strip())

    def read(self, question: str) -> str:
        """Write the question, and return the answer."""
        self._write(question)
        return super().read("")

    def end_round(self, view: ViewFields[Any]) -> None:
        """Write the table."""
        self._console.print(self._table.sheet(view))

    def announce(self, view: ViewFields[Any], text: str) -> None:
        """Write the text on a separate line."""
        del view
        self._write(text)

    def page(self, picture: RenderableType) -> None:
        """Write a page of text."""
        self._console.print(picture)

    def _write(self, line: str) -> None:
        self._console.print(line, highlight=False, markup=False, soft_wrap=True)


def _drop_what_was_typed() -> None:
    try:
        import termios
    except ImportError:  # Windows
        return
    with contextlib.suppress(termios.error):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def screen_for(table: TerminalTable[Any], words: Words, pause: float) -> Screen:
    """Return a `LiveScreen` if the output is a terminal, else a `PlainScreen`."""
    from rich.console import Console

    console = Console()
    if console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (lets people correct what they type)
        return LiveScreen(table, words, console, pause)
    return PlainScreen(table, words, Console(width=PLAIN_WIDTH, color_system=None, force_terminal=False))
