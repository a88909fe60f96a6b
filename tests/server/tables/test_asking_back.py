"""Taking back what others have seen, at the keeper of the tables: after a restart, with bots, guests and people who are away."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchwood.errors import CannotTakeBack
from matchwood.server.protocol.errors import Changed
from matchwood.server.protocol.messages import Answer, NewTable, RetractMove
from matchwood.server.services import Services
from matchwood.server.tables.deadlines import Deadline
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.tables.passing import PEOPLE, a_pass, moves, on_turn, weak_move
from tests.stories import with_services, with_tables


def test_a_request_and_what_was_said_to_it_survive_a_restart(tmp_path: Path) -> None:
    known: list[tuple[str, int, int, int]] = []

    async def before(tables: Tables) -> None:
        room, leader, mover = await a_pass(tables)
        number = await tables.take_back(room, RetractMove("one"), PEOPLE[mover])
        await tables.answer_undo(room, Answer(number, True), PEOPLE[leader])
        known.append((room.table.id, number, leader, mover))

    async def after(tables: Tables) -> None:
        table_id, number, leader, mover = known[0]
        room, last = await tables.room(table_id), on_turn(await tables.room(table_id))
        undo = room.view_of("ada").undo
        assert undo is not None
        assert (undo.seat, undo.asked, undo.agreed, undo.missing) == (mover, number, (leader,), (last,))
        assert await tables.take_back(room, RetractMove("one"), PEOPLE[mover]) == number
        await tables.answer_undo(room, Answer(number, True), PEOPLE[leader])
        assert room.table.number == number + 1, "who agrees twice has agreed once"
        await tables.answer_undo(room, Answer(number, True), PEOPLE[last])
        assert (on_turn(room), room.view_of("ada").undo) == (mover, None)
        with pytest.raises(Changed):
            await tables.answer_undo(room, Answer(number, False), PEOPLE[leader])

    with_tables(tmp_path, before)
    with_tables(tmp_path, after)


def test_people_who_are_away_are_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(tables: Tables) -> None:
        room, leader, mover = await a_pass(tables)
        last = on_turn(room)
        monkeypatch.setattr(Room, "is_absent", lambda _, seat: seat == leader)
        number = await tables.take_back(room, RetractMove("one"), PEOPLE[mover])
        monkeypatch.setattr(Room, "is_absent", lambda _, seat: seat in (leader, last))
        assert await tables.take_back(room, RetractMove("two"), PEOPLE[mover]) == number + 1, "whoever had to agree yet is gone"
        assert on_turn(room) == mover

    with_tables(tmp_path, story)


def test_guests_agree_to_everything_and_never_ask(tmp_path: Path) -> None:
    async def story(tables: Tables) -> None:
        room, _, mover = await a_pass(tables, guests=True)
        undo = room.view_of("ada").undo
        if mover == 1:
            assert undo is None
            with pytest.raises(CannotTakeBack, match="Only people"):
                await tables.take_back(room, RetractMove("one"), "bea")
            return
        other = 2 - mover
        assert undo is not None
        assert undo.missing == (other,)
        number = await tables.take_back(room, RetractMove("one"), PEOPLE[mover])
        with pytest.raises(CannotTakeBack, match="Only people"):
            await tables.answer_undo(room, Answer(number, False), "bea")
        await tables.answer_undo(room, Answer(number, True), PEOPLE[other])
        assert on_turn(room) == mover

    with_tables(tmp_path, story)


def test_with_bots_it_is_done_at_once_and_what_a_bot_thought_about_it_is_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(services: Services) -> None:
        tables = services.tables
        await services.scheduler.close()
        leader = 0
        while leader != 2:  # so that Ada comes second, and a bot after her
            room = await tables.create(NewTable("tycoon", 3, "Ada", bots=2), "ada")
            leader = on_turn(room)
        await services.timed_actions.move_automatically(room, Deadline(0, "bot", 2, 0), weak_move(room))
        await moves(tables, room, "pass")
        thought_about = room.table.decisions_made(1)
        await tables.take_back(room, RetractMove("one"), "ada")
        assert on_turn(room) == 0
        await moves(tables, room, "pass")
        number = room.table.number
        await services.timed_actions.move_automatically(room, Deadline(0, "bot", 1, thought_about), "pass")
        assert room.table.number == number
        await services.timed_actions.move_automatically(room, Deadline(0, "bot", 1, room.table.decisions_made(1)), "pass")
        assert not room.table.rewound
        await tables.take_back(room, RetractMove("two"), "ada")
        assert room.table.rewound, "after that it has told something"
        assert on_turn(room) == 0

    with_services(tmp_path, story)
