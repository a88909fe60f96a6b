"""The database of a running server, which the commands for operators open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from matchwood.terminal.servers import database_option

if TYPE_CHECKING:
    from sqlalchemy import Engine

of_database = database_option("The database of the server, such as sqlite:///tables.db. Default: the one in your data folder.")


@contextmanager
def open_chosen(database: str | None) -> Iterator[Engine]:
    """Open the database that a command or its group names, or the database in the user's data folder."""
    from matchwood.server.server_process import default_database
    from matchwood.server.storage.database import open_existing_database

    engine = open_existing_database(database or click.get_current_context().find_object(str) or default_database())
    try:
        yield engine
    finally:
        engine.dispose()
