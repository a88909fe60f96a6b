"""The chat of a table, as people use it over HTTP."""

from __future__ import annotations

import secrets
from typing import Any

import httpx

from tests.server.conftest import Person


def says(person: Person, table: dict[str, Any], key: str | None = None, **what: Any) -> httpx.Response:
    """Send a line of chat, and return the answer; equal keys mean the same line."""
    return person.http.post(f"/api/tables/{table['id']}/talk", json={"key": key or secrets.token_hex(8), **what})


def reports(person: Any, table: dict[str, Any], line: int) -> None:
    """Report this line to the host."""
    assert person.http.post(f"/api/tables/{table['id']}/talk/{line}/report").status_code == 204


def heard(person: Any, table: dict[str, Any]) -> list[tuple[str, str | None]]:
    """Return the lines that this person can read, each with the name of its writer."""
    return [(line["name"], line["phrase"] or line["text"]) for line in asked(person, table)["lines"]]


def asked(person: Any, table: dict[str, Any]) -> dict[str, Any]:
    """Return the chat as the server sends it to this person."""
    told: dict[str, Any] = person.http.get(f"/api/tables/{table['id']}/talk").json()
    return told
