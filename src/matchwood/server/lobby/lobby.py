"""The lobby: tables that everybody may watch, for as long as somebody who sits there has them open.

It looks about once a second rather than listening to every table, so that the liveliest table costs no more than a quiet one, and
so that the tables of other processes on the same database are seen in the same way.
"""

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
"""Seconds between two looks."""
CONFIRM_SECONDS = 15
EXPIRY_SECONDS = 45
"""Seconds after which a table counts no more if its process has said nothing."""
LEAVER_PENALTY_SECONDS = 10 * 365 * 24 * 60 * 60
"""Seconds by which tables of somebody who often leaves count as older, so that they stand behind all others."""
MAX_SHOWN_TABLES = 40
"""How many tables the lobby shows."""


class Announcement(NamedTuple):
    """What was last said of a table, when, and since when it counts as open."""

    body: str
    at: float
    since: float


class LobbyService:
    """The lobby as this process knows it: one task, which ends when nobody looks and no table is public."""

    def __init__(self, listing: PublicTables) -> None:
        self._public_tables = listing
        self._run = secrets.token_hex(8)
        self._rooms: dict[str, Room] = {}
        self._announced: dict[str, Announcement] = {}
        self._watchers: dict[Watcher, None] = {}
        self._shown: bytes | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._defaults: dict[str, dict[str, Setting | None]] = {}

    def update(self, room: Room) -> None:
        """See to it that this table stands in the lobby if it is public."""
        if room.table.about.watching == "everybody" and room.table.state in ("open", "playing"):
            self._rooms[room.table.id] = room
            self._update()

    def join(self, watcher: Watcher) -> None:
        """Show the lobby to this watcher from now on."""
        self._watchers[watcher] = None
        if self._shown is not None:
            watcher.send(self._shown)
        self._update()

    def leave(self, watcher: Watcher) -> None:
        """This watcher is gone."""
        self._watchers.pop(watcher, None)
        if not self._watchers:
            self._shown = None  # nobody keeps it up to date

    async def close(self) -> None:
        """Take this process's tables out of the lobby."""
        self._closed = True
        if self._task is not None:
            await cancel_all(self._task)
        for table_id in list(self._announced):
            try:
                await self._remove(table_id)
            except Busy:
                return

    def _update(self) -> None:
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._keep(), name="the lobby")

    async def _keep(self) -> None:
        while self._rooms or self._watchers:
            try:
                await self._read()
            except Busy:
                pass  # it was logged; the next look comes soon
            except Exception:
                logger.exception("the lobby failed")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def _read(self) -> None:
        for table_id, room in list(self._rooms.items()):
            await self._publish(table_id, room)
        if self._watchers:
            bodies = await self._public_tables.read(_seconds() - EXPIRY_SECONDS, MAX_SHOWN_TABLES)
            shown = msgspec.json.encode(Lobby(tuple(msgspec.json.decode(body, type=Listed) for body in bodies)))
            if shown != self._shown:
                self._shown = shown
                for watcher in list(self._watchers):
                    watcher.send(shown)

    async def _publish(self, table_id: str, room: Room) -> None:
        table, at = room.table, _seconds()
        if table.about.watching != "everybody" or table.state in ("over", "ended") or not table.people & room.presence.here:
            del self._rooms[table_id]  # whoever comes back to it wakes it again
            await self._remove(table_id)
            return
        body = msgspec.json.encode(self._entry(room)).decode()
        last = self._announced.get(table_id)
        if last is None or last.body != body or last.at < at - CONFIRM_SECONDS:
            since = await self._since(table) if last is None else last.since
            await self._public_tables.put(table_id, self._run, since, at, body)
            self._announced[table_id] = Announcement(body, at, since)

    async def _since(self, table: Table) -> float:
        opened = table.about.at.timestamp()
        return (
            opened - LEAVER_PENALTY_SECONDS
            if table.host is not None and await self._public_tables.leaves_often(table.host)
            else opened
        )

    async def _remove(self, table_id: str) -> None:
        if table_id in self._announced:
            await self._public_tables.remove(table_id, self._run)
            await self._public_tables.delete_unconfirmed(_seconds() - 10 * EXPIRY_SECONDS)
            del self._announced[table_id]

    def _entry(self, room: Room) -> Listed:
        table = room.table
        about = table.about
        taken = [chair for chair in table.chairs if chair.kind != "open" and chair.name]
        return Listed(
            id=table.id,
            game=about.game,
            players=about.players,
            rules=self._unusual(table),
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

    def _unusual(self, table: Table) -> dict[str, Setting]:
        """The house rules that are not as usual and change something; where what is usual depends on how many play, those that
        were asked for."""
        if not self._defaults:
            self._defaults = {info.key: {o.key: o.default for o in info.options} for info in matchwood.games()}
        usual, wished = self._defaults[table.about.game], table.about.wished or {}
        idle = spec_of(table.about.game).idle_options(table.about.options)
        return {
            key: value
            for key, value in table.about.options.items()
            if key not in idle and (key in wished if usual.get(key) is None else usual[key] != value)
        }


def _seconds() -> float:
    """This moment, in seconds since 1970."""
    return now() / 1_000
