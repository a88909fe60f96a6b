"""What processes of one house tell each other: that a table went on, and who has it open.

An announcement says only up to which event a table has come. The event itself is read from the log, so that there is one truth,
and nothing secret leaves the database. Announcements may be lost, doubled or late; whoever hears one only looks.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class TableChanged(Struct, frozen=True, tag_field="type", tag="news"):
    """The table has come to this event."""

    number: int


class PeoplePresent(Struct, frozen=True, tag_field="type", tag="present"):
    """These people have the table open at that process; true for a while, then it has to be said again.

    `heard_of` are those who gave a sign of life there without having it open, as programs do.
    """

    process: str
    people: tuple[str, ...]
    heard_of: tuple[str, ...] = ()


class PresenceQuery(Struct, frozen=True, tag_field="type", tag="who"):
    """A process has opened the table and wants to know who else is there."""

    process: str


class ChatChanged(Struct, frozen=True, tag_field="type", tag="talked"):
    """Somebody at the table said something."""


Announcement = TableChanged | PeoplePresent | PresenceQuery | ChatChanged

Receive = Callable[[str, Announcement | None], None]
"""Gets a table's id and what was said about it; None: anything may have been said while nobody listened."""


class PubSub:
    """The way to the other servers. This class is for a server that is alone; `RedisPubSub` overrides every method.

    None of its methods waits.
    """

    @property
    def is_connected(self) -> bool | None:
        """Whether the other servers can be reached, as far as is known. None if there are none."""
        return None

    def listen(self, heard: Receive) -> None:
        """Start to hand over what is heard. Called once, in the event loop."""

    def subscribe(self, table_id: str) -> None:
        """Hear of this table from now on."""

    def unsubscribe(self, table_id: str) -> None:
        """Hear of this table no longer."""

    def publish(self, table_id: str, announcement: Announcement) -> None:
        """Tell all subscribers of this table as soon as possible. If that takes a while, only the newest of a kind."""

    async def close(self) -> None:
        """Send what is pending, then stop."""
