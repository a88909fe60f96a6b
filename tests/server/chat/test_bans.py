"""Whoever the host silences says nothing at any table for a while, plays on, and is told until when."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from matchwood.server.chat.moderation import Reports
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from tests.server.accounts.people import PASSWORD, posts, signs_up
from tests.server.chat.talk import heard, reports, says

DAY = 24 * 3600


@pytest.fixture
def rude(table: dict[str, Any], ada: Any, bea: Any) -> int:
    """The number of a line of Ada's that Bea reported."""
    line = int(says(ada, table, text="something rude").json()["id"])
    reports(bea, table, line)
    return line


def test_who_is_silenced_says_nothing_at_any_table_and_plays_on(
    desk: Reports, table: dict[str, Any], rude: int, ada: Any, bea: Any
) -> None:
    desk.silence([rude], days=3)
    for at in (table, ada.opens()):
        for what in ({"text": "me again"}, {"phrase": "hello"}):
            refused = says(ada, at, **what)
            error = refused.json()["error"]
            assert (refused.status_code, error["code"]) == (403, "silenced")
            assert 2 * DAY < error["retry_after"] <= 3 * DAY
            assert "UTC" in error["message"]
    assert says(bea, table, phrase="thanks").status_code == 200
    assert heard(ada, table) == [("Ada", "something rude"), ("Bea", "thanks")]
    assert ada.moves(table, ada.sees(table)["view"]["moves"][0]).status_code == 200


def test_a_silence_ends_by_itself(desk: Reports, table: dict[str, Any], rude: int, ada: Any) -> None:
    desk.silence([rude], days=1)
    assert rude in {silence.line for silence in desk.silenced()}
    with desk._engine.begin() as connection:  # as time goes by
        connection.execute(schema.silences.update().where(schema.silences.c.line == rude).values(until=1))
    assert says(ada, table, phrase="sorry").status_code == 200
    assert rude not in {silence.line for silence in desk.silenced()}
    with pytest.raises(NotFound, match="No person is silenced"):
        desk.unsilence([rude])


def test_a_silence_can_be_lifted_also_when_its_line_is_gone(desk: Reports, table: dict[str, Any], rude: int, ada: Any) -> None:
    for with_line in (True, False):
        desk.silence([rude], days=1)
        assert desk.by_number([rude])[0].silenced is not None
        if not with_line:
            desk.delete_messages([rude])
        desk.unsilence([rude])
        assert says(ada, table, phrase="sorry").status_code == 200


def test_who_is_silenced_once_more_is_so_for_the_time_that_was_said_last(
    desk: Reports, table: dict[str, Any], rude: int, ada: Any
) -> None:
    desk.silence([rude], days=30)
    desk.silence([rude], days=1)
    assert says(ada, table, phrase="sorry").json()["error"]["retry_after"] <= DAY
    assert [silence.line for silence in desk.silenced()].count(rude) == 1


def test_only_who_said_what_was_reported_can_be_silenced(desk: Reports, table: dict[str, Any], rude: int, ada: Any) -> None:
    with pytest.raises(NotFound, match=f"number {rude + 1} is reported"):
        desk.silence([rude, rude + 1], days=1)
    assert says(ada, table, phrase="sorry").status_code == 200


def test_an_account_takes_the_silence_over_tells_of_it_and_is_deleted_with_it(
    desk: Reports, table: dict[str, Any], rude: int, ada: Any
) -> None:
    desk.silence([rude], days=1)
    signs_up(ada, "Silenced")
    assert says(ada, table, phrase="sorry").json()["error"]["code"] == "silenced"
    told = posts(ada, "export", password=PASSWORD).json()["silenced"]
    assert datetime.fromisoformat(told) > datetime.now(UTC)
    assert posts(ada, "delete", password=PASSWORD).status_code == 200
    assert rude not in {silence.line for silence in desk.silenced()}
