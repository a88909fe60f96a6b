"""``matchwood work``: think for the bots of servers, on this machine or another."""

from __future__ import annotations

from typing import Any

import click

from matchwood.server.errors import CannotServe


@click.command()
@click.option(
    "--database",
    envvar="MATCHWOOD_DATABASE",
    metavar="URL",
    required=True,
    help="The database of the servers, such as postgresql://user@host/name.",
)
@click.option(
    "--live", envvar="MATCHWOOD_LIVE", metavar="URL", required=True, help="The Redis of the servers, such as redis://host:6379/0."
)
@click.option("--threads", type=click.IntRange(1, 1024), help="How many bots think at a time; one for each processor if not given.")
@click.option("--log", type=click.Choice(["plain", "json"]), default="plain", show_default=True, help="The form of the log.")
@click.option(
    "--log-level",
    type=click.Choice(["warning", "info"]),
    default="warning",
    show_default=True,
    help="What is logged: warnings and errors, or what is done as well.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(0, 65535),
    help="The port for Prometheus metrics, and /health; not served if not given.",
)
@click.option("--metrics-host", default="127.0.0.1", show_default=True, help="The address for metrics.")
def work(**chosen: Any) -> None:
    """Think for the bots of servers that share a database and a Redis, until Ctrl-C."""
    try:
        from matchwood.server.working import work
    except ModuleNotFoundError as missing:
        raise CannotServe(f'{missing.name} is missing. Install what several machines need: pip install ".[many]"') from None
    work(**chosen)
