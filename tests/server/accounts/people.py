"""What people do with accounts, for the tests."""

from __future__ import annotations

from typing import Any

import httpx

PASSWORD = "correct horse"


def asks(somebody: Any, what: str, **body: Any) -> httpx.Response:
    return somebody.http.post(f"/api/account/{what}", json=body)


def signs_up(somebody: Any, name: str, password: str = PASSWORD) -> httpx.Response:
    return asks(somebody, "sign-up", name=name, password=password)


def signs_in(somebody: Any, name: str, password: str = PASSWORD) -> httpx.Response:
    return asks(somebody, "sign-in", name=name, password=password)


def is_called(somebody: Any) -> str | None:
    account = somebody.http.get("/api/account").json()["account"]
    return account and account["name"]


def access(somebody: Any) -> dict[str, Any]:
    return somebody.http.get("/api/account/access").json()


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]
