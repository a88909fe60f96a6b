"""Positions of finished games over HTTP: what a seat saw, and what a chosen move costs."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import matchwood
from matchwood.notebook.picture.question import HEIGHT, WIDTH
from matchwood.server.compute import question_pictures, replays
from matchwood.server.compute.replay_messages import JudgedMove
from tests.server.answers import content, refused
from tests.server.conftest import Person
from tests.server.whole_games import played

Json = dict[str, Any]


@pytest.fixture(scope="module")
def over(address: str) -> tuple[str, Json]:
    """Return the address of a finished table, and its record. No test changes them."""
    players = [Person(address, name) for name in ("Ada", "Bea")]
    place = f"/api/tables/{played(*players, game='the_match')['id']}"
    record = content(players[0].http.get(f"{place}/record"))
    for person in players:
        person.http.close()
    return place, record


def choices(record: Json) -> list[tuple[int, Json]]:
    """Return the events of a record at which a seat could choose, each with the number of the event before it."""
    events = list(enumerate(record["events"]))
    moves = [(number, event) for number, event in events if "move" in event]
    return [(number, event) for number, event in moves if len(view(record, number, event["seat"])["moves"]) > 1]


def view(record: Json, event: int, seat: int) -> Json:
    return matchwood.Position.at(record, event, seat).view().to_dict()


def test_a_reader_sees_a_position_of_a_finished_game_as_one_seat_saw_it(over: tuple[str, Json], stranger: Any) -> None:
    place, record = over
    for event in (0, 3, len(record["events"])):
        for seat in (0, 1):
            answer = stranger.http.get(f"{place}/positions/{event}/{seat}")
            assert answer.status_code == 200, answer.text
            assert answer.json() == view(record, event, seat)


def test_a_chosen_move_is_judged_beside_the_move_that_was_played(over: tuple[str, Json], stranger: Any) -> None:
    place, record = over
    event, made = random.Random(5).choice(choices(record))
    position = matchwood.Position.at(record, event, made["seat"])
    other = next(move for move in position.view().moves if move != made["move"])
    address = f"{place}/positions/{event}/{made['seat']}"
    for move in (made["move"], other):
        answer = stranger.http.post(address, json={"move": move}).json()
        assert answer["chosen"] == position.judgement(move).to_dict()
        assert answer["played"] == position.judgement(made["move"]).to_dict()
        best = answer["chosen"]["best"] if answer["chosen"]["loss"] else move
        assert answer["reasons"] == [msgspec.to_builtins(one) for one in position.reasons(best)]
        msgspec.convert(answer, JudgedMove)


def test_equal_questions_are_judged_once(over: tuple[str, Json], ada: Any, bea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place, record = over
    event, made = choices(record)[0]
    address = f"{place}/positions/{event}/{made['seat']}"
    first = ada.http.post(address, json={"move": made["move"]}).json()

    def judged_again(*_: object) -> bytes:
        raise AssertionError(address)

    monkeypatch.setattr(replays, "judged_move", judged_again)
    assert bea.http.post(address, json={"move": made["move"]}).json() == first


def test_an_illegal_move_at_a_position_is_explained(over: tuple[str, Json], ada: Any) -> None:
    place, record = over
    event, made = choices(record)[0]
    answer = ada.http.post(f"{place}/positions/{event}/{made['seat']}", json={"move": "nonsense"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (200, "illegal_move")


def test_a_seat_without_a_decision_has_no_move_to_judge(over: tuple[str, Json], ada: Any) -> None:
    place, record = over
    event, made = choices(record)[0]
    waiting = 1 - made["seat"]
    assert ada.http.get(f"{place}/positions/{event}/{waiting}").json()["moves"] == []
    refused(ada.http.post(f"{place}/positions/{event}/{waiting}", json={"move": made["move"]}), 409, "not_your_turn")
    end = f"{place}/positions/{len(record['events'])}/0"
    refused(ada.http.post(end, json={"move": made["move"]}), 409, "game_over")


@pytest.mark.parametrize("where", ["100000/0", "0/5"])
def test_a_position_that_the_game_does_not_have_is_not_found(where: str, over: tuple[str, Json], ada: Any) -> None:
    refused(ada.http.get(f"{over[0]}/positions/{where}"), 404, "not_found")


@pytest.mark.parametrize("where", ["-1/0", "100001/0", "0/8", "0/-1"])
def test_an_event_or_seat_out_of_range_is_refused(where: str, over: tuple[str, Json], ada: Any) -> None:
    refused(ada.http.get(f"{over[0]}/positions/{where}"), 400, "malformed")


def test_positions_of_a_running_game_stay_closed(ada: Any, bea: Any) -> None:
    table = ada.opens(players=2)
    bea.sits(table)
    place = f"/api/tables/{table['id']}/positions/0/0"
    refused(ada.http.get(place), 409, "not_over")
    refused(ada.http.get(f"{place}/picture"), 409, "not_over")
    refused(ada.http.post(place, json={"move": "bid 0"}), 409, "not_over")


def test_positions_of_a_table_for_players_only_stay_closed_to_others(ada: Any, bea: Any, stranger: Any) -> None:
    place = f"/api/tables/{played(ada, bea, game='the_match', watching='nobody')['id']}"
    event, made = choices(ada.http.get(f"{place}/record").json())[0]
    address = f"{place}/positions/{event}/{made['seat']}"
    assert bea.http.get(address).status_code == 200
    asked = (
        stranger.http.get(address),
        stranger.http.get(f"{address}/picture"),
        stranger.http.post(address, json={"move": made["move"]}),
    )
    for answer in asked:
        assert answer.status_code == 403


def test_a_position_of_an_uploaded_record_is_shown_and_judged(over: tuple[str, Json], ada: Any) -> None:
    _, record = over
    replay = ada.http.post("/api/replays", json=record).json()["id"]
    event, made = choices(record)[0]
    address = f"/api/replays/{replay}/positions/{event}/{made['seat']}"
    assert ada.http.get(address).json() == view(record, event, made["seat"])
    judged = ada.http.post(address, json={"move": made["move"]}).json()
    assert judged["chosen"] == judged["played"]
    gone = f"/api/replays/{'0' * 32}/positions/0/0"
    refused(ada.http.get(gone), 404, "not_found")
    refused(ada.http.post(gone, json={"move": "0"}), 404, "not_found")


def size_of(picture: bytes) -> tuple[int, int]:
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def test_a_question_has_a_picture_that_is_drawn_once(
    over: tuple[str, Json], stranger: Any, bea: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, record = over
    event, made = choices(record)[0]
    address = f"{place}/positions/{event}/{made['seat']}/picture"
    first = stranger.http.get(f"{address}?lang=de")
    assert (first.status_code, first.headers["content-type"]) == (200, "image/png")
    assert size_of(first.content) == (WIDTH, HEIGHT)
    assert stranger.http.get(f"{address}?lang=en").content != first.content
    assert stranger.http.get(f"{address}?lang=xx").content == stranger.http.get(address).content

    def drawn_again(*_: object) -> bytes:
        raise AssertionError(address)

    monkeypatch.setattr(replays, "question_png", drawn_again)
    assert bea.http.get(f"{address}?lang=de").content == first.content


def test_a_position_without_a_question_has_no_picture(over: tuple[str, Json], ada: Any) -> None:
    place, record = over
    event, made = choices(record)[0]
    for where in (f"{event}/{1 - made['seat']}", f"{len(record['events'])}/0", "100000/0", "0/5"):
        refused(ada.http.get(f"{place}/positions/{where}/picture"), 404, "not_found")


def test_a_server_without_the_renderer_draws_no_pictures(over: tuple[str, Json], ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place, record = over
    event, made = choices(record)[1]
    monkeypatch.setattr(question_pictures, "find_spec", lambda name: None)
    refused(ada.http.get(f"{place}/positions/{event}/{made['seat']}/picture"), 404, "not_found")
