"""All tables in the memory of this process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any

from matchwood.server.compute.compiling import Compiler
from matchwood.server.protocol.errors import Busy, Malformed, Newer, NotFound, NotOver, NotSeated, TableEnded, Unreadable
from matchwood.server.protocol.messages import NewTable
from matchwood.server.storage.idempotency import TableKeys
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.commands.rematch import OfferRematch, SitAtRematch
from matchwood.server.table.commands.seats import ComeBack
from matchwood.server.table.disclosure import disclosed_record
from matchwood.server.table.events import Created, OpenedFrom
from matchwood.server.table.table import Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.commands import Commands
from matchwood.server.tables.creation import is_same_request, new_id, new_table, successor
from matchwood.server.tables.deadlines import WaitStart, alarm_of
from matchwood.server.tables.embargo import Embargo
from matchwood.server.tables.room import Room, RoomSignals, Watcher
from matchwood.server.util import metrics
from matchwood.server.util.clock import now
from matchwood.server.util.signal import Signal
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

MAX_TABLES_IN_MEMORY = 1_000
"""If more tables are in memory, the server removes idle ones."""
EVICTION_CANDIDATES = 10
"""If too many tables are in memory, the server checks this number of them."""
LISTED_TABLES = 20
TABLES_PER_QUERY = 500


class Tables:
    """Loads, creates and removes the tables in the memory of this process."""

    def __init__(
        self,
        log: Log,
        commands: Commands,
        compiler: Compiler,
        clock_readings: ClockReadings,
        ready: Callable[[], Awaitable[object]],
        embargo: Embargo,
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
        self._embargo = embargo
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._keys = TableKeys(log.engine)

    async def room(self, table_id: str, seen: int = 0) -> Room:
        """Load a table if necessary, and return the table. The table contains event `seen`, even if another server stored it."""
        while (room := self.rooms.get(table_id)) is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id), name=f"loading of table {table_id}")
            await asyncio.shield(loading)
        self.changed.publish(room)
        room.note_request()
        await self.commands.catch_up_to(room, seen)
        return room

    async def visible_room(self, table_id: str, person: str | None, seen: int = 0) -> Room:
        """Return a table that this person may see. Raises `Embargoed` if the person plays the same deals in a challenge."""
        room = await self.room(table_id, seen)
        await self._embargo.check(room.table, person)
        return room

    async def create(self, new: NewTable, person: str) -> Room:
        """Create a table with this person at seat 0. A second request with the same key returns the same table."""
        self._compiler.prioritize(new.game)
        await self._compiler.wait_for_rules(new.game)
        created, game = new_table(new, person)
        table_id = await self.id_for(person, new.key)
        table = Table(table_id, created, game)
        if await self.log.append(table_id, 1, created, person, alarm=alarm_of(table, WaitStart(), self._clock_readings)):
            room = self._add(table)
            self.changed.publish(room)
            return room
        if new.key is None or (made := await self._existing(table_id, created)) is None:
            raise Busy("The table could not be created. Please try again.")
        return made

    async def id_for(self, person: str, key: str | None) -> str:
        """Return an ID for a new table. An idempotency key that this person has used before gets the same ID."""
        return new_id() if key is None else await self._keys.id_of(person, key, new_id())

    async def open_from(self, created: OpenedFrom, person: str, table_id: str) -> Room:
        """Store a table with an origin, and return the table. If the table exists, return the existing table."""
        self._compiler.prioritize(created.game)
        await self._compiler.wait_for_rules(created.game)
        table = await asyncio.to_thread(Table.from_events, table_id, [created])
        alarm = alarm_of(table, WaitStart(), self._clock_readings)
        if not await self.log.append(table_id, 1, created, person, alarm=alarm):
            return await self.room(table_id)
        room = self._add(table)
        self.changed.publish(room)
        return room

    async def tables_of(self, person: str | None) -> list[Room]:
        """Return the newest tables at which this person is the host or a player."""
        if person is None:
            return []
        rooms = list[Room]()
        for table_id in await self.log.tables_of(person, LISTED_TABLES):
            with contextlib.suppress(Newer, Unreadable):  # a newer server can show it, or it is damaged
                rooms.append(await self.room(table_id))
        return [room for room in rooms if _is_own(room.table, person)]

    async def list_table(self, room: Room, person: str, listed: bool) -> None:
        """Show or hide a table in the person's list of tables."""
        if not await self.log.list_table(person, room.table.id, listed):
            raise NotSeated("This is not one of your tables.")

    async def rematch(self, room: Room, person: str, seen: int | None = None) -> Room:
        """Seat this person at the table of the rematch, and return that table."""
        await self.commands.run(room, OfferRematch(person, new_id(), seen))
        assert room.table.next is not None
        table_id = room.table.next.table
        try:
            next_room = await self.room(table_id)
        except NotFound:  # a server may have stopped after it named the table and before it created it
            await self.log.append(table_id, 1, successor(room.table, person), person)
            with contextlib.suppress(NotFound):  # this may join a load that began before the table existed
                await self.room(table_id)
            next_room = await self.room(table_id)
        await self.commands.run(next_room, SitAtRematch(person))
        return next_room

    async def watch(self, watcher: Watcher, table_id: str, seen: int) -> Room:
        """Send this table and all later events to a new watcher."""
        try:
            room = await self.visible_room(table_id, watcher.person, seen)
        except Busy:  # a client without the newest events is better than a client without a table
            room = await self.visible_room(table_id, watcher.person)
        room.join(watcher, seen)
        self.visited.publish(room)
        if room.table.seats_of(watcher.person):
            self.signals.seated.publish(room)
        if any(
            room.table.absence_votes.votes_on(seat) and not room.table.is_inactive(seat)
            for seat in room.table.seats_of(watcher.person)
        ):
            try:
                with contextlib.suppress(Busy, TableEnded):  # then a later visit deletes the votes
                    await self.commands.run(room, ComeBack(watcher.person))
            except BaseException:  # otherwise a client that disconnects now would count as present forever
                room.leave(watcher)
                raise
        return room

    async def record(self, table_id: str, person: str | None = None, seen: int = 0) -> dict[str, Any]:
        """Return the record of this table's finished game. Raises the errors of `finished` and of `disclosed_record`."""
        return disclosed_record(await self.finished(table_id, person, seen), now())

    async def finished(self, table_id: str, person: str | None, seen: int = 0) -> Table:
        """Return this table if its game is finished. Raises `NotOver` if the game is not over after event `seen`, `NotSeated` if
        the person may not see the game, and `Embargoed` if the person may not see it yet.
        """
        table = (await self.visible_room(table_id, person, seen)).table
        if not table.may_watch(person):
            raise NotSeated("Only the players of this table can see its game.")
        if table.game is None or table.state == "playing":
            raise NotOver("The record is available when the game is over.")
        return table

    def release_waiters(self) -> None:
        """Answer all HTTP clients that wait for an event."""
        for room in self.rooms.values():
            room.waiters.release()

    async def stop_loading(self) -> None:
        """Stop loading tables."""
        await cancel_all(*self._loading.values())

    def close(self) -> None:
        """Remove all tables from memory."""
        for room in self.rooms.values():
            room.close()
        self.rooms.clear()
        metrics.TABLES.set(0)

    async def run_due(self, table_id: str) -> int | None:
        """Load a table so that its overdue actions start. Return the time of the table's next timed action."""
        was_loaded = table_id in self.rooms
        room = await self.room(table_id)
        if was_loaded:
            await self.commands.catch_up_to(room, None)
        return alarm_of(room.table, room.wait_start, self._clock_readings)

    def in_memory(self, table_id: str) -> Table | None:
        """Return this table if it is in memory."""
        room = self.rooms.get(table_id)
        return None if room is None else room.table

    async def _existing(self, table_id: str, created: Created) -> Room | None:
        first = await self.log.first_event(table_id)
        if first is None:
            return None
        if not is_same_request(first, created):
            raise Malformed("You used this key for another table. Use a new key for each table.", [table_id])
        return await self.room(table_id)

    async def _load(self, table_id: str) -> Room:
        try:
            table = await load_table(self.log, table_id, self._prepare)
            if table is None:
                raise NotFound(f"There is no table {table_id}.")
            return self._add(table)
        finally:  # do this before the task ends, so that no caller waits for a finished load
            del self._loading[table_id]

    async def _prepare(self, game: str) -> None:
        self._compiler.prioritize(game)
        await self._compiler.wait_for_rules(game)
        await self._ready()

    def _add(self, table: Table) -> Room:
        if table.id in self.rooms:  # another request loaded it meanwhile
            return self.rooms[table.id]
        room = self.rooms[table.id] = Room(table, self._clock_readings, self.signals)
        self.loaded.publish(room)
        self._evict_some()
        metrics.TABLES.set(len(self.rooms))
        return room

    def _evict_some(self) -> None:
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

    async def drop_deleted(self) -> None:
        """Remove from memory the tables that another process deleted from the database."""
        rooms = list(self.rooms.values())
        for first in range(0, len(rooms), TABLES_PER_QUERY):
            some = rooms[first : first + TABLES_PER_QUERY]
            existing = await self.log.lengths([room.table.id for room in some])
            for room in some:
                if room.table.id not in existing:
                    self.redirect(room)

    def redirect(self, room: Room) -> None:
        """Remove this table from memory, and send its clients to a newer server."""
        if self.rooms.get(room.table.id) is room:
            self._evict(room)
        room.redirect()


def _is_own(table: Table, person: str) -> bool:
    return bool(table.seats_of(person)) or table.seat_kept_for(person) is not None or table.host == person
