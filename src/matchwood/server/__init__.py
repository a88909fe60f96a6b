"""The server, over HTTP and WebSockets (`docs/reference`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matchwood.server.app import create_app as create_app
    from matchwood.server.server_process import serve as serve

__all__ = ["create_app", "serve"]


def __getattr__(name: str) -> Any:
    """Import `serve` and `create_app` only when needed, because both load the web framework."""
    if name == "serve":
        from matchwood.server.server_process import serve

        return serve
    if name == "create_app":
        from matchwood.server.app import create_app

        return create_app
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
