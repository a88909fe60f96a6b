"""The announcement of the operator, which all open pages show."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import sqlalchemy as sql

from matchwood.server.admin.database import operator_transaction
from matchwood.server.protocol.announcement_messages import Announced, Announcement
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import record_action
from matchwood.server.storage.transactions import Transactions
from matchwood.server.tables.room import Watcher
from matchwood.server.util.clock import datetime_of, milliseconds_of, now, optional_datetime
from matchwood.server.util.tasks import Tasks, periodically

ANNOUNCE, CLEAR_ANNOUNCEMENT = "announce", "clear-announcement"
INTERVAL_SECONDS = 3.0


class OperatorAnnouncements:
    """Changes the announcement in the database. The methods work while servers use the database."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    def announce(self, text: str, starts_in: timedelta | None, duration: timedelta, by: str) -> Announcement:
        """Replace the announcement. Pages show it until `duration` after the start of the maintenance, or after now if there is no
        start.
        """
        announcements, at = schema.announcements, now()
        starts = None if starts_in is None else at + milliseconds_of(starts_in)
        ends = (at if starts is None else starts) + milliseconds_of(duration)
        with operator_transaction(self._engine) as connection:
            connection.execute(announcements.delete())
            connection.execute(announcements.insert().values(text=text, starts=starts, ends=ends))
            record_action(connection, ANNOUNCE, "all pages", by, text)
        return Announcement(text, optional_datetime(starts), datetime_of(ends))

    def clear(self, by: str) -> Announcement:
        """Delete the announcement, and return it. Raises `NotFound` if there is no announcement."""
        with operator_transaction(self._engine) as connection:
            announcement = _current(connection)
            if announcement is None:
                raise NotFound("Pages show no announcement.")
            connection.execute(schema.announcements.delete())
            record_action(connection, CLEAR_ANNOUNCEMENT, "all pages", by)
        return announcement

    def current(self) -> Announcement | None:
        """Return the announcement that pages show now."""
        with operator_transaction(self._engine) as connection:
            return _current(connection)


class AnnouncementBroadcast(Tasks):
    """Sends the announcement to all connections when the operator changes it."""

    def __init__(self, engine: sql.Engine) -> None:
        super().__init__()
        self._store = Transactions(engine, None, "The announcement cannot be read at the moment.")
        self._watchers: set[Watcher] = set()
        self.current: Announcement | None = None
        """The announcement that pages show now."""
        self.start(periodically(INTERVAL_SECONDS, self._read, at_once=True), "announcements")

    def join(self, watcher: Watcher) -> None:
        """Send the announcement and its later changes to this watcher."""
        self._watchers.add(watcher)
        if self.current is not None:
            watcher.send(msgspec.json.encode(Announced(self.current)))

    def leave(self, watcher: Watcher) -> None:
        """Stop sending changes to this watcher."""
        self._watchers.discard(watcher)

    async def _read(self) -> None:
        announcement = await self._store.in_transaction(_current)
        if announcement != self.current:
            self.current = announcement
            message = msgspec.json.encode(Announced(announcement))
            for watcher in list(self._watchers):
                watcher.send(message)


def _current(connection: sql.Connection) -> Announcement | None:
    announcements = schema.announcements
    query = sql.select(announcements.c.text, announcements.c.starts, announcements.c.ends).where(announcements.c.ends > now())
    row = connection.execute(query.order_by(announcements.c.id.desc())).first()
    return None if row is None else Announcement(row.text, optional_datetime(row.starts), datetime_of(row.ends))
