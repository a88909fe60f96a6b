"""``matchwood serve``, ``work`` and ``upgrade``: commands for servers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any, TypeVar

import click

from matchwood.terminal.durations import Duration
from matchwood.terminal.settings import config_option, setting

F = TypeVar("F", bound=Callable[..., Any])


def database_option(text: str, required: bool = False) -> Callable[[F], F]:
    """Add the command-line options ``--database`` and ``--config``."""

    def given(function: F) -> F:
        return config_option()(setting("--database", metavar="URL", required=required, help=text)(function))

    return given


def _live_option(text: str, required: bool = False) -> Callable[[F], F]:
    return setting("--live", metavar="URL", required=required, help=text)


def _watched(logged: str, measured: str) -> Callable[[F], F]:
    def given(function: F) -> F:
        for option in (
            setting("--metrics-host", default="127.0.0.1", show_default=True, help="The address for the metrics."),
            setting("--metrics-port", type=click.IntRange(0, 65535), help=f"The port for {measured}. Default: none."),
            setting(
                "--log-level",
                type=click.Choice(["warning", "info"]),
                default="warning",
                show_default=True,
                help=f"What to log: warnings and errors; info also logs {logged}, the start and the stop.",
            ),
            setting(
                "--log", type=click.Choice(["plain", "json"]), default="plain", show_default=True, help="The format of the log."
            ),
        ):
            function = option(function)
        return function

    return given


@click.command()
@setting("--host", default="127.0.0.1", show_default=True, help="The address to listen on. 0.0.0.0 lets other machines connect.")
@setting("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port. 0 chooses a free one.")
@database_option("The database, such as sqlite:///tables.db. Default: a file in your data folder.")
@_live_option("The Redis that connects several servers, such as redis://host:6379/0.")
@setting(
    "--limit",
    "limits",
    metavar="NAME=NUMBER",
    multiple=True,
    help="A limit for one address or person, such as tables=500. 0 means no limit. Can be repeated.",
)
@setting(
    "--behind-proxy",
    metavar="ADDRESSES",
    is_flag=False,
    flag_value="127.0.0.1,::1",
    help="The addresses or networks of the proxies whose X-Forwarded-For counts. Without a value: this machine (127.0.0.1,::1).",
)
@_watched("each call", "Prometheus metrics")
@setting(
    "--drain-seconds",
    type=click.FloatRange(0, 3600),
    default=0,
    show_default=True,
    metavar="SECONDS",
    help="After SIGTERM, the time for which the health checks fail while the server still answers calls.",
)
@setting("--push/--no-push", default=True, help="Send notifications to devices that subscribed, or to none.")
@setting(
    "--keep",
    type=Duration(timedelta(days=1)),
    metavar="TIME",
    help="Delete the tables of games that ended longer ago than this, such as 90d. Default: keep all tables.",
)
@setting("--imprint-url", metavar="URL", help="A link to your imprint, which each page shows: https, http or mailto.")
@setting("--privacy-url", metavar="URL", help="A link to your privacy policy.")
@setting("--contact-url", metavar="URL", help="A link to your contact details, such as mailto:name@example.org.")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser. If the port is in use, choose the next one.")
def serve(**chosen: Any) -> None:
    """Run a server until Ctrl-C."""
    import matchwood.server

    matchwood.server.serve(**chosen)


@click.command()
@database_option("The database of the servers, such as postgresql://user@host/name.", required=True)
@_live_option("The Redis of the servers, such as redis://host:6379/0.", required=True)
@setting("--threads", type=click.IntRange(1, 1024), help="The number of jobs at the same time. Default: one for each processor.")
@_watched("each job", "Prometheus metrics and /health")
def work(**chosen: Any) -> None:
    """Run a worker until Ctrl-C. A worker computes the moves of bots for servers that share a database and a Redis."""
    try:
        from matchwood.server.worker_process import work
    except ModuleNotFoundError as missing:
        from matchwood.server.protocol.errors import CannotServe

        raise CannotServe(f'{missing.name} is missing. Install what several machines need: pip install ".[many]"') from None
    work(**chosen)


@click.command()
@database_option("The database, such as postgresql://user@host/name.", required=True)
def upgrade(database: str) -> None:
    """Upgrade a database to the schema of this Matchwood version. Running servers can use the database during the upgrade. A
    server also upgrades its database when it starts.
    """
    from matchwood.server.storage.database import upgrade_database

    before, after = upgrade_database(database)
    click.echo(f"The database {'already has' if before == after else 'now has'} schema version {after}.")
