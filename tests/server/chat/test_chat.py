"""The chat of a table: who writes, who reads, and what is kept."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.chat import chat
from tests.server.answers import Json, error_of
from tests.server.chat.calls import chat_of, reads, reports, writes


def test_all_watchers_receive_a_chat_message(table: Json, ada: Any, bea: Any, stranger: Any) -> None:
    with bea.watches(table) as player, stranger.watches(table) as spectator:
        assert writes(ada, table, text="  Hallo Bea! ").status_code == 200
        assert writes(ada, table, phrase="good_luck").status_code == 200
        for connection in (player, spectator):
            lines = [connection.hear_type("said")["line"] for _ in range(2)]
            assert [(line["name"], line["seat"], line["phrase"], line["text"]) for line in lines] == [
                ("Ada", 0, None, "Hallo Bea!"),
                ("Ada", 0, "good_luck", None),
            ]
    assert reads(bea, table) == [("Ada", "Hallo Bea!"), ("Ada", "good_luck")]


def test_messages_with_the_same_key_are_one_message(table: Json, ada: Any) -> None:
    answers = [writes(ada, table, "once", phrase="hello").json() for _ in range(3)]
    assert len({answer["id"] for answer in answers}) == 1
    assert reads(ada, table) == [("Ada", "hello")]


def test_the_chat_names_the_id_of_its_reader_and_of_each_writer(table: Json, ada: Any, bea: Any, stranger: Any) -> None:
    writes(ada, table, phrase="hello")
    writes(bea, table, phrase="hello")
    whose = [line["who"] for line in chat_of(ada, table)["lines"]]
    assert whose == [chat_of(ada, table)["you"], chat_of(bea, table)["you"]]
    assert chat_of(stranger, table)["you"] not in whose


def test_a_chat_message_is_no_event_of_the_game(table: Json, ada: Any) -> None:
    before = ada.sees(table)["number"]
    writes(ada, table, phrase="hello")
    assert ada.sees(table)["number"] == before


def test_a_spectator_cannot_chat(table: Json, stranger: Any) -> None:
    assert error_of(writes(stranger, table, text="He has the 13!")) == (403, "not_seated")


def test_a_stranger_cannot_read_the_chat_of_a_private_table(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=2, watching="nobody")
    bea.sits(table)
    with stranger.watches(table) as watcher:
        writes(ada, table, text="between us")
        ada.moves(table, "bid 1")
        assert "between us" not in watcher.everything_so_far()
    assert stranger.http.get(f"/api/tables/{table['id']}/talk").status_code == 403


@pytest.mark.parametrize("text", ["", "   ", "\n", "one\nanother", "\u200b", "\u3164"])
def test_an_unreadable_message_is_refused(text: str, table: Json, ada: Any) -> None:
    assert writes(ada, table, text=text).json()["error"]["code"] == "bad_text"


@pytest.mark.parametrize("message", [{"phrase": "insult"}, {"text": "x" * 241}, {"text": 3}])
def test_a_message_outside_the_protocol_is_malformed(message: dict[str, Any], table: Json, ada: Any) -> None:
    assert writes(ada, table, **message).json()["error"]["code"] == "malformed"


def test_a_person_has_the_same_chat_id_at_every_table(table: Json, ada: Any, bea: Any) -> None:
    other = ada.opens(players=2)
    ids = [writes(ada, at, phrase="hello").json()["who"] for at in (table, other)]
    assert ids[0] == ids[1] != writes(bea, table, phrase="hello").json()["who"]


def test_a_report_is_stored_for_the_operator_and_logged(
    table: Json, ada: Any, bea: Any, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    line = writes(ada, table, text="something rude").json()["id"]
    for _ in range(2):
        reports(bea, table, line)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        kept = connection.execute(
            "SELECT words FROM reports JOIN talk ON talk.id = reports.line WHERE line = ?", (line,)
        ).fetchall()
    assert kept == [("something rude",)]
    record = next(record for record in caplog.records if "reported" in record.getMessage())
    assert record.about == {"table": table["id"], "message": line}  # type: ignore[attr-defined]  # the server adds it
    assert "rude" not in caplog.text
    assert bea.http.post(f"/api/tables/{table['id']}/talk/{line + 1000}/report").status_code == 404


def test_messages_of_many_guests_from_one_address_are_limited(start_server: Any, guest: Any) -> None:
    address = start_server(tables=0, person=0, talk_address=10, talk_table=0).address
    accepted = 0
    for number in range(4):
        person = guest(address, f"Guest {number}")
        table = person.opens(players=3)
        accepted += [writes(person, table, text="x").status_code for _ in range(4)].count(200)
    assert accepted == 10


def test_messages_at_one_table_are_limited(start_server: Any, guest: Any) -> None:
    address = start_server(talk_table=4).address
    ada, bea, stranger = (guest(address, name) for name in ("Ada", "Bea", "Stranger"))
    table, another = ada.opens(players=3), ada.opens(players=3)
    bea.sits(table)
    assert [writes(stranger, table, text="x").status_code for _ in range(6)] == [403] * 6
    answers = [writes(person, table, phrase="hello").status_code for person in (ada, bea, ada, bea, ada, bea)]
    assert answers == [200] * 4 + [429] * 2
    assert writes(ada, another, phrase="hello").status_code == 200


def test_a_long_message_counts_as_several(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(talk_address=20).address)
    table = ada.opens(players=3)
    answers = [writes(ada, table, text="😀" * 240).status_code for _ in range(3)]
    assert answers == [200, 200, 429], "960 bytes count as ten messages"
    assert writes(ada, ada.opens(players=3), phrase="hello").status_code == 429


def test_a_limit_below_one_long_message_admits_one(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(talk_address=2).address)
    assert writes(ada, ada.opens(players=3), text="😀" * 240).status_code == 200


def test_a_table_keeps_its_newest_messages_and_reported_ones(
    database: Path, table: Json, ada: Any, bea: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MAX_KEPT_MESSAGES", 3)
    other = ada.opens(players=3)
    writes(ada, other, text="elsewhere")
    for number in range(3):
        writes(ada, table, text=str(number))
    reports(bea, table, chat_of(ada, table)["lines"][0]["id"])
    for number in range(3, 6):
        writes(ada, table, text=str(number))
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT words FROM talk WHERE table_id IN (?, ?) ORDER BY id", (table["id"], other["id"]))
        assert [words for (words,) in rows] == ["elsewhere", "0", "3", "4", "5"]


def test_a_message_is_kept_for_a_year(start_server: Any, guest: Any, tmp_path: Path) -> None:
    address = start_server().address
    ada, bea = guest(address), guest(address, "Bea")
    table = ada.opens(players=3)
    bea.sits(table)
    for text in ("old", "old and reported", "new"):
        writes(ada, table, text=text)
    old, reported, _ = (line["id"] for line in chat_of(ada, table)["lines"])
    reports(bea, table, reported)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        year = chat.MAX_KEPT_DAYS * chat.DAY_MS
        connection.execute("UPDATE talk SET at = at - ? WHERE id IN (?, ?)", (year, old, reported))
    writes(bea, table, text="newer")
    assert [text for _, text in reads(ada, table)] == ["old and reported", "new", "newer"]


def test_messages_of_one_person_are_limited(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(talk=3).address)
    table = ada.opens(players=3, bots=2)
    answers = [writes(ada, table, phrase="hello").status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]
