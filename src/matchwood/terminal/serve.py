"""``matchwood serve``: tables for the browser."""

from __future__ import annotations

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 lets others in.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port; 0 takes any free one.")
@click.option(
    "--database", metavar="URL", help="Where tables are kept, such as sqlite:///tables.db; your data folder if not given."
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser; take the next port if this one is in use.")
def serve(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """Serve tables to browsers until Ctrl-C."""
    import matchwood.server

    matchwood.server.serve(host=host, port=port, database=database, open_browser=open_browser)
