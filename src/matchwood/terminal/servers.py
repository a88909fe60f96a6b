"""``matchwood serve``, ``work`` and ``upgrade``: tables for the browser, and what many machines need besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def database_option(text: str, required: bool = False) -> Callable[[F], F]:
    """Give a command the parameter ``database``."""
    return click.option("--database", envvar="MATCHWOOD_DATABASE", metavar="URL", required=required, help=text)


def _live_option(text: str, required: bool = False) -> Callable[[F], F]:
    return click.option("--live", envvar="MATCHWOOD_LIVE", metavar="URL", required=required, help=text)


def _watched(logged: str, measured: str) -> Callable[[F], F]:
    """Give a command the parameters for its log, which holds this in full, and for its metrics."""

    def given(function: F) -> F:
        for option in (
            click.option("--metrics-host", default="127.0.0.1", show_default=True, help="The address for metrics."),
            click.option(
                "--metrics-port", type=click.IntRange(0, 65535), help=f"The port for {measured}; not served if not given."
            ),
            click.option(
                "--log-level",
                type=click.Choice(["warning", "info"]),
                default="warning",
                show_default=True,
                help=f"What is logged: warnings and errors, or {logged} as well.",
            ),
            click.option(
                "--log", type=click.Choice(["plain", "json"]), default="plain", show_default=True, help="The form of the log."
            ),
        ):
            function = option(function)
        return function

    return given


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 lets others in.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port; 0 takes any free one.")
@database_option("Where tables are kept, such as sqlite:///tables.db; your data folder if not given.")
@_live_option("With several servers: where they hear of each other, such as redis://host:6379/0.")
@click.option(
    "--limit",
    "limits",
    metavar="NAME=NUMBER",
    multiple=True,
    help="How much one address may do: tables=500 an hour; also requests, person, hints, talk and more. 0: no limit.",
)
@click.option(
    "--behind-proxy",
    metavar="ADDRESSES",
    is_flag=False,
    flag_value="127.0.0.1,::1",
    help="Believe X-Forwarded-For of the proxies at these addresses or networks; of one on this machine if none are named.",
)
@_watched("a line for each call", "Prometheus metrics")
@click.option("--push/--no-push", default=True, help="Send notifications to the devices of people who asked for it, or to nobody.")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser; take the next port if this one is in use.")
def serve(**chosen: Any) -> None:
    """Serve tables to browsers until Ctrl-C."""
    import matchwood.server

    matchwood.server.serve(**chosen)


@click.command()
@database_option("The database of the servers, such as postgresql://user@host/name.", required=True)
@_live_option("The Redis of the servers, such as redis://host:6379/0.", required=True)
@click.option("--threads", type=click.IntRange(1, 1024), help="How many bots think at a time; one for each processor if not given.")
@_watched("what is done", "Prometheus metrics, and /health")
def work(**chosen: Any) -> None:
    """Think for the bots of servers that share a database and a Redis, until Ctrl-C."""
    try:
        from matchwood.server.worker_process import work
    except ModuleNotFoundError as missing:
        from matchwood.server.protocol.errors import CannotServe

        raise CannotServe(f'{missing.name} is missing. Install what several machines need: pip install ".[many]"') from None
    work(**chosen)


@click.command()
@database_option("The database, such as postgresql://user@host/name.", required=True)
def upgrade(database: str) -> None:
    """Bring a database up to date; servers that use it may go on meanwhile. A server does the same when it starts."""
    from matchwood.server.storage.database import upgrade_database

    before, after = upgrade_database(database)
    click.echo(f"The database is at step {after}." if before == after else f"The database was brought to step {after}.")
