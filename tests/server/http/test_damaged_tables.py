"""Tables with a damaged or long log: they do not affect other tables."""

from __future__ import annotations

import logging
import secrets
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.server.table.table import Table
from tests.server.answers import refused
from tests.support.waiting import TIMEOUT

DAMAGES = {
    "no JSON": "{",
    "no event": '"moved"',
    "a move of no player": '{"type": "moved", "seat": 5, "move": "bid 1"}',
    "a second beginning": None,
    "no UTF-8": b'{"type": "moved", "seat": 0, "move": "bid \xff"}',
    "lists in lists in lists": '{"type": "moved", "seat": 0, "deals": [{"a": ' + "[" * 100_000,
}


@pytest.fixture(params=list(DAMAGES.values()), ids=list(DAMAGES))
def damaged(ada: Any, database: Path, request: pytest.FixtureRequest) -> str:
    """The id of a table of Ada's with an event that cannot be read. The server has not loaded it."""
    table, name = ada.opens(players=2), secrets.token_hex(8)
    with sql.create_engine(f"sqlite:///{database}").begin() as connection:
        copied = "INSERT INTO events SELECT :name, number, body FROM events WHERE table_id = :id"
        connection.execute(sql.text(copied), {"name": name, "id": table["id"]})
        first = connection.scalar(sql.text("SELECT body FROM events WHERE table_id = :id"), {"id": name})
        body = request.param or first
        connection.execute(sql.text("INSERT INTO events VALUES (:table, 2, CAST(:body AS TEXT))"), {"table": name, "body": body})
        seated = "INSERT INTO sitters (owner, table_id, since) SELECT owner, :name, since FROM sitters WHERE table_id = :id"
        connection.execute(sql.text(seated), {"name": name, "id": table["id"]})
    return name


def test_a_damaged_table_is_left_out_of_the_list_and_logged_once(ada: Any, damaged: str, caplog: pytest.LogCaptureFixture) -> None:
    other = ada.opens(players=2)
    for _ in range(2):
        listed = ada.http.get("/api/tables")
        assert listed.status_code == 200
        assert other["id"] in [table["id"] for table in listed.json()]
        assert damaged not in [table["id"] for table in listed.json()]
    assert damaged in refused(ada.http.get(f"/api/tables/{damaged}"), 500, "internal")["message"]
    logged = [record.message for record in caplog.records if record.levelno == logging.ERROR]
    assert logged == [f"The log of table {damaged} is damaged, so the table cannot be opened."]


def test_a_table_that_loads_slowly_does_not_delay_others(start_server: Any, guest: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start_server()
    long, short = (guest(server.address).opens(players=2) for _ in range(2))
    server.close()
    server = start_server()
    replayed, going_on, begun = Table.from_events, threading.Event(), threading.Event()

    def slowly(table_id: str, events: Any) -> Table:
        if table_id == long["id"]:
            begun.set()
            assert going_on.wait(TIMEOUT)
        return replayed(table_id, events)

    monkeypatch.setattr(Table, "from_events", slowly)
    ada, bea = guest(server.address), guest(server.address)
    waiting = threading.Thread(target=lambda: ada.http.get(f"/api/tables/{long['id']}"))
    waiting.start()
    assert begun.wait(TIMEOUT)
    assert bea.sees(short)["id"] == short["id"]
    assert waiting.is_alive()
    going_on.set()
    waiting.join(TIMEOUT)
