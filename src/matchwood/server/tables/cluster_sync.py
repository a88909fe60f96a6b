"""Exchanges changes of tables with other server processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping

from matchwood.server.cluster.pubsub import ChatChanged, ClusterMessage, PeoplePresent, PresenceQuery, PubSub, TableChanged
from matchwood.server.protocol.errors import Busy
from matchwood.server.tables.catch_up import CatchUp, ReadLog, ReadNumbers
from matchwood.server.tables.room import Room
from matchwood.server.util.tasks import Tasks, periodically

logger = logging.getLogger(__name__)

ANNOUNCE_SECONDS = 5.0
BELIEVED_SECONDS = 3 * ANNOUNCE_SECONDS
"""A presence message is valid for these seconds. Then its sender may have crashed."""

ReadChat = Callable[[Room], Awaitable[object]]


class ClusterSync:
    """Publishes changes of tables to other server processes, and receives their messages."""

    def __init__(
        self, pubsub: PubSub, rooms: Mapping[str, Room], read_numbers: ReadNumbers, read_log: ReadLog, read_chat: ReadChat
    ) -> None:
        self._pubsub = pubsub
        self._rooms = rooms
        self._read_log = read_log
        self._read_chat = read_chat
        self._name = secrets.token_hex(8)
        self._catch_up = CatchUp(rooms, read_numbers, self._read_all)
        self._tasks = Tasks()
        self._is_alone = pubsub.is_connected is None
        if not self._is_alone:
            self._catch_up.start_comparing()
        pubsub.listen(self._receive)
        self._tasks.start(periodically(ANNOUNCE_SECONDS, self._announce_people), "presence messages")

    @property
    def is_connected(self) -> bool | None:
        """Whether this server can reach the other servers, or None for a single server."""
        return self._pubsub.is_connected

    def room_opened(self, room: Room) -> None:
        """Start to receive messages about this table."""
        self._pubsub.subscribe(room.table.id)

    def room_closed(self, room: Room) -> None:
        """Stop receiving messages about this table."""
        self._pubsub.unsubscribe(room.table.id)

    def table_changed(self, room: Room) -> None:
        """Announce a new event of this table."""
        self._pubsub.publish(room.table.id, TableChanged(room.table.number))

    def presence_changed(self, room: Room) -> None:
        """Tell the other servers which people have the table open at this server."""
        self._pubsub.publish(room.table.id, PeoplePresent(self._name, tuple(room.presence.local), tuple(room.presence.active)))

    def chat_changed(self, room: Room) -> None:
        """Announce a new chat message at this table."""
        self._pubsub.publish(room.table.id, ChatChanged())

    def table_visited(self, room: Room) -> None:
        """Read the events that other servers stored, but did not announce, from the log."""
        if not self._is_alone:
            self._catch_up.read_to(room, None)

    def check_log(self, room: Room) -> None:
        """Read the events that the database stored, but did not confirm, from the log."""
        self._catch_up.read_to(room, None)

    async def close(self) -> None:
        """Stop announcing changes, and stop all background tasks."""
        await self._catch_up.close()
        await self._tasks.close()
        await self._pubsub.close()

    def _receive(self, table_id: str, message: ClusterMessage | None) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        match message:
            case None:
                self._pubsub.publish(table_id, PresenceQuery(self._name))
                self._catch_up.read_to(room, None)
            case TableChanged(number=number) if number > room.table.number:
                self._catch_up.read_to(room, number)
            case ChatChanged():
                self._tasks.start(self._read_new_chat(room), f"chat of table {table_id}")
            case PeoplePresent(process=process, people=people, heard_of=active) if process != self._name:
                room.set_people_at(process, people, active, BELIEVED_SECONDS)
            case PresenceQuery(process=process) if process != self._name and (room.presence.local or room.presence.active):
                self.presence_changed(room)

    async def _read_new_chat(self, room: Room) -> None:
        with contextlib.suppress(Busy):  # already logged
            await self._read_chat(room)

    async def _read_all(self, room: Room, number: int | None) -> None:
        await self._read_log(room, number)
        if number is None:  # chat messages may be missing, too
            await self._read_new_chat(room)

    async def _announce_people(self) -> None:
        for room in list(self._rooms.values()):
            room.expire_people()
            if room.presence.local or room.presence.active:
                self.presence_changed(room)
            await asyncio.sleep(0)  # with a thousand tables, moves must not wait for this loop
