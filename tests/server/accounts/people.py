"""Calls of a person about their account."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.answers import Json, content
from tests.server.conftest import Person

PASSWORD = "correct horse"


def posts(person: Person, path: str, **body: Any) -> httpx.Response:
    return person.http.post(f"/api/account/{path}", json=body)


def signs_up(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    return posts(person, "sign-up", name=name, password=password)


def signs_in(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    return posts(person, "sign-in", name=name, password=password)


def account_name(person: Person) -> str | None:
    account: Json | None = content(person.http.get("/api/account"))["account"]
    return None if account is None else str(account["name"])


def access(person: Person) -> Json:
    return content(person.http.get("/api/account/access"))
