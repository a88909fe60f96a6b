"""The services of a server, and their connections."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import NamedTuple

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.accounts.export import Exporter
from matchwood.server.accounts.results import Results
from matchwood.server.accounts.session_sweep import SessionSweep
from matchwood.server.admin.announcements import AnnouncementBroadcast
from matchwood.server.admin.bans import BanCheck
from matchwood.server.admin.broadcast import OperatorBroadcast
from matchwood.server.admin.pruning import PRUNE
from matchwood.server.admin.retention import Retention
from matchwood.server.admin.tables import CLOSE_TABLE
from matchwood.server.chat.chat import Chat
from matchwood.server.chat.deletion_broadcast import DeletionBroadcast
from matchwood.server.cluster.pubsub import PubSub
from matchwood.server.compute.analyses import Analyses, RemoteAnalyses
from matchwood.server.compute.bots import Bots, RemoteBots
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.hints import Hints
from matchwood.server.compute.replays import RecordStore, Replays
from matchwood.server.daily.analysis import DailyAnalyses
from matchwood.server.daily.results import DailyResults
from matchwood.server.daily.service import Daily
from matchwood.server.lobby.lobby import LobbyService
from matchwood.server.lobby.public_tables import PublicTables
from matchwood.server.push.service import Push, Transport
from matchwood.server.puzzles.service import DailyPuzzleService
from matchwood.server.storage.alarms import Alarms
from matchwood.server.storage.branches import BranchStore
from matchwood.server.storage.challenges import ChallengeStore
from matchwood.server.storage.health import HealthCheck
from matchwood.server.storage.log import Log
from matchwood.server.storage.operator_actions import OperatorAction
from matchwood.server.storage.reported_names import ReportedNames
from matchwood.server.storage.server_uptime import Uptime
from matchwood.server.storage.transactions import Transactions
from matchwood.server.table.events import Rematched
from matchwood.server.table.step import Step
from matchwood.server.tables.branches import Branches
from matchwood.server.tables.challenges import GameChallenges
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.cluster_sync import ClusterSync
from matchwood.server.tables.commands import Commands
from matchwood.server.tables.embargo import Embargo
from matchwood.server.tables.overdue import OverdueTables
from matchwood.server.tables.room import Room
from matchwood.server.tables.scheduler import Scheduler
from matchwood.server.tables.seat_ratings import SeatRatings
from matchwood.server.tables.service import Tables
from matchwood.server.tables.timed_actions import TimedActions


class Cluster(NamedTuple):
    """Connections to other servers and workers."""

    pubsub: PubSub = PubSub()
    bot_client: RemoteBots | None = None
    analysis_client: RemoteAnalyses | None = None
    records: RecordStore | None = None


class Services:
    """All services of a server except HTTP and WebSockets. The caller needs a running event loop."""

    def __init__(
        self,
        log: Log,
        cluster: Cluster | None = None,
        push_transport: Transport | None = None,
        push: bool = True,
        keep: timedelta | None = None,
    ) -> None:
        pubsub, bot_client, analysis_client, records = cluster or Cluster()
        self.log = log
        self.compiler = Compiler()
        self.uptime = Uptime(log)
        self.clock_readings = ClockReadings(self.uptime)
        self.commands = Commands(log, self.clock_readings)
        challenge_store = ChallengeStore(log.engine)
        embargo = Embargo(challenge_store)
        self.tables = Tables(log, self.commands, self.compiler, self.clock_readings, self.uptime.ready, embargo)
        self.bots = Bots(self.compiler, bot_client)
        self.hints = Hints(self.bots)
        self.push = Push(log.engine, push_transport, push)
        self.timed_actions = TimedActions(self.commands.run, self.bots, self.push)
        self.scheduler = Scheduler(self.timed_actions.by_kind())
        self.overdue = OverdueTables(Alarms(log.engine), self.tables.run_due, self.uptime.now)
        self.chat = Chat(log.engine)
        self.deletion_broadcast = DeletionBroadcast(log.engine, self.tables.rooms)
        self.lobby = LobbyService(PublicTables(log.engine))
        self.cluster_sync = ClusterSync(pubsub, self.tables.rooms, log.lengths, self.commands.catch_up_to, self.chat.broadcast_new)
        self.health = HealthCheck(log, self.uptime, lambda: self.cluster_sync.is_connected)
        self.accounts = Accounts(log.engine)
        self.session_sweep = SessionSweep(self.accounts)
        self.bans = BanCheck(log.engine)
        self.announcements = AnnouncementBroadcast(log.engine)
        self.seat_ratings = SeatRatings(log.engine)
        self.results = Results(log, self.compiler, self.tables.in_memory)
        self.replays = Replays(self.compiler, records)
        self.branches = Branches(BranchStore(log.engine), self.tables, self.replays)
        self.challenges = GameChallenges(challenge_store, ReportedNames(log.engine), self.tables, self.replays)
        self.analyses = Analyses(self.compiler, analysis_client)
        daily_store = Transactions(log.engine, "the deals of the day", "The deals of the day are unavailable. Please try again.")
        self.daily = Daily(daily_store, self.tables)
        self.daily_results = DailyResults(log, daily_store, self.compiler, self.tables.in_memory)
        self.daily_analyses = DailyAnalyses(log, daily_store, self.compiler, self.analyses)
        puzzle_store = Transactions(log.engine, "the puzzles", "The puzzles are unavailable. Please try again.")
        self.daily_puzzles = DailyPuzzleService(puzzle_store, self.replays)
        self.exporter = Exporter(log, self.compiler)
        self.operator_broadcast = OperatorBroadcast(log.engine, {CLOSE_TABLE: self._show_closed, PRUNE: self._drop_deleted})
        self.retention = Retention(log.engine, keep)
        self._connect()

    def _connect(self) -> None:
        tables, commands = self.tables, self.commands
        tables.loaded.subscribe(self.seat_ratings.request)
        tables.loaded.subscribe(self.cluster_sync.room_opened)
        tables.changed.subscribe(self.scheduler.update)
        tables.changed.subscribe(self.lobby.update)
        tables.evicted.subscribe(self.scheduler.cancel)
        tables.evicted.subscribe(self.cluster_sync.room_closed)
        tables.visited.subscribe(self.cluster_sync.table_visited)
        tables.signals.presence_changed.subscribe(self.cluster_sync.presence_changed)
        tables.signals.seated.subscribe(self.seat_ratings.request)
        tables.signals.deadlines_changed.subscribe(self.scheduler.update)
        commands.applied.subscribe(lambda room, _: self.cluster_sync.table_changed(room))
        commands.applied.subscribe(self._settle_if_over)
        commands.applied.subscribe(self._invite_to_rematch)
        commands.changed.subscribe(tables.changed.publish)
        commands.unsure.subscribe(self.cluster_sync.check_log)
        commands.outdated.subscribe(tables.redirect)
        self.chat.said.subscribe(self.cluster_sync.chat_changed)
        self.results.settled.subscribe(self._show_ratings_after)
        self.daily_results.settled.subscribe(lambda _: self.daily_analyses.wake())
        self.accounts.ratings_changed.subscribe(self._show_ratings_of)

    def release_waiters(self) -> None:
        """Answer all waiting HTTP clients, and stop all data exports."""
        self.exporter.stop()
        self.tables.release_waiters()

    async def close(self) -> None:
        """Finish all commands, store all events, and stop all background tasks."""
        try:
            await self._close()
        finally:  # otherwise its thread keeps the process alive
            await asyncio.to_thread(self.log.close)

    async def _close(self) -> None:
        await self.session_sweep.close()
        await self.bans.close()
        await self.announcements.close()
        self.accounts.close()
        await self.compiler.close()
        await self.lobby.close()
        await self.overdue.close()
        await self.deletion_broadcast.close()
        await self.operator_broadcast.close()
        await self.retention.close()
        await self.results.close()
        await self.daily_results.close()
        await self.daily_analyses.close()
        await self.seat_ratings.close()
        await self.scheduler.close()
        await self.push.close()
        await self.bots.close()  # close it after all users of its threads
        await self.tables.stop_loading()
        await self.replays.close()
        await self.analyses.close()
        await self.commands.close()
        await self.cluster_sync.close()
        self.tables.close()
        await self.health.close()
        await self.uptime.close()

    def _settle_if_over(self, _: Room, step: Step) -> None:
        if step.ends:
            self.results.wake()
            self.daily_results.wake()

    def _invite_to_rematch(self, room: Room, step: Step) -> None:
        if isinstance(step.event, Rematched):
            by = step.event.by
            absent = [person for person in room.presence.not_present if by not in room.table.seats_of(person)]
            self.push.notify_rematch(room.table, step.event.table, by, absent)

    async def _show_closed(self, action: OperatorAction) -> None:
        room = self.tables.rooms.get(action.subject)
        if room is not None:
            await self.commands.catch_up_to(room, None)
        self.results.wake()
        self.daily_results.wake()

    async def _drop_deleted(self, _: OperatorAction) -> None:
        await self.tables.drop_deleted()

    def _show_ratings_after(self, table_id: str) -> None:
        table = self.tables.in_memory(table_id)
        if table is not None:
            next_id = table_id if table.next is None else table.next.table
            for room in filter(None, map(self.tables.rooms.get, (table_id, next_id))):
                self.seat_ratings.request(room)

    def _show_ratings_of(self, person: str) -> None:
        for room in self.tables.rooms.values():
            if room.table.seats_of(person):
                self.seat_ratings.request(room)
