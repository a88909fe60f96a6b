"""Write messages and contracts as TypeScript."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from matchwood.cardgames.catalogue import specs
from matchwood.engine.plugins import HOME, package_of_game
from matchwood.server.http.schemas import Schema, schemas
from matchwood.server.protocol import live_messages
from matchwood.server.table.clocks import CLOCKS
from tools.reference.errors import sent_errors
from tools.reference.pages import reference_pages

if TYPE_CHECKING:
    from matchwood.cardgames.spec import GameSpec  # slow to import

HEAD = "// Made by `make wire` from {source}. Do not edit."
UNTOLD = ("$schema", "description", "required", "default")
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = {"ClientMessage": live_messages.ClientMessage, "ServerMessage": live_messages.ServerMessage}


def typescript() -> str:
    """Return the TypeScript types of the protocol."""
    unions = [f"export type {name} = {' | '.join(part.__name__ for part in get_args(parts))};" for name, parts in UNIONS.items()]
    clocks = f"export const CLOCKS: Clock[] = {msgspec.json.encode(list(CLOCKS.values())).decode()};"
    head = HEAD.format(source="the messages in matchwood/server")
    codes = f"export type ErrorCode = {' | '.join(json.dumps(code) for code in sent_errors())};"
    return "\n\n".join([head, *(_declaration(name, schema) for name, schema in schemas().items()), *unions, codes, clocks]) + "\n"


def contracts() -> dict[str, str]:
    """Return the TypeScript types of each game, by key."""
    return {key: _contract(key, spec) for key, spec in specs().items() if package_of_game(key) == HOME}


def _contract(key: str, spec: GameSpec) -> str:
    contract = spec.contract
    unions = {"Happening": contract.happenings, "Refusal": contract.refusals, "Reason": contract.reasons}
    known = {name: union for name, union in unions.items() if union is not None}
    facts = [] if spec.facts is None else [type(spec.facts)]
    _, named = msgspec.json.schema_components([contract.table, *known.values(), contract.result, *facts])
    head = HEAD.format(source=f"matchwood/cardgames/{key}/contract.py")
    told = [f"export type {name} = {' | '.join(part.__name__ for part in get_args(union))};" for name, union in known.items()]
    return "\n\n".join([head, *(_declaration(name, schema) for name, schema in named.items()), *told]) + "\n"


def _meanings(key: str) -> str:
    schema = specs()[key].schema
    return _json(_bare(schema | {"properties": {name: part for name, part in schema["properties"].items() if name != "options"}}))


def _json(thing: Mapping[str, Any]) -> str:
    return json.dumps(thing, separators=(",", ":")) + "\n"


def _bare(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {name: _bare(part) for name, part in schema.items() if name not in UNTOLD}
    return [_bare(part) for part in schema] if isinstance(schema, list) else schema


def written(project: Path) -> dict[Path, str]:
    """Return the content of each generated file, by path."""
    games = project / "web" / "src" / "games"
    made = contracts()
    types = {games / key / "contract.ts": text for key, text in made.items()}
    meanings = {games / key / "contract.json": _meanings(key) for key in made}
    true = {key: specs()[key].facts for key in made}
    facts = {games / key / "facts.json": _json(msgspec.to_builtins(part)) for key, part in true.items() if part is not None}
    return {project / "web" / "src" / "lib" / "wire.ts": typescript(), **types, **meanings, **facts, **reference_pages(project)}


def _declaration(name: str, schema: Schema) -> str:
    comment = inspect.cleandoc(schema.get("description", ""))  # Python before 3.13 keeps the indentation
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
        case {"type": "array", "items": items, "minItems": int(least), "maxItems": int(most)} if least == most:
            return f"[{', '.join([_type(items)] * most)}]"
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
