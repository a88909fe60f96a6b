"""Describe the HTTP calls in Markdown."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from matchwood.server.http.dependencies import DEPENDENCIES
from matchwood.server.http.openapi import openapi_config
from matchwood.server.http.routes.accounts import ACCOUNT_ROUTES
from matchwood.server.http.routes.announcement import ANNOUNCEMENT_ROUTES
from matchwood.server.http.routes.branches import BRANCH_ROUTES
from matchwood.server.http.routes.card_sharing import CARD_SHARING_ROUTES
from matchwood.server.http.routes.challenges import CHALLENGE_ROUTES
from matchwood.server.http.routes.chat import CHAT_ROUTES
from matchwood.server.http.routes.compiling import COMPILING_ROUTES
from matchwood.server.http.routes.daily import DAILY_ROUTES
from matchwood.server.http.routes.handovers import HANDOVER_ROUTES
from matchwood.server.http.routes.health import HEALTH_ROUTES
from matchwood.server.http.routes.own_tables import OWN_TABLE_ROUTES
from matchwood.server.http.routes.passkeys import PASSKEY_ROUTES
from matchwood.server.http.routes.positions import POSITION_ROUTES
from matchwood.server.http.routes.push import PUSH_ROUTES
from matchwood.server.http.routes.puzzles import PUZZLE_ROUTES
from matchwood.server.http.routes.ratings import RATING_ROUTES
from matchwood.server.http.routes.replays import REPLAY_ROUTES
from matchwood.server.http.routes.sessions import SESSION_ROUTES
from matchwood.server.http.routes.table_setup import TABLE_SETUP_ROUTES
from matchwood.server.http.routes.tables import TABLE_ROUTES
from matchwood.server.http.schemas import schemas
from tools.reference.markdown import described, fields_table, optional, table, type_text

GROUPS: dict[str, list[HTTPRouteHandler]] = {
    "Games, tables and moves": TABLE_ROUTES,
    "Before and after a game": TABLE_SETUP_ROUTES,
    "Chat": CHAT_ROUTES,
    "Card sharing": CARD_SHARING_ROUTES,
    "The caller's tables": OWN_TABLE_ROUTES,
    "Another browser for a guest": HANDOVER_ROUTES,
    "Replays, analyses, lessons": REPLAY_ROUTES,
    "Positions": POSITION_ROUTES,
    "Tables that start from a finished game": BRANCH_ROUTES,
    "Challenges": CHALLENGE_ROUTES,
    "Deals of the day": DAILY_ROUTES,
    "Puzzles": PUZZLE_ROUTES,
    "Ratings": RATING_ROUTES,
    "Accounts": ACCOUNT_ROUTES,
    "Sessions": SESSION_ROUTES,
    "Passkeys": PASSKEY_ROUTES,
    "Notifications": PUSH_ROUTES,
    "Compiling": COMPILING_ROUTES,
    "Announcements": ANNOUNCEMENT_ROUTES,
    "Health": HEALTH_ROUTES,
}
COMMON = {"400", "403", "429", "503"}
"""Statuses that every call may answer with."""


def calls(names: Mapping[str, str]) -> str:
    """Describe all HTTP calls. `names` maps the name of each type to a link."""
    parts = []
    for heading, handlers in GROUPS.items():
        parts.append(f"## {heading}\n")
        parts += [
            _call(path, method, call, names)
            for path in dict.fromkeys(path for handler in handlers for path in sorted(handler.paths))
            for method, call in _described_calls().get(_plain(path), {}).items()
            if any(path in handler.paths and method.upper() in handler.http_methods for handler in handlers)
        ]
    return "\n".join(parts)


@functools.cache
def bodies_of_one_call() -> set[str]:
    """Return the types that occur only once in the API, as the body of a request."""
    found = Counter(name for path in _described_calls().values() for call in path.values() for name in _references(call))
    parts = Counter(name for schema in schemas().values() for name in _references(schema))
    bodies = {_body(call) for path in _described_calls().values() for call in path.values()} - {None}
    return {name for name in bodies if name is not None and found[name] == 1 and not parts[name]}


@functools.cache
def _described_calls() -> dict[str, dict[str, Any]]:
    handlers = [handler for group in GROUPS.values() for handler in group]
    app = Litestar(handlers, dependencies=DEPENDENCIES, openapi_config=openapi_config(), logging_config=None)
    paths: dict[str, dict[str, Any]] = app.openapi_schema.to_schema()["paths"]
    return paths


def _plain(path: str) -> str:
    """Convert a path of the web framework to the format of OpenAPI.

    >>> _plain("/api/tables/{table:str}")
    '/api/tables/{table}'
    """
    return path.replace(":str}", "}").replace(":int}", "}")


def _call(path: str, method: str, call: Any, names: Mapping[str, str]) -> str:
    parts = [f"### `{method.upper()} {_plain(path)}`\n", f"{described(call['description']).text}\n"]
    asked = [parameter for parameter in call.get("parameters", []) if parameter["in"] == "query"]
    rows = [
        (f"`{parameter['name']}`", _parameter_type(parameter["schema"], names), parameter["description"]) for parameter in asked
    ]
    parts.append(table(["parameter", "type", "meaning"], rows))
    body = _body(call)
    if body in bodies_of_one_call():
        parts += ["The body:\n", fields_table(schemas()[str(body)], names)]
    elif body is not None:
        parts.append(f"The body: {names.get(body, body)}.\n")
    elif "requestBody" in call:
        parts.append("The body: a record ([notation](../notation.md)).\n")
    parts.append("".join(_answers(call, names)))
    return "\n".join(filter(None, parts))


def _parameter_type(schema: Any, names: Mapping[str, str]) -> str:
    plain = _plain_limits(schema)
    return type_text(plain, names) + optional(plain)


def _answers(call: Any, names: Mapping[str, str]) -> Iterator[str]:
    for status, answer in call["responses"].items():
        if status.startswith("2"):
            schema = next((content["schema"] for content in answer.get("content", {}).values()), None)
            what = "no body" if schema is None else _answer(schema, names)
            yield f"The answer{'' if status == '200' else f' (status {status})'}: {what}. "
    statuses = [status for status in call["responses"] if not status.startswith("2") and status not in COMMON]
    yield f"Other statuses: {', '.join(statuses)}.\n" if statuses else "\n"


def _answer(schema: Any, names: Mapping[str, str]) -> str:
    text = type_text(_plain_limits(schema), names)
    return "a record ([notation](../notation.md))" if text == "object" else text


def _plain_limits(schema: Any) -> Any:
    """Convert a schema from Litestar's format to msgspec's format."""
    if isinstance(schema, dict):
        plain = {name: _plain_limits(value) for name, value in schema.items()}
        if "oneOf" in plain:
            plain["anyOf"] = plain.pop("oneOf")
        return plain
    if isinstance(schema, list):
        return [_plain_limits(one) for one in schema]
    return int(schema) if isinstance(schema, float) and schema.is_integer() else schema


def _body(call: Any) -> str | None:
    references = [*_references(call.get("requestBody", {}))]
    return references[0] if references else None


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].rpartition("/")[2]
        for value in part.values():
            yield from _references(value)
    elif isinstance(part, list):
        for value in part:
            yield from _references(value)
