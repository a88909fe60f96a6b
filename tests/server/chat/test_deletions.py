"""A line of talk that is deleted vanishes from pages that are open, though another process deleted it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.server.chat import deletions
from matchwood.server.chat.moderation import Reports
from matchwood.server.storage import deleted_messages, schema
from matchwood.server.storage.deleted_messages import recently_deleted
from tests.server.accounts.people import PASSWORD, posts, signs_up
from tests.server.chat.talk import reports, says
from tests.server.conftest import Line

Deletes = Callable[..., int]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks as often as tests are impatient."""
    monkeypatch.setattr(deletions, "INTERVAL_SECONDS", 0.05)


@pytest.fixture
def deletes(desk: Reports, ada: Any, bea: Any) -> Deletes:
    """Ada says something at a table that the host then deletes, by an engine of their own as another process has it."""

    def says_and_deletes(table: dict[str, Any]) -> int:
        line = int(says(ada, table, text="something rude").json()["id"])
        reports(bea, table, line)
        desk.delete_messages([line])
        return line

    return says_and_deletes


def unsaid(line: Line) -> list[int]:
    return [message["line"] for message in map(json.loads, line.heard) if message["type"] == "unsaid"]


def test_everybody_who_listens_hears_once_that_a_line_is_gone(
    table: dict[str, Any], bea: Any, stranger: Any, deletes: Deletes
) -> None:
    with bea.watches(table) as one, stranger.watches(table) as other:
        gone = deletes(table)
        for line in (one, other):
            assert line.hear_type("unsaid") == {"type": "unsaid", "table": table["id"], "line": gone}
        again = deletes(table)
        for line in (one, other):
            line.hear_type("unsaid")
            assert unsaid(line) == [gone, again]


def test_whoever_may_not_listen_hears_nothing_of_it(ada: Any, bea: Any, stranger: Any, deletes: Deletes) -> None:
    table = ada.opens(players=2, watching="nobody")
    bea.sits(table)
    with bea.watches(table) as one, stranger.watches(table) as other:
        deletes(table)
        one.hear_type("unsaid")
        assert "unsaid" not in other.everything_so_far()


def test_what_somebody_said_who_deletes_their_account_is_gone_as_well(table: dict[str, Any], ada: Any, bea: Any) -> None:
    signs_up(ada, "Ada who leaves")
    said = [says(ada, table, text=words).json()["id"] for words in ("one", "two")]
    with bea.watches(table) as line:
        assert posts(ada, "delete", password=PASSWORD).status_code == 200
        for _ in said:
            line.hear_type("unsaid")
        assert sorted(unsaid(line)) == said


@pytest.mark.parametrize("error", [sql.exc.OperationalError("SELECT", {}, Exception("away")), ValueError("a fault of ours")])
def test_it_is_told_later_if_the_database_could_not_be_asked(
    error: Exception, table: dict[str, Any], bea: Any, deletes: Deletes, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = iter([error])

    def fails_once(connection: sql.Connection) -> dict[int, str]:
        failure = next(failures, None)
        if failure is not None:
            raise failure
        return recently_deleted(connection)

    monkeypatch.setattr(deletions, "recently_deleted", fails_once)
    with bea.watches(table) as line:
        gone = deletes(table)
        assert line.hear_type("unsaid")["line"] == gone
    assert next(failures, None) is None


def test_only_what_was_deleted_lately_is_kept(
    table: dict[str, Any], desk: Reports, deletes: Deletes, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, engine = deletes(table), desk._engine
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
