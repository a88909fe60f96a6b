"""The JSON schemas of the messages that cross the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from matchwood.server.accounts import messages as account_messages
from matchwood.server.compute import compiling_messages, lesson_messages, replay_messages
from matchwood.server.protocol import catalogue_messages, live_messages, messages, values
from matchwood.server.protocol.patterns import as_in_json_schema
from matchwood.server.push import messages as push_messages

Schema = dict[str, Any]

MODULES = (
    catalogue_messages,
    values,
    messages,
    live_messages,
    replay_messages,
    lesson_messages,
    account_messages,
    compiling_messages,
    push_messages,
)


def schemas() -> dict[str, Schema]:
    """The JSON schema of every struct that crosses the wire, by its name, as OpenAPI names them."""
    structs = [thing for module in MODULES for thing in vars(module).values() if _is_message(thing, module.__name__)]
    told: dict[str, Schema] = as_in_json_schema(
        msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")[1]
    )
    return told


def _is_message(thing: object, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module
