"""Taking back what others have seen: asked, agreed to or refused over real connections, durable, settled by the next move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.answers import Json, error_of
from tests.server.conftest import Person
from tests.server.tables.taking_back import replay, takes_back


def answers(person: Person, table: Json, agree: bool, number: int | None = None) -> httpx.Response:
    undo = person.sees(table)["undo"] or {"asked": 0}
    body = {"number": undo["asked"] if number is None else number, "agree": agree}
    return person.http.post(f"/api/tables/{table['id']}/take-back/answer", json=body)


class Company:
    """Three people at a table of Matchstick Tycoon: one has led, and `mover` comes next."""

    def __init__(self, people: list[Person], clock: str = "none") -> None:
        self.people = people
        self.table = people[0].opens(players=3, game="tycoon", clock=clock)
        for person in people[1:]:
            person.sits(self.table)
        self.leader, self.mover, self.last = (self.on_turn(later) for later in range(3))
        strongest = self.leader.sees(self.table)["view"]["table"]["strongest"]
        moves = self.leader.sees(self.table)["view"]["moves"]
        weak = next(move for move in moves if not move.startswith(f"{strongest}:"))
        assert self.leader.moves(self.table, weak).status_code == 200

    def on_turn(self, later: int = 0) -> Person:
        owing: int = self.people[0].sees(self.table)["view"]["owing"][0]
        return self.people[(owing + later) % 3]

    @property
    def undo(self) -> Json | None:
        undo: Json | None = self.people[0].sees(self.table)["undo"]
        return undo

    def seat(self, person: Person) -> int:
        return self.people.index(person)

    def passes(self) -> None:
        assert self.mover.moves(self.table, "pass").status_code == 200


@pytest.fixture
def company(ada: Person, bea: Person, person: Callable[..., Person]) -> Company:
    return Company([ada, bea, person("Cem")])


def test_a_pass_is_taken_back_once_both_others_agree(company: Company) -> None:
    table, mover = company.table, company.mover
    before = [person.sees(table)["view"] for person in company.people]
    assert company.undo is None
    company.passes()
    others = sorted(company.seat(person) for person in (company.leader, company.last))
    nothing_yet = {"seat": company.seat(mover), "asked": None, "agreed": [], "refused": None, "missing": others}
    assert company.undo == nothing_yet
    with company.leader.line() as line:
        line.watch(table["id"])
        number = takes_back(mover, table, "one").json()["number"]
        asked = line.hear_type("news")
        assert (asked["number"], asked["happenings"]) == (number, [])
        assert asked["undo"] == nothing_yet | {"asked": number}
        assert takes_back(mover, table, "one").json()["number"] == takes_back(mover, table, "two").json()["number"] == number
        assert answers(company.last, table, True).json()["undo"]["missing"] == [company.seat(company.leader)]
        assert line.hear_type("news")["undo"]["agreed"] == [company.seat(company.last)]
        assert answers(company.leader, table, True).json()["undo"] is None
        news = line.hear_type("news")
    assert news["happenings"] == [{"type": "rethink", "seat": company.seat(mover)}]
    assert (news["undo"], news["view"]) == (None, before[company.seat(company.leader)])
    assert [person.sees(table)["view"] for person in company.people] == before
    company.passes()


def test_one_refusal_settles_it(company: Company) -> None:
    company.passes()
    assert takes_back(company.mover, company.table).status_code == 200
    assert answers(company.last, company.table, False).status_code == 200
    assert company.undo is not None
    assert company.undo["refused"] == company.seat(company.last)
    assert error_of(answers(company.leader, company.table, True)) == (409, "changed")
    again = takes_back(company.mover, company.table)
    assert error_of(again) == (409, "cannot_take_back")
    assert "does not agree, so the move stays" in again.json()["error"]["message"]
    assert company.on_turn() is company.last


def test_the_next_move_settles_it_and_an_answer_that_comes_too_late_is_told_so(company: Company) -> None:
    company.passes()
    number = takes_back(company.mover, company.table).json()["number"]
    assert company.last.moves(company.table, "pass").status_code == 200
    assert company.undo is None
    assert error_of(answers(company.leader, company.table, True, number)) == (409, "changed")
    assert error_of(takes_back(company.mover, company.table)) == (409, "cannot_take_back")


def test_nobody_answers_who_was_not_asked(company: Company, stranger: Person) -> None:
    company.passes()
    assert error_of(answers(company.leader, company.table, True, 1)) == (409, "changed")
    takes_back(company.mover, company.table)
    assert error_of(answers(stranger, company.table, True)) == (403, "not_seated")
    assert error_of(answers(company.mover, company.table, True)) == (409, "cannot_take_back")
    assert error_of(takes_back(company.leader, company.table)) == (409, "cannot_take_back")
    with company.leader.line() as line:
        line.watch(company.table["id"])
        line.say(type="take_back", table=company.table["id"], key="no")
        assert line.hear_until(lambda message: message.get("key") == "no")[-1]["type"] == "refused"


def test_a_clock_has_run_all_the_while(ada: Person, bea: Person, person: Callable[..., Person]) -> None:
    company = Company([ada, bea, person("Cem")], clock="brisk")
    seat = company.seat(company.mover)
    before = ada.sees(company.table)["clocks"][seat]
    company.passes()
    takes_back(company.mover, company.table)
    answers(company.leader, company.table, True)
    assert ada.sees(company.table)["clocks"][seat]["since"] is None
    answers(company.last, company.table, True)
    clocks = ada.sees(company.table)["clocks"]
    assert clocks[seat]["since"] == before["since"]
    assert clocks[seat]["left"] <= before["left"]
    assert [clock["since"] for clock in clocks].count(None) == 2


def test_where_nobody_else_sits_it_is_done_at_once(ada: Person) -> None:
    table = ada.opens(players=2, game="the_match", beside=["Bea"])
    while (undo := ada.sees(table)["undo"]) is None:
        view = ada.sees(table)["view"]
        assert not view["over"]
        row, turn = view["table"]["row"] - 1, view["table"]["turn"]
        line = view["table"]["field"][row if turn == 0 else 3 - row]
        ada.moves(table, next((move for move in view["moves"] if line[int(move) - 1]), view["moves"][0]))
    assert undo["missing"] == []
    assert takes_back(ada, table).status_code == 200
    assert ada.sees(table)["view"] == view


def test_what_the_log_tells_in_the_middle_of_it_is_the_same_table(company: Company, database: Path) -> None:
    company.passes()
    number = takes_back(company.mover, company.table).json()["number"]
    answers(company.last, company.table, True)
    table = replay(database, company.table)
    assert table.undo_request is not None
    assert (table.undo_request.asked, table.undo_request.agreed) == (number, (company.seat(company.last),))
    answers(company.leader, company.table, True)
    table = replay(database, company.table)
    assert table.undo_request is None
    assert table.game is not None
    assert table.game.view(None).to_dict()["owing"] == [company.seat(company.mover)]
