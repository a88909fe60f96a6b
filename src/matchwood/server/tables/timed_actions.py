"""What happens at a table by itself: each act is a change that is planned only if it is still due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from matchwood.external_bots.house import HOUSE_LEVEL
from matchwood.server.compute.bots import NAMES, Bots, glance_of
from matchwood.server.push.push import Push
from matchwood.server.table.table import Step, Table
from matchwood.server.tables.clock_readings import Timekeeper
from matchwood.server.tables.command_queue import Plan
from matchwood.server.tables.deadlines import Deadline, What
from matchwood.server.tables.room import Room

Change = Callable[[Room, Plan], Awaitable[object]]


class Acts:
    """What a scheduler does for bots, at windows that close, for guests and people who let their time pass."""

    def __init__(self, change: Change, bots: Bots, timekeeper: Timekeeper, push: Push) -> None:
        self._change = change
        self._bots = bots
        self._timekeeper = timekeeper
        self._push = push

    def by_kind(self) -> dict[What, Callable[[Room, Deadline], Awaitable[object]]]:
        """Which act belongs to which kind of deadline."""
        return {
            "bot": self.bot,
            "window": self.window,
            "guest": self.guest,
            "clock": self.clock,
            "absence": self.absence,
            "call": self.call,
        }

    async def bot(self, room: Room, due: Deadline) -> None:
        """A bot moves, or a move is made that everybody can see to be forced."""
        await self._bots.ready(room.table)
        if _owes_by_itself(room.table, due):
            await self.moved_by_itself(room, due, await self._bots.decide(room.table, due.seat))

    async def moved_by_itself(self, room: Room, due: Deadline, move: str) -> None:
        """Make this move, unless another process has made one for the seat, or a person has it again."""
        await self._change(room, lambda table: table.moved(due.seat, move, None) if _owes_by_itself(table, due) else table.number)

    async def window(self, room: Room, due: Deadline) -> None:
        """Silence for somebody who has not answered.

        How long a window is open depends on nothing but the table's setting and on whether all have answered, so that its length
        tells nothing about what anybody holds.
        """

        def plan(table: Table) -> Step | int:
            silence = table.silence()
            if silence is None or table.made_by(due.seat) != due.made:
                return table.number
            return table.moved(due.seat, silence, None)

        await self._change(room, plan)

    async def guest(self, room: Room, due: Deadline) -> None:
        """A bot of the house takes the seat of a guest for good."""

        def plan(table: Table) -> Step | int:
            still_owes = table.guests_owing().get(due.seat) == due.made
            return table.replaced(due.seat, NAMES[due.seat], HOUSE_LEVEL) if still_owes else table.number

        await self._change(room, plan)

    async def clock(self, room: Room, due: Deadline) -> None:
        """A move for whoever lets their time pass: the game's advice at a glance, and silence where silence is an answer."""
        move = await self._at_a_glance(room.table, due.seat)

        def plan(table: Table) -> Step | int:
            over = self._timekeeper.next_over(table)
            if over is None or over[1] > 0 or over[0] != due.seat or table.made_by(due.seat) != due.made:
                return table.number
            return table.moved(due.seat, move, None, self._timekeeper.spent(table, due.seat), automatic=True)

        await self._change(room, plan)

    async def absence(self, room: Room, due: Deadline) -> None:
        """Those who look are told that somebody is away."""
        del due
        room.tell_if_somebody_is_away()

    async def call(self, room: Room, due: Deadline) -> None:
        """Somebody who is away is called to their move, once for each turn, on the devices that they chose for it."""
        person = room.table.chairs[due.seat].owner
        if person is not None and room.uncalled().get(person) == due.made:
            await self._push.call_to_move(room.table, person, due.made)
            room.called(person, due.made)

    async def _at_a_glance(self, table: Table, seat: int) -> str:
        game = table.game
        assert game is not None
        if game.silence is not None:
            return game.silence
        view = game.view(seat)
        answer = await self._bots.ask("glance", table, seat)
        return answer if isinstance(answer, str) else await self._bots.think(table, partial(glance_of(table, seat).choose, view))


def _owes_by_itself(table: Table, due: Deadline) -> bool:
    return table.made_by(due.seat) == due.made and due.seat in table.owing_by_themselves()
