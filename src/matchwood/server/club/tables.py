"""All tables of this process: found, made, sat down at, played at, watched.

What is in memory is a copy of the logs, and any of it may be forgotten when nobody is looking.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from functools import partial
from itertools import islice
from typing import Any

import matchwood
from matchwood.server import metrics
from matchwood.server.accounts.results import Results
from matchwood.server.club.absence import wished
from matchwood.server.club.acts import Acts
from matchwood.server.club.changes import Changes, outcome_of
from matchwood.server.club.deletions import Deletions
from matchwood.server.club.exports import Exports
from matchwood.server.club.health import HealthCheck
from matchwood.server.club.listing import Listing
from matchwood.server.club.lobby import Lobbies
from matchwood.server.club.lookout import Lookout
from matchwood.server.club.neighbours import Neighbours
from matchwood.server.club.opening import new_id, opened, same_wish
from matchwood.server.club.resigning import resigned
from matchwood.server.club.room import Room, Watcher
from matchwood.server.club.scheduler import Scheduler
from matchwood.server.club.standings import Standings
from matchwood.server.club.taking_back import answered, taken_back
from matchwood.server.club.talk import Talk
from matchwood.server.errors import Busy, Malformed, Newer, NotFound, NotOver, NotSeated, SeatTaken, Unreadable
from matchwood.server.lines.announcements import Alone, Announcements
from matchwood.server.messages import Answer, Decide, Hint, MakeMove, NewTable, RetractMove, Say, Spoken, TakeSeat
from matchwood.server.names import readable_name
from matchwood.server.push.push import Post, Push
from matchwood.server.storage.alarms import Alarms
from matchwood.server.storage.events import Created, Rematched, Seated
from matchwood.server.storage.log import Log
from matchwood.server.storage.named_tables import NamedTables
from matchwood.server.storage.uptime import Uptime
from matchwood.server.table.command import Command, Done, Plan
from matchwood.server.table.deadlines import Opened, alarm_of
from matchwood.server.table.loading import loaded
from matchwood.server.table.rematch import followed, offered, successor
from matchwood.server.table.table import Step, Table
from matchwood.server.table.timekeeper import Timekeeper
from matchwood.server.tasks import stop
from matchwood.server.thinking.analyses import Analyses, Elsewhere
from matchwood.server.thinking.bots import NAMES, Asking, Bots
from matchwood.server.thinking.hints import Hints
from matchwood.server.thinking.replay_messages import Analysing
from matchwood.server.thinking.replays import Records, Replays
from matchwood.server.thinking.warming import Warming

logger = logging.getLogger(__name__)

MAX_TABLES_IN_MEMORY = 1_000
"""How many tables are kept at hand; those at which nothing happens give way."""
EVICTION_CANDIDATES = 10
"""Tables that are examined when too many are in memory. Those at which nothing happens are removed from it."""
LISTED_TABLES = 20
"""How many of their tables a person is shown."""


class Tables:
    """The keeper of the tables, made in the event loop that it works in; `close` ends everything that it started."""

    def __init__(
        self,
        log: Log,
        announcements: Announcements | None = None,
        workers: Asking | None = None,
        analysts: Elsewhere | None = None,
        records: Records | None = None,
        post: Post | None = None,
        push: bool = True,
    ) -> None:
        self._log = log
        self._uptime = Uptime(log)
        self._timekeeper = Timekeeper(self._uptime)
        self._health = HealthCheck(log, self._uptime)
        self.warming = Warming()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._named = NamedTables(log.engine)
        self.lobby = Lobbies(Listing(log.engine))
        self.talk = Talk(log.engine)
        self._deletions = Deletions(log.engine, self._rooms)
        self._changes = Changes(
            log, self._timekeeper, self._announce, self._wake, lambda room: self._neighbours.unsure(room), self._send_on
        )
        self._neighbours = Neighbours(announcements or Alone(), self._rooms, log.lengths, self._changes.look, self.talk.tell)
        self._bots = Bots(self.warming, workers)
        self.push = Push(log.engine, post, push)
        self._acts = Acts(self.change, self._bots, self._timekeeper, self.push)
        self._scheduler = Scheduler(self._acts.by_kind())
        self._lookout = Lookout(Alarms(log.engine), self._attend, self._uptime.now)
        self._hints = Hints(self._bots)
        self._standings = Standings(log.engine)
        self._results = Results(log, self.warming, self._known, self._rated)
        self._closing = False
        self.replays = Replays(self.warming, records)
        self.analyses = Analyses(self.warming, analysts)
        self.exports = Exports(log, self.warming)

    async def room(self, table_id: str) -> Room:
        """The table of that id."""
        while (room := self._rooms.get(table_id)) is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._open(table_id), name=f"opening of table {table_id}")
            await asyncio.shield(loading)
        self._wake(room)
        room.asked_for()
        return room

    async def create(self, new: NewTable, person: str) -> Room:
        """A new table with this person at seat 0, or the one that they made of the same wish and key already.

        Raises what `opened` does, Malformed if the key is of another wish, Busy.
        """
        self.warming.want(new.game)
        await self.warming.rules(new.game)
        created, game = opened(new, person)
        table_id = new_id() if new.key is None else await self._named.id_of(person, new.key, new_id())
        table = Table(table_id, created, game)
        if await self._log.append(table_id, 1, created, person, alarm=alarm_of(table, Opened(), self._timekeeper)):
            room = self._remember(table)
            self._wake(room)
            return room
        if new.key is None or (made := await self._made(table_id, created)) is None:
            raise Busy("This table could not be made. Please try again.")
        return made

    async def of(self, person: str | None) -> list[Room]:
        """The tables at which this person sits or may sit down again, the newest first, without those that they removed."""
        if person is None:
            return []
        rooms = list[Room]()
        for table_id in await self._log.tables_of(person, LISTED_TABLES):
            with contextlib.suppress(Newer, Unreadable):  # another server shows it, or nobody can
                rooms.append(await self.room(table_id))
        return [room for room in rooms if _is_own(room.table, person)]

    async def list_table(self, room: Room, person: str, listed: bool) -> None:
        """Put this table into the list of this person's tables, or remove it. Raises NotSeated."""
        if not await self._log.list_table(person, room.table.id, listed):
            raise NotSeated("This table is not one of yours.")

    async def rematch(self, room: Room, person: str, seen: int | None = None) -> Room:
        """The table at which the company of this one plays again, with this person at it."""
        table_id = new_id()
        await self.change(room, lambda table: offered(table, person, table_id, seen))
        assert room.table.next is not None
        table_id = room.table.next.table
        try:
            there = await self.room(table_id)
        except NotFound:  # whoever asks first makes it, also if the one who named it could not
            await self._log.append(table_id, 1, successor(room.table, person), person)
            with contextlib.suppress(NotFound):  # this may join a look that began before the table was made, but only once
                await self.room(table_id)
            there = await self.room(table_id)
        await self.change(there, lambda table: followed(table, person), person)
        return there

    async def sit(self, room: Room, request: TakeSeat, person: str) -> None:
        """Give this person a seat. Asking again for the seat that one has changes nothing but one's face."""
        name = readable_name(request.name)

        def plan(table: Table) -> Step | int:
            has, back = table.seats_of(person), table.seat_kept_for(person)
            if back is not None and request.seat in (None, back):
                return table.returned(back)
            if back is not None:
                raise SeatTaken(f"Seat {back} of this table is kept for you.", [str(back)])
            if has and request.seat in (None, *has):
                seat = has[0] if request.seat is None else request.seat
                chair = table.chairs[seat]
                if chair.kind == "person" and request.face not in (None, chair.face):
                    return Step(Seated(seat, chair.name or name, person, face=request.face), table.game)
                return table.returned(seat)
            if has:
                raise SeatTaken(f"You sit at seat {has[0]} of this table already.", map(str, has))
            step = table.seated(request.seat, name, person, request.kind, request.face)
            if request.seat is not None:
                table.questions.check_chairs([request.seat], request.seen)
            return step

        await self.change(room, plan, person)

    async def decide(self, room: Room, about: Decide, person: str | None) -> None:
        """Note what this person wishes to be done about somebody who is away, and do it once enough people wish it."""

        def plan(table: Table) -> Step | int:
            return wished(room, about, person, NAMES[about.seat % len(NAMES)])

        room.seen(person)
        await self.change(room, plan)

    async def resign(self, room: Room, person: str, seen: int | None = None) -> None:
        """Let this person resign."""
        await self.change(room, lambda table: resigned(table, person, NAMES[table.own_seat(person) % len(NAMES)], seen))

    async def change(self, room: Room, plan: Plan, sitter: str | None = None) -> int:
        """Make a change of this table; the number of the event that it became."""
        return await self._changes.make(room, plan, sitter)

    def move(self, room: Room, wish: MakeMove, person: str | None, done: Done) -> None:
        """Make this move for this person; `done` hears the number of its event, also if it was made before."""
        room.seen(person)
        self._changes.ask(room, Command(partial(self._plan_move, wish, person), done, together=True))

    async def play(self, room: Room, wish: MakeMove, person: str | None) -> int:
        """The same for who waits for it. Raises why it is refused."""
        return await outcome_of(partial(self.move, room, wish, person))

    def _plan_move(self, wish: MakeMove, person: str | None, table: Table) -> Step | int:
        """The move, if this person may make it here; the number of its event if it was made before."""
        seats = table.own_seats(person)
        made = next(filter(None, (table.accepted(seat, wish.move, wish.key) for seat in seats)), None)
        if made is not None:
            return made
        table.playing()
        table.questions.check_decision(seats, wish.seen)
        seat = table.own_seat(person)
        return table.moved(seat, wish.move, wish.key, self._timekeeper.spent(table, seat, wish.thought))

    async def take_back(self, room: Room, wish: RetractMove, person: str | None) -> int:
        """Let this person think again, or ask the others first; the number of the event, also when it was done before."""
        room.seen(person)
        return await self.change(room, lambda _: taken_back(room, wish, person, self._timekeeper))

    async def answer(self, room: Room, answer: Answer, person: str | None) -> None:
        """Note whether this person lets somebody take their last move back, and take it back once all do."""
        room.seen(person)
        await self.change(room, lambda _: answered(room, answer, person, self._timekeeper))

    async def say(self, room: Room, wish: Say, person: str | None) -> Spoken:
        """Let this person say something at the table."""
        said = await self.talk.say(room, wish, person)
        self._neighbours.talked(room)
        return said

    async def hint(self, room: Room, person: str | None) -> Hint:
        """What a champion would do in this person's place."""
        return await self._hints.give(room.table, person)

    async def watch(self, watcher: Watcher, table_id: str, seen: int) -> Room:
        """Show this table to the watcher from now on."""
        room = await self.room(table_id)
        room.join(watcher, seen)
        self._neighbours.somebody_came(room)
        if room.table.seats_of(watcher.person):
            self._standings.wake(room)
        if any(room.table.wishes.about(seat) and not room.table.asleep(seat) for seat in room.table.seats_of(watcher.person)):
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

    async def replay(self, table_id: str, asker: str, person: str | None = None) -> bytes:
        """A game that is over, to look back at, as JSON; the `asker` is an address."""
        return await self.replays.of(table_id, await self.record(table_id, person), asker)

    async def analysis(self, table_id: str, asker: str, person: str | None = None) -> Analysing:
        """How far the analysis of a game that is over has come."""
        return self.analyses.ask(table_id, await self.record(table_id, person), asker, of_table=True)

    async def check(self) -> tuple[str, bool | None]:
        """What kind of database is used, and whether other servers can be reached; None where there are none.

        Raises Busy unless the database can be read now and could be written to lately.
        """
        await self._health.ask()
        return self._log.engine.dialect.name, self._neighbours.reached

    def let_go(self) -> None:
        """Let all who wait for something new, or for much of the old, go on."""
        self.exports.let_go()
        for room in self._rooms.values():
            room.let_go()

    async def close(self) -> None:
        """Stop compiling, what happens at tables by itself and the analyses, finish the changes under way, write what is due."""
        self._closing = True  # changes under way wake nobody any more
        try:
            await self._stop()
        finally:  # whatever went wrong: its thread would keep the process for ever
            await asyncio.to_thread(self._log.close)

    async def _stop(self) -> None:
        await self.warming.close()
        await self.lobby.close()
        await self._lookout.close()
        await self._deletions.close()
        await self._results.close()
        await self._standings.close()
        await self._scheduler.close()
        await self.push.close()
        await self._bots.close()  # after those who let its threads think
        await stop(*self._loading.values())
        await self.replays.close()
        await self.analyses.close()
        await self._changes.close()
        await self._neighbours.close()
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()
        metrics.TABLES.set(0)
        await self._health.close()
        await self._uptime.close()

    def _wake(self, room: Room) -> None:
        if self._closing:
            return
        self._scheduler.wake(room)
        self.lobby.wake(room)

    async def _come_back(self, room: Room, person: str | None) -> None:
        """What was wished about somebody who is back is void."""

        def plan(table: Table) -> Step | int:
            about = next((seat for seat in table.seats_of(person) if table.wishes.about(seat)), None)
            return table.number if about is None or table.state != "playing" else table.returned(about)

        with contextlib.suppress(Busy):  # then it is void another time
            await self.change(room, plan, person)

    async def _attend(self, table_id: str) -> int | None:
        known = table_id in self._rooms
        room = await self.room(table_id)
        if known:
            await self._changes.look(room, None)
        return alarm_of(room.table, room.opened_since, self._timekeeper)

    def _announce(self, room: Room, step: Step) -> None:
        self._neighbours.went_on(room)
        if step.ends:
            self._results.wake()
        if isinstance(step.event, Rematched):
            self._call_to_play_again(room, step.event)

    def _call_to_play_again(self, room: Room, wish: Rematched) -> None:
        """Tell those of the company who do not look that somebody wants to play again."""
        away = [person for person in room.absent() if wish.by not in room.table.seats_of(person)]
        self.push.call_to_play_again(room.table, wish.table, wish.by, away)

    def _known(self, table_id: str) -> Table | None:
        room = self._rooms.get(table_id)
        return None if room is None else room.table

    def look_up_ratings(self, person: str) -> None:
        """Show anew how well this person plays, or no more, wherever they sit: that is known to have changed."""
        for room in self._rooms.values():
            if room.table.seats_of(person):
                self._standings.wake(room)

    def _rated(self, table_id: str) -> None:
        """Tell those who played there what their ratings are now, also where they play again already."""
        table = self._known(table_id)
        if table is not None:
            next_id = table_id if table.next is None else table.next.table
            for room in filter(None, map(self._rooms.get, (table_id, next_id))):
                self._standings.wake(room)

    async def _made(self, table_id: str, created: Created) -> Room | None:
        """The table of that id, if there is one. Raises Malformed if it began otherwise."""
        first = await self._log.first(table_id)
        if first is None:
            return None
        if not same_wish(first, created):
            raise Malformed("Another table of yours has this key already.", [table_id])
        return await self.room(table_id)

    async def _open(self, table_id: str) -> Room:
        try:
            return self._remember(await self._load(table_id))
        finally:  # before it is done: who came between its end and its callbacks would join a look that is over
            del self._loading[table_id]

    async def _load(self, table_id: str) -> Table:
        table = await loaded(self._log, table_id, self._wanted)
        if table is None:
            raise NotFound(f"There is no table {table_id}.")
        return table

    async def _wanted(self, game: str) -> None:
        """Somebody asks for a table of this game."""
        self.warming.want(game)
        await self.warming.rules(game)
        await self._uptime.ready()

    def _remember(self, table: Table) -> Room:
        if table.id in self._rooms:  # somebody asked for it while it was being read or made
            return self._rooms[table.id]
        room = self._rooms[table.id] = Room(
            table, self._timekeeper, self._neighbours.came_or_went, self._standings.wake, self._scheduler.wake
        )
        self._standings.wake(room)
        self._neighbours.open(room)
        self._forget_some()
        metrics.TABLES.set(len(self._rooms))
        return room

    def _forget_some(self) -> None:
        """Forget tables at which nothing happens, while there are too many. Those that stay are looked at last next time."""
        for table_id, room in list(islice(self._rooms.items(), EVICTION_CANDIDATES)):
            if len(self._rooms) <= MAX_TABLES_IN_MEMORY:
                return
            if room.idle:
                self._forget(room)
            else:
                self._rooms.move_to_end(table_id)

    def _forget(self, room: Room) -> None:
        del self._rooms[room.table.id]
        room.close()
        self._scheduler.forget(room)
        self._neighbours.shut(room)

    def _send_on(self, room: Room) -> None:
        """A newer server has gone on with this table: whoever asks for it here is told so, by its log."""
        if self._rooms.get(room.table.id) is room:
            self._forget(room)
        room.send_on()


def _is_own(table: Table, person: str) -> bool:
    """Whether this person sits there, may come back to a seat, or is the host."""
    return bool(table.seats_of(person)) or table.seat_kept_for(person) is not None or table.host == person
