"""The HTTP calls of puzzles show only what the seat that has to decide knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.puzzles.days import puzzles_on
from matchwood.puzzles.exact import without_odds
from matchwood.server.storage import schema
from tests.server.accounts.people import PASSWORD, posts, signs_up
from tests.server.answers import content
from tests.server.puzzles.people import puzzle_of_today, today, wrong_move

PATH = f"/api/puzzles/{today()}"


@pytest.mark.parametrize("number", range(10))
def test_a_puzzle_contains_neither_hidden_cards_nor_chances(number: int, ada: Any) -> None:
    puzzle = puzzle_of_today(number)
    seen = content(ada.http.get(f"{PATH}/{puzzle.id}"))
    assert seen == without_odds(puzzle.position.view().to_dict())
    assert seen["seat"] == puzzle.seat
    assert puzzle.best in seen["moves"]
    assert not seen["table"].get("odds")


def test_the_answer_is_secret_until_the_person_has_answered(ada: Any, bea: Any) -> None:
    puzzle = puzzle_of_today()
    before = ada.http.get("/api/puzzles").text
    for secret in ("best", "solve_rates", "record", "margin"):
        assert f'"{secret}"' not in before
    ada.http.post(f"{PATH}/{puzzle.id}", json={"move": wrong_move(puzzle)})
    assert content(ada.http.get(PATH))["puzzles"][0]["answer"]["best"] == puzzle.best
    assert content(bea.http.get(PATH))["puzzles"][0]["answer"] is None


def test_the_continuations_show_the_chosen_and_the_best_move_with_the_true_cards(ada: Any) -> None:
    puzzle = puzzle_of_today(1)
    move = wrong_move(puzzle)
    for kind in ("best", "chosen"):
        refused = ada.http.get(f"{PATH}/{puzzle.id}/continuations/{kind}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_over")
    judged = content(ada.http.post(f"{PATH}/{puzzle.id}", json={"move": move}))
    assert judged["chosen"]["move"] == move
    for kind, first in (("best", puzzle.best), ("chosen", move)):
        continuation = content(ada.http.get(f"{PATH}/{puzzle.id}/continuations/{kind}"))
        assert continuation["game"] == puzzle.game
        assert continuation["plies"][0]["move"] is None
        assert (continuation["plies"][1]["seat"], continuation["plies"][1]["move"]) == (puzzle.seat, first)
        assert len(continuation["plies"][0]["own"]) == continuation["players"]


def test_an_illegal_move_gets_the_reason(ada: Any) -> None:
    puzzle = puzzle_of_today(2)
    answer = ada.http.post(f"{PATH}/{puzzle.id}", json={"move": "fold"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (200, "illegal_move")


@pytest.mark.parametrize(
    "path", ["2026-13-01", "1999-01-01", f"{today()}/0123456789ab", f"{today()}/0123456789ab/continuations/best"]
)
def test_an_unknown_day_or_puzzle_is_not_found(path: str, ada: Any) -> None:
    assert ada.http.get(f"/api/puzzles/{path}").status_code == 404


def test_an_unknown_continuation_is_refused(ada: Any) -> None:
    assert ada.http.get(f"{PATH}/{puzzle_of_today().id}/continuations/record").status_code == 400


def test_a_new_browser_gets_a_cookie_that_keeps_its_answers(guest: Any, address: str) -> None:
    new = guest(address)
    new.http.cookies.clear()
    assert "matchwood" in new.http.get("/api/puzzles").cookies
    puzzle = puzzle_of_today(3)
    new.http.post(f"{PATH}/{puzzle.id}", json={"move": puzzle.best})
    assert content(new.http.get("/api/puzzles"))["puzzles"][3]["answer"]["solved"] is True


def test_an_account_keeps_the_answers_of_its_browser_and_its_export_contains_them(person: Any) -> None:
    eve = person("Eve")
    puzzle = puzzles_on(today())[4]
    eve.http.post(f"{PATH}/{puzzle.id}", json={"move": puzzle.best})
    assert signs_up(eve, "Puzzled Eve").status_code == 201
    standing = content(eve.http.get("/api/puzzles"))["standing"]
    assert standing["answers"] == 1
    exported = json.loads(posts(eve, "export", password=PASSWORD).text)["puzzles"]
    assert exported["standing"] == standing
    (answer,) = exported["answers"]
    assert (answer["day"], answer["puzzle"], answer["move"], answer["solved"]) == (str(today()), puzzle.id, puzzle.best, True)


def test_a_deleted_account_leaves_no_answers(start_server: Any, guest: Any, tmp_path: Path) -> None:
    eve = guest(start_server().address, "Eve")
    puzzle = puzzle_of_today()
    signs_up(eve, "Eve")
    eve.http.post(f"{PATH}/{puzzle.id}", json={"move": puzzle.best})
    engine = sql.create_engine(f"sqlite:///{tmp_path}/tables.db")
    counts = [sql.select(sql.func.count()).select_from(table) for table in (schema.puzzle_answers, schema.puzzle_players)]
    with engine.connect() as connection:
        assert [connection.scalar(count) for count in counts] == [1, 1]
    assert posts(eve, "delete", password=PASSWORD).is_success
    with engine.connect() as connection:
        assert [connection.scalar(count) for count in counts] == [0, 0]
    engine.dispose()


def test_the_answers_of_an_address_are_limited(start_server: Any, guest: Any) -> None:
    ada = guest(start_server(puzzles=2).address)
    puzzle = puzzle_of_today()
    codes = [ada.http.post(f"{PATH}/{puzzle.id}", json={"move": puzzle.best}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
