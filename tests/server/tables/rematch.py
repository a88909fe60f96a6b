"""The next table of the same people, asked for over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.answers import content
from tests.server.conftest import Person


def again(person: Person, table: dict[str, Any]) -> httpx.Response:
    """Ask for another game with the same people, and return the answer."""
    return person.http.post(f"/api/tables/{table['id']}/rematch")


def next_table(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """Return the table of the next game, for which this person asks."""
    answer = again(person, table)
    assert answer.status_code == 200, answer.text
    return content(answer)
