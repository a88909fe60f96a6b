"""``matchwood reports``: reported chat messages for the operator."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from matchwood.terminal.admin.options import confirm, listed, numbers_argument, yes_option
from matchwood.terminal.operator_database import of_database, open_chosen
from matchwood.terminal.reported_names import names

if TYPE_CHECKING:
    from matchwood.server.chat.moderation import Reports

MAX_LISTED = 50
Command = Callable[..., Any]


def _of_numbers(command: Command) -> Command:
    return numbers_argument(of_database(command))


@click.group(invoke_without_command=True)
@of_database
@click.option("--settled", is_flag=True, help="List the settled reports instead.")
@click.pass_context
def reports(ctx: click.Context, database: str | None, settled: bool) -> None:
    """List the reported chat messages, and delete messages or forbid their senders to chat. `names` lists reported names."""
    ctx.obj = database
    if ctx.invoked_subcommand is None:
        from matchwood.terminal.report_lines import show

        with _opened(database) as desk:
            show(*desk.find(settled, MAX_LISTED), settled)


@reports.command()
@_of_numbers
def settle(numbers: Sequence[int], database: str | None) -> None:
    """Settle these reports. The messages stay."""
    with _opened(database) as desk:
        desk.settle(numbers)
    click.echo(f"Settled: {listed(numbers)}. `matchwood reports reopen` opens a settled report again.")


@reports.command()
@_of_numbers
def reopen(numbers: Sequence[int], database: str | None) -> None:
    """Reopen these reports."""
    with _opened(database) as desk:
        desk.reopen(numbers)
    click.echo(f"Open again: {listed(numbers)}.")


@reports.command()
@_of_numbers
@yes_option
def remove(numbers: Sequence[int], database: str | None, yes: bool) -> None:
    """Delete the given chat messages and all reports about them.

    The deleted messages also disappear within seconds from the pages that players have open.
    """
    from matchwood.terminal.report_lines import quote

    with _opened(database) as desk:
        for report in desk.by_number(numbers):
            quote(report)
        confirm("Delete this for good?", yes)
        desk.delete_messages(numbers)
    click.echo(f"Deleted: {listed(numbers)}. Open pages remove it within seconds.")


@reports.command()
@_of_numbers
@click.option("--days", default=7, show_default=True, type=click.IntRange(1, 3650), help="The number of days.")
def silence(numbers: Sequence[int], database: str | None, days: int) -> None:
    """Forbid the senders of the given messages to chat for some days.

    A ban applies to the sender's account, or to a guest's browser, at all tables of the server. Senders who may
    not chat can still play.
    """
    with _opened(database) as desk:
        desk.silence(numbers, days)
    time = "a day" if days == 1 else f"{days} days"
    click.echo(f"Silenced: the sender of {listed(numbers)}, for {time}. `matchwood reports unsilence` ends this.")


@reports.command()
@_of_numbers
def unsilence(numbers: Sequence[int], database: str | None) -> None:
    """Allow the senders of the given messages to chat again."""
    with _opened(database) as desk:
        desk.unsilence(numbers)
    click.echo(f"No longer silenced: the sender of {listed(numbers)}.")


@reports.command()
@of_database
def silenced(database: str | None) -> None:
    """List all people who may not chat, with the end of each ban and the chat message that caused the ban."""
    from matchwood.terminal.report_lines import show_silenced

    with _opened(database) as desk:
        show_silenced(desk.silenced())


reports.add_command(names)


@contextmanager
def _opened(database: str | None) -> Iterator[Reports]:
    from matchwood.server.chat.moderation import Reports

    with open_chosen(database) as engine:
        yield Reports(engine)
