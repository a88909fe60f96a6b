"""The JSON schemas of all messages."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from matchwood.server.accounts import export_messages
from matchwood.server.accounts import messages as account_messages
from matchwood.server.compute import compiling_messages, lesson_messages, replay_messages
from matchwood.server.protocol import (
    announcement_messages,
    branch_messages,
    catalogue_messages,
    challenge_messages,
    chat_messages,
    daily_messages,
    health_messages,
    live_messages,
    messages,
    puzzle_messages,
    values,
)
from matchwood.server.protocol.patterns import as_in_json_schema
from matchwood.server.push import subscription_messages

Schema = dict[str, Any]

MODULES = (
    catalogue_messages,
    values,
    messages,
    health_messages,
    chat_messages,
    announcement_messages,
    branch_messages,
    challenge_messages,
    daily_messages,
    puzzle_messages,
    live_messages,
    replay_messages,
    lesson_messages,
    account_messages,
    export_messages,
    compiling_messages,
    subscription_messages,
)


@functools.cache
def schemas() -> dict[str, Schema]:
    """Return a dictionary from message names to JSON schemas."""
    structs = [value for module in MODULES for value in vars(module).values() if _is_message(value, module.__name__)]
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    by_name: dict[str, Schema] = as_in_json_schema(components)
    return by_name


def _is_message(value: object, module: str) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module
