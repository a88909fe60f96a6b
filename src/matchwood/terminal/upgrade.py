"""``matchwood upgrade``: bring the layout of a database up to date before new servers start."""

from __future__ import annotations

import click


@click.command()
@click.option(
    "--database",
    envvar="MATCHWOOD_DATABASE",
    metavar="URL",
    required=True,
    help="The database, such as postgresql://user@host/name.",
)
def upgrade(database: str) -> None:
    """Bring a database up to date; servers that use it may go on meanwhile. A server does the same when it starts."""
    from matchwood.server.storage.database import upgrade_database

    before, after = upgrade_database(database)
    click.echo(f"The database is at step {after}." if before == after else f"The database was brought to step {after}.")
