"""``matchwood admin remove-name``."""

from __future__ import annotations

from datetime import datetime

import click

from matchwood.terminal.admin.options import (
    action_as_json,
    confirm,
    json_option,
    operator_name,
    print_json,
    reason_option,
    yes_option,
)
from matchwood.terminal.operator_database import of_database, open_chosen


@click.command("remove-name")
@click.argument("name")
@of_database
@click.option("--day", type=click.DateTime(["%Y-%m-%d"]), metavar="DATE", help="Only the rankings of this day, such as 2026-10-03.")
@reason_option
@yes_option
@json_option
def remove_name(name: str, database: str | None, day: datetime | None, reason: str | None, yes: bool, as_json: bool) -> None:
    """Remove a name from the rankings of the deals of the day.

    The attempts keep their ranks, without a name. Upper and lower case are the same.
    """
    from matchwood.server.admin.daily_names import remove_name

    where = "all days" if day is None else f"{day:%Y-%m-%d}"
    with open_chosen(database) as engine:
        confirm(f"Remove the name {name} from the rankings of {where}?", yes)
        removed = remove_name(engine, name, operator_name(), None if day is None else day.date(), reason)
    if as_json:
        print_json(action_as_json(removed.action) | {"attempts": removed.attempts})
    else:
        click.echo(f"Removed name: {name} ({removed.attempts} attempt{'s' * (removed.attempts != 1)})")
