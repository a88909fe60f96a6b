"""Notifications with PostgreSQL: one of several processes sends them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from matchwood.server.push import subscriptions
from matchwood.server.storage.database import open_database
from tests.server.push.device import Device

TABLES = ("first", "second")


def test_one_of_several_processes_notifies_a_player_of_a_turn(database: str) -> None:
    engine, device = open_database(database), Device()
    with engine.begin() as connection:
        subscriptions.save(connection, "ada", None, device.subscription(), "https://cards.example", "en")

    def notified(table: str, turn: int) -> int:
        with engine.begin() as connection:
            return len(subscriptions.devices_to_notify(connection, table, "ada", turn))

    with ThreadPoolExecutor(4) as processes:
        for turn in range(3):
            assert sum(processes.map(notified, TABLES * 4, [turn] * 8)) == len(TABLES)
        assert sum(processes.map(notified, TABLES, [1, 2])) == 0, "past turns cause no notification"
    engine.dispose()
