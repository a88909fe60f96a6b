"""Tables with events of a newer version: this server does not open them, and clients have to reconnect."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from matchwood.server import app
from matchwood.server.protocol.errors import Newer
from matchwood.server.storage.log import Log
from matchwood.server.table.events import Event, Showed
from tests.server.conftest import Line


class OlderLog(Log):
    """The log of an older version, which does not know card sharing."""

    def _read(self, table_id: str, after: int, most: int | None = None) -> list[Event]:
        events = super()._read(table_id, after, most)
        if any(isinstance(event, Showed) for event in events):
            raise Newer
        return events


@pytest.fixture
def newer(ada: Any, database: Path) -> Any:
    """The id of a table with an unknown event. The server has not loaded it."""
    table = ada.opens(players=2)
    name = secrets.token_hex(8)
    with sql.create_engine(f"sqlite:///{database}").begin() as connection:
        copied = "INSERT INTO events SELECT :name, number, body FROM events WHERE table_id = :id"
        connection.execute(sql.text(copied), {"name": name, "id": table["id"]})
        continue_with_newer_event(connection, name)
        seated = "INSERT INTO sitters (owner, table_id, since) SELECT owner, :name, since FROM sitters WHERE table_id = :id"
        connection.execute(sql.text(seated), {"name": name, "id": table["id"]})
    return name


def continue_with_newer_event(connection: sql.Connection, table: str) -> None:
    """Add an event of a newer version to this table."""
    body = '{"type": "applauded", "seat": 0}'
    connection.execute(sql.text("INSERT INTO events VALUES (:table, 2, :body)"), {"table": table, "body": body})


def test_a_call_to_a_newer_table_gets_a_waiting_time_and_is_logged_once(
    ada: Any, newer: str, caplog: pytest.LogCaptureFixture
) -> None:
    answers = [ada.http.get(f"/api/tables/{newer}") for _ in range(2)]
    assert [(answer.status_code, answer.headers["retry-after"]) for answer in answers] == [(503, "5")] * 2
    error = answers[0].json()["error"]
    assert (error["code"], error["retry_after"]) == ("busy", 5)
    assert "newer version of Matchwood" in error["message"]
    logged = [record.message for record in caplog.records if record.levelno == logging.ERROR]
    assert logged == [f"Table {newer} has events of a newer version of Matchwood, so it cannot be opened here."]


def rest_of(line: Line) -> list[Any]:
    """Return the remaining messages of this connection, which the server must close for a reconnect."""
    before = len(line.heard)
    with pytest.raises(ConnectionClosed) as closed:
        line.hear_until(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
    return [json.loads(text) for text in line.heard[before:]]


def test_a_connection_to_a_newer_table_is_closed_for_a_reconnect(ada: Any, newer: str) -> None:
    for asked in ({"type": "watch", "seen": 0}, {"type": "move", "move": "bid 1", "key": "k"}, {"type": "take_back", "key": "k"}):
        with ada.line() as line:
            line.say(table=newer, **asked)
            assert rest_of(line) == []


def test_watchers_are_disconnected_when_a_newer_server_continues_the_table(
    ada: Any, bea: Any, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.opens(players=2)
    with ada.watches(table) as line:
        with sql.create_engine(f"sqlite:///{database}").begin() as connection:
            continue_with_newer_event(connection, table["id"])
        assert bea.http.post(f"/api/tables/{table['id']}/seats", json={"name": "Bea"}).status_code == 503
        assert rest_of(line) == []
    assert ada.http.get(f"/api/tables/{table['id']}").status_code == 503
    assert [record.message[:6] for record in caplog.records if record.levelno == logging.ERROR] == ["Table "]


def test_a_move_at_a_newer_table_is_made_at_the_newer_server(
    start_server: Callable[..., Any], guest: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(app, "Log", OlderLog)
        older = start_server()
    newer = start_server()
    ada, same, bea = guest(older.address), guest(newer.address), guest(newer.address, "Bea")
    same.http.cookies = ada.http.cookies
    table = ada.opens(players=2, showing=True)
    bea.sits(table)
    with ada.line() as line:
        seen = line.watch(table["id"])["table"]["number"]
        assert bea.http.post(f"/api/tables/{table['id']}/showing", json={"show": True}).status_code == 200
        line.say(type="move", table=table["id"], move="bid 1", key="once")
        assert rest_of(line) == []
    with same.line() as line:
        assert line.watch(table["id"], seen)["table"]["view"]["table"]["bids"][0] is None
        assert line.move(table["id"], "bid 1", key="once")["type"] == "accepted"
    assert same.sees(table)["view"]["table"]["bids"][0] == 1


def test_a_newer_table_is_left_out_of_the_list(ada: Any, newer: str) -> None:
    table = ada.opens(players=2)
    assert table["id"] in [each["id"] for each in ada.http.get("/api/tables").json()]
    assert newer not in [each["id"] for each in ada.http.get("/api/tables").json()]
