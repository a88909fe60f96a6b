"""Taking back what others have seen, at the keeper of the tables: after a restart, with bots, guests and people who are away."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchwood.errors import CannotTakeBack
from matchwood.server.protocol.errors import Changed
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.table.commands.moves import MoveAutomatically
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.tables.presence import Presence
from matchwood.server.tables.service import Tables
from tests.server.in_process import run_server
from tests.server.tables.passing import PEOPLE, a_pass, moves, on_turn, weak_move


async def test_a_request_and_what_was_said_to_it_survive_a_restart(tmp_path: Path) -> None:
    async with run_server(tmp_path) as services:
        tables = services.tables
        room, leader, mover = await a_pass(tables)
        number = await tables.commands.run(room, RequestUndo(PEOPLE[mover], "one"))
        await tables.commands.run(room, AnswerUndo(PEOPLE[leader], number, True))
    async with run_server(tmp_path) as services:
        tables = services.tables
        room = await tables.room(room.table.id)
        last = on_turn(room)
        undo = room.view_of("ada").undo
        assert undo is not None
        assert (undo.seat, undo.asked, undo.agreed, undo.missing) == (mover, number, (leader,), (last,))
        assert await tables.commands.run(room, RequestUndo(PEOPLE[mover], "one")) == number
        await tables.commands.run(room, AnswerUndo(PEOPLE[leader], number, True))
        assert room.table.number == number + 1, "who agrees twice has agreed once"
        await tables.commands.run(room, AnswerUndo(PEOPLE[last], number, True))
        assert (on_turn(room), room.view_of("ada").undo) == (mover, None)
        with pytest.raises(Changed):
            await tables.commands.run(room, AnswerUndo(PEOPLE[leader], number, False))


async def test_people_who_are_away_are_not_asked(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    room, leader, mover = await a_pass(tables)
    last = on_turn(room)
    monkeypatch.setattr(Presence, "is_absent", lambda _, seat: seat == leader)
    number = await tables.commands.run(room, RequestUndo(PEOPLE[mover], "one"))
    monkeypatch.setattr(Presence, "is_absent", lambda _, seat: seat in (leader, last))
    assert await tables.commands.run(room, RequestUndo(PEOPLE[mover], "two")) == number + 1, "whoever had to agree yet is gone"
    assert on_turn(room) == mover


async def test_guests_agree_to_everything_and_never_ask(tables: Tables) -> None:
    room, _, mover = await a_pass(tables, guests=True)
    undo = room.view_of("ada").undo
    if mover == 1:
        assert undo is None
        with pytest.raises(CannotTakeBack, match="Only people"):
            await tables.commands.run(room, RequestUndo("bea", "one"))
        return
    other = 2 - mover
    assert undo is not None
    assert undo.missing == (other,)
    number = await tables.commands.run(room, RequestUndo(PEOPLE[mover], "one"))
    with pytest.raises(CannotTakeBack, match="Only people"):
        await tables.commands.run(room, AnswerUndo("bea", number, False))
    await tables.commands.run(room, AnswerUndo(PEOPLE[other], number, True))
    assert on_turn(room) == mover


async def test_with_bots_it_is_done_at_once_and_what_a_bot_thought_about_it_is_void(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = services.tables
    await services.scheduler.close()
    leader = 0
    while leader != 2:  # so that Ada comes second, and a bot after her
        room = await tables.create(NewTable("tycoon", 3, "Ada", bots=2), "ada")
        leader = on_turn(room)
    await tables.commands.run(room, MoveAutomatically(2, 0, weak_move(room)))
    await moves(tables, room, "pass")
    thought_about = room.table.decisions_made(1)
    await tables.commands.run(room, RequestUndo("ada", "one"))
    assert on_turn(room) == 0
    await moves(tables, room, "pass")
    number = room.table.number
    await tables.commands.run(room, MoveAutomatically(1, thought_about, "pass"))
    assert room.table.number == number
    await tables.commands.run(room, MoveAutomatically(1, room.table.decisions_made(1), "pass"))
    assert not room.table.rewound
    await tables.commands.run(room, RequestUndo("ada", "two"))
    assert room.table.rewound, "after that it has told something"
    assert on_turn(room) == 0
