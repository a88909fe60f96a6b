"""Builds each part of a server once, and connects the parts."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.accounts.export import Exports
from matchwood.server.accounts.results import Results
from matchwood.server.accounts.session_sweep import Rounds
from matchwood.server.chat.chat import Talk
from matchwood.server.chat.deletions import Deletions
from matchwood.server.cluster.pubsub import Alone, Announcements
from matchwood.server.compute.analyses import Analyses, Elsewhere
from matchwood.server.compute.bots import Asking, Bots
from matchwood.server.compute.compiling import Warming
from matchwood.server.compute.hints import Hints
from matchwood.server.compute.replays import Records, Replays
from matchwood.server.lobby.lobby import Lobbies
from matchwood.server.lobby.public_tables import Listing
from matchwood.server.push.push import Post, Push
from matchwood.server.storage.alarms import Alarms
from matchwood.server.storage.health import HealthCheck
from matchwood.server.storage.log import Log
from matchwood.server.storage.uptime import Uptime
from matchwood.server.table.events import Rematched
from matchwood.server.table.table import Step
from matchwood.server.tables.clock_readings import Timekeeper
from matchwood.server.tables.cluster_sync import Neighbours
from matchwood.server.tables.commands import Changes
from matchwood.server.tables.overdue import Lookout
from matchwood.server.tables.room import Room
from matchwood.server.tables.scheduler import Scheduler
from matchwood.server.tables.seat_ratings import Standings
from matchwood.server.tables.service import Tables
from matchwood.server.tables.timed_actions import Acts


class Cluster(NamedTuple):
    """How this process reaches the other servers and the workers of its deployment. By default there are none."""

    announcements: Announcements = Alone()
    workers: Asking | None = None
    analysts: Elsewhere | None = None
    records: Records | None = None


class Services:
    """All parts of a server except HTTP and WebSocket. Made in the event loop; `close` ends everything that they started.

    `post` carries messages to push services; None is the real one. Without `push` nobody is notified.
    """

    def __init__(self, log: Log, cluster: Cluster | None = None, post: Post | None = None, push: bool = True) -> None:
        announcements, workers, analysts, records = cluster or Cluster()
        self.log = log
        self.warming = Warming()
        self.uptime = Uptime(log)
        self.timekeeper = Timekeeper(self.uptime)
        self.changes = Changes(log, self.timekeeper)
        self.tables = Tables(log, self.changes, self.warming, self.timekeeper, self.uptime.ready)
        self.bots = Bots(self.warming, workers)
        self.hints = Hints(self.bots)
        self.push = Push(log.engine, post, push)
        self.acts = Acts(self.changes.make, self.bots, self.timekeeper, self.push)
        self.scheduler = Scheduler(self.acts.by_kind())
        self.lookout = Lookout(Alarms(log.engine), self.tables.attend, self.uptime.now)
        self.talk = Talk(log.engine)
        self.deletions = Deletions(log.engine, self.tables.rooms)
        self.lobby = Lobbies(Listing(log.engine))
        self.neighbours = Neighbours(announcements, self.tables.rooms, log.lengths, self.changes.look, self.talk.tell)
        self.health = HealthCheck(log, self.uptime, lambda: self.neighbours.reached)
        self.accounts = Accounts(log.engine)
        self.rounds = Rounds(self.accounts)
        self.standings = Standings(log.engine)
        self.results = Results(log, self.warming, self.tables.known)
        self.replays = Replays(self.warming, records)
        self.analyses = Analyses(self.warming, analysts)
        self.exports = Exports(log, self.warming)
        self._connect()

    def _connect(self) -> None:
        """Subscribe each part to the signals that it needs."""
        tables, changes = self.tables, self.changes
        tables.loaded.subscribe(self.standings.wake)
        tables.loaded.subscribe(self.neighbours.open)
        tables.changed.subscribe(self.scheduler.wake)
        tables.changed.subscribe(self.lobby.wake)
        tables.evicted.subscribe(self.scheduler.forget)
        tables.evicted.subscribe(self.neighbours.shut)
        tables.visited.subscribe(self.neighbours.somebody_came)
        tables.signals.presence_changed.subscribe(self.neighbours.came_or_went)
        tables.signals.seated.subscribe(self.standings.wake)
        tables.signals.deadlines_changed.subscribe(self.scheduler.wake)
        changes.applied.subscribe(lambda room, _: self.neighbours.went_on(room))
        changes.applied.subscribe(self._settle_if_over)
        changes.applied.subscribe(self._invite_to_rematch)
        changes.changed.subscribe(tables.changed.publish)
        changes.unsure.subscribe(self.neighbours.unsure)
        changes.outdated.subscribe(tables.send_on)
        self.talk.said.subscribe(self.neighbours.talked)
        self.results.settled.subscribe(self._show_ratings_after)
        self.accounts.ratings_changed.subscribe(self._show_ratings_of)

    def let_go(self) -> None:
        """Answer everybody who waits for news of a table, and end all exports."""
        self.exports.let_go()
        self.tables.let_go()

    async def close(self) -> None:
        """Stop what happens by itself, finish the changes under way, and write what is due."""
        try:
            await self._close()
        finally:  # whatever went wrong: its thread would keep the process for ever
            await asyncio.to_thread(self.log.close)

    async def _close(self) -> None:
        await self.rounds.close()
        self.accounts.close()
        await self.warming.close()
        await self.lobby.close()
        await self.lookout.close()
        await self.deletions.close()
        await self.results.close()
        await self.standings.close()
        await self.scheduler.close()
        await self.push.close()
        await self.bots.close()  # after those who let its threads think
        await self.tables.stop_loading()
        await self.replays.close()
        await self.analyses.close()
        await self.changes.close()
        await self.neighbours.close()
        self.tables.close()
        await self.health.close()
        await self.uptime.close()

    def _settle_if_over(self, _: Room, step: Step) -> None:
        """Store the results of a game that is over."""
        if step.ends:
            self.results.wake()

    def _invite_to_rematch(self, room: Room, step: Step) -> None:
        """Notify the players who do not look at the table that somebody wants to play again."""
        if isinstance(step.event, Rematched):
            wish = step.event
            absent = [person for person in room.absent() if wish.by not in room.table.seats_of(person)]
            self.push.call_to_play_again(room.table, wish.table, wish.by, absent)

    def _show_ratings_after(self, table_id: str) -> None:
        """Show the new ratings at this table, and at the rematch that may have begun."""
        table = self.tables.known(table_id)
        if table is not None:
            next_id = table_id if table.next is None else table.next.table
            for room in filter(None, map(self.tables.rooms.get, (table_id, next_id))):
                self.standings.wake(room)

    def _show_ratings_of(self, person: str) -> None:
        """Show the ratings of this person again, or no longer, at each table where they sit."""
        for room in self.tables.rooms.values():
            if room.table.seats_of(person):
                self.standings.wake(room)
