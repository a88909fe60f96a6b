"""``matchwood prune``: the deletion of old tables."""

from __future__ import annotations

from datetime import timedelta

import click

from matchwood.terminal.admin.options import confirm, json_option, operator_name, print_json, yes_option
from matchwood.terminal.durations import Duration
from matchwood.terminal.operator_database import of_database, open_chosen


@click.command()
@of_database
@click.option(
    "--older-than",
    required=True,
    type=Duration(timedelta(hours=1)),
    metavar="TIME",
    help="Delete tables whose game ended longer ago than this, such as 90d or 12h.",
)
@click.option("--dry-run", is_flag=True, help="Only print what would be deleted.")
@yes_option
@json_option
def prune(database: str | None, older_than: timedelta, dry_run: bool, yes: bool, as_json: bool) -> None:
    """Delete the tables of games that ended long ago, with their moves, chat messages and reports.

    Servers can use the database meanwhile. The command keeps accounts, ratings, the results of players with an account, and
    tables with open reports.
    """
    from matchwood.server.admin.database import operator_transaction
    from matchwood.server.admin.pruning import Pruned, delete_in_batches, in_batches, measure, old_tables
    from matchwood.server.util.clock import milliseconds_of, now

    with open_chosen(database) as engine:
        with operator_transaction(engine) as connection:
            table_ids = old_tables(connection, now() - milliseconds_of(older_than))
        pruned, complete = Pruned(), True
        for batch in in_batches(table_ids):
            with operator_transaction(engine) as connection:
                pruned = pruned.plus(measure(connection, batch))
        if table_ids and not dry_run:
            confirm(f"Delete {_described(*pruned)} for good?", yes)
            pruned, complete = delete_in_batches(engine, table_ids, older_than, operator_name())
    if as_json:
        print_json(pruned._asdict() | {"deleted": not dry_run, "complete": complete})
    else:
        click.echo(f"{'Would delete' if dry_run else 'Deleted'}: {_described(*pruned)}.")
    if not complete:
        click.echo("Another process is deleting old tables. Run this command again later to delete the rest.", err=True)


def _described(tables: int, size: int) -> str:
    return f"{tables:,} {'table' if tables == 1 else 'tables'} ({size / 1e6:,.1f} MB)"
