"""Messages between servers. Messages may be lost, repeated or late, and contain no secrets."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class TableChanged(Struct, frozen=True, tag_field="type", tag="news"):
    """Announces the number of a table's latest event."""

    number: int


class PeoplePresent(Struct, frozen=True, tag_field="type", tag="present"):
    """Lists the people who have the table open on one server.

    `heard_of` lists other active people, such as external bots. The server has to repeat the message before it expires.
    """

    process: str
    people: tuple[str, ...]
    heard_of: tuple[str, ...] = ()


class PresenceQuery(Struct, frozen=True, tag_field="type", tag="who"):
    """Asks all servers which people have the table open. Every server answers with a `PeoplePresent` message."""

    process: str


class ChatChanged(Struct, frozen=True, tag_field="type", tag="talked"):
    """Announces a new chat message at a table."""


ClusterMessage = TableChanged | PeoplePresent | PresenceQuery | ChatChanged

Receive = Callable[[str, ClusterMessage | None], None]
"""Receives a table's ID and a message, or None if messages may have been lost."""


class PubSub:
    """Replaces Redis if there is only one server, and sends no messages."""

    @property
    def is_connected(self) -> bool | None:
        """Whether this server can reach the other servers, or None for a single server."""
        return None

    def listen(self, receive: Receive) -> None:
        """Call the function `receive` for each message from another server. The caller needs a running event loop."""

    def subscribe(self, table_id: str) -> None:
        """Start to receive messages about this table."""

    def unsubscribe(self, table_id: str) -> None:
        """Stop receiving messages about this table."""

    def publish(self, table_id: str, message: ClusterMessage) -> None:
        """Send a message to the table's subscribers. The message replaces an unsent older message of the same type about the
        same table.
        """

    async def close(self) -> None:
        """Send all waiting messages, then disconnect."""
