"""The timed actions of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from matchwood.external_bots.house import HOUSE_LEVEL
from matchwood.server.compute.bots import Bots, quick_bot_of
from matchwood.server.push.service import Push
from matchwood.server.table.commands import Command
from matchwood.server.table.commands.moves import CloseWindow, MoveAutomatically, MoveOnTimeout, owes_automatic_move
from matchwood.server.table.commands.seats import ReplaceExternalBot
from matchwood.server.table.table import Table
from matchwood.server.tables.deadlines import Deadline, DeadlineKind
from matchwood.server.tables.room import Room

Run = Callable[[Room, Command], Awaitable[object]]


class TimedActions:
    """The timed actions of tables, with one method for each kind."""

    def __init__(self, run: Run, bots: Bots, push: Push) -> None:
        self._run = run
        self._bots = bots
        self._push = push

    def by_kind(self) -> dict[DeadlineKind, Callable[[Room, Deadline], Awaitable[object]]]:
        """Return the method for each kind of timed action."""
        return {
            "bot": self.move_bot,
            "window": self.close_window,
            "external_bot": self.replace_external_bot,
            "clock": self.move_on_timeout,
            "absence": self.announce_absence,
            "notification": self.notify_turn,
        }

    async def move_bot(self, room: Room, due: Deadline) -> None:
        """Make a move for a bot, or the only legal move for a person."""
        await self._bots.wait_until_ready(room.table)
        if owes_automatic_move(room.table, due.seat, due.decisions):
            move = await self._bots.decide(room.table, due.seat)
            await self._run(room, MoveAutomatically(due.seat, due.decisions, move))

    async def close_window(self, room: Room, due: Deadline) -> None:
        """End the period in which players may interrupt."""
        await self._run(room, CloseWindow(due.seat, due.decisions))

    async def replace_external_bot(self, room: Room, due: Deadline) -> None:
        """Replace a slow external bot by a built-in bot."""
        await self._run(room, ReplaceExternalBot(due.seat, due.decisions, HOUSE_LEVEL))

    async def move_on_timeout(self, room: Room, due: Deadline) -> None:
        """Let a fast bot move for a player whose time is up."""
        await self._run(room, MoveOnTimeout(due.seat, due.decisions, await self._quick_move(room.table, due.seat)))

    async def announce_absence(self, room: Room, due: Deadline) -> None:
        """Tell all watchers that a player is absent."""
        del due
        room.broadcast_absences()

    async def notify_turn(self, room: Room, due: Deadline) -> None:
        """Notify an absent player at most once per turn."""
        person = room.table.chairs[due.seat].owner
        if person is not None and room.people_to_notify().get(person) == due.decisions:
            await self._push.notify_turn(room.table, person, due.decisions)
            room.note_notified(person, due.decisions)

    async def _quick_move(self, table: Table, seat: int) -> str:
        game = table.game
        assert game is not None
        if game.silence is not None:
            return game.silence
        view = game.view(seat)
        answer = await self._bots.ask("glance", table, seat)
        return answer if isinstance(answer, str) else await self._bots.think(table, partial(quick_bot_of(table, seat).choose, view))
