"""``matchwood reports names``: reported names for the operator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from matchwood.terminal.admin.options import (
    action_as_json,
    confirm,
    json_option,
    listed,
    local_time,
    numbers_argument,
    operator_name,
    print_json,
    reason_option,
    yes_option,
)
from matchwood.terminal.operator_database import of_database, open_chosen

if TYPE_CHECKING:
    from matchwood.server.admin.reported_names import ReportedName
    from matchwood.server.storage.operator_actions import OperatorAction

WHAT_TO_DO = """\
matchwood reports names settle NUMBER    settles the reports; the name stays
matchwood reports names hide NUMBER      hides the name in rankings and challenges"""


def _of_numbers(command: Callable[..., Any]) -> Callable[..., Any]:
    return numbers_argument(of_database(reason_option(json_option(command))))


@click.group(invoke_without_command=True)
@of_database
@click.option("--settled", is_flag=True, help="List the names without open reports instead.")
@json_option
@click.pass_context
def names(ctx: click.Context, database: str | None, settled: bool, as_json: bool) -> None:
    """List the reported names in rankings and challenges, and hide names."""
    ctx.obj = database or ctx.find_object(str)
    if ctx.invoked_subcommand is not None:
        return
    from matchwood.server.admin.reported_names import find_names

    with open_chosen(ctx.obj) as engine:
        found = find_names(engine, settled)
    if as_json:
        print_json([_as_json(name) for name in found])
        return
    for name in found:
        click.echo(_line(name))
    if not found:
        click.echo("There are no settled reports of names." if settled else "There are no open reports of names.")
    elif not settled:
        click.echo(WHAT_TO_DO)


@names.command()
@_of_numbers
def settle(numbers: Sequence[int], database: str | None, reason: str | None, as_json: bool) -> None:
    """Settle the reports about these names. The names stay."""
    from matchwood.server.admin.reported_names import settle_names

    with open_chosen(database) as engine:
        _print_actions("Settled", settle_names(engine, numbers, operator_name(), reason), as_json)


@names.command()
@_of_numbers
@yes_option
def hide(numbers: Sequence[int], database: str | None, reason: str | None, as_json: bool, yes: bool) -> None:
    """Hide these names in all rankings of the deal of the day and in all challenges.

    People see a neutral text instead of the name, also in later games of the same person under this name. The results stay.
    """
    from matchwood.server.admin.reported_names import hide_names

    with open_chosen(database) as engine:
        confirm(f"Hide the names {listed(numbers)}?" if len(numbers) > 1 else f"Hide the name {numbers[0]}?", yes)
        _print_actions("Hidden", hide_names(engine, numbers, operator_name(), reason), as_json)


@names.command()
@_of_numbers
def show(numbers: Sequence[int], database: str | None, reason: str | None, as_json: bool) -> None:
    """Show hidden names again."""
    from matchwood.server.admin.reported_names import show_names

    with open_chosen(database) as engine:
        _print_actions("Shown again", show_names(engine, numbers, operator_name(), reason), as_json)


def _print_actions(what: str, actions: Sequence[OperatorAction], as_json: bool) -> None:
    if as_json:
        print_json([action_as_json(action) for action in actions])
    else:
        click.echo(f"{what}: {listed([action.subject for action in actions])}")


def _line(name: ReportedName) -> str:
    from matchwood.server.util.clock import datetime_of

    who = "a guest" if name.account is None else f"account {name.account}"
    people = "1 person" if name.reports == 1 else f"{name.reports} people"
    marks = "".join(
        f", {mark} {local_time(datetime_of(at))}" for mark, at in (("hidden", name.hidden), ("settled", name.settled)) if at
    )
    return f"{name.number}  {name.name} ({who}), reported by {people}, last {local_time(datetime_of(name.at))}{marks}"


def _as_json(name: ReportedName) -> dict[str, object]:
    from matchwood.server.util.clock import datetime_of, optional_datetime

    times = {"settled": optional_datetime(name.settled), "hidden": optional_datetime(name.hidden)}
    return name._asdict() | {"at": datetime_of(name.at)} | times
