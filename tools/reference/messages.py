"""Describe the messages of the WebSocket in Markdown."""

from __future__ import annotations

import functools
from typing import Any, get_args

from matchwood.server.http.schemas import Schema, schemas
from matchwood.server.protocol import live_messages
from tools.reference.http_calls import bodies_of_one_call
from tools.reference.markdown import described, fields_table

CLIENT, SERVER = get_args(live_messages.ClientMessage), get_args(live_messages.ServerMessage)


@functools.cache
def names() -> dict[str, str]:
    """Return a Markdown link for each message name."""
    live = {kind.__name__: f"[{kind.__name__}](websocket.md#{_tag(kind)})" for kind in (*CLIENT, *SERVER)}
    return {name: f"[{name}](types.md#{name.lower()})" for name in _types()} | live


def client_messages() -> str:
    """Return the description of a client's messages."""
    return "\n".join(map(_live, CLIENT))


def server_messages() -> str:
    """Return the description of the server's messages."""
    return "\n".join(map(_live, SERVER))


def types() -> str:
    """Return the description of all types that several messages use."""
    return "\n".join(_section(name, schema) for name, schema in sorted(_types().items()))


def _types() -> dict[str, Schema]:
    apart = {kind.__name__ for kind in (*CLIENT, *SERVER)} | bodies_of_one_call()
    return {name: schema for name, schema in schemas().items() if name not in apart}


def _live(kind: Any) -> str:
    return _section(f"`{_tag(kind)}`", schemas()[kind.__name__])


def _section(heading: str, schema: Schema) -> str:
    parts = [f"### {heading}\n", f"{described(schema.get('description')).text}\n", fields_table(schema, names())]
    return "\n".join(filter(None, parts))


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)
