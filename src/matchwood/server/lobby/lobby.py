"""The lobby: public tables at which a player is present."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import NamedTuple

import msgspec

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.server.lobby.public_tables import PublicTables
from matchwood.server.protocol.errors import Busy
from matchwood.server.protocol.live_messages import Lobby
from matchwood.server.protocol.messages import Listed
from matchwood.server.protocol.values import Setting
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room, Watcher
from matchwood.server.util.clock import now
from matchwood.server.util.tasks import cancel_all

logger = logging.getLogger(__name__)

INTERVAL_SECONDS = 0.8
CONFIRM_SECONDS = 15
EXPIRY_SECONDS = 45
"""A table disappears from the lobby if no server has confirmed it for these seconds."""
EARLY_LEAVER_PENALTY_SECONDS = 10 * 365 * 24 * 60 * 60
"""Tables of people who often leave early are listed last: the lobby adds these seconds to their age."""
MAX_SHOWN_TABLES = 40


class StoredEntry(NamedTuple):
    """The lobby entry that the server last stored for a table."""

    body: str
    at: float
    since: float


class LobbyService:
    """Shows the public tables of all servers to watchers."""

    def __init__(self, public_tables: PublicTables) -> None:
        self._public_tables = public_tables
        self._server = secrets.token_hex(8)
        self._rooms: dict[str, Room] = {}
        self._announced: dict[str, StoredEntry] = {}
        self._watchers: dict[Watcher, None] = {}
        self._last_message: bytes | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._defaults: dict[str, dict[str, Setting | None]] = {}

    def update(self, room: Room) -> None:
        """Add this table to the lobby if the table is public."""
        if room.table.about.watching == "everybody" and room.table.state in ("open", "playing"):
            self._rooms[room.table.id] = room
            self._start_task()

    def join(self, watcher: Watcher) -> None:
        """Send the lobby to this watcher now and after changes."""
        self._watchers[watcher] = None
        if self._last_message is not None:
            watcher.send(self._last_message)
        self._start_task()

    def leave(self, watcher: Watcher) -> None:
        """Stop sending the lobby to this watcher."""
        self._watchers.pop(watcher, None)
        if not self._watchers:
            self._last_message = None  # no longer updated

    async def close(self) -> None:
        """Remove this process's tables from the lobby."""
        self._closed = True
        if self._task is not None:
            await cancel_all(self._task)
        for table_id in list(self._announced):
            try:
                await self._remove(table_id)
            except Busy:
                return

    def _start_task(self) -> None:
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run_task(), name="the lobby")

    async def _run_task(self) -> None:
        while self._rooms or self._watchers:
            try:
                await self._update_lobby()
            except Busy:
                pass  # already logged; the next update comes soon
            except Exception:
                logger.exception("The lobby could not be updated.")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def _update_lobby(self) -> None:
        for table_id, room in list(self._rooms.items()):
            await self._publish(table_id, room)
        if self._watchers:
            bodies = await self._public_tables.read(now() / 1_000 - EXPIRY_SECONDS, MAX_SHOWN_TABLES)
            message = msgspec.json.encode(Lobby(tuple(msgspec.json.decode(body, type=Listed) for body in bodies)))
            if message != self._last_message:
                self._last_message = message
                for watcher in list(self._watchers):
                    watcher.send(message)

    async def _publish(self, table_id: str, room: Room) -> None:
        table, at = room.table, now() / 1_000
        if table.about.watching != "everybody" or table.state in ("over", "ended") or not table.people & room.presence.here:
            del self._rooms[table_id]  # `update` adds it again
            await self._remove(table_id)
            return
        body = msgspec.json.encode(self._entry(room)).decode()
        last = self._announced.get(table_id)
        if last is None or last.body != body or last.at < at - CONFIRM_SECONDS:
            since = await self._since(table) if last is None else last.since
            await self._public_tables.put(table_id, self._server, since, at, body)
            self._announced[table_id] = StoredEntry(body, at, since)

    async def _since(self, table: Table) -> float:
        opened = table.about.at.timestamp()
        if table.host is not None and await self._public_tables.leaves_often(table.host):
            return opened - EARLY_LEAVER_PENALTY_SECONDS
        return opened

    async def _remove(self, table_id: str) -> None:
        if table_id in self._announced:
            await self._public_tables.remove(table_id, self._server)
            await self._public_tables.delete_unconfirmed(now() / 1_000 - 10 * EXPIRY_SECONDS)
            del self._announced[table_id]

    def _entry(self, room: Room) -> Listed:
        table = room.table
        about = table.about
        taken = [chair for chair in table.chairs if chair.kind != "open" and chair.name]
        return Listed(
            id=table.id,
            game=about.game,
            players=about.players,
            rules=self._shown_options(table),
            pace=about.pace,
            hints=about.hints,
            clock=about.clock,
            names=tuple(chair.name or "" for chair in taken),
            free=sum(chair.kind == "open" and chair.owner is None for chair in table.chairs),
            state=table.state,
            created=about.at.replace(microsecond=0),
            showing=about.showing,
            standings=tuple(map(room.view.rating_of, taken)),
        )

    def _shown_options(self, table: Table) -> dict[str, Setting]:
        """Return the changed house rules that have an effect."""
        if not self._defaults:
            self._defaults = {info.key: {o.key: o.default for o in info.options} for info in matchwood.games()}
        defaults, wished = self._defaults[table.about.game], table.about.wished or {}
        idle = spec_of(table.about.game).idle_options(table.about.options)
        return {
            key: value
            for key, value in table.about.options.items()
            if key not in idle and (key in wished if defaults.get(key) is None else defaults[key] != value)
        }
