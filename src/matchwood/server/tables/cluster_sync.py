"""The other processes of this house: what they make of the tables that are open here, and who has a table open there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping

from matchwood.server.cluster.pubsub import Announcement, ChatChanged, PeoplePresent, PresenceQuery, PubSub, TableChanged
from matchwood.server.protocol.errors import Busy
from matchwood.server.tables.catch_up import CatchUp, HowFar, ReadLog
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import Tasks, periodically

logger = logging.getLogger(__name__)

ANNOUNCE_SECONDS = 5.0
"""Seconds after which a process says again who has its tables open."""
BELIEVED_SECONDS = 3 * ANNOUNCE_SECONDS
"""Seconds for which that is believed: people at a process that was killed have been gone since then."""

ReadChat = Callable[[Room], Awaitable[object]]
"""Tells the people at a table what was said there."""


class ClusterSync:
    """Listens and tells for all tables of this process. Made in the event loop; `close` ends it."""

    def __init__(self, pubsub: PubSub, rooms: Mapping[str, Room], how_far: HowFar, catch_up: ReadLog, listen_up: ReadChat) -> None:
        self._pubsub = pubsub
        self._rooms = rooms
        self._catch_up = catch_up
        self._read_chat = listen_up
        self._name = secrets.token_hex(8)
        self._behind = CatchUp(rooms, how_far, self._read)
        self._tasks = Tasks()
        self._alone = pubsub.is_connected is None
        if not self._alone:
            self._behind.start_comparing()
        pubsub.listen(self._receive)
        self._tasks.start(periodically(ANNOUNCE_SECONDS, self._announce_people), "who is here")

    @property
    def is_connected(self) -> bool | None:
        """Whether the other processes can be reached; None where there are none."""
        return self._pubsub.is_connected

    def room_opened(self, room: Room) -> None:
        """This table is open here now."""
        self._pubsub.subscribe(room.table.id)

    def room_closed(self, room: Room) -> None:
        """This table is not open here any more."""
        self._pubsub.unsubscribe(room.table.id)

    def table_changed(self, room: Room) -> None:
        """Something happened here at this table, and is durable."""
        self._pubsub.publish(room.table.id, TableChanged(room.table.number))

    def presence_changed(self, room: Room) -> None:
        """Say who has this table open here."""
        self._pubsub.publish(room.table.id, PeoplePresent(self._name, tuple(room.presence.local), tuple(room.presence.active)))

    def chat_changed(self, room: Room) -> None:
        """Something was said here at this table."""
        self._pubsub.publish(room.table.id, ChatChanged())

    def query_presence(self, room: Room) -> None:
        """Whoever has come to this table may come from a server that was killed before it could tell what happened there."""
        if not self._alone:
            self._behind.read_to(room, None)

    def check_log(self, room: Room) -> None:
        """Something could not be stored here at this table, or was, and the answer of the database got lost."""
        self._behind.read_to(room, None)

    async def close(self) -> None:
        """Listen no more."""
        await self._behind.close()
        await self._tasks.close()
        await self._pubsub.close()

    def _receive(self, table_id: str, announcement: Announcement | None) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        match announcement:
            case None:
                self._pubsub.publish(table_id, PresenceQuery(self._name))
                self._behind.read_to(room, None)
            case TableChanged(number=number) if number > room.table.number:
                self._behind.read_to(room, number)
            case ChatChanged():
                self._tasks.start(self._listen(room), f"talk of table {table_id}")
            case PeoplePresent(process=process, people=people, heard_of=heard_of) if process != self._name:
                room.set_people_at(process, people, heard_of, BELIEVED_SECONDS)
            case PresenceQuery(process=process) if process != self._name and (room.presence.local or room.presence.active):
                self.presence_changed(room)

    async def _listen(self, room: Room) -> None:
        with contextlib.suppress(Busy):  # it was logged; what was said is read with what is said next
            await self._read_chat(room)

    async def _read(self, room: Room, number: int | None) -> None:
        await self._catch_up(room, number)
        if number is None:  # anything may have been said
            await self._listen(room)

    async def _announce_people(self) -> None:
        for room in list(self._rooms.values()):
            room.expire_people()
            if room.presence.local or room.presence.active:
                self.presence_changed(room)
            await asyncio.sleep(0)  # with a thousand tables, whoever moves does not wait for all of them
