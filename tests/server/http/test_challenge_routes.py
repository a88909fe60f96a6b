"""A challenge: a friend plays the deals of a finished game, sees nothing before the end, and then both compare their games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from matchwood.server.admin.reported_names import find_names, hide_names
from matchwood.server.storage.database import open_database
from tests.server.answers import Json, content, error_of
from tests.server.conftest import Person, ServerThread
from tests.server.whole_games import SHORT, played, plays_to_the_end

ALONE: dict[str, Any] = {**SHORT, "players": 2, "bots": 1, "hints": True}


@pytest.fixture
def game(ada: Person) -> Json:
    """A finished game of Ada against a bot."""
    table = ada.opens(**ALONE)
    plays_to_the_end(ada, table)
    return ada.sees(table)


def challenge(person: Person, table: Json) -> Json:
    answer = person.http.post(f"/api/tables/{table['id']}/challenges")
    assert answer.status_code == 200, answer.text
    return content(answer)


def seen(person: Person, made: Json) -> Json:
    return content(person.http.get(f"/api/challenges/{made['id']}"))


def accepts(person: Person, made: Json) -> Any:
    return person.http.post(f"/api/challenges/{made['id']}/table", json={"name": person.name})


def record(person: Person, table: Json) -> Json:
    return content(person.http.get(f"/api/tables/{table['id']}/record"))


def test_a_friend_sees_who_challenges_and_what_but_neither_result_nor_cards(ada: Person, bea: Person, game: Json) -> None:
    made = challenge(ada, game)
    assert challenge(ada, game)["id"] == made["id"]
    shown = seen(bea, made)
    assert (shown["name"], shown["game"], shown["seat"], shown["levels"]) == ("Ada", "tycoon", 0, [None, "beginner"])
    assert (shown["yours"], shown["table"], shown["games"], shown["timed"]) == (False, None, [], True)
    assert game["id"] not in bea.http.get(f"/api/challenges/{made['id']}").text


def test_a_friend_who_plays_the_same_gets_the_same_answers_and_the_same_result(ada: Person, bea: Person, game: Json) -> None:
    made = challenge(ada, game)
    table = content(accepts(bea, made))
    assert content(accepts(bea, made))["id"] == table["id"]
    assert (table["origin"]["kind"], table["origin"]["subject"]) == ("challenge", made["id"])
    assert (table["watching"], table["hints"], table["you"]) == ("nobody", True, 0)
    first = record(ada, game)
    plays_to_the_end(bea, table)  # both always make the first legal move
    assert record(bea, table)["events"] == first["events"]
    compared = seen(bea, made)["games"]
    assert [(one["name"], one["first"], one["yours"]) for one in compared] == [("Ada", True, False), ("Bea", False, True)]
    assert compared[0]["result"] == compared[1]["result"] == game["view"]["result"]


def test_no_call_reveals_the_first_game_before_the_friend_has_finished(ada: Person, bea: Person, game: Json) -> None:
    made = challenge(ada, game)
    branch = content(ada.http.post(f"/api/tables/{game['id']}/branches", json={"event": 1, "seat": 0, "name": "Ada"}))
    other = content(
        ada.http.post(f"/api/tables/{game['id']}/branches", json={"event": 3, "seat": 0, "name": "Ada", "cards": "other"})
    )
    table = content(accepts(bea, made))
    place = f"/api/tables/{game['id']}"
    for path in ("", "/record", "/replay", "/analysis", "/ratings", "/positions/3/0"):
        answer = bea.http.get(place + path)
        assert error_of(answer) == (409, "embargo"), path
        assert not any(card in answer.text for card in str(game["view"]["result"]["scores"]).split(","))
    for path, body in (("/branches", {"event": 3, "seat": 0, "name": "Bea"}), ("/positions/3/0", {"move": "pass"})):
        assert error_of(bea.http.post(place + path, json=body)) == (409, "embargo"), path
    assert error_of(bea.http.post(f"{place}/challenges")) == (409, "embargo")
    for started in (branch, other):
        assert error_of(bea.http.get(f"/api/tables/{started['id']}")) == (409, "embargo")
    for own in (game, table):
        assert error_of(bea.http.get(f"/api/challenges/{made['id']}/games/{own['id']}")) == (409, "not_over")
    assert error_of(bea.http.get(f"/api/tables/{table['id']}/record")) == (409, "not_over")
    with bea.line() as line:
        line.say(type="watch", table=game["id"], seen=0)
        assert line.hear_type("problem")["error"]["code"] == "embargo"
    assert game["id"] not in bea.http.get(f"/t/{table['id']}").text
    plays_to_the_end(bea, table)
    assert bea.http.get(f"{place}/record").status_code == 200
    assert bea.http.get(f"/api/tables/{branch['id']}").status_code == 200


def test_both_people_compare_their_games_and_the_challenger_finds_them_at_the_game(
    ada: Person, bea: Person, stranger: Person, game: Json
) -> None:
    made = challenge(ada, game)
    table = content(accepts(bea, made))
    own_game = seen(ada, made)["games"]
    assert [one["table"] for one in own_game] == [game["id"]]
    plays_to_the_end(bea, table)
    (found,) = ada.http.get(f"/api/tables/{game['id']}/challenges").json()
    assert [one["table"] for one in found["games"]] == [game["id"], table["id"]]
    for person in (ada, bea):
        for own in (game, table):
            replay = content(person.http.get(f"/api/challenges/{made['id']}/games/{own['id']}"))
            assert replay["plies"][-1]["event"] > 10
    assert bea.http.get(f"/api/tables/{game['id']}/challenges").json() == []
    assert seen(stranger, made)["games"] == []
    assert error_of(stranger.http.get(f"/api/challenges/{made['id']}/games/{table['id']}")) == (409, "not_over")


def test_a_friend_sees_only_the_own_game_beside_that_of_the_challenger(
    ada: Person, bea: Person, stranger: Person, game: Json
) -> None:
    made = challenge(ada, game)
    tables = [content(accepts(person, made)) for person in (bea, stranger)]
    for person, table in zip((bea, stranger), tables, strict=True):
        plays_to_the_end(person, table)
    assert [one["table"] for one in seen(bea, made)["games"]] == [game["id"], tables[0]["id"]]
    assert len(seen(ada, made)["games"]) == 3
    assert error_of(bea.http.get(f"/api/challenges/{made['id']}/games/{tables[1]['id']}")) == (409, "not_over")


def test_a_friend_who_gives_up_may_compare(ada: Person, bea: Person, game: Json) -> None:
    made = challenge(ada, game)
    table = content(accepts(bea, made))
    assert bea.http.post(f"/api/tables/{table['id']}/resign").status_code == 200
    assert [one["state"] for one in seen(bea, made)["games"]] == ["over", "ended"]


def test_only_a_finished_game_alone_against_bots_can_be_a_challenge(ada: Person, bea: Person, game: Json) -> None:
    running = ada.opens(**ALONE)
    assert error_of(ada.http.post(f"/api/tables/{running['id']}/challenges")) == (409, "not_over")
    together = played(ada, bea)
    assert error_of(ada.http.post(f"/api/tables/{together['id']}/challenges")) == (409, "cannot_challenge")
    assert error_of(bea.http.post(f"/api/tables/{game['id']}/challenges")) == (403, "not_seated")
    branch = content(ada.http.post(f"/api/tables/{game['id']}/branches", json={"event": 3, "seat": 0, "name": "Ada"}))
    plays_to_the_end(ada, branch)
    assert error_of(ada.http.post(f"/api/tables/{branch['id']}/challenges")) == (409, "cannot_challenge")
    made = challenge(ada, game)
    assert error_of(accepts(ada, made)) == (409, "cannot_challenge")
    assert error_of(bea.http.get("/api/challenges/nothing")) == (404, "not_found")


def test_names_of_challengers_and_friends_can_be_reported_and_hidden(
    ada: Person, bea: Person, stranger: Person, game: Json, database: Path
) -> None:
    made = challenge(ada, game)
    place = f"/api/challenges/{made['id']}/report"
    table = content(accepts(bea, made))
    for person, name in ((ada, "Ada"), (stranger, "Bea"), (ada, "Bea")):
        refused = person.http.post(place, json={"name": name})
        assert error_of(refused) == (404, "not_found"), "neither the own name nor one that the person does not see"
    plays_to_the_end(bea, table)
    for person, name in ((stranger, "Ada"), (bea, "Ada"), (ada, "Bea")):
        assert person.http.post(place, json={"name": name}).status_code == 204
    engine = open_database(str(database))
    reported = find_names(engine, settled=False)[-2:]
    assert [(each.name, each.reports) for each in reported] == [("Ada", 2), ("Bea", 1)]
    hide_names(engine, [each.number for each in reported], "root")
    engine.dispose()
    shown = seen(bea, made)
    assert (shown["name"], shown["face"], shown["names"][0]) == ("", None, "")
    assert [one["name"] for one in shown["games"]] == ["", ""]
    assert error_of(ada.http.post(place, json={"name": "Bea"})) == (404, "not_found")


def test_a_friend_can_challenge_with_the_accepted_game(ada: Person, bea: Person, stranger: Person, game: Json) -> None:
    table = content(accepts(bea, challenge(ada, game)))
    plays_to_the_end(bea, table)
    assert seen(stranger, challenge(bea, table))["timed"] is False


def test_accepted_challenges_count_as_new_tables(start_server: Callable[..., ServerThread], guest: Callable[..., Person]) -> None:
    address = start_server(tables=2).address
    ada, bea = guest(address, "Ada"), guest(address, "Bea")
    table = ada.opens(**ALONE)
    plays_to_the_end(ada, table)
    made = challenge(ada, table)
    assert [accepts(bea, made).status_code for _ in range(2)] == [201, 429]


def test_an_account_exports_its_challenges_and_takes_them_along(ada: Person, bea: Person, game: Json) -> None:
    made = challenge(ada, game)
    confirmed = {"password": "correct horse battery staple"}
    assert ada.http.post("/api/account/sign-up", json={"name": "Ada the challenger", **confirmed}).status_code < 300
    export = ada.http.post("/api/account/export", json=confirmed).json()
    assert [(one["challenge"], one["table"], one["made"]) for one in export["challenges"]] == [(made["id"], game["id"], True)]
    assert ada.http.post("/api/account/delete", json=confirmed).status_code < 300
    assert error_of(bea.http.get(f"/api/challenges/{made['id']}")) == (404, "not_found")


def test_a_messenger_shows_who_challenges_but_no_result(ada: Person, game: Json) -> None:
    made = challenge(ada, game)
    text = ada.http.get(f"/c/{made['id']}", headers={"accept-language": "de"}).text
    assert "Ada" in text.partition("</head>")[0]
    assert "fordert dich heraus: Matchstick Tycoon" in text
    assert ada.http.get("/c/nothing").status_code == 200
