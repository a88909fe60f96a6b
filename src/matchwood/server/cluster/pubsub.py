"""Messages between the servers of one deployment. They may be lost, repeated or late.

They contain no secrets: servers read the events of a table from the database.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class TableChanged(Struct, frozen=True, tag_field="type", tag="news"):
    """The table has events up to `number`."""

    number: int


class PeoplePresent(Struct, frozen=True, tag_field="type", tag="present"):
    """The people who have the table open at `process`. `heard_of` are others who were active, such as external bots.

    It expires unless it is repeated.
    """

    process: str
    people: tuple[str, ...]
    heard_of: tuple[str, ...] = ()


class PresenceQuery(Struct, frozen=True, tag_field="type", tag="who"):
    """A request of `process` for `PeoplePresent` of the others."""

    process: str


class ChatChanged(Struct, frozen=True, tag_field="type", tag="talked"):
    """The chat of the table has a new message."""


Announcement = TableChanged | PeoplePresent | PresenceQuery | ChatChanged

Receive = Callable[[str, Announcement | None], None]
"""Receives the ID of a table and a message, or None if messages about this table may have been lost."""


class PubSub:
    """The connection to the other servers. This class is for a single server; `RedisPubSub` overrides every method."""

    @property
    def is_connected(self) -> bool | None:
        """Whether the other servers can be reached. None for a single server."""
        return None

    def listen(self, receive: Receive) -> None:
        """Start to pass messages to `receive`. Called once, in the event loop."""

    def subscribe(self, table_id: str) -> None:
        """Receive the messages about this table."""

    def unsubscribe(self, table_id: str) -> None:
        """Stop receiving the messages about this table."""

    def publish(self, table_id: str, announcement: Announcement) -> None:
        """Send a message to all subscribers of this table. While it waits, a newer message of its type replaces it."""

    async def close(self) -> None:
        """Send the waiting messages, then stop."""
