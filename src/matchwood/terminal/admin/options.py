"""The common options and output of the commands of ``matchwood admin``."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from matchwood.server.storage.operator_actions import OperatorAction

F = TypeVar("F", bound=Callable[..., Any])

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
yes_option = click.option("--yes", is_flag=True, help="Do it without asking.")
numbers_argument = click.argument("numbers", nargs=-1, required=True, type=click.IntRange(1, 2**53), metavar="NUMBER...")
reason_option = click.option("--reason", metavar="TEXT", help="The reason, which `matchwood admin history` shows.")


def confirm(question: str, yes: bool) -> None:
    """Ask a question on the standard error, unless the operator gave ``--yes``. Any answer except yes stops the command."""
    if yes:
        return
    try:
        click.confirm(question, abort=True, err=True)
    except click.Abort:
        click.echo(err=True)
        if sys.stdin.isatty():
            raise
        raise click.ClickException("Nothing was changed. Without a terminal, use --yes to answer the question.") from None


def operator_name() -> str:
    """Return the name of the user who runs this command. If the command runs with sudo, return the user who called sudo."""
    try:
        return (os.environ.get("SUDO_USER") or getpass.getuser())[:64]
    except (OSError, KeyError):  # the user of a container can have no name
        return "unknown"


def print_json(value: object) -> None:
    """Print a value as JSON."""
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def listed(values: Iterable[object]) -> str:
    """Return values in one line, such as "3, 5"."""
    return ", ".join(map(str, values))


def local_time(at: datetime) -> str:
    """Return a time in the time zone of this machine, such as "2026-11-29 16:30"."""
    return f"{at.astimezone():%Y-%m-%d %H:%M}"


def action_as_json(action: OperatorAction) -> dict[str, object]:
    """Return an action in the form that the option ``--json`` prints."""
    from matchwood.server.util.clock import datetime_of

    return action._asdict() | {"at": datetime_of(action.at)}
