"""Calls of a person about the chat of a table."""

from __future__ import annotations

import secrets
from typing import Any

import httpx

from tests.server.answers import Json, content
from tests.server.conftest import Person


def writes(person: Person, table: Json, key: str | None = None, **message: Any) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/talk", json={"key": key or secrets.token_hex(8), **message})


def reports(person: Person, table: Json, message: int) -> None:
    assert person.http.post(f"/api/tables/{table['id']}/talk/{message}/report").status_code == 204


def chat_of(person: Person, table: Json) -> Json:
    return content(person.http.get(f"/api/tables/{table['id']}/talk"))


def reads(person: Person, table: Json) -> list[tuple[str, str | None]]:
    return [(line["name"], line["phrase"] or line["text"]) for line in chat_of(person, table)["lines"]]
