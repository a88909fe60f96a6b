"""Answers of the server over HTTP."""

from __future__ import annotations

from typing import Any

import httpx

Json = dict[str, Any]


def content(answer: httpx.Response) -> Json:
    found: Json = answer.json()
    return found


def error_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, content(answer)["error"]["code"]


def refused(answer: httpx.Response, status: int, code: str) -> Json:
    """Return the error of an answer. It must be a refusal with this status and code."""
    assert error_of(answer) == (status, code), answer.text
    error: Json = content(answer)["error"]
    return error
