"""Somebody who follows a table at a server in this process."""

from __future__ import annotations

import json
from typing import Any


class Watcher:
    """Somebody who follows a table without a connection."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def redirect(self) -> None:
        raise AssertionError("no server is behind another here")

    @property
    def numbers(self) -> list[int]:
        """The numbers of the news, in the order in which they came."""
        return [message["number"] for message in self.heard if message["type"] == "news"]

    @property
    def sees(self) -> list[bool]:
        """Who is here, as it was said last."""
        said = next(message for message in reversed(self.heard) if "seats" in message or "table" in message)
        return [seat["here"] for seat in (said["seats"] if "seats" in said else said["table"]["seats"])]
