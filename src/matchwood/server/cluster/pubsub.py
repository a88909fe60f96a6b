"""Messages between the servers of one deployment. Messages may be lost, repeated or late.

The messages contain no secrets: servers read the events of a table from the database.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class TableChanged(Struct, frozen=True, tag_field="type", tag="news"):
    """The table has events up to `number`."""

    number: int


class PeoplePresent(Struct, frozen=True, tag_field="type", tag="present"):
    """The people who have the table open at the server `process`.

    `heard_of` contains other people who were active, such as external bots. The message expires unless the server repeats it.
    """

    process: str
    people: tuple[str, ...]
    heard_of: tuple[str, ...] = ()


class PresenceQuery(Struct, frozen=True, tag_field="type", tag="who"):
    """A request of the server `process`: the other servers answer with `PeoplePresent`."""

    process: str


class ChatChanged(Struct, frozen=True, tag_field="type", tag="talked"):
    """The chat of the table has a new message."""


Announcement = TableChanged | PeoplePresent | PresenceQuery | ChatChanged

Receive = Callable[[str, Announcement | None], None]
"""Receives the ID of a table and a message, or None if messages about this table may have been lost."""


class PubSub:
    """The connection to the other servers. `PubSub` does nothing, for a server without others; `RedisPubSub` overrides every
    method.
    """

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
