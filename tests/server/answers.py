"""What the server answers, for the tests."""

from __future__ import annotations

from typing import Any

import httpx

Json = dict[str, Any]


def content(answer: httpx.Response) -> Json:
    """What an answer tells."""
    said: Json = answer.json()
    return said


def refused(answer: httpx.Response, status: int, code: str) -> Json:
    """The error of an answer that refuses with this status and code."""
    error: Json = content(answer)["error"]
    assert (answer.status_code, error["code"]) == (status, code), answer.text
    return error
