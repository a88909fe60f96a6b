"""Silences: the writer of a reported message cannot chat for some days."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from matchwood.server.chat.moderation import Reports
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from tests.server.accounts.people import PASSWORD, posts, signs_up
from tests.server.answers import Json, refused
from tests.server.chat.calls import reads, reports, writes

DAY = 24 * 3600


@pytest.fixture
def rude(table: Json, ada: Any, bea: Any) -> int:
    """The number of a message from Ada that Bea has reported."""
    message = int(writes(ada, table, text="something rude").json()["id"])
    reports(bea, table, message)
    return message


def test_a_silenced_player_cannot_chat_at_any_table_and_can_still_play(
    operator: Reports, table: Json, rude: int, ada: Any, bea: Any
) -> None:
    operator.silence([rude], days=3)
    for at in (table, ada.opens()):
        for message in ({"text": "me again"}, {"phrase": "hello"}):
            error = refused(writes(ada, at, **message), 403, "silenced")
            assert 2 * DAY < error["retry_after"] <= 3 * DAY
            assert "UTC" in error["message"]
    assert writes(bea, table, phrase="thanks").status_code == 200
    assert reads(ada, table) == [("Ada", "something rude"), ("Bea", "thanks")]
    assert ada.moves(table, ada.sees(table)["view"]["moves"][0]).status_code == 200


def test_a_silence_ends_after_its_time(operator: Reports, table: Json, rude: int, ada: Any) -> None:
    operator.silence([rude], days=1)
    assert rude in {silence.line for silence in operator.silenced()}
    with operator._engine.begin() as connection:  # its time is over
        connection.execute(schema.silences.update().where(schema.silences.c.line == rude).values(until=1))
    assert writes(ada, table, phrase="sorry").status_code == 200
    assert rude not in {silence.line for silence in operator.silenced()}
    with pytest.raises(NotFound, match="No person is silenced"):
        operator.unsilence([rude])


def test_an_operator_lifts_a_silence_also_after_its_message_was_deleted(
    operator: Reports, table: Json, rude: int, ada: Any
) -> None:
    for with_message in (True, False):
        operator.silence([rude], days=1)
        assert operator.by_number([rude])[0].silenced is not None
        if not with_message:
            operator.delete_messages([rude])
        operator.unsilence([rude])
        assert writes(ada, table, phrase="sorry").status_code == 200


def test_a_second_silence_replaces_the_time_of_the_first(operator: Reports, table: Json, rude: int, ada: Any) -> None:
    operator.silence([rude], days=30)
    operator.silence([rude], days=1)
    assert writes(ada, table, phrase="sorry").json()["error"]["retry_after"] <= DAY
    assert [silence.line for silence in operator.silenced()].count(rude) == 1


def test_only_the_writer_of_a_reported_message_can_be_silenced(operator: Reports, table: Json, rude: int, ada: Any) -> None:
    with pytest.raises(NotFound, match=f"number {rude + 1} is reported"):
        operator.silence([rude, rude + 1], days=1)
    assert writes(ada, table, phrase="sorry").status_code == 200


def test_an_account_inherits_a_silence_exports_it_and_is_deleted_with_it(
    operator: Reports, table: Json, rude: int, ada: Any
) -> None:
    operator.silence([rude], days=1)
    signs_up(ada, "Silenced")
    assert writes(ada, table, phrase="sorry").json()["error"]["code"] == "silenced"
    silenced = posts(ada, "export", password=PASSWORD).json()["silenced"]
    assert datetime.fromisoformat(silenced) > datetime.now(UTC)
    assert posts(ada, "delete", password=PASSWORD).status_code == 200
    assert rude not in {silence.line for silence in operator.silenced()}
