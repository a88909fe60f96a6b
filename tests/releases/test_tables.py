"""A database of a released version: each table is unchanged and can be continued."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.tables.service import LISTED_TABLES
from tests.releases import RELEASES
from tests.releases.keeping import as_before, kept, play_on
from tests.server.accounts.people import access, signs_in
from tests.server.answers import Json, content, refused
from tests.server.conftest import Person, ServerThread

A_FEW = 5


class Kept:
    """The database of a release without later changes, and its content at that time."""

    def __init__(self, release: Path, folder: Path) -> None:
        shutil.copy(release / "tables.sqlite", folder / "tables.db")
        self.database = f"sqlite:///{folder}/tables.db"
        self.summary: Json = json.loads((release / "tables.json").read_text(encoding="utf-8"))
        self.tables: dict[str, Json] = self.summary["tables"]

    def named(self, what: str) -> Json:
        """Return the table with this purpose."""
        return next({"id": name} for name, table in self.tables.items() if table["what"] == what)


@pytest.fixture(params=RELEASES, ids=lambda release: release.name)
def release(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    return Kept(request.param, tmp_path)


@pytest.fixture
def people(release: Kept, start_server: Callable[[str], ServerThread]) -> Iterator[dict[str, Person]]:
    """Return the people of that time, who return to a current server."""
    server = start_server(release.database)
    back = {name: Person(server.address, name) for name in release.summary["people"]}
    for name, by in release.summary["people"].items():
        if by:
            back[name].http.cookies.clear()
        if "cookie" in by:
            back[name].http.cookies.set("matchwood", by["cookie"])
        elif "token" in by:
            back[name].http.headers["authorization"] = f"Bearer {by['token']}"
        else:
            assert signs_in(back[name], name, release.summary["password"]).status_code == 200
    yield back
    for person in back.values():
        person.http.close()


def test_the_file_of_a_release_is_small(release: Kept) -> None:
    assert Path(release.database.removeprefix("sqlite:///")).stat().st_size < 200_000


def test_every_table_is_unchanged(release: Kept) -> None:
    found = kept(release.database, {name: table["what"] for name, table in release.tables.items()})
    for name, table in release.tables.items():
        assert {**found[name], "record": None} == {**table, "record": None}
        as_before(found[name]["record"], table["record"])


@pytest.mark.slow
def test_every_table_can_be_continued(release: Kept, people: dict[str, Person]) -> None:
    chance = random.Random(1)
    for name, was in release.tables.items():
        if was["state"] in ("open", "playing"):
            now = next(shown for person in people.values() if (shown := person.sees({"id": name})).get("you") == 0)
            if now["state"] == "open":
                asked = {"number": now["number"], "do": "start"}
                host = people[now["seats"][0]["name"]]
                assert host.http.post(f"/api/tables/{name}/arrangement", json=asked).status_code == 200, was["what"]
            to_the_end = "is being played" in was["what"]
            first = now["number"]
            while now["state"] in ("open", "playing") and (to_the_end or now["number"] < first + A_FEW):
                now = play_on(people, now, chance)
            assert now["state"] == "over" if to_the_end else now["number"] >= first + A_FEW, was["what"]
            if to_the_end:
                events = content(people["Ada"].http.get(f"/api/tables/{name}/record"))["events"]
                assert events[: len(was["record"]["events"])] == was["record"]["events"]
        else:
            player = next(people[seat] for _, seat in was["seats"] if seat in people)
            as_before(content(player.http.get(f"/api/tables/{name}/record")), was["record"])


def test_all_people_find_their_tables_games_and_ratings(release: Kept, people: dict[str, Person]) -> None:
    for name, person in people.items():
        mine = {table for table, was in release.tables.items() if name in (seat for _, seat in was["seats"])}
        if name == "Bea":  # a bot plays for her there
            mine.add(release.named("a bot plays for somebody")["id"])
        found = {table["id"] for table in person.http.get("/api/tables").json()}
        assert found == mine if len(mine) <= LISTED_TABLES else (found < mine and len(found) == LISTED_TABLES), name
    played = content(people["Dora"].http.get("/api/account/games"))["games"]
    assert [game["table"] for game in played] == [release.named("a game for ratings")["id"]]
    account = content(people["Emil"].http.get("/api/account"))["account"]
    assert (account["name"], account["hidden"], len(access(people["Emil"])["passkeys"])) == ("Emil", True, 1)
    assert [rating["game"] for rating in account["ratings"]] == ["tycoon"]


def test_chat_messages_are_kept_and_silenced_authors_stay_silenced(release: Kept, people: dict[str, Any]) -> None:
    talk = f"/api/tables/{release.named('people talk')['id']}/talk"
    lines = content(people["Ada"].http.get(talk))["lines"]
    assert [(line["name"], line["phrase"] or line["text"]) for line in lines] == [("Ada", "hello"), ("Bea", "Schöne Stöckchen!")]
    refused(people["Bea"].http.post(talk, json={"key": "3", "phrase": "sorry"}), 403, "silenced")
