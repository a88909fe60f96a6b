"""An operator lists and closes tables through another connection to the database, while the server runs."""

from __future__ import annotations

import logging
from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.server.admin import broadcast
from matchwood.server.admin.table_summary import SeatSummary
from matchwood.server.admin.tables import OperatorTables
from matchwood.server.protocol.errors import NotFound, TableEnded
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage import schema
from matchwood.server.storage.alarms import Alarms
from matchwood.server.table.commands.rematch import OfferRematch
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.setup import SetUpTable
from matchwood.server.util.clock import now
from tests.server.in_process import Watcher, make_move, read_from_log, start_table
from tests.support.waiting import wait_for_async, wait_until_async


@pytest.fixture(autouse=True)
def quick_lookups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "INTERVAL_SECONDS", 0.05)


@pytest.fixture
def operator(engine: sql.Engine) -> OperatorTables:
    return OperatorTables(engine)


async def test_the_operator_sees_the_state_and_the_players_of_each_table(services: Services, operator: OperatorTables) -> None:
    waiting = await services.tables.create(NewTable("matchmaster", 3, "Ada", bots=1), "ada")
    playing = await start_table(services.tables)
    await make_move(services.tables, playing, 0)
    found = {summary.id: summary for summary in operator.latest(10, running=True)}
    assert {summary.id: summary.state for summary in found.values()} == {waiting.table.id: "open", playing.table.id: "playing"}
    assert [seat.kind for seat in found[waiting.table.id].seats] == ["person", "bot", "open"]
    summary = operator.summary(playing.table.id)
    assert summary == found[playing.table.id]
    assert summary.seats == (SeatSummary("person", "Ada", None), SeatSummary("person", "Bea", None))
    assert (summary.game, summary.events, summary.ended) == ("matchmaster", 3, None)


async def test_the_list_can_contain_ended_tables_and_is_limited(services: Services, operator: OperatorTables) -> None:
    ids = [(await start_table(services.tables)).table.id for _ in range(3)]
    operator.close(ids[0], "root")
    assert {summary.id for summary in operator.latest(10, running=True)} == {*ids[1:]}
    assert {summary.state for summary in operator.latest(10, running=False)} == {"playing", "closed"}
    assert len(operator.latest(2, running=False)) == 2


async def test_the_list_begins_with_the_newest_table(services: Services, operator: OperatorTables) -> None:
    ids = [(await services.tables.create(NewTable("matchmaster", 2, "Ada"), "ada")).table.id for _ in range(6)]
    assert [summary.id for summary in operator.latest(10, running=True)] == ids[::-1]
    assert [summary.id for summary in operator.latest(2, running=True)] == ids[:-3:-1]


async def test_open_pages_show_that_the_operator_closed_the_table(services: Services, operator: OperatorTables) -> None:
    room = await start_table(services.tables)
    pages = [Watcher("ada"), Watcher(None)]
    for page in pages:
        await services.tables.watch(page, room.table.id, room.table.number)
    operator.close(room.table.id, "root", "rude names")
    await wait_until_async(lambda: room.table.closed)
    for page in pages:
        assert (page.tables[-1]["state"], page.tables[-1]["closed"]) == ("ended", True)
    assert "rude names" not in str(pages[0].heard), "only the operator sees the reason"


async def test_players_cannot_change_a_closed_table(services: Services, operator: OperatorTables) -> None:
    tables = services.tables
    playing, waiting = await start_table(tables), await start_table(tables, players=3)
    for room in (playing, waiting):
        operator.close(room.table.id, "root")
        with pytest.raises(TableEnded, match="operator"):
            await tables.commands.run(room, OfferRematch("ada", "rematch"))
    with pytest.raises(TableEnded, match="operator"):
        await make_move(tables, playing, 0, "bid 0")
    with pytest.raises(TableEnded, match="operator"):
        await tables.commands.run(waiting, Sit("cem", "Cem"))
    with pytest.raises(TableEnded, match="operator"):
        await tables.commands.run(waiting, SetUpTable("ada", waiting.table.number, "start"))
    assert (await read_from_log(tables, playing)).closed, "a restarted server also knows it"


async def test_a_closed_table_has_no_alarm_and_a_result_without_ranks(services: Services, operator: OperatorTables) -> None:
    room = await start_table(services.tables, clock="brisk")
    alarms = Alarms(services.log.engine)
    assert len(await alarms.due(now() + 10**9, 10)) == 1
    operator.close(room.table.id, "root")

    async def places() -> list[Any]:
        with services.log.engine.connect() as connection:
            return list(connection.execute(sql.select(schema.results.c.name, schema.results.c.place, schema.results.c.away)))

    assert await wait_for_async(places) == [("Ada", None, 0), ("Bea", None, 0)]
    assert await alarms.due(now() + 10**9, 10) == []


async def test_a_table_that_never_started_gets_no_result(services: Services, operator: OperatorTables) -> None:
    room = await start_table(services.tables, players=3)
    operator.close(room.table.id, "root")
    await wait_until_async(lambda: room.table.closed)
    with services.log.engine.connect() as connection:
        assert connection.scalar(sql.select(schema.ends.c.settled)) == 1


async def test_only_an_existing_table_can_be_closed_and_only_once(services: Services, operator: OperatorTables) -> None:
    room = await start_table(services.tables)
    with pytest.raises(NotFound, match="admin tables"):
        operator.close("zzzz", "root")
    operator.close(room.table.id, "root")
    with pytest.raises(TableEnded, match="already closed"):
        operator.close(room.table.id, "root")


async def test_the_server_logs_each_action_of_an_operator_once(
    services: Services, operator: OperatorTables, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    rooms = [await start_table(services.tables) for _ in range(2)]
    for room in rooms:
        operator.close(room.table.id, "root", "a test")
        await wait_until_async(lambda: room.table.closed)  # noqa: B023  it is asked at once
    await wait_until_async(lambda: len(logged(caplog)) == 2)
    assert [(about["action"], about["subject"], about["by"], about["reason"]) for about in logged(caplog)] == [
        ("close-table", room.table.id, "root", "a test") for room in rooms
    ]


def logged(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """Return what the log contains about the actions of operators."""
    return [vars(record)["about"] for record in caplog.records if record.name == broadcast.__name__]
