"""Calls for a rematch."""

from __future__ import annotations

import httpx

from tests.server.answers import Json, content
from tests.server.conftest import Person


def requests_rematch(person: Person, table: Json) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/rematch")


def rematch(person: Person, table: Json) -> Json:
    answer = requests_rematch(person, table)
    assert answer.status_code == 200, answer.text
    return content(answer)
