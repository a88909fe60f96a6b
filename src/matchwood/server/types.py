"""The messages of the server, and the clocks it offers, as TypeScript: `make wire` keeps what this prints as web/src/lib/wire.ts.

The web table is compiled against these types, so a message that changes here and not there does not compile.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from matchwood.server import messages
from matchwood.server.accounts import messages as account_messages
from matchwood.server.table.clocks import CLOCKS
from matchwood.server.thinking import replay_messages, warming_messages

Schema = dict[str, Any]

HEAD = "// Made by `python -m matchwood.server.types` from the messages in matchwood/server. Do not edit."
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
MODULES = (messages, replay_messages, account_messages, warming_messages)
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


def schemas() -> dict[str, Schema]:
    """The JSON schema of every struct that crosses the wire, by its name, as OpenAPI names them."""
    structs = [thing for module in MODULES for thing in vars(module).values() if _is_message(thing, module.__name__)]
    return msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")[1]


def typescript() -> str:
    """The types of every struct that crosses the wire."""
    unions = [f"export type {name} = {' | '.join(part.__name__ for part in get_args(parts))};" for name, parts in UNIONS.items()]
    clocks = f"export const CLOCKS: Clock[] = {msgspec.json.encode(list(CLOCKS.values())).decode()};"
    return "\n\n".join([HEAD, *(_declaration(name, schema) for name, schema in schemas().items()), *unions, clocks]) + "\n"


def _is_message(thing: object, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module


def _declaration(name: str, schema: Schema) -> str:
    comment = inspect.cleandoc(schema.get("description", ""))  # before Python 3.13 its lines stand as in the source
    return "\n".join([f"/** {comment} */", f"export type {name} = {{", *_fields(schema), "};"])


def _fields(schema: Schema) -> Iterator[str]:
    required = schema.get("required", [])
    for name, field in schema["properties"].items():
        optional = "" if name in required else "?"
        yield f"  {name}{optional}: {_type(field)};"


def _type(schema: Schema) -> str:
    match schema:
        case {"$ref": reference}:
            return str(reference).rsplit("/", 1)[-1]
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": choices}:
            return " | ".join(_type(choice) for choice in choices)
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)} if values:
            return f"Record<string, {_type(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": str(plain)}:
            return PLAIN[plain]
        case _:
            return "unknown"


if __name__ == "__main__":
    print(typescript(), end="")
