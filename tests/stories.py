"""Stories about the tables of one server, told without a network."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal, TypedDict

import msgspec

from matchwood.server.protocol.values import ClockKey, Pace, Setting, Watching, Window
from matchwood.server.push.push import Transport
from matchwood.server.services import Services
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.tables.service import Tables
from tests.waiting import waited_for

Story = Callable[[Tables], Awaitable[None]]
ServicesStory = Callable[[Services], Awaitable[None]]


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
        raise AssertionError("in these stories no server is behind another")


def with_tables(folder: Path, story: Story, post: Transport | None = None, push: bool = True) -> None:
    """Tell this story of the tables that are kept in this folder; `post` carries messages to devices."""
    with_services(folder, lambda services: story(services.tables), post, push)


def with_services(folder: Path, story: ServicesStory, post: Transport | None = None, push: bool = True) -> None:
    """Tell this story of a server without a network, whose database is in this folder."""

    async def whole() -> None:
        services = Services(Log(open_database(f"{folder}/tables.db")), post=post, push=push)
        try:
            await story(services)
        finally:
            await services.close()

    waited_for(whole())
