"""Undo of a move that others have seen: requested, agreed to or refused, and ended by the next move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from matchwood.errors import CannotTakeBack
from matchwood.server.protocol.errors import Changed
from matchwood.server.services import Services
from matchwood.server.table.commands.moves import MoveAutomatically
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.tables.presence import Presence
from matchwood.server.tables.service import Tables
from tests.server.answers import Json, error_of
from tests.server.conftest import Person
from tests.server.in_process import PEOPLE, make_move, run_server, start_table
from tests.server.tables.undo import current_seat, replay, start_with_a_pass, takes_back, weak_move
from tests.support.optional import not_none


def answers(person: Person, table: Json, agree: bool, number: int | None = None) -> httpx.Response:
    undo = person.sees(table)["undo"] or {"asked": 0}
    body = {"number": undo["asked"] if number is None else number, "agree": agree}
    return person.http.post(f"/api/tables/{table['id']}/take-back/answer", json=body)


class Trick:
    """A trick of Matchstick Tycoon among three people: `leader` has led, and `mover` is next."""

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
def trick(ada: Person, bea: Person, person: Callable[..., Person]) -> Trick:
    return Trick([ada, bea, person("Cem")])


def test_a_pass_is_undone_when_both_other_players_agree(trick: Trick) -> None:
    table, mover = trick.table, trick.mover
    before = [person.sees(table)["view"] for person in trick.people]
    assert trick.undo is None
    trick.passes()
    others = sorted(trick.seat(person) for person in (trick.leader, trick.last))
    nothing_yet = {"seat": trick.seat(mover), "asked": None, "agreed": [], "refused": None, "missing": others}
    assert trick.undo == nothing_yet
    with trick.leader.line() as line:
        line.watch(table["id"])
        number = takes_back(mover, table, "one").json()["number"]
        asked = line.hear_type("news")
        assert (asked["number"], asked["happenings"]) == (number, [])
        assert asked["undo"] == nothing_yet | {"asked": number}
        assert takes_back(mover, table, "one").json()["number"] == takes_back(mover, table, "two").json()["number"] == number
        assert answers(trick.last, table, True).json()["undo"]["missing"] == [trick.seat(trick.leader)]
        assert line.hear_type("news")["undo"]["agreed"] == [trick.seat(trick.last)]
        assert answers(trick.leader, table, True).json()["undo"] is None
        news = line.hear_type("news")
    assert news["happenings"] == [{"type": "rethink", "seat": trick.seat(mover)}]
    assert (news["undo"], news["view"]) == (None, before[trick.seat(trick.leader)])
    assert [person.sees(table)["view"] for person in trick.people] == before
    trick.passes()


def test_one_refusal_ends_an_undo_request(trick: Trick) -> None:
    trick.passes()
    assert takes_back(trick.mover, trick.table).status_code == 200
    assert answers(trick.last, trick.table, False).status_code == 200
    assert trick.undo is not None
    assert trick.undo["refused"] == trick.seat(trick.last)
    assert error_of(answers(trick.leader, trick.table, True)) == (409, "changed")
    again = takes_back(trick.mover, trick.table)
    assert error_of(again) == (409, "cannot_take_back")
    assert "does not agree, so the move stays" in again.json()["error"]["message"]
    assert trick.on_turn() is trick.last


def test_the_next_move_ends_an_undo_request_and_late_answers_are_refused(trick: Trick) -> None:
    trick.passes()
    number = takes_back(trick.mover, trick.table).json()["number"]
    assert trick.last.moves(trick.table, "pass").status_code == 200
    assert trick.undo is None
    assert error_of(answers(trick.leader, trick.table, True, number)) == (409, "changed")
    assert error_of(takes_back(trick.mover, trick.table)) == (409, "cannot_take_back")


def test_only_the_asked_players_answer_an_undo_request(trick: Trick, stranger: Person) -> None:
    trick.passes()
    assert error_of(answers(trick.leader, trick.table, True, 1)) == (409, "changed")
    takes_back(trick.mover, trick.table)
    assert error_of(answers(stranger, trick.table, True)) == (403, "not_seated")
    assert error_of(answers(trick.mover, trick.table, True)) == (409, "cannot_take_back")
    assert error_of(takes_back(trick.leader, trick.table)) == (409, "cannot_take_back")
    with trick.leader.line() as line:
        line.watch(trick.table["id"])
        line.say(type="take_back", table=trick.table["id"], key="no")
        assert line.hear_until(lambda message: message.get("key") == "no")[-1]["type"] == "refused"


def test_a_clock_keeps_running_during_an_undo_request(ada: Person, bea: Person, person: Callable[..., Person]) -> None:
    trick = Trick([ada, bea, person("Cem")], clock="brisk")
    seat = trick.seat(trick.mover)
    before = ada.sees(trick.table)["clocks"][seat]
    trick.passes()
    takes_back(trick.mover, trick.table)
    answers(trick.leader, trick.table, True)
    assert ada.sees(trick.table)["clocks"][seat]["since"] is None
    answers(trick.last, trick.table, True)
    clocks = ada.sees(trick.table)["clocks"]
    assert clocks[seat]["since"] == before["since"]
    assert clocks[seat]["left"] <= before["left"]
    assert [clock["since"] for clock in clocks].count(None) == 2


def test_an_undo_at_one_screen_happens_at_once(ada: Person) -> None:
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


def test_a_table_with_an_undo_request_is_read_from_its_log(trick: Trick, database: Path) -> None:
    trick.passes()
    number = takes_back(trick.mover, trick.table).json()["number"]
    answers(trick.last, trick.table, True)
    table = replay(database, trick.table)
    assert table.undo_request is not None
    assert (table.undo_request.asked, table.undo_request.agreed) == (number, (trick.seat(trick.last),))
    answers(trick.leader, trick.table, True)
    table = replay(database, trick.table)
    assert table.undo_request is None
    assert table.game is not None
    assert table.game.view(None).to_dict()["owing"] == [trick.seat(trick.mover)]


async def test_an_undo_request_and_its_answers_survive_a_restart(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        room, leader, mover = await start_with_a_pass(services.tables)
        number = await services.tables.commands.run(room, RequestUndo(PEOPLE[mover], "one"))
        await services.tables.commands.run(room, AnswerUndo(PEOPLE[leader], number, True))
    async with run_server(tmp_path) as services:
        commands = services.tables.commands
        room = await services.tables.room(room.table.id)
        last = current_seat(room)
        undo = not_none(room.view_of("ada").undo)
        assert (undo.seat, undo.asked, undo.agreed, undo.missing) == (mover, number, (leader,), (last,))
        assert await commands.run(room, RequestUndo(PEOPLE[mover], "one")) == number
        await commands.run(room, AnswerUndo(PEOPLE[leader], number, True))
        assert room.table.number == number + 1, "the same answer again is no event"
        await commands.run(room, AnswerUndo(PEOPLE[last], number, True))
        assert (current_seat(room), room.view_of("ada").undo) == (mover, None)
        with pytest.raises(Changed):
            await commands.run(room, AnswerUndo(PEOPLE[leader], number, False))


async def test_absent_players_need_not_agree_to_an_undo(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    room, leader, mover = await start_with_a_pass(tables)
    last = current_seat(room)
    monkeypatch.setattr(Presence, "is_absent", lambda _, seat: seat == leader)
    number = await tables.commands.run(room, RequestUndo(PEOPLE[mover], "one"))
    monkeypatch.setattr(Presence, "is_absent", lambda _, seat: seat in (leader, last))
    assert await tables.commands.run(room, RequestUndo(PEOPLE[mover], "two")) == number + 1
    assert current_seat(room) == mover


async def test_an_external_bot_agrees_to_every_undo_and_cannot_request_one(tables: Tables) -> None:
    for bot_passes in (False, True):
        room, _, mover = await start_with_a_pass(tables, external_bot=True)
        while (mover == 1) != bot_passes:
            room, _, mover = await start_with_a_pass(tables, external_bot=True)
        undo = room.view_of("ada").undo
        if bot_passes:
            assert undo is None
            with pytest.raises(CannotTakeBack, match="Only people"):
                await tables.commands.run(room, RequestUndo("bea", "one"))
            continue
        other = 2 - mover
        assert not_none(undo).missing == (other,)
        number = await tables.commands.run(room, RequestUndo(PEOPLE[mover], "one"))
        with pytest.raises(CannotTakeBack, match="Only people"):
            await tables.commands.run(room, AnswerUndo("bea", number, False))
        await tables.commands.run(room, AnswerUndo(PEOPLE[other], number, True))
        assert current_seat(room) == mover


async def test_an_undo_against_bots_happens_at_once_and_cancels_the_thoughts_of_bots(services: Services) -> None:
    tables = services.tables
    await services.scheduler.close()
    leader = 0
    while leader != 2:  # so that Ada comes second, and a bot after her
        room = await start_table(tables, 1, bots=2, game="tycoon")
        leader = current_seat(room)
    await tables.commands.run(room, MoveAutomatically(2, 0, weak_move(room)))
    await make_move(tables, room, 0, "pass")
    made = room.table.decisions_made(1)
    await tables.commands.run(room, RequestUndo("ada", "one"))
    assert current_seat(room) == 0
    await make_move(tables, room, 0, "pass")
    number = room.table.number
    await tables.commands.run(room, MoveAutomatically(1, made, "pass"))
    assert room.table.number == number
    await tables.commands.run(room, MoveAutomatically(1, room.table.decisions_made(1), "pass"))
    assert not room.table.rewound
    await tables.commands.run(room, RequestUndo("ada", "two"))
    assert room.table.rewound, "the move of the bot has revealed something"
    assert current_seat(room) == 0
