"""Many HTTP calls, until the server refuses one."""

from __future__ import annotations

import httpx

MANY_CALLS = 100


def first_refusal(client: httpx.Client, headers: list[dict[str, str]]) -> httpx.Response | None:
    """Call once with each of these headers, and return the first answer that a limit refuses."""
    answers = (client.get("/api/games", headers=header) for header in headers)
    return next((answer for answer in answers if answer.status_code == 429), None)
