"""Messages between the servers of one deployment. Messages may be lost, repeated or late.

The messages contain no secrets: servers read the events of a table from the database.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class TableChanged(Struct, frozen=True, tag_field="type", tag="news"):
    """Announces to other servers the number of a table's latest event."""

    number: int


class PeoplePresent(Struct, frozen=True, tag_field="type", tag="present"):
    """Lists the people who have the table open on the server `process`.

    `heard_of` contains other people who were active, such as external bots. The message expires unless the server repeats it.
    """

    process: str
    people: tuple[str, ...]
    heard_of: tuple[str, ...] = ()


class PresenceQuery(Struct, frozen=True, tag_field="type", tag="who"):
    """Asks the other servers who has the table open. Every server answers the server `process` with a `PeoplePresent` message."""

    process: str


class ChatChanged(Struct, frozen=True, tag_field="type", tag="talked"):
    """Announces to other servers that the chat of the table has a new message."""


Announcement = TableChanged | PeoplePresent | PresenceQuery | ChatChanged

Receive = Callable[[str, Announcement | None], None]
"""Receives the ID of a table and a message, or None if messages about this table may have been lost."""


class PubSub:
    """Sends messages to the other servers, and receives messages from other servers. The methods of `PubSub` do nothing,
    because a single server has no other servers. The subclass `RedisPubSub` overrides every method.
    """

    @property
    def is_connected(self) -> bool | None:
        """Whether this server can reach the other servers. The property is None if this server is the only server."""
        return None

    def listen(self, receive: Receive) -> None:
        """Start to pass messages of other servers to `receive`. The server calls `listen` once, in the event loop."""

    def subscribe(self, table_id: str) -> None:
        """Start to receive messages about this table."""

    def unsubscribe(self, table_id: str) -> None:
        """Stop receiving messages about this table."""

    def publish(self, table_id: str, announcement: Announcement) -> None:
        """Send a message to all subscribers of this table. A newer message replaces a waiting message of the same type."""

    async def close(self) -> None:
        """Send all waiting messages, then stop sending and receiving."""
