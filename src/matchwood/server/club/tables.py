"""All tables of this process: found, made, sat down at, played at, watched.

What is in memory is a copy of the logs, and any of it may be forgotten when nobody is looking.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

import matchwood
from matchwood.errors import BadOption, BadPlayers, MatchwoodError
from matchwood.guests.house import HOUSE_LEVEL
from matchwood.server import metrics
from matchwood.server.accounts.results import Results
from matchwood.server.club.absence import wished
from matchwood.server.club.guests import Guests
from matchwood.server.club.listing import Listing
from matchwood.server.club.lobby import Lobbies
from matchwood.server.club.lookout import Lookout
from matchwood.server.club.neighbours import Neighbours
from matchwood.server.club.talk import Talk
from matchwood.server.club.timeouts import Timeouts
from matchwood.server.club.windows import Windows
from matchwood.server.errors import Busy, NotFound, NotOver, NotSeated, SeatTaken
from matchwood.server.lines.announcements import Alone, Announcements
from matchwood.server.messages import Decide, Hint, MakeMove, NewTable, Say, Spoken, TakeSeat
from matchwood.server.names import readable_name
from matchwood.server.storage.alarms import Alarms
from matchwood.server.storage.events import Chair, Created, Moved
from matchwood.server.storage.log import Log
from matchwood.server.storage.uptime import Uptime, now
from matchwood.server.table.alarm import alarm_after, alarm_of
from matchwood.server.table.clocks import CLOCKS
from matchwood.server.table.rematch import followed, offered, successor
from matchwood.server.table.room import Room, Watcher
from matchwood.server.table.table import Step, Table, dealt
from matchwood.server.table.taking_back import taken_back
from matchwood.server.table.timekeeper import Timekeeper
from matchwood.server.thinking.analyses import Analyses, Elsewhere
from matchwood.server.thinking.bots import NAMES, Asking, Bots
from matchwood.server.thinking.hints import Hints
from matchwood.server.thinking.replay_messages import Analysing
from matchwood.server.thinking.replays import Records, Replays
from matchwood.server.thinking.warming import Warming

logger = logging.getLogger(__name__)

IN_MEMORY = 1_000
"""How many tables are kept at hand; those at which nothing happens give way."""
LISTED = 20
"""How many of their tables a person is shown."""
TRIES = 50
PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as one that cannot be used."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"

Plan = Callable[[Table], Step | int]
Told = Callable[[int], object]
"""Hears which event a change became, as soon as that is durable and everybody was told."""


class Tables:
    """The keeper of the tables, made in the event loop that it works in; `close` ends everything that it started."""

    def __init__(
        self,
        log: Log,
        announcements: Announcements | None = None,
        workers: Asking | None = None,
        analysts: Elsewhere | None = None,
        records: Records | None = None,
    ) -> None:
        self._log = log
        self._uptime = Uptime(log)
        self._timekeeper = Timekeeper(self._uptime)
        self._warming = Warming()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading = asyncio.Lock()
        self._changes: set[asyncio.Task[int]] = set()
        self.lobby = Lobbies(Listing(log.engine))
        self.talk = Talk(log.engine)
        self._neighbours = Neighbours(announcements or Alone(), self._rooms, self._look, self.talk.tell)
        self._bots = Bots(self._play_bot, self._warming, workers)
        self._windows = Windows(self._answer_for)
        self._guests = Guests(self._replace_guest)
        self._timeouts = Timeouts(self._bots, self._play_late)
        self._lookout = Lookout(Alarms(log.engine), self._attend)
        self._hints = Hints(self._bots)
        self._results = Results(log, self._warming, self._known)
        self._closing = False
        self.replays = Replays(self._warming, records)
        self.analyses = Analyses(self._warming, analysts)

    async def room(self, table_id: str) -> Room:
        """The table of that id."""
        room = self._rooms.get(table_id)
        if room is None:
            async with self._loading:
                room = self._rooms.get(table_id) or self._remember(await self._load(table_id))
        self._rooms.move_to_end(table_id)
        self._wake(room)
        return room

    async def create(self, new: NewTable, person: str) -> Room:
        """A new table with this person at seat 0."""
        await self._warming.rules()
        secret = matchwood.new_secret()
        game = matchwood.new(new.game, players=new.players, options=new.options, secret=secret)
        chairs = _chairs(new, person)
        full = all(chair.kind != "open" for chair in chairs)
        created = Created(
            at=datetime.now(UTC),
            game=game.key,
            players=game.players,
            options=dict(game.options),
            pace=new.pace,
            window=new.window,
            limit=new.limit,
            hints=new.hints,
            level=new.level,
            takeover=not full if new.takeover is None else new.takeover,
            showing=_showing(new, full),
            clock=None if new.clock == "none" else CLOCKS[new.clock],
            watching=new.watching,
            wished=new.options,
            secret=secrets.token_urlsafe(16),
            chairs=chairs,
            deals=dealt(game) if full else (),
            deal_secret=secret,
        )
        table_id = new_id()
        table = Table(table_id, created, game if full else None)
        if not await self._log.append(table_id, 1, created, person, alarm=alarm_of(table, self._timekeeper)):
            raise Busy("This table could not be made. Please try again.")
        room = self._remember(table)
        self._wake(room)
        return room

    async def of(self, person: str | None) -> list[Room]:
        """The tables at which this person sits, the newest first."""
        if person is None:
            return []
        rooms = [await self.room(table_id) for table_id in await self._log.tables_of(person, LISTED)]
        return [room for room in rooms if room.table.seats_of(person) or room.table.host == person]

    async def rematch(self, room: Room, person: str) -> Room:
        """The table at which the company of this one plays again, with this person at it."""
        table_id = new_id()
        await self.change(room, lambda table: offered(table, person, table_id))
        assert room.table.next is not None
        table_id = room.table.next.table
        try:
            there = await self.room(table_id)
        except NotFound:  # whoever asks first makes it, also if the one who named it could not
            await self._log.append(table_id, 1, successor(room.table, person), person)
            there = await self.room(table_id)
        await self.change(there, lambda table: followed(table, person), person)
        return there

    async def sit(self, room: Room, request: TakeSeat, person: str) -> None:
        """Give this person a seat. Asking again for the seat that one has changes nothing."""
        name = readable_name(request.name)

        def plan(table: Table) -> Step | int:
            has, back = table.seats_of(person), table.seat_kept_for(person)
            if back is not None and request.seat in (None, back):
                return table.returned(back)
            if back is not None:
                raise SeatTaken(f"Seat {back} of this table is kept for you.", [str(back)])
            if has and request.seat in (None, *has):
                return table.returned(has[0] if request.seat is None else request.seat)
            if has:
                raise SeatTaken(f"You sit at seat {has[0]} of this table already.", map(str, has))
            return table.seated(request.seat, name, person, request.kind)

        await self.change(room, plan, person)

    async def decide(self, room: Room, about: Decide, person: str | None) -> None:
        """Note what this person wishes to be done about somebody who is away, and do it once enough people wish it."""

        def plan(table: Table) -> Step | int:
            return wished(room, about, person, NAMES[about.seat % len(NAMES)])

        room.seen(person)
        await self.change(room, plan)

    async def play(self, room: Room, wish: MakeMove, person: str | None, told: Told | None = None) -> int:
        """Make this move for this person; the number of its event, also when it was made before.

        `told` hears of the number at once, so that whoever moved gets it together with the news.
        """

        def plan(table: Table) -> Step | int:
            seat = table.seat_of(person)
            if seat is None:
                raise NotSeated("You have no seat at this table.")
            made = (table.accepted(own, wish.move, wish.key) for own in table.seats_of(person))
            spent = self._timekeeper.spent(table, seat, wish.thought)
            return next(filter(None, made), None) or table.moved(seat, wish.move, wish.key, spent)

        room.seen(person)
        began = time.perf_counter()
        number = await self.change(room, plan, told=told)
        metrics.ACKNOWLEDGED.observe(time.perf_counter() - began)
        return number

    async def take_back(self, room: Room, key: str, person: str | None) -> int:
        """Let this person think again about what nobody else has seen; the number of the event, also when it was done before."""
        room.seen(person)
        return await self.change(room, lambda table: taken_back(table, key, person, self._timekeeper))

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
        if any(room.table.wishes.about(seat) and not room.table.asleep(seat) for seat in room.table.seats_of(watcher.person)):
            await self._come_back(room, watcher.person)
        return room

    async def record(self, table_id: str, person: str | None = None) -> dict[str, object]:
        """The record of a game that is over, or of as much as was played before the table was ended."""
        table = (await self.room(table_id)).table
        if not table.may_watch(person):
            raise NotSeated("What happened at this table is only for those who sat there.")
        if table.game is None or table.state == "playing":
            raise NotOver("The record is shown when the game is over.")
        return table.game.record()

    async def replay(self, table_id: str, person: str | None = None) -> bytes:
        """A game that is over, to look back at, as JSON."""
        return await self.replays.of(table_id, await self.record(table_id, person))

    async def analysis(self, table_id: str, asker: str, person: str | None = None) -> Analysing:
        """How far the analysis of a game that is over has come."""
        return self.analyses.ask(table_id, await self.record(table_id, person), asker, of_table=True)

    async def check(self) -> None:
        """Raise Busy unless the database can be read now and could be written to lately."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._log.length("")
        except TimeoutError:
            raise Busy("The database does not answer.") from None
        if not self._uptime.well:
            raise Busy("The database cannot be written to.")

    def let_go(self) -> None:
        """Let all who wait for something new go on."""
        for room in self._rooms.values():
            room.let_go()

    async def close(self) -> None:
        """Stop the bots, the windows, the clocks and the analyses, finish the changes under way, write what is due."""
        self._closing = True  # changes under way wake nobody any more
        await self.lobby.close()
        await self._lookout.close()
        await self._results.close()
        await self._windows.close()
        await self._guests.close()
        await self._timeouts.close()
        await self._bots.close()  # after those who let its threads think
        await self.replays.close()
        await self.analyses.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        await self._neighbours.close()
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()
        metrics.TABLES.set(0)
        await self._uptime.close()
        await asyncio.to_thread(self._log.close)

    def _wake(self, room: Room) -> None:
        if self._closing:
            return
        self._bots.wake(room)
        self._windows.wake(room)
        self._guests.wake(room)
        self._timeouts.wake(room)
        self.lobby.wake(room)

    async def _play_bot(self, room: Room, seat: int, move: str, made: int) -> None:
        def plan(table: Table) -> Step | int:
            decided = table.made_by(seat) != made  # by another process, which acts for the same bots
            back = seat not in table.owing_by_themselves()  # a person has the seat again
            return table.number if decided or back else table.moved(seat, move, None)

        await self.change(room, plan)

    async def _answer_for(self, room: Room, seat: int, move: str, made: int) -> None:
        def plan(table: Table) -> Step | int:
            closed = table.silence() is None or table.made_by(seat) != made
            return table.number if closed else table.moved(seat, move, None)

        await self.change(room, plan)

    async def _come_back(self, room: Room, person: str | None) -> None:
        """What was wished about somebody who is back is void."""

        def plan(table: Table) -> Step | int:
            about = next((seat for seat in table.seats_of(person) if table.wishes.about(seat)), None)
            return table.number if about is None or table.state != "playing" else table.returned(about)

        with contextlib.suppress(Busy):  # then it is void another time
            await self.change(room, plan)

    async def _play_late(self, room: Room, seat: int, move: str, made: int) -> None:
        def plan(table: Table) -> Step | int:
            over = self._timekeeper.next_over(table)
            if over is None or over[1] > 0 or over[0] != seat or table.made_by(seat) != made:
                return table.number
            return table.moved(seat, move, None, self._timekeeper.spent(table, seat), automatic=True)

        await self.change(room, plan)

    async def _attend(self, table_id: str) -> int | None:
        known = table_id in self._rooms
        room = await self.room(table_id)
        if known:
            await self._look(room, None)
        return alarm_of(room.table, self._timekeeper, room.closes_in)

    async def _replace_guest(self, room: Room, seat: int, made: int) -> None:
        def plan(table: Table) -> Step | int:
            still_owes = table.guests_owing().get(seat) == made
            return table.replaced(seat, NAMES[seat], HOUSE_LEVEL) if still_owes else table.number

        await self.change(room, plan)

    async def change(self, room: Room, plan: Plan, sitter: str | None = None, told: Told | None = None) -> int:
        """Carry out a change to its end, even if the caller is gone before: what is durable must be announced."""
        change = asyncio.create_task(self._carry_out(room, plan, sitter, told), name=f"change of table {room.table.id}")
        self._changes.add(change)
        change.add_done_callback(self._changes.discard)
        try:
            return await asyncio.shield(change)
        except asyncio.CancelledError:
            change.add_done_callback(_unheard)
            raise

    async def _carry_out(self, room: Room, plan: Plan, sitter: str | None, told: Told | None) -> int:
        # Another process may have gone on with this table. Then the number is taken, or a refusal is out of date.
        async with room.lock:
            for _ in range(TRIES):
                try:
                    step = plan(room.table)
                except MatchwoodError:
                    if await self._log.length(room.table.id) == room.table.number:
                        raise
                    await self._catch_up(room)
                    continue
                if isinstance(step, int):
                    if told is not None:
                        told(step)
                    return step
                step = _dated(step, room.table)
                alarm = alarm_after(step, room.table, self._timekeeper, room.closes_in)
                if await self._log.append(room.table.id, room.table.number + 1, step.event, sitter, step.ends, alarm):
                    if isinstance(step.event, Moved):
                        metrics.MOVES_OF[room.table.chairs[step.event.seat].kind].inc()
                    room.take(step)
                    if told is not None:
                        told(room.table.number)
                    self._neighbours.went_on(room)
                    if step.ends:
                        self._results.wake()
                    self._wake(room)
                    return room.table.number
                await self._catch_up(room)
        raise Busy("Too much happens at this table at once. Please try again.")

    def _known(self, table_id: str) -> Table | None:
        room = self._rooms.get(table_id)
        return None if room is None else room.table

    async def _look(self, room: Room, number: int | None) -> None:
        """Another process says that this table has come to that event, or may have gone on."""
        async with room.lock:
            if number is None or number > room.table.number:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        """Take over what other processes have made of this table. The caller holds the lock."""
        for event in await self._log.read(room.table.id, room.table.number):
            room.take(room.table.followed(event))
        self._wake(room)

    async def _load(self, table_id: str) -> Table:
        events = await self._log.read(table_id)
        if not events:
            raise NotFound(f"There is no table {table_id}.")
        await self._warming.rules()
        await self._uptime.ready()
        return await asyncio.to_thread(Table.replayed, table_id, events)  # a long game takes a while

    def _remember(self, table: Table) -> Room:
        room = self._rooms[table.id] = Room(table, self._timekeeper, self._neighbours.came_or_went)
        self._neighbours.open(room)
        if len(self._rooms) > IN_MEMORY:
            oldest = next((key for key, kept in self._rooms.items() if kept.idle and kept is not room), None)
            if oldest is not None:
                forgotten = self._rooms.pop(oldest)
                self._timeouts.forget(forgotten)
                self._neighbours.shut(forgotten)
                forgotten.close()
        metrics.TABLES.set(len(self._rooms))
        return room


def _unheard(change: asyncio.Task[int]) -> None:
    """What becomes of a change whose caller is gone: nobody needs a refusal any more, but an error of ours is told."""
    error = None if change.cancelled() else change.exception()
    if error is not None and not isinstance(error, MatchwoodError):
        logger.error("a change failed whose caller was gone", exc_info=error)


def _dated(step: Step, table: Table) -> Step:
    """The change with its time, where there are clocks."""
    return step if table.clocks is None else step._replace(event=msgspec.structs.replace(step.event, at=now()))


def new_id() -> str:
    """The id of a new table, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def tables_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Tables:
    """The keeper that answers this connection."""
    tables: Tables = connection.app.state.tables
    return tables


def _showing(new: NewTable, full: bool) -> bool:
    """Whether people may show their cards to those who watch: as wished, else where no other person plays."""
    secrets = not any(info.one_screen for info in matchwood.games() if info.key == new.game)
    if new.showing and not secrets:
        raise BadOption("In this game nobody has cards that those who watch do not see.")
    return secrets and (full and not new.takeover if new.showing is None else new.showing)


def _chairs(new: NewTable, person: str) -> tuple[Chair, ...]:
    free = new.players - 1 - len(new.beside)
    if not 0 <= new.bots <= free:
        raise BadPlayers("There are not so many seats.", [str(number) for number in range(max(0, free) + 1)])
    if new.beside and not any(info.one_screen for info in matchwood.games() if info.key == new.game):
        raise BadPlayers("In this game everybody has secrets and needs a screen of their own.")
    levels = new.levels or (new.level,) * new.bots
    if len(levels) != new.bots:
        raise BadOption(f"There are {new.bots} bots and levels for {len(levels)}.", [str(new.bots)])
    for level in (new.level, *levels):
        if level not in matchwood.levels():
            raise BadOption(f"No bot plays at the level {level!r}.", matchwood.levels())
    people = [Chair("person", readable_name(name), None, person) for name in (new.name, *new.beside)]
    bots = [Chair("bot", name, level) for name, level in zip(NAMES[len(people) :], levels, strict=False)]
    return (*people, *bots, *[Chair("open")] * (free - new.bots))
