"""Transactions: a failure is rolled back, logged and reported to the caller."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage import postgresql as connecting
from matchwood.server.storage.database import open_database
from matchwood.server.storage.transactions import Transactions
from tests.server.services import Postgresql
from tests.support.database import open_new_database
from tests.support.waiting import run_in_thread

COUNT = sql.text("SELECT count(*) FROM runs")
NOTE = sql.text("INSERT INTO runs (name, began, seen) VALUES ('one', 1, 2)")


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sql.Engine]:
    engine = open_new_database(tmp_path / "tables.db")
    yield engine
    engine.dispose()


def broken(connection: sql.Connection) -> None:
    connection.execute(NOTE)
    connection.execute(sql.text("SELECT secret FROM nowhere"))


@pytest.mark.parametrize(
    ("what", "logged"), [("the talk", ["the talk could not be read or written: OperationalError, SQLITE_ERROR"]), (None, [])]
)
def test_a_failing_transaction_is_rolled_back_reported_and_logged(
    engine: sql.Engine, what: str | None, logged: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    store = Transactions(engine, what, "Please try again.")
    with pytest.raises(Busy, match=r"^Please try again\.$"):
        run_in_thread(store.in_transaction(broken))
    assert [message for name, level, message in caplog.record_tuples if level == logging.ERROR and "storage" in name] == logged
    assert run_in_thread(store.in_transaction(lambda connection: connection.scalar(COUNT))) == 0


def test_a_transaction_is_stored(engine: sql.Engine) -> None:
    store = Transactions(engine, None, "Please try again.")
    run_in_thread(store.in_transaction(lambda connection: connection.execute(NOTE).rowcount))
    assert run_in_thread(store.in_transaction(lambda connection: connection.scalar(COUNT))) == 1


def test_a_transaction_on_a_frozen_postgresql_fails_after_its_time(
    postgresql: Postgresql, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connecting, "ANSWER_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr(connecting, "CONNECT_TIMEOUT_SECONDS", 1)
    engine = open_database(postgresql.new_database())
    store = Transactions(engine, "the talk", "Please try again.")
    run_in_thread(store.in_transaction(lambda connection: connection.execute(NOTE)))
    with postgresql.frozen(), pytest.raises(Busy):
        run_in_thread(store.in_transaction(lambda connection: connection.scalar(COUNT)))
    assert "the talk could not be read or written: OperationalError, no connection" in caplog.messages
    assert run_in_thread(store.in_transaction(lambda connection: connection.scalar(COUNT))) == 1
    engine.dispose()
