"""``matchwood serve``: tables for the browser."""

from __future__ import annotations

from typing import Any

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 lets others in.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port; 0 takes any free one.")
@click.option(
    "--database",
    envvar="MATCHWOOD_DATABASE",
    metavar="URL",
    help="Where tables are kept, such as sqlite:///tables.db; your data folder if not given.",
)
@click.option(
    "--live",
    envvar="MATCHWOOD_LIVE",
    metavar="URL",
    help="With several servers: where they hear of each other, such as redis://host:6379/0.",
)
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
@click.option("--log", type=click.Choice(["plain", "json"]), default="plain", show_default=True, help="The form of the log.")
@click.option(
    "--log-level",
    type=click.Choice(["warning", "info"]),
    default="warning",
    show_default=True,
    help="What is logged: warnings and errors, or a line for each call as well.",
)
@click.option("--metrics-port", type=click.IntRange(0, 65535), help="The port for Prometheus metrics; not served if not given.")
@click.option("--metrics-host", default="127.0.0.1", show_default=True, help="The address for metrics.")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser; take the next port if this one is in use.")
def serve(**chosen: Any) -> None:
    """Serve tables to browsers until Ctrl-C."""
    import matchwood.server

    matchwood.server.serve(**chosen)
