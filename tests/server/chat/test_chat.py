"""Talk at a table: said once, heard by all who may watch, kept, reported, and never part of the game."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.chat import chat
from tests.server.answers import error_of
from tests.server.chat.talk import asked, heard, reports, says


def test_everybody_who_watches_hears_what_is_said(table: dict[str, Any], ada: Any, bea: Any, stranger: Any) -> None:
    with bea.watches(table) as line, stranger.watches(table) as watcher:
        assert says(ada, table, text="  Hallo Bea! ").status_code == 200
        assert says(ada, table, phrase="good_luck").status_code == 200
        for somebody in (line, watcher):
            lines = [somebody.hear_type("said")["line"] for _ in range(2)]
            assert [(line["name"], line["seat"], line["phrase"], line["text"]) for line in lines] == [
                ("Ada", 0, None, "Hallo Bea!"),
                ("Ada", 0, "good_luck", None),
            ]
    assert heard(bea, table) == [("Ada", "Hallo Bea!"), ("Ada", "good_luck")]


def test_one_key_is_said_once(table: dict[str, Any], ada: Any) -> None:
    answers = [says(ada, table, "once", phrase="hello").json() for _ in range(3)]
    assert len({answer["id"] for answer in answers}) == 1
    assert heard(ada, table) == [("Ada", "hello")]


def test_whoever_asks_learns_which_lines_are_their_own(table: dict[str, Any], ada: Any, bea: Any, stranger: Any) -> None:
    says(ada, table, phrase="hello")
    says(bea, table, phrase="hello")
    whose = [line["who"] for line in asked(ada, table)["lines"]]
    assert whose == [asked(ada, table)["you"], asked(bea, table)["you"]]
    assert asked(stranger, table)["you"] not in whose


def test_talk_is_no_event_of_the_game(table: dict[str, Any], ada: Any) -> None:
    before = ada.sees(table)["number"]
    says(ada, table, phrase="hello")
    assert ada.sees(table)["number"] == before


def test_watchers_listen_but_do_not_speak(table: dict[str, Any], stranger: Any) -> None:
    answer = says(stranger, table, text="He has the 13!")
    assert error_of(answer) == (403, "not_seated")


def test_where_nobody_may_watch_nobody_else_listens(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=2, watching="nobody")
    bea.sits(table)
    with stranger.watches(table) as watcher:
        says(ada, table, text="between us")
        ada.moves(table, "bid 1")
        assert "between us" not in watcher.everything_so_far()
    assert stranger.http.get(f"/api/tables/{table['id']}/talk").status_code == 403


@pytest.mark.parametrize("text", ["", "   ", "\n", "one\nanother", "\u200b", "\u3164"])
def test_what_nobody_can_read_is_refused(text: str, table: dict[str, Any], ada: Any) -> None:
    assert says(ada, table, text=text).json()["error"]["code"] == "bad_text"


@pytest.mark.parametrize("what", [{"phrase": "insult"}, {"text": "x" * 241}, {"text": 3}])
def test_what_the_protocol_does_not_know_is_malformed(what: dict[str, Any], table: dict[str, Any], ada: Any) -> None:
    assert says(ada, table, **what).json()["error"]["code"] == "malformed"


def test_one_person_has_the_same_sign_at_every_table(table: dict[str, Any], ada: Any, bea: Any) -> None:
    other = ada.opens(players=2)
    signs = [says(ada, at, phrase="hello").json()["who"] for at in (table, other)]
    assert signs[0] == signs[1] != says(bea, table, phrase="hello").json()["who"]


def test_a_report_is_kept_for_the_host_and_named_in_the_log(
    table: dict[str, Any], ada: Any, bea: Any, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    line = says(ada, table, text="something rude").json()["id"]
    for _ in range(2):
        reports(bea, table, line)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        kept = connection.execute(
            "SELECT words FROM reports JOIN talk ON talk.id = reports.line WHERE line = ?", (line,)
        ).fetchall()
    assert kept == [("something rude",)]
    told = [record for record in caplog.records if "reported" in record.getMessage()]
    assert told
    assert told[0].about == {"table": table["id"], "line": line}  # type: ignore[attr-defined]  # an extra of ours
    assert "rude" not in caplog.text
    assert bea.http.post(f"/api/tables/{table['id']}/talk/{line + 1000}/report").status_code == 404


def test_guests_without_number_fill_no_disk(start_server: Any, guest: Any) -> None:
    address = start_server(tables=0, person=0, talk_address=10, talk_table=0).address
    said = 0
    for number in range(4):
        person = guest(address, f"Guest {number}")
        table = person.opens(players=3)
        said += [says(person, table, text="x").status_code for _ in range(4)].count(200)
    assert said == 10


def test_one_table_has_not_too_many_lines(start_server: Any, guest: Any) -> None:
    address = start_server(talk_table=4).address
    ada, bea, stranger = (guest(address, name) for name in ("Ada", "Bea", "Stranger"))
    table, another = ada.opens(players=3), ada.opens(players=3)
    bea.sits(table)
    assert [says(stranger, table, text="x").status_code for _ in range(6)] == [403] * 6
    answers = [says(person, table, phrase="hello").status_code for person in (ada, bea, ada, bea, ada, bea)]
    assert answers == [200] * 4 + [429] * 2
    assert says(ada, another, phrase="hello").status_code == 200


def test_long_lines_count_as_several(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(talk_address=20).address)
    table = ada.opens(players=3)
    answers = [says(ada, table, text="😀" * 240).status_code for _ in range(3)]
    assert answers == [200, 200, 429], "960 bytes count as ten lines"
    assert says(ada, ada.opens(players=3), phrase="hello").status_code == 429


def test_a_limit_below_what_one_line_counts_lets_one_through(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(talk_address=2).address)
    assert says(ada, ada.opens(players=3), text="😀" * 240).status_code == 200


def test_of_each_table_the_newest_lines_are_kept_and_those_that_were_reported(
    database: Path, table: dict[str, Any], ada: Any, bea: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MAX_KEPT_MESSAGES", 3)
    other = ada.opens(players=3)
    says(ada, other, text="elsewhere")
    for number in range(3):
        says(ada, table, text=str(number))
    reports(bea, table, asked(ada, table)["lines"][0]["id"])
    for number in range(3, 6):
        says(ada, table, text=str(number))
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT words FROM talk WHERE table_id IN (?, ?) ORDER BY id", (table["id"], other["id"]))
        assert [words for (words,) in rows] == ["elsewhere", "0", "3", "4", "5"]


def test_a_line_is_kept_for_a_year(start_server: Any, guest: Any, tmp_path: Path) -> None:
    address = start_server().address
    ada, bea = guest(address), guest(address, "Bea")
    table = ada.opens(players=3)
    bea.sits(table)
    for text in ("old", "old and reported", "new"):
        says(ada, table, text=text)
    old, reported, _ = (line["id"] for line in asked(ada, table)["lines"])
    reports(bea, table, reported)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        year = chat.MAX_KEPT_DAYS * chat.DAY_MS
        connection.execute("UPDATE talk SET at = at - ? WHERE id IN (?, ?)", (year, old, reported))
    says(bea, table, text="newer")
    assert [text for _, text in heard(ada, table)] == ["old and reported", "new", "newer"]


def test_who_talks_too_much_is_asked_to_wait(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(talk=3).address)
    table = ada.opens(players=3, bots=2)
    answers = [says(ada, table, phrase="hello").status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]
