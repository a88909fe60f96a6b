"""All tables of this process: found, made, sat down at, played at, watched.

What is in memory is a copy of the logs, and any of it may be forgotten when nobody is looking.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any

import matchwood
from matchwood.server.compute.compiling import Compiler
from matchwood.server.protocol.errors import Busy, Malformed, Newer, NotFound, NotOver, NotSeated, Unreadable
from matchwood.server.protocol.messages import NewTable
from matchwood.server.storage.idempotency import TableKeys
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.commands.rematch import OfferRematch, SitAtRematch
from matchwood.server.table.commands.seats import ComeBack
from matchwood.server.table.events import Created
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.commands import Commands
from matchwood.server.tables.creation import is_same_request, new_id, new_table, successor
from matchwood.server.tables.deadlines import WaitStart, alarm_of
from matchwood.server.tables.room import Room, RoomSignals, Watcher
from matchwood.server.util import metrics
from matchwood.server.util.signal import Signal
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

MAX_TABLES_IN_MEMORY = 1_000
"""How many tables are kept at hand; those at which nothing happens give way."""
EVICTION_CANDIDATES = 10
"""Tables that are examined when too many are in memory. Those at which nothing happens are removed from it."""
LISTED_TABLES = 20
"""How many of their tables a person is shown."""


class Tables:
    """The tables in memory. Made in the event loop; `stop_loading` and `close` end what they started."""

    def __init__(
        self,
        log: Log,
        commands: Commands,
        compiler: Compiler,
        clock_readings: ClockReadings,
        ready: Callable[[], Awaitable[object]],
    ) -> None:
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loaded = Signal[Room]()
        self.changed = Signal[Room]()
        self.evicted = Signal[Room]()
        self.visited = Signal[Room]()
        self.signals = RoomSignals(Signal[Room](), Signal[Room](), Signal[Room]())
        self.log = log
        self.commands = commands
        self._compiler = compiler
        self._clock_readings = clock_readings
        self._ready = ready
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._named = TableKeys(log.engine)

    async def room(self, table_id: str) -> Room:
        """The table of that id."""
        while (room := self.rooms.get(table_id)) is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._open(table_id), name=f"opening of table {table_id}")
            await asyncio.shield(loading)
        self.changed.publish(room)
        room.note_request()
        return room

    async def create(self, new: NewTable, person: str) -> Room:
        """A new table with this person at seat 0, or the one that they made of the same wish and key already.

        Raises what `new_table` does, Malformed if the key is of another wish, Busy.
        """
        self._compiler.prioritize(new.game)
        await self._compiler.wait_for_rules(new.game)
        created, game = new_table(new, person)
        table_id = new_id() if new.key is None else await self._named.id_of(person, new.key, new_id())
        table = Table(table_id, created, game)
        if await self.log.append(table_id, 1, created, person, alarm=alarm_of(table, WaitStart(), self._clock_readings)):
            room = self._add(table)
            self.changed.publish(room)
            return room
        if new.key is None or (made := await self._existing(table_id, created)) is None:
            raise Busy("This table could not be made. Please try again.")
        return made

    async def tables_of(self, person: str | None) -> list[Room]:
        """The tables at which this person sits or may sit down again, the newest first, without those that they removed."""
        if person is None:
            return []
        rooms = list[Room]()
        for table_id in await self.log.tables_of(person, LISTED_TABLES):
            with contextlib.suppress(Newer, Unreadable):  # another server shows it, or nobody can
                rooms.append(await self.room(table_id))
        return [room for room in rooms if _is_own(room.table, person)]

    async def list_table(self, room: Room, person: str, listed: bool) -> None:
        """Put this table into the list of this person's tables, or remove it. Raises NotSeated."""
        if not await self.log.list_table(person, room.table.id, listed):
            raise NotSeated("This table is not one of yours.")

    async def rematch(self, room: Room, person: str, seen: int | None = None) -> Room:
        """Return the table at which the same players play again, after this person has sat down there."""
        await self.commands.run(room, OfferRematch(person, new_id(), seen))
        assert room.table.next is not None
        table_id = room.table.next.table
        try:
            there = await self.room(table_id)
        except NotFound:  # the first request creates it, also if the server that named it could not
            await self.log.append(table_id, 1, successor(room.table, person), person)
            with contextlib.suppress(NotFound):  # this may join a look that began before the table was made, but only once
                await self.room(table_id)
            there = await self.room(table_id)
        await self.commands.run(there, SitAtRematch(person))
        return there

    async def watch(self, watcher: Watcher, table_id: str, seen: int) -> Room:
        """Show this table to the watcher from now on."""
        room = await self.room(table_id)
        room.join(watcher, seen)
        self.visited.publish(room)
        if room.table.seats_of(watcher.person):
            self.signals.seated.publish(room)
        if any(
            room.table.absence_votes.votes_on(seat) and not room.table.is_inactive(seat)
            for seat in room.table.seats_of(watcher.person)
        ):
            try:
                with contextlib.suppress(Busy):  # then the votes are void at another time
                    await self.commands.run(room, ComeBack(watcher.person))
            except BaseException:  # a client that is gone before that is done would count as present for ever
                room.leave(watcher)
                raise
        return room

    async def record(self, table_id: str, person: str | None = None) -> dict[str, Any]:
        """The record of a game that is over, or of as much as was played before the table was ended."""
        return (await self.played(table_id, person)).record()

    async def played(self, table_id: str, person: str | None) -> matchwood.Game:
        """A game that is over, or was ended, for somebody who may see it. Raises NotSeated, NotOver."""
        table = (await self.room(table_id)).table
        if not table.may_watch(person):
            raise NotSeated("What happened at this table is only for those who sat there.")
        if table.game is None or table.state == "playing":
            raise NotOver("This is told when the game is over.")
        return table.game

    def release_waiters(self) -> None:
        """Let all who wait for something new go on."""
        for room in self.rooms.values():
            room.waiters.release()

    async def stop_loading(self) -> None:
        """Load no more tables."""
        await cancel_all(*self._loading.values())

    def close(self) -> None:
        """Remove all tables from memory."""
        for room in self.rooms.values():
            room.close()
        self.rooms.clear()
        metrics.TABLES.set(0)

    async def run_due(self, table_id: str) -> int | None:
        """Do what is due at this table; when a server has to look at it next, in milliseconds since 1970."""
        known = table_id in self.rooms
        room = await self.room(table_id)
        if known:
            await self.commands.catch_up_to(room, None)
        return alarm_of(room.table, room.opened_since, self._clock_readings)

    def in_memory(self, table_id: str) -> Table | None:
        """The table, if it is in memory."""
        room = self.rooms.get(table_id)
        return None if room is None else room.table

    async def _existing(self, table_id: str, created: Created) -> Room | None:
        """The table of that id, if there is one. Raises Malformed if it began otherwise."""
        first = await self.log.first_event(table_id)
        if first is None:
            return None
        if not is_same_request(first, created):
            raise Malformed("Another table of yours has this key already.", [table_id])
        return await self.room(table_id)

    async def _open(self, table_id: str) -> Room:
        try:
            return self._add(await self._load(table_id))
        finally:  # before it is done: who came between its end and its callbacks would join a look that is over
            del self._loading[table_id]

    async def _load(self, table_id: str) -> Table:
        table = await load_table(self.log, table_id, self._wanted)
        if table is None:
            raise NotFound(f"There is no table {table_id}.")
        return table

    async def _wanted(self, game: str) -> None:
        """Somebody asks for a table of this game."""
        self._compiler.prioritize(game)
        await self._compiler.wait_for_rules(game)
        await self._ready()

    def _add(self, table: Table) -> Room:
        if table.id in self.rooms:  # somebody asked for it while it was being read or made
            return self.rooms[table.id]
        room = self.rooms[table.id] = Room(table, self._clock_readings, self.signals)
        self.loaded.publish(room)
        self._evict_some()
        metrics.TABLES.set(len(self.rooms))
        return room

    def _evict_some(self) -> None:
        """Evict tables at which nothing happens, while too many are in memory. Those that stay are examined last next time."""
        for table_id, room in list(islice(self.rooms.items(), EVICTION_CANDIDATES)):
            if len(self.rooms) <= MAX_TABLES_IN_MEMORY:
                return
            if room.is_idle:
                self._evict(room)
            else:
                self.rooms.move_to_end(table_id)

    def _evict(self, room: Room) -> None:
        del self.rooms[room.table.id]
        room.close()
        self.evicted.publish(room)

    def redirect(self, room: Room) -> None:
        """A newer server has gone on with this table: whoever asks for it here is told so, by its log."""
        if self.rooms.get(room.table.id) is room:
            self._evict(room)
        room.redirect()


def _is_own(table: Table, person: str) -> bool:
    """Whether this person sits there, may come back to a seat, or is the host."""
    return bool(table.seats_of(person)) or table.seat_kept_for(person) is not None or table.host == person
