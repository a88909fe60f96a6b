"""Undocumented names of libraries that the server uses, which is why their versions are limited.

If a newer version lacks a name, the failure names it and the file that uses it.
"""

from __future__ import annotations

import inspect
import re

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

INTERNALS: dict[str, list[tuple[type, tuple[str, ...]]]] = {
    "server/websocket/http_protocol.py": [
        (
            H11Protocol,
            ("client", "config", "conn", "cycle", "handle_websocket_upgrade", "logger", "loop", "send_400_response", "transport"),
        )
    ],
    "server/websocket/protocol.py": [(ServerState, ("connections", "tasks"))],
    "server/server_process.py": [(uvicorn.Server, ("force_exit", "handle_exit", "on_tick", "shutdown", "started", "startup"))],
}


@pytest.mark.parametrize(
    ("file", "owner", "name"), [(file, owner, name) for file, used in INTERNALS.items() for owner, names in used for name in names]
)
def test_the_library_has_the_name_on_which_the_server_relies(file: str, owner: type, name: str) -> None:
    sources = "".join(inspect.getsource(base) for base in owner.__mro__ if base.__module__.startswith("uvicorn"))
    found = hasattr(owner, name) or re.search(rf"\bself\.{name}\b|^    {name}\b", sources, re.MULTILINE)
    assert found, f"{owner.__module__}.{owner.__qualname__} no longer has {name}, which {file} uses"
