"""Tables whose server is killed while no person has them open: another server continues each of them once."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.cluster.redis_pubsub import RedisPubSub
from matchwood.server.protocol.messages import NewTable
from matchwood.server.protocol.values import Clock
from matchwood.server.services import Cluster, Services
from matchwood.server.storage.alarms import Alarms
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table import clocks
from matchwood.server.table.clocks import CLOCKS
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.events import Moved
from matchwood.server.table.table import Table
from matchwood.server.tables import overdue
from tests.support.waiting import wait_for_async

TABLES = 5


async def test_after_a_server_is_killed_every_clock_expires_once(
    database: str, live: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(overdue, "INTERVAL_SECONDS", 0.05)
    monkeypatch.setattr(overdue, "GRACE_MS", 0)
    monkeypatch.setitem(CLOCKS, "brisk", Clock("brisk", bank=1, increment=0))
    monkeypatch.setattr(clocks, "INITIAL_LAG_MS", 0)
    monkeypatch.setattr(clocks, "LAG_PER_DECISION_MS", 0)
    caplog.set_level(logging.WARNING)

    def server() -> Services:
        return Services(Log(open_database(database)), Cluster(RedisPubSub(connect_to_redis(live.url))))

    killed = server()
    made: list[str] = []
    for _ in range(TABLES):
        room = await killed.tables.create(NewTable("matchmaster", 2, "Ada", pace="instant", clock="brisk"), "ada")
        await killed.tables.commands.run(room, Sit("bea", "Bea"))
        made.append(room.table.id)
    for part in (killed.scheduler, killed.overdue, killed.uptime):
        await part.close()
    others = [server() for _ in range(2)]
    alarms = Alarms(killed.log.engine)
    await wait_for_async(lambda: alarms.due(10**15, 1), condition=lambda alarms: not alarms, what="no clock runs at any table")
    for table in made:
        log = await killed.log.read(table)
        assert all(event.key is None for event in log if isinstance(event, Moved))
        assert all(map(Table.from_events(table, log).is_inactive, (0, 1)))
    for each in (*others, killed):
        await each.close()
    assert caplog.records == []
