"""A server without a network, and who looks at its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, TypedDict

import msgspec

from matchwood.server.protocol.values import ClockKey, Pace, Setting, Watching, Window
from matchwood.server.push.service import Transport
from matchwood.server.services import Services
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log


class More(TypedDict, total=False):
    """What a story wishes of a new table besides its game, its people and its bots."""

    options: dict[str, Setting]
    level: str
    pace: Pace
    window: Window
    limit: int
    clock: ClockKey | Literal["none"]
    watching: Watching
    takeover: bool | None
    showing: bool | None


class Browser:
    """Somebody's page that is open at a table."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def redirect(self) -> None:
        raise AssertionError("no server is behind another here")


@asynccontextmanager
async def running(folder: Path, post: Transport | None = None, push: bool = True) -> AsyncIterator[Services]:
    """Run a server without a network, whose database is in this folder; `post` carries messages to devices."""
    services = Services(Log(open_database(f"{folder}/tables.db")), post=post, push=push)
    try:
        yield services
    finally:
        await services.close()
