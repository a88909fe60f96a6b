"""Ask a person at the screen for a move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from matchwood.api.view import ViewFields
from matchwood.cardgames.words import Words
from matchwood.errors import IllegalMove
from matchwood.terminal.screen import Screen
from matchwood.terminal.tables.terminal_table import Misread, TerminalTable


class Left(Exception):
    """The people at the screen stopped the game before its end."""


@contextmanager
def end_on_leaving(words: Words) -> Iterator[None]:
    """Say goodbye if the person quits, and exit with an error if the input ends or the person presses Ctrl+C."""
    try:
        yield
    except Left:
        click.echo(words.say("left"))
    except EOFError:
        click.echo(f"\n{words.say('ended')}", err=True)
        click.get_current_context().exit(1)
    except KeyboardInterrupt:
        click.echo(f"\n{words.say('left')}", err=True)
        click.get_current_context().exit(130)


def ask(
    screen: Screen, table: TerminalTable[Any], words: Words, view: ViewFields[Any], make: Callable[[ViewFields[Any], str], None]
) -> None:
    """Ask until ``make`` accepts the typed text as a move.

    The function ``make`` raises Misread or IllegalMove to refuse the text. Raises Left if the person quits. Raises EOFError if
    the input ends.
    """
    note = ""
    while True:
        text = screen.ask(view, note)
        note = ""
        if text.lower() == "q":
            if screen.read(f"{words.say('leave')} ").lower() in words.say("yes").split(", "):
                raise Left
        elif pages := table.pages(view, text):
            for page in pages:
                screen.page(page)
        else:
            try:
                if not table.switches(view, text):
                    return make(view, text)
            except Misread as error:
                note = str(error)
            except IllegalMove as error:
                note = table.refused(view, error)
