"""What happens at a table by itself: each act is a change that is planned only if it is still due."""

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
from matchwood.server.tables.deadlines import Deadline, What
from matchwood.server.tables.room import Room

Run = Callable[[Room, Command], Awaitable[object]]


class TimedActions:
    """What a scheduler does for bots, at windows that close, for guests and people who let their time pass."""

    def __init__(self, run: Run, bots: Bots, push: Push) -> None:
        self._run = run
        self._bots = bots
        self._push = push

    def by_kind(self) -> dict[What, Callable[[Room, Deadline], Awaitable[object]]]:
        """Which act belongs to which kind of deadline."""
        return {
            "bot": self.move_bot,
            "window": self.close_window,
            "guest": self.replace_external_bot,
            "clock": self.move_on_timeout,
            "absence": self.announce_absence,
            "call": self.notify_turn,
        }

    async def move_bot(self, room: Room, due: Deadline) -> None:
        """A bot moves, or a move is made that everybody can see to be forced."""
        await self._bots.wait_until_ready(room.table)
        if owes_automatic_move(room.table, due.seat, due.made):
            move = await self._bots.decide(room.table, due.seat)
            await self._run(room, MoveAutomatically(due.seat, due.made, move))

    async def close_window(self, room: Room, due: Deadline) -> None:
        """Silence for a player who has not answered.

        How long a window is open depends on nothing but the table's setting and on whether all have answered, so that its length
        tells nothing about what anybody holds.
        """
        await self._run(room, CloseWindow(due.seat, due.made))

    async def replace_external_bot(self, room: Room, due: Deadline) -> None:
        """Give the seat of an external bot that let its time pass to a built-in bot, for good."""
        await self._run(room, ReplaceExternalBot(due.seat, due.made, HOUSE_LEVEL))

    async def move_on_timeout(self, room: Room, due: Deadline) -> None:
        """Move for a player whose time is up: the quick advice of the game, or silence if silence is an answer."""
        await self._run(room, MoveOnTimeout(due.seat, due.made, await self._quick_move(room.table, due.seat)))

    async def announce_absence(self, room: Room, due: Deadline) -> None:
        """Those who look are told that somebody is away."""
        del due
        room.broadcast_absences()

    async def notify_turn(self, room: Room, due: Deadline) -> None:
        """Somebody who is away is called to their move, once for each turn, on the devices that they chose for it."""
        person = room.table.chairs[due.seat].owner
        if person is not None and room.people_to_notify().get(person) == due.made:
            await self._push.notify_turn(room.table, person, due.made)
            room.note_notified(person, due.made)

    async def _quick_move(self, table: Table, seat: int) -> str:
        game = table.game
        assert game is not None
        if game.silence is not None:
            return game.silence
        view = game.view(seat)
        answer = await self._bots.ask("glance", table, seat)
        return answer if isinstance(answer, str) else await self._bots.think(table, partial(quick_bot_of(table, seat).choose, view))
