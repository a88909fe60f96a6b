"""A table that an operator closes is closed at all servers of a deployment."""

from __future__ import annotations

import pytest

from matchwood.server.admin import broadcast
from matchwood.server.admin.tables import OperatorTables
from matchwood.server.services import Services
from tests.server.in_process import Watcher, start_table
from tests.support.waiting import wait_until_async


async def test_open_pages_at_all_servers_show_that_the_operator_closed_the_table(
    here: Services, there: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "INTERVAL_SECONDS", 0.05)
    room = await start_table(here.tables)
    pages = [Watcher("ada"), Watcher("bea")]
    for server, page in zip((here, there), pages, strict=True):
        await server.tables.watch(page, room.table.id, room.table.number)
    OperatorTables(here.log.engine).close(room.table.id, "root")
    for page in pages:
        await wait_until_async(lambda: [shown for shown in page.tables if shown["closed"]])  # noqa: B023  it is asked at once
