"""A table on which a newer Matchwood wrote something that this one does not know stays shut here, and whoever asks is sent on."""

from __future__ import annotations

import logging
import secrets
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from matchwood.server.edge.live import TRY_AGAIN_LATER


@pytest.fixture
def newer(ada: Any, database: Path) -> Any:
    """A table with an event of a kind that nobody knows yet, which is not open here."""
    table = ada.opens(players=2)
    name = secrets.token_hex(8)
    with sql.create_engine(f"sqlite:///{database}").begin() as connection:
        copied = "INSERT INTO events SELECT :name, number, body FROM events WHERE table_id = :id"
        connection.execute(sql.text(copied), {"name": name, "id": table["id"]})
        go_on(connection, name)
        seated = "INSERT INTO sitters SELECT owner, :name, since FROM sitters WHERE table_id = :id"
        connection.execute(sql.text(seated), {"name": name, "id": table["id"]})
    return name


def go_on(connection: sql.Connection, table: str) -> None:
    """A newer server goes on with this table."""
    body = '{"type": "applauded", "seat": 0}'
    connection.execute(sql.text("INSERT INTO events VALUES (:table, 2, :body)"), {"table": table, "body": body})


def test_a_call_is_told_when_to_try_again_and_the_log_tells_the_host_once(
    ada: Any, newer: str, caplog: pytest.LogCaptureFixture
) -> None:
    answers = [ada.http.get(f"/api/tables/{newer}") for _ in range(2)]
    assert [(answer.status_code, answer.headers["retry-after"]) for answer in answers] == [(503, "5")] * 2
    error = answers[0].json()["error"]
    assert (error["code"], error["retry_after"]) == ("busy", 5)
    assert "newer version of Matchwood" in error["message"]
    told = [record.message for record in caplog.records if record.levelno == logging.ERROR]
    assert told == [f"table {newer} was gone on with by a newer version of Matchwood: it cannot be opened here"]


def test_a_line_is_told_and_closed_so_that_it_comes_to_another_server(ada: Any, newer: str) -> None:
    with ada.line() as line:
        line.say(type="watch", table=newer, seen=0)
        assert line.hear_type("problem")["error"]["retry_after"] == 5
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN_LATER


def test_those_who_look_at_a_table_when_a_newer_server_goes_on_with_it_are_sent_there(
    ada: Any, bea: Any, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.opens(players=2)
    with ada.line() as line:
        line.watch(table["id"])
        with sql.create_engine(f"sqlite:///{database}").begin() as connection:
            go_on(connection, table["id"])
        assert bea.http.post(f"/api/tables/{table['id']}/seats", json={"name": "Bea"}).status_code == 503
        assert line.hear_type("problem")["error"]["code"] == "busy"
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN_LATER
    assert ada.http.get(f"/api/tables/{table['id']}").status_code == 503, "what is known here is out of date"
    assert [record.message[:6] for record in caplog.records if record.levelno == logging.ERROR] == ["table "]


def test_somebodys_other_tables_are_shown(ada: Any, newer: str) -> None:
    table = ada.opens(players=2)
    assert table["id"] in [each["id"] for each in ada.http.get("/api/tables").json()]
    assert newer not in [each["id"] for each in ada.http.get("/api/tables").json()]
