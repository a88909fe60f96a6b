"""The other processes of this house: what they make of the tables that are open here, and who has a table open there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping

from matchwood.server.cluster.pubsub import Alone, Announcement, Announcements, News, Present, Talked, WhoIsThere
from matchwood.server.protocol.errors import Busy
from matchwood.server.tables.catch_up import Behind, CatchUp, HowFar
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import Tasks, periodically

logger = logging.getLogger(__name__)

ANNOUNCE_SECONDS = 5.0
"""Seconds after which a process says again who has its tables open."""
BELIEVED_SECONDS = 3 * ANNOUNCE_SECONDS
"""Seconds for which that is believed: people at a process that was killed have been gone since then."""

ListenUp = Callable[[Room], Awaitable[object]]
"""Tells the people at a table what was said there."""


class Neighbours:
    """Listens and tells for all tables of this process. Made in the event loop; `close` ends it."""

    def __init__(
        self, announcements: Announcements, rooms: Mapping[str, Room], how_far: HowFar, catch_up: CatchUp, listen_up: ListenUp
    ) -> None:
        self._announcements = announcements
        self._rooms = rooms
        self._catch_up = catch_up
        self._listen_up = listen_up
        self._name = secrets.token_hex(8)
        self._behind = Behind(rooms, how_far, self._read)
        self._tasks = Tasks()
        self._alone = isinstance(announcements, Alone)
        if not self._alone:
            self._behind.keep_comparing()
        announcements.listen(self._hear)
        self._tasks.begin(periodically(ANNOUNCE_SECONDS, self._say_who_is_here), "who is here")

    @property
    def reached(self) -> bool | None:
        """Whether the other processes can be reached; None where there are none."""
        return self._announcements.reached

    def open(self, room: Room) -> None:
        """This table is open here now."""
        self._announcements.follow(room.table.id)

    def shut(self, room: Room) -> None:
        """This table is not open here any more."""
        self._announcements.forget(room.table.id)

    def went_on(self, room: Room) -> None:
        """Something happened here at this table, and is durable."""
        self._announcements.tell(room.table.id, News(room.table.number))

    def came_or_went(self, room: Room) -> None:
        """Say who has this table open here."""
        self._announcements.tell(room.table.id, Present(self._name, tuple(room.people), tuple(room.heard_of)))

    def talked(self, room: Room) -> None:
        """Something was said here at this table."""
        self._announcements.tell(room.table.id, Talked())

    def somebody_came(self, room: Room) -> None:
        """Whoever has come to this table may come from a server that was killed before it could tell what happened there."""
        if not self._alone:
            self._behind.bring_up_to_date(room, None)

    def unsure(self, room: Room) -> None:
        """Something could not be stored here at this table, or was, and the answer of the database got lost."""
        self._behind.bring_up_to_date(room, None)

    async def close(self) -> None:
        """Listen no more."""
        await self._behind.close()
        await self._tasks.close()
        await self._announcements.close()

    def _hear(self, table_id: str, announcement: Announcement | None) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        match announcement:
            case None:
                self._announcements.tell(table_id, WhoIsThere(self._name))
                self._behind.bring_up_to_date(room, None)
            case News(number=number) if number > room.table.number:
                self._behind.bring_up_to_date(room, number)
            case Talked():
                self._tasks.begin(self._listen(room), f"talk of table {table_id}")
            case Present(process=process, people=people, heard_of=heard_of) if process != self._name:
                room.there_are(process, people, heard_of, BELIEVED_SECONDS)
            case WhoIsThere(process=process) if process != self._name and (room.people or room.heard_of):
                self.came_or_went(room)

    async def _listen(self, room: Room) -> None:
        with contextlib.suppress(Busy):  # it was logged; what was said is read with what is said next
            await self._listen_up(room)

    async def _read(self, room: Room, number: int | None) -> None:
        await self._catch_up(room, number)
        if number is None:  # anything may have been said
            await self._listen(room)

    async def _say_who_is_here(self) -> None:
        for room in list(self._rooms.values()):
            room.forget_who_was_there()
            if room.people or room.heard_of:
                self.came_or_went(room)
            await asyncio.sleep(0)  # with a thousand tables, whoever moves does not wait for all of them
