"""Two players at one screen: one caller has both seats, in games without hidden cards."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import matchwood
from matchwood.cardgames.catalogue import specs
from tests.server.answers import refused
from tests.server.conftest import Person
from tests.support.waiting import wait_for

MATCH = {"game": "the_match", "players": 2, "beside": ["Bea"]}
NEVER_ENDS = 2000


class Home:
    """A server that can be restarted, and one person with a browser."""

    def __init__(self, start_server: Any, guest: Any) -> None:
        self._start_server = start_server
        self._server = start_server()
        self.ada = guest(self._server.address)

    def restart(self) -> None:
        self._server.close()
        self._server = self._start_server()
        self.ada.http.base_url = self._server.address


@pytest.fixture
def home(start_server: Any, guest: Any) -> Home:
    return Home(start_server, guest)


def asked(ada: Person, **change: Any) -> httpx.Response:
    return ada.http.post("/api/tables", json={"name": "Ada", "level": "beginner", **MATCH, **change})


def play_a_turn(ada: Any, table: dict[str, Any]) -> None:
    """Make moves until it is the turn of the other seat."""
    seat = ada.sees(table)["you"]
    while ada.sees(table)["you"] == seat:
        assert ada.moves(table, ada.sees(table)["view"]["moves"][0]).status_code == 200


def test_both_seats_belong_to_the_caller(ada: Any) -> None:
    table = ada.opens(**MATCH)
    assert table["state"] == "playing"
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("person", "Ada"), ("person", "Bea")]
    assert table["yours"] == [0, 1]
    assert ada.sees(table)["yours"] == [0, 1]
    assert [listed["yours"] for listed in ada.http.get("/api/tables").json()] == [[0, 1]]


def test_the_caller_acts_for_the_current_seat(ada: Any) -> None:
    table = ada.opens(**MATCH)
    seats = []
    for _ in range(6):
        seen = ada.sees(table)
        assert seen["view"]["owing"] == [seen["you"]]
        assert seen["view"]["seat"] == seen["you"] == seen["view"]["table"]["turn"]
        assert seen["view"]["moves"] == ["1", "2", "3", "4"]
        seats.append(seen["you"])
        play_a_turn(ada, table)
    assert seats in ([0, 1] * 3, [1, 0] * 3)


def test_both_seats_are_present_while_the_connection_is_open(ada: Any) -> None:
    table = ada.opens(**MATCH)
    assert [seat["here"] for seat in ada.sees(table)["seats"]] == [False, False]
    with ada.line() as line:
        assert [seat["here"] for seat in line.watch(table["id"])["table"]["seats"]] == [True, True]


def test_a_key_sent_again_after_the_turn_changed_counts_once(ada: Any) -> None:
    table = ada.opens(**MATCH)
    while True:
        before = ada.sees(table)
        move = before["view"]["moves"][0]
        first = ada.moves(table, move, key=f"move {before['number']}").json()
        assert first["number"] == before["number"] + 1
        after = ada.sees(table)
        if after["you"] != before["you"]:
            break
    again = ada.moves(table, move, key=f"move {before['number']}")
    assert again.json() == first
    assert ada.sees(table) == after


def test_the_key_of_a_move_is_refused_for_a_move_of_the_other_seat(ada: Any) -> None:
    table = ada.opens(**MATCH)
    last = ""
    seat = ada.sees(table)["you"]
    while ada.sees(table)["you"] == seat:
        last = ada.sees(table)["view"]["moves"][-1]
        ada.moves(table, last, key=f"key for {last} at {ada.sees(table)['number']}")
    number = ada.sees(table)["number"]
    other = next(move for move in "1234" if move != last)
    error = refused(ada.moves(table, other, key=f"key for {last} at {number - 1}"), 400, "malformed")
    assert error["expected"] == [last]
    assert ada.sees(table)["number"] == number


def test_a_key_counts_once_after_a_restart(home: Home) -> None:
    table = home.ada.opens(**MATCH)
    first = home.ada.moves(table, "1", key="once").json()
    home.restart()
    assert home.ada.moves(table, "1", key="once").json() == first
    assert home.ada.sees(table)["yours"] == [0, 1]


def test_one_connection_plays_a_whole_match(ada: Any) -> None:
    table = ada.opens(**MATCH, options={"mode": "league"})
    with ada.line() as line:
        shown = line.watch(table["id"])["table"]
        view, number, movers = shown["view"], shown["number"], set()
        while not view["over"]:
            movers.add(view["seat"])
            line.say(type="move", table=table["id"], move=view["moves"][-1], key=f"{number}")
            news = line.hear_type("news")
            assert news["number"] == number + 1
            view, number = news["view"], news["number"]
            assert number < NEVER_ENDS
    assert movers == {0, 1}
    record = ada.http.get(f"/api/tables/{table['id']}/record").json()
    assert matchwood.load(record).result is not None
    assert view["result"] == record["result"]


def test_a_shootout_survives_a_restart(home: Home) -> None:
    for _ in range(40):
        table = home.ada.opens(**MATCH)
        with home.ada.line() as line:
            view = line.watch(table["id"])["table"]["view"]
            while not view["over"] and view["table"]["phase"] != "shot":
                odds = view["table"]["odds"]  # the worst move, for a draw
                line.say(type="move", table=table["id"], move=min(odds, key=lambda move: odds[move]), key=f"{len(line.heard)}")
                view = line.hear_type("news")["view"]
        if not view["over"]:
            break
    assert view["table"]["part"] == "ten_shots"
    before = wait_for(
        lambda: home.ada.sees(table),
        condition=lambda seen: not seen["seats"][0]["here"],
        what="the server has closed the connection",
    )
    home.restart()
    assert home.ada.sees(table) == before
    assert home.ada.moves(table, "3").status_code == 200


def test_a_spectator_has_no_seat_and_cannot_move(ada: Any, stranger: Any) -> None:
    table = ada.opens(**MATCH)
    seen = stranger.sees(table)
    assert (seen["yours"], seen["you"]) == ([], None)
    assert (seen["view"]["seat"], seen["view"]["moves"]) == (None, [])
    assert seen["view"]["table"] == ada.sees(table)["view"]["table"], "this game has no hidden cards"
    refused(stranger.moves(table, "1"), 403, "not_seated")
    refused(stranger.http.post(f"/api/tables/{table['id']}/seats", json={"name": "X", "seat": None}), 409, "seat_taken")


def test_the_second_seat_is_open_if_its_player_has_another_screen(ada: Any, bea: Any) -> None:
    table = ada.opens(game="the_match", players=2)
    assert (table["state"], table["yours"]) == ("open", [0])
    bea.sits(table)
    seen = [ada.sees(table), bea.sees(table)]
    assert [(one["you"], one["yours"]) for one in seen] == [(0, [0]), (1, [1])]
    waiting = next(person for person, one in zip((ada, bea), seen, strict=True) if not one["view"]["moves"])
    refused(waiting.moves(table, "1"), 409, "not_your_turn")


@pytest.mark.parametrize("game", [key for key, spec in specs().items() if not spec.one_screen and 2 in spec.players])
def test_a_game_with_hidden_cards_cannot_be_played_at_one_screen(ada: Any, game: str) -> None:
    error = refused(asked(ada, game=game), 422, "bad_players")
    assert "needs their own screen" in error["message"]
    info = next(info for info in ada.http.get("/api/games").json() if info["key"] == game)
    assert info["one_screen"] is False


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"beside": ["Bea", "Cleo"]}, 422, "bad_players"),
        ({"beside": ["Bea"], "bots": 1}, 422, "bad_players"),
        ({"beside": ["B"] * 9}, 400, "malformed"),
        ({"beside": "Bea"}, 400, "malformed"),
        ({"beside": [7]}, 400, "malformed"),
        ({"beside": [None]}, 400, "malformed"),
        ({"beside": ["Bea"], "players": 3}, 422, "bad_players"),
        ({"beside": ["Bea"], "game": "chess"}, 422, "unknown_game"),
        ({"beside": [""]}, 422, "bad_name"),
        ({"beside": ["   "]}, 422, "bad_name"),
        ({"beside": ["x" * 25]}, 422, "bad_name"),
        ({"beside": ["line\nbreak"]}, 422, "bad_name"),
        ({"beside": ["right\u202eleft"]}, 422, "bad_name"),
    ],
)
def test_invalid_players_at_one_screen_are_refused(ada: Any, change: dict[str, Any], status: int, code: str) -> None:
    error = refused(asked(ada, **change), status, code)
    assert len(error["message"]) > 10
    assert ada.http.get("/api/tables").json() == []


def test_the_name_of_the_second_player_is_stripped_of_spaces(ada: Any) -> None:
    assert ada.opens(**{**MATCH, "beside": ["  Bea B. "]})["seats"][1]["name"] == "Bea B."
