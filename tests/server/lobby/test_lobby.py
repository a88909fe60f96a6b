"""The lobby of public tables, and who may watch a private one."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from tests.server.answers import Json
from tests.server.whole_games import plays_to_the_end
from tests.support.optional import not_none
from tests.support.waiting import wait_for


def listed(line: Any, table: dict[str, Any]) -> dict[str, Any] | None:
    return next((entry for entry in line.hear_type("lobby")["tables"] if entry["id"] == table["id"]), None)


def listed_when(line: Any, table: dict[str, Any], wanted: Any) -> dict[str, Any] | None:
    found: dict[str, Any] | None = wait_for(lambda: listed(line, table), condition=wanted)
    return found


def test_a_public_table_is_in_the_lobby_while_a_player_is_present(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=3, watching="everybody", options={"undertrump": "free"}, pace="brisk")
    with stranger.line() as line:
        line.say(type="lobby")
        with ada.watches(table):
            entry = listed_when(line, table, bool)
            assert entry == {
                "id": table["id"], "game": "matchmaster", "players": 3, "rules": {"undertrump": "free"}, "pace": "brisk",
                "hints": False, "clock": None, "names": ["Ada"], "free": 2, "state": "open", "created": table["created"],
                "showing": False, "standings": [None],
            }  # fmt: skip
            bea.sits(table)
            assert not_none(listed_when(line, table, lambda entry: entry["free"] == 1))["names"] == ["Ada", "Bea"]
            stranger.sits(table)
            assert not_none(listed_when(line, table, lambda entry: entry["free"] == 0))["state"] == "playing"
        assert listed_when(line, table, lambda entry: entry is None) is None


@pytest.mark.parametrize(
    ("mode", "idle", "named"), [("cup", [], {"circle"}), ("league", ["stop_when_decided", "circle", "shared_sixth"], {"mode"})]
)
def test_the_lobby_omits_house_rules_without_effect(mode: str, idle: list[str], named: set[str], ada: Any, stranger: Any) -> None:
    table = ada.opens(game="the_match", players=2, watching="everybody", options={"mode": mode, "circle": "full"})
    assert (table["options"]["circle"], table["idle"]) == ("full", idle)
    with stranger.line() as line, ada.line() as host:
        line.say(type="lobby")
        host.watch(table["id"])
        assert not_none(listed_when(line, table, bool))["rules"].keys() == named


@pytest.mark.parametrize("watching", ["nobody", "link"])
def test_a_private_table_is_not_in_the_lobby(watching: str, ada: Any, bea: Any, stranger: Any) -> None:
    hidden, public = ada.opens(players=3, watching=watching), bea.opens(players=3, watching="everybody")
    with ada.line() as host, bea.line() as other, stranger.line() as line:
        host.watch(hidden["id"])
        other.watch(public["id"])
        line.say(type="lobby")
        listed_when(line, public, bool)
        line.say(type="lobby", show=False)
        assert hidden["id"] not in "".join(line.heard)


def test_the_host_makes_a_table_public(ada: Any, stranger: Any) -> None:
    table = ada.opens(players=3)
    with ada.line() as host, stranger.line() as line:
        host.watch(table["id"])
        line.say(type="lobby")
        for watching, in_lobby in (("everybody", True), ("link", False)):
            wish = {"number": ada.sees(table)["number"], "do": "watch", "watching": watching}
            answer = ada.http.post(f"/api/tables/{table['id']}/arrangement", json=wish).json()
            assert answer["watching"] == watching
            listed_when(line, table, lambda entry, in_lobby=in_lobby: (entry is not None) is in_lobby)


def test_tables_of_a_player_who_often_leaves_are_listed_last(ada: Any, bea: Any, stranger: Any, database: Path) -> None:
    first, second = (person.opens(players=3, watching="everybody") for person in (bea, ada))
    with sqlite3.connect(database) as connection:
        for game in ("one", "two", "three"):
            connection.execute(
                "INSERT INTO results (table_id, seat, owner, kind, game, at, away) "
                "SELECT ?, 0, owner, 'person', 'tycoon', 1, 1 FROM sitters WHERE table_id = ?",
                (f"{game} {second['id']}", second["id"]),
            )
    connection.close()
    with ada.line() as host, bea.line() as other, stranger.line() as line:
        host.watch(second["id"])
        other.watch(first["id"])
        line.say(type="lobby")
        ids: list[str] = []
        while not {first["id"], second["id"]} <= set(ids):
            ids = [entry["id"] for entry in line.hear_type("lobby")["tables"]]
        assert ids.index(first["id"]) < ids.index(second["id"])


def test_the_lobby_of_one_server_shows_the_tables_of_another(start_server: Any, guest: Any) -> None:
    servers = [start_server() for _ in range(2)]
    host, stranger = (guest(server.address) for server in servers)
    table = host.opens(players=3, watching="everybody")
    with stranger.line() as line:
        line.say(type="lobby")
        with host.watches(table):
            listed_when(line, table, bool)
            servers[0].close()  # its tables leave the lobby
        listed_when(line, table, lambda entry: entry is None)


def test_a_stranger_sees_nothing_of_a_private_table(ada: Any, bea: Any, stranger: Any) -> None:
    table = ada.opens(players=2, watching="nobody")
    with stranger.line() as line:
        assert line.watch(table["id"])["happenings"] == []
        bea.sits(table)
        news = line.hear_type("news")
        assert (news["state"], news["view"], news["happenings"]) == ("playing", None, [])
        assert line.watch(table["id"])["happenings"] == []
    assert stranger.sees(table)["view"] is None
    assert ada.sees(table)["view"]["seat"] == 0
    with bea.line() as line:
        assert line.watch(table["id"])["happenings"] != []


def test_the_record_of_a_private_game_is_for_its_players_only(ada: Any, stranger: Any) -> None:
    table = ada.opens(game="tycoon", players=2, bots=1, watching="nobody")
    plays_to_the_end(ada, table)
    for path in ("record", "replay", "analysis"):
        assert stranger.http.get(f"/api/tables/{table['id']}/{path}").json()["error"]["code"] == "not_seated"
        assert ada.http.get(f"/api/tables/{table['id']}/{path}").status_code == 200


def test_players_see_the_number_of_watchers(ada: Any, bea: Any, table: Json, stranger: Any) -> None:
    with ada.line() as line:
        assert line.watch(table["id"])["table"]["watchers"] == 0
        with bea.watches(table):
            assert line.hear_type("seats")["watchers"] == 0
            with stranger.line() as watcher:
                assert watcher.watch(table["id"])["table"]["watchers"] == 1
                assert line.hear_type("seats")["watchers"] == 1
            assert line.hear_type("seats")["watchers"] == 0


async def test_a_change_after_closing_does_not_start_the_lobby_task(services: Services) -> None:
    room = await services.tables.create(NewTable("the_match", 2, "Ada", watching="everybody"), "ada")
    await services.lobby.close()
    services.tables.changed.publish(room)
    assert "the lobby" not in {task.get_name() for task in asyncio.all_tasks()}
