"""Calls to the MCP server by the client of the SDK, in memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from mcp import Client
from mcp.server import MCPServer
from mcp.types import CallToolResult

from matchwood.mcp.server import mcp_server
from tests.support.waiting import run_in_thread

Ask: TypeAlias = Callable[..., str]


class Refused(Exception):
    """The answer of a tool is an error."""


def asks(server: MCPServer) -> Ask:
    """Return a function that calls a tool and returns its text. Raises Refused."""

    def ask(tool: str, **arguments: Any) -> str:
        async def answer() -> CallToolResult:
            async with Client(server) as client:
                return await client.call_tool(tool, arguments)

        result = run_in_thread(answer())
        (content,) = result.content
        assert content.type == "text"
        if result.is_error:
            raise Refused(content.text)
        return content.text

    return ask


@pytest.fixture
def ask() -> Ask:
    """Return a function that calls a tool of a new MCP server."""
    return asks(mcp_server())
