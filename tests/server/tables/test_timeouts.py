"""Timeouts: the server moves for a player whose time is up, and marks the move as automatic."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any, ClassVar

import pytest

import matchwood
from matchwood.server.compute.bots import BotTask, seed_of
from matchwood.server.protocol.values import Clock
from matchwood.server.services import Cluster, Services
from matchwood.server.storage.log import Log
from matchwood.server.table import clocks
from matchwood.server.table.clocks import ABSENT_AFTER_TIMEOUTS, CLOCKS, DAY, HOUR
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.events import Moved
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import PEOPLE, make_move, start_table
from tests.support.database import open_new_database
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The brisk clock has no time at all."""
    monkeypatch.setitem(CLOCKS, "brisk", Clock("brisk", bank=0, increment=0))
    monkeypatch.setattr(clocks, "INITIAL_LAG_MS", 0)
    monkeypatch.setattr(clocks, "LAG_PER_DECISION_MS", 0)


async def table_with_a_clock(tables: Tables, people: int = 2, **more: Any) -> Room:
    return await start_table(tables, people, **{"clock": "brisk"} | more)


def advice(table: Table, seat: int) -> str:
    return matchwood.bot("quick", seed=seed_of(table, seat)).choose(not_none(table.game).view(seat))


def pickled(table: Table) -> dict[str, bytes]:
    """Return all attributes of a table except its game."""
    return {name: pickle.dumps(known) for name, known in vars(table).items() if name != "game"}


async def moves_in(tables: Tables, room: Room) -> list[Moved]:
    return [event for event in await tables.log.read(room.table.id) if isinstance(event, Moved)]


@pytest.mark.usefixtures("no_time")
async def test_a_player_whose_time_is_up_makes_the_move_of_the_quick_bot(tables: Tables) -> None:
    room = await table_with_a_clock(tables)
    await wait_until_async(lambda: room.table.decisions_made(0) > 0 and room.table.decisions_made(1) > 0)
    made = (await moves_in(tables, room))[:2]
    log = await tables.log.read(room.table.id)
    for event in made:  # chosen before or after the other bid
        befores = [Table.from_events(room.table.id, log[: log.index(first)]) for first in (made[0], event)]
        assert event.move in {advice(table, event.seat) for table in befores}
    assert all(event.automatic and event.key is None for event in made)


@pytest.mark.usefixtures("no_time")
async def test_a_game_pauses_when_all_its_players_are_inactive(tables: Tables) -> None:
    room = await table_with_a_clock(tables)
    await wait_until_async(lambda: room.next_expiry is None)
    assert [room.table.is_inactive(seat) for seat in (0, 1)] == [True, True]
    number, moves = room.table.number, await moves_in(tables, room)
    assert all(event.automatic for event in moves)
    assert max(room.table.automatic) >= ABSENT_AFTER_TIMEOUTS
    other = await table_with_a_clock(tables)
    await wait_until_async(lambda: other.next_expiry is None)  # as many moves were possible at the first table
    assert room.table.number == number
    seat = not_none(room.table.game).owing[0]
    await make_move(tables, room, seat)
    assert not room.table.is_inactive(seat)
    await wait_until_async(lambda: room.table.number > number + 1)


async def test_automatic_moves_are_counted_until_the_player_moves(tables: Tables) -> None:
    table = (await table_with_a_clock(tables)).table
    counted = []
    for key, automatic in ((None, True), (None, False), (None, True), ("key", False)):
        step = table.plan_move(0, "bid 0", key, automatic=automatic)
        before = pickled(table)
        later = table.with_step(step)
        assert pickled(table) == before
        counted.append(later.automatic[0])
        assert (table.number, table.decisions_made(0)) == (later.number - 1, later.decisions_made(0) - 1)
        assert set(not_none(table.clocks).running) == {0, 1}
        table = later
        not_none(table.game).take_back(0)
        not_none(table.clocks).run([0, 1], table.number, 0)
    assert counted == [1, 1, 2, 0]


@pytest.mark.usefixtures("no_time")
@pytest.mark.parametrize("answers", [True, False])
async def test_a_worker_chooses_the_move_for_a_player_whose_time_is_up(tmp_path: Path, answers: bool) -> None:
    class Workers:
        """Workers that choose the highest bid, or do not answer."""

        asked: ClassVar[list[BotTask]] = []

        async def ask(self, asked: BotTask, table: Table, seat: int) -> str | None:
            self.asked.append(asked)
            return not_none(table.game).legal_moves(seat)[-1] if answers else None

        async def close(self) -> None:
            return

    services = Services(Log(open_new_database(tmp_path / "tables.db")), Cluster(bot_client=Workers()))
    tables = services.tables
    room = await table_with_a_clock(tables)
    await wait_until_async(lambda: room.table.decisions_made(0) > 0 and room.table.decisions_made(1) > 0)
    bids = [event.move for event in await moves_in(tables, room)][:2]
    assert set(Workers.asked) == {"glance"}
    assert len(bids) == 2
    assert not answers or bids == ["bid 7", "bid 7"]
    await services.close()


@pytest.mark.usefixtures("no_time")
async def test_the_automatic_answer_in_a_window_adds_no_card(tables: Tables) -> None:
    room = await table_with_a_clock(tables, 3, game="matschig", options={"rounds": 12})
    await wait_until_async(lambda: room.next_expiry is None)
    answers = [event.move for event in await moves_in(tables, room) if event.move == "let" or event.move.startswith("add")]
    assert set(answers) <= {"let"}


@pytest.mark.usefixtures("no_time")
async def test_a_table_without_a_clock_has_no_timeouts(tables: Tables) -> None:
    room = await table_with_a_clock(tables, clock="none")
    other = await table_with_a_clock(tables)
    await wait_until_async(lambda: other.next_expiry is None)
    assert (room.next_expiry, room.table.decisions_made(0), room.view_of("ada").clocks) == (None, 0, None)


@pytest.mark.usefixtures("no_time")
async def test_a_clock_that_ran_out_is_found_by_the_next_server(services: Services) -> None:
    room = await table_with_a_clock(services.tables)
    await services.scheduler.close()
    restarted = Services(services.log)
    other = await restarted.tables.room(room.table.id)
    await wait_until_async(lambda: other.next_expiry is None)
    assert all(other.table.automatic)
    for task in (restarted.scheduler, restarted.bots, restarted.uptime):
        await task.close()


async def test_the_clock_of_a_player_runs_until_they_have_decided(tables: Tables) -> None:
    room = await table_with_a_clock(tables, clock="correspondence", bots=1)
    await wait_until_async(lambda: room.table.decisions_made(1) > 0)
    ada, bot, bea = not_none(room.view_of("ada").clocks)
    assert ada is not None
    assert bot is None
    assert bea is not None
    assert (ada.since, bea.since) == (2, 2), "both run since the event that started the game"
    assert 3 * DAY - HOUR < ada.left <= 3 * DAY
    await tables.commands.run(room, PlayMove("ada", "bid 1", "key"))
    ada, _, bea = not_none(room.view_of(None).clocks)
    assert ada is not None
    assert bea is not None
    assert (ada.since, bea.since) == (None, 2)


def left_to_ada(room: Room) -> float:
    return not_none(not_none(room.view_of("ada").clocks)[0]).left


async def test_clocks_survive_a_restart(tables: Tables) -> None:
    room = await table_with_a_clock(tables, clock="correspondence")
    await wait_until_async(lambda: left_to_ada(room) < 3 * DAY)
    await make_move(tables, room, 0, thought=10)
    event = (await moves_in(tables, room))[0]
    assert event.used > 0
    assert event.at > 0
    restarted = Services(tables.log)
    other = await restarted.tables.room(room.table.id)
    here, there = (list(map(not_none, not_none(one.view_of("bea").clocks))) for one in (room, other))
    assert [clock.since for clock in here] == [clock.since for clock in there]
    assert [clock.left for clock in here] == pytest.approx([clock.left for clock in there], abs=HOUR)
    for task in (restarted.scheduler, restarted.uptime):
        await task.close()


async def test_an_answer_in_a_window_costs_no_time(tables: Tables) -> None:
    room = await table_with_a_clock(tables, 3, game="matschig", window=20, options={"rounds": 12})
    for _ in range(60):
        if not_none(room.table.game).silence is not None:
            break
        await make_move(tables, room, not_none(room.table.game).owing[0])
    assert not_none(room.table.game).silence is not None, "no window opened"
    assert [not_none(clock).since for clock in not_none(room.view_of(None).clocks)] == [None, None, None]
    seat = not_none(room.table.game).owing[0]
    before = not_none(not_none(room.view_of(None).clocks)[seat]).left
    await tables.commands.run(room, PlayMove(PEOPLE[seat], "let", "key"))
    assert not_none(not_none(room.view_of(None).clocks)[seat]).left == before
    assert (await moves_in(tables, room))[-1].used == 0


async def test_all_viewers_see_the_same_clocks(tables: Tables) -> None:
    room = await table_with_a_clock(tables, 3, game="matschig")
    for _ in range(20):
        clocks = [[not_none(clock).since for clock in not_none(room.view_of(person).clocks)] for person in (*PEOPLE[:3], None)]
        assert clocks.count(clocks[0]) == len(clocks)
        running = {seat for seat, since in enumerate(clocks[0]) if since is not None}
        assert running == set(not_none(room.table.game).owing), "also for a seat with a forced move"
        await make_move(tables, room, not_none(room.table.game).owing[0])


async def test_a_game_with_automatic_moves_has_a_valid_record(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, no_time: None
) -> None:
    monkeypatch.setattr("matchwood.server.table.table.ABSENT_AFTER_TIMEOUTS", 10**6)
    room = await table_with_a_clock(tables, options={"rounds": "short"})
    await wait_until_async(lambda: room.table.state == "over")
    record = await tables.record(room.table.id)
    assert matchwood.load(record).result == not_none(room.table.game).result
