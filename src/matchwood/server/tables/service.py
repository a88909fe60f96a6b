"""All tables of this process: found, made, sat down at, played at, watched.

What is in memory is a copy of the logs, and any of it may be forgotten when nobody is looking.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import islice
from typing import Any

import matchwood
from matchwood.server.compute.bots import NAMES
from matchwood.server.compute.compiling import Compiler
from matchwood.server.protocol.errors import Busy, Malformed, Newer, NotFound, NotOver, NotSeated, SeatTaken, Unreadable
from matchwood.server.protocol.messages import Answer, Decide, MakeMove, NewTable, RetractMove, TakeSeat
from matchwood.server.protocol.names import readable_name
from matchwood.server.storage.idempotency import TableKeys
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.events import Created, Seated
from matchwood.server.table.rematch import plan_joining, plan_rematch
from matchwood.server.table.table import Step, Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.command_queue import Done, Plan, QueuedCommand
from matchwood.server.tables.commands import Commands, outcome_of
from matchwood.server.tables.creation import is_same_request, new_id, new_table, successor
from matchwood.server.tables.deadlines import WaitStart, alarm_of
from matchwood.server.tables.plans.absence import plan_vote
from matchwood.server.tables.plans.resignation import plan_resignation
from matchwood.server.tables.plans.undo import plan_answer, plan_undo
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
        """The table at which the company of this one plays again, with this person at it."""
        table_id = new_id()
        await self.change(room, lambda table: plan_rematch(table, person, table_id, seen))
        assert room.table.next is not None
        table_id = room.table.next.table
        try:
            there = await self.room(table_id)
        except NotFound:  # whoever asks first makes it, also if the one who named it could not
            await self.log.append(table_id, 1, successor(room.table, person), person)
            with contextlib.suppress(NotFound):  # this may join a look that began before the table was made, but only once
                await self.room(table_id)
            there = await self.room(table_id)
        await self.change(there, lambda table: plan_joining(table, person), person)
        return there

    async def sit(self, room: Room, request: TakeSeat, person: str) -> None:
        """Give this person a seat. Asking again for the seat that one has changes nothing but one's face."""
        name = readable_name(request.name)

        def plan(table: Table) -> Step | int:
            has, back = table.seats_of(person), table.seat_kept_for(person)
            if back is not None and request.seat in (None, back):
                return table.plan_return(back)
            if back is not None:
                raise SeatTaken(f"Seat {back} of this table is kept for you.", [str(back)])
            if has and request.seat in (None, *has):
                seat = has[0] if request.seat is None else request.seat
                chair = table.chairs[seat]
                if chair.kind == "person" and request.face not in (None, chair.face):
                    return Step(Seated(seat, chair.name or name, person, face=request.face), table.game)
                return table.plan_return(seat)
            if has:
                raise SeatTaken(f"You sit at seat {has[0]} of this table already.", map(str, has))
            step = table.plan_seat(request.seat, name, person, request.kind, request.face)
            if request.seat is not None:
                table.questions.check_chairs([request.seat], request.seen)
            return step

        await self.change(room, plan, person)

    async def vote(self, room: Room, about: Decide, person: str | None) -> None:
        """Note what this person wishes to be done about somebody who is away, and do it once enough people wish it."""

        def plan(table: Table) -> Step | int:
            return plan_vote(room, about, person, NAMES[about.seat % len(NAMES)])

        room.note_activity(person)
        await self.change(room, plan)

    async def resign(self, room: Room, person: str, seen: int | None = None) -> None:
        """Let this person resign."""
        await self.change(room, lambda table: plan_resignation(table, person, NAMES[table.own_seat(person) % len(NAMES)], seen))

    async def change(self, room: Room, plan: Plan, sitter: str | None = None) -> int:
        """Make a change of this table; the number of the event that it became."""
        return await self.commands.run(room, plan, sitter)

    def move(self, room: Room, wish: MakeMove, person: str | None, done: Done) -> None:
        """Make this move for this person; `done` hears the number of its event, also if it was made before."""
        room.note_activity(person)
        self.commands.submit(room, QueuedCommand(partial(self._plan_move, wish, person), done, together=True))

    async def move_and_wait(self, room: Room, wish: MakeMove, person: str | None) -> int:
        """The same for who waits for it. Raises why it is refused."""
        return await outcome_of(partial(self.move, room, wish, person))

    def _plan_move(self, wish: MakeMove, person: str | None, table: Table) -> Step | int:
        """The move, if this person may make it here; the number of its event if it was made before."""
        seats = table.own_seats(person)
        made = next(filter(None, (table.accepted_event(seat, wish.move, wish.key) for seat in seats)), None)
        if made is not None:
            return made
        table.playing()
        table.questions.check_decision(seats, wish.seen)
        seat = table.own_seat(person)
        return table.plan_move(seat, wish.move, wish.key, self._clock_readings.cost_of_move(table, seat, wish.thought))

    async def take_back(self, room: Room, wish: RetractMove, person: str | None) -> int:
        """Let this person think again, or ask the others first; the number of the event, also when it was done before."""
        room.note_activity(person)
        return await self.change(room, lambda _: plan_undo(room, wish, person, self._clock_readings))

    async def answer_undo(self, room: Room, answer: Answer, person: str | None) -> None:
        """Note whether this person lets somebody take their last move back, and take it back once all do."""
        room.note_activity(person)
        await self.change(room, lambda _: plan_answer(room, answer, person, self._clock_readings))

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
                await self._come_back(room, watcher.person)
            except BaseException:  # whoever is gone before that is done would count as here for ever
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
            room.release_waiters()

    async def stop_loading(self) -> None:
        """Load no more tables."""
        await cancel_all(*self._loading.values())

    def close(self) -> None:
        """Remove all tables from memory."""
        for room in self.rooms.values():
            room.close()
        self.rooms.clear()
        metrics.TABLES.set(0)

    async def _come_back(self, room: Room, person: str | None) -> None:
        """What was wished about somebody who is back is void."""

        def plan(table: Table) -> Step | int:
            about = next((seat for seat in table.seats_of(person) if table.absence_votes.votes_on(seat)), None)
            return table.number if about is None or table.state != "playing" else table.plan_return(about)

        with contextlib.suppress(Busy):  # then it is void another time
            await self.change(room, plan, person)

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
