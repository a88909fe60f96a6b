"""Announcements of the operator."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct


class Announcement(Struct, frozen=True):
    """A text of the operator for all people who use the server.

    - `text`: the text.
    - `starts`: when the announced maintenance starts; `null` if the operator gave no time.
    - `ends`: until when pages show the announcement.
    """

    text: str
    starts: datetime | None
    ends: datetime


class Announced(Struct, frozen=True, tag_field="type", tag="announcement"):
    """Reports the announcement to each new connection, and reports each change of the announcement to all connections.

    The answer of `GET /api/announcement` has the same form.

    - `announcement`: the current announcement, or `null` if the operator withdrew it.
    """

    announcement: Announcement | None
