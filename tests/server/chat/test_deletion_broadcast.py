"""Deleted chat messages: they disappear from open pages, also if another process deleted them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.server.chat import deletion_broadcast
from matchwood.server.chat.moderation import Reports
from matchwood.server.storage import deleted_messages, schema
from matchwood.server.storage.deleted_messages import recently_deleted
from tests.server.accounts.people import PASSWORD, posts, signs_up
from tests.server.answers import Json
from tests.server.chat.calls import reports, writes
from tests.server.conftest import Line

Deletes = Callable[..., int]


@pytest.fixture(autouse=True)
def quick_lookups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion_broadcast, "INTERVAL_SECONDS", 0.05)


@pytest.fixture
def deletes(operator: Reports, ada: Any, bea: Any) -> Deletes:
    """Lets Ada write a message, which the operator deletes. Returns its number."""

    def delete(table: Json) -> int:
        line = int(writes(ada, table, text="something rude").json()["id"])
        reports(bea, table, line)
        operator.delete_messages([line])
        return line

    return delete


def deleted(line: Line) -> list[int]:
    """Return the messages that the server has withdrawn on this connection."""
    return [message["line"] for message in map(json.loads, line.heard) if message["type"] == "unsaid"]


def test_all_watchers_learn_once_that_a_message_was_deleted(table: Json, bea: Any, stranger: Any, deletes: Deletes) -> None:
    with bea.watches(table) as one, stranger.watches(table) as other:
        gone = deletes(table)
        for line in (one, other):
            assert line.hear_type("unsaid") == {"type": "unsaid", "table": table["id"], "line": gone}
        again = deletes(table)
        for line in (one, other):
            line.hear_type("unsaid")
            assert deleted(line) == [gone, again]


def test_a_stranger_at_a_private_table_does_not_learn_of_a_deletion(ada: Any, bea: Any, stranger: Any, deletes: Deletes) -> None:
    table = ada.opens(players=2, watching="nobody")
    bea.sits(table)
    with bea.watches(table) as one, stranger.watches(table) as other:
        deletes(table)
        one.hear_type("unsaid")
        assert "unsaid" not in other.everything_so_far()


def test_the_messages_of_a_deleted_account_are_deleted(table: Json, ada: Any, bea: Any) -> None:
    signs_up(ada, "Ada who leaves")
    written = [writes(ada, table, text=words).json()["id"] for words in ("one", "two")]
    with bea.watches(table) as line:
        assert posts(ada, "delete", password=PASSWORD).status_code == 200
        for _ in written:
            line.hear_type("unsaid")
        assert sorted(deleted(line)) == written


@pytest.mark.parametrize("error", [sql.exc.OperationalError("SELECT", {}, Exception("away")), ValueError("a bug")])
def test_a_deletion_is_broadcast_later_if_the_database_fails(
    error: Exception, table: Json, bea: Any, deletes: Deletes, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = iter([error])

    def fails_once(connection: sql.Connection) -> dict[int, str]:
        failure = next(failures, None)
        if failure is not None:
            raise failure
        return recently_deleted(connection)

    monkeypatch.setattr(deletion_broadcast, "recently_deleted", fails_once)
    with bea.watches(table) as line:
        gone = deletes(table)
        assert line.hear_type("unsaid")["line"] == gone
    assert next(failures, None) is None


def test_only_recent_deletions_are_kept(table: Json, operator: Reports, deletes: Deletes, monkeypatch: pytest.MonkeyPatch) -> None:
    old, engine = deletes(table), operator._engine
    with engine.begin() as connection:
        assert recently_deleted(connection)[old] == table["id"]
        those = schema.deleted_lines.c.line == old
        aged = schema.deleted_lines.update().where(those).values(at=schema.deleted_lines.c.at - deleted_messages.KEEP_MS - 1)
        connection.execute(aged)
        assert old not in recently_deleted(connection)
    young = deletes(table)
    with engine.connect() as connection:
        kept = set(connection.scalars(sql.select(schema.deleted_lines.c.line)))
    assert young in kept
    assert old not in kept
