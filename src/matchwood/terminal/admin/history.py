"""``matchwood admin history``: the actions of operators."""

from __future__ import annotations

import click

from matchwood.terminal.admin.options import action_as_json, json_option, local_time, print_json
from matchwood.terminal.operator_database import of_database, open_chosen


@click.command()
@of_database
@click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 100_000), help="The number of actions.")
@json_option
def history(database: str | None, limit: int, as_json: bool) -> None:
    """List the newest actions of operators on this server."""
    from matchwood.server.storage.operator_actions import latest_actions
    from matchwood.server.util.clock import datetime_of

    with open_chosen(database) as engine, engine.connect() as connection:
        actions = latest_actions(connection, limit)
    if as_json:
        print_json([action_as_json(action) for action in actions])
        return
    for action in actions:
        reason = "" if action.reason is None else f": {action.reason}"
        at = local_time(datetime_of(action.at))
        click.echo(f"{action.id}  {at}  {action.action} {action.subject} by {action.by}{reason}")
    if not actions:
        click.echo("No operator has changed this server with `matchwood admin`.")
