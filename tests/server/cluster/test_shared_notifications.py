"""Notifications on PostgreSQL: of several processes that see whose move it is, one calls."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from matchwood.server.push import subscriptions
from matchwood.server.storage.database import open_database
from tests.server.push.device import Device

TABLES = ("first", "second")


def test_each_turn_is_called_once_whoever_comes_first(database: str) -> None:
    engine, device = open_database(database), Device()
    with engine.begin() as connection:
        subscriptions.save(connection, "ada", None, device.subscription(), "https://cards.example", "en")

    def called(table: str, turn: int) -> int:
        with engine.begin() as connection:
            return len(subscriptions.devices_to_notify(connection, table, "ada", turn))

    with ThreadPoolExecutor(4) as processes:
        for turn in range(3):
            assert sum(processes.map(called, TABLES * 4, [turn] * 8)) == len(TABLES)
        assert sum(processes.map(called, TABLES, [1, 2])) == 0, "turns that are over are called no more"
    engine.dispose()
