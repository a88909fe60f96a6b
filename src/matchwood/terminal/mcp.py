"""``matchwood mcp``: tools for an assistant."""

from __future__ import annotations

import click

from matchwood.errors import MatchwoodError


@click.command()
@click.option(
    "--server", metavar="ADDRESS", help="A server at whose tables the assistant may take a seat, as in http://127.0.0.1:8000."
)
def mcp(server: str | None) -> None:
    """Let an assistant play games against bots and analyse them, by the Model Context Protocol (docs/language_models.md).

    The assistant starts this command and talks to it on standard input and output. It sees only what its seat may know.
    """
    try:
        from matchwood.mcp.server import mcp_server
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "mcp":
            raise
        raise MatchwoodError('the package mcp is missing. In the folder of Matchwood: pip install ".[mcp]"') from error
    mcp_server(server).run()
