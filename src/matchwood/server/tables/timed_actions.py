"""What happens at a table by itself: each act is a change that is planned only if it is still due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from matchwood.external_bots.house import HOUSE_LEVEL
from matchwood.server.compute.bots import NAMES, Bots, quick_bot_of
from matchwood.server.push.push import Push
from matchwood.server.table.table import Step, Table
from matchwood.server.tables.clock_readings import ClockReadings
from matchwood.server.tables.command_queue import Plan
from matchwood.server.tables.deadlines import Deadline, What
from matchwood.server.tables.room import Room

Change = Callable[[Room, Plan], Awaitable[object]]


class TimedActions:
    """What a scheduler does for bots, at windows that close, for guests and people who let their time pass."""

    def __init__(self, change: Change, bots: Bots, clock_readings: ClockReadings, push: Push) -> None:
        self._change = change
        self._bots = bots
        self._clock_readings = clock_readings
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
        if _owes_by_itself(room.table, due):
            await self.move_automatically(room, due, await self._bots.decide(room.table, due.seat))

    async def move_automatically(self, room: Room, due: Deadline, move: str) -> None:
        """Make this move, unless another process has made one for the seat, or a person has it again."""
        await self._change(
            room, lambda table: table.plan_move(due.seat, move, None) if _owes_by_itself(table, due) else table.number
        )

    async def close_window(self, room: Room, due: Deadline) -> None:
        """Silence for somebody who has not answered.

        How long a window is open depends on nothing but the table's setting and on whether all have answered, so that its length
        tells nothing about what anybody holds.
        """

        def plan(table: Table) -> Step | int:
            silence = table.silent_move()
            if silence is None or table.decisions_made(due.seat) != due.made:
                return table.number
            return table.plan_move(due.seat, silence, None)

        await self._change(room, plan)

    async def replace_external_bot(self, room: Room, due: Deadline) -> None:
        """A bot of the house takes the seat of a guest for good."""

        def plan(table: Table) -> Step | int:
            still_owes = table.external_bots_owing().get(due.seat) == due.made
            return table.plan_replacement(due.seat, NAMES[due.seat], HOUSE_LEVEL) if still_owes else table.number

        await self._change(room, plan)

    async def move_on_timeout(self, room: Room, due: Deadline) -> None:
        """A move for whoever lets their time pass: the game's advice at a glance, and silence where silence is an answer."""
        move = await self._quick_move(room.table, due.seat)

        def plan(table: Table) -> Step | int:
            over = self._clock_readings.next_expiry(table)
            if over is None or over[1] > 0 or over[0] != due.seat or table.decisions_made(due.seat) != due.made:
                return table.number
            return table.plan_move(due.seat, move, None, self._clock_readings.cost_of_move(table, due.seat), automatic=True)

        await self._change(room, plan)

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


def _owes_by_itself(table: Table, due: Deadline) -> bool:
    return table.decisions_made(due.seat) == due.made and due.seat in table.automatic_seats()
