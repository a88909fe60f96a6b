"""What people do with accounts, for the tests."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.answers import Json, content
from tests.server.conftest import Person

PASSWORD = "correct horse"


def asks(somebody: Person, what: str, **body: Any) -> httpx.Response:
    return somebody.http.post(f"/api/account/{what}", json=body)


def signs_up(somebody: Any, name: str, password: str = PASSWORD) -> httpx.Response:
    return asks(somebody, "sign-up", name=name, password=password)


def signs_in(somebody: Any, name: str, password: str = PASSWORD) -> httpx.Response:
    return asks(somebody, "sign-in", name=name, password=password)


def is_called(somebody: Person) -> str | None:
    account: Json | None = content(somebody.http.get("/api/account"))["account"]
    return None if account is None else str(account["name"])


def access(somebody: Person) -> Json:
    return content(somebody.http.get("/api/account/access"))


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]
