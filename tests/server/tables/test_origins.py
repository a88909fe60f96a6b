"""Tables that start from a finished game or a day: opening moves, and bots that answer equal play with equal moves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

import matchwood
from matchwood.errors import BadRecord, CannotTakeBack
from matchwood.server.accounts.outcome import outcome_of
from matchwood.server.compute import bots
from matchwood.server.compute.bot_worker import BotWorker
from matchwood.server.protocol.errors import Newer
from matchwood.server.protocol.values import Origin
from matchwood.server.services import Services
from matchwood.server.table.commands.undo import RequestUndo
from matchwood.server.table.events import Chair, OpenedFrom, OpeningMove, from_text, to_text
from matchwood.server.table.table import Table
from matchwood.server.tables.creation import new_id, successor
from matchwood.server.tables.origins import creation_event
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import ADA, make_move, read_from_log, run_server
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async

PLAYERS = {"matchmaster": 3, "the_match": 2, "tycoon": 3, "matschig": 3}
DAY = Origin("daily", "2026-11-24")
SECRET = "hmac-sha512:" + "0f" * 32


def first_event(
    game: str = "matchmaster", level: str = "club", moves: Sequence[OpeningMove] = (), origin: Origin = DAY
) -> OpenedFrom:
    players = PLAYERS[game]
    chairs = [Chair("person", "Ada", None, "ada"), *(Chair("bot", name, level) for name in ("Bruno", "Cara")[: players - 1])]
    options = matchwood.new(game, players=players).options
    return creation_event(origin, game, options, chairs, SECRET, host="ada", pace="instant", moves=moves)


def play_alone(table: Table, decisions: int, *, last_seat_first: bool = False) -> list[dict[str, Any]]:
    """Let bots decide, and the person make the first legal move. Return the record's events."""
    game = not_none(table.game)
    for _ in range(decisions):
        if game.over:
            break
        seat = game.owing[-1 if last_seat_first else 0]
        move = game.legal_moves(seat)[0] if seat == ADA else bots.bot_of(table, seat).choose(bots.view_of(table, seat))
        table.apply(table.plan_move(seat, move, None))
        game = not_none(table.game)
    events: list[dict[str, Any]] = game.record()["events"]
    return events


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("level", ["beginner", "champion"])
def test_bots_answer_equal_play_with_equal_moves(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MAX_ITERATIONS", 200)
    tables = [Table.from_events(new_id(), [first_event(game, level)]) for _ in range(2)]
    assert tables[0].about.secret != tables[1].about.secret
    first, second = (play_alone(table, 25, last_seat_first=last) for table, last in zip(tables, (False, True), strict=True))
    together = min(len(first), len(second)) - 4  # simultaneous decisions at the end
    assert together > 0
    assert first[:together] == second[:together]


async def test_two_servers_answer_equal_play_with_equal_moves(tmp_path: Path) -> None:
    records = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        async with run_server(tmp_path / name) as server:
            room = await server.tables.open_from(first_event(), "ada", new_id())
            for _ in range(6):
                await until_ada_decides(room)
                await make_move(server.tables, room, ADA)
            await until_ada_decides(room)
            records.append(not_none(room.table.game).record())
    assert records[0] == records[1]


async def test_a_worker_and_a_server_compute_the_same_move(services: Services, no_timed_actions: None) -> None:
    room = await services.tables.open_from(first_event("the_match"), "ada", new_id())
    await make_move(services.tables, room, ADA)
    game = not_none(room.table.game)
    seat = game.owing[0]
    await services.bots.wait_until_ready(room.table)
    worker = BotWorker(services.log, 1)
    answer = await worker.answer(lambda: _done(), asked="move", table_id=room.table.id, number=room.table.number, seat=seat)
    worker.close()
    assert answer == bots.bot_of(room.table, seat).choose(game.view(seat))


async def _done() -> bool:
    return True


def test_a_bot_without_a_time_limit_makes_the_same_number_of_rollouts() -> None:
    table = Table.from_events("abcd", [first_event(level="champion")])
    assert bots.bot_of(table, 1)._budget.seconds is None


async def test_a_table_starts_after_its_opening_moves(tables: Tables, no_timed_actions: None) -> None:
    game = matchwood.new("matchmaster", players=3, secret=SECRET)
    opening = []
    while len(game.deals) < 2:  # then all bid at the same time
        seat = game.owing[-1]
        opening.append(OpeningMove(seat, game.legal_moves(seat)[0]))
        game.play(opening[-1].move, seat)
    room = await tables.open_from(first_event(moves=opening), "ada", new_id())
    assert room.table.number == 1
    assert not_none(room.table.game).record() == game.record()
    with pytest.raises(CannotTakeBack):
        await tables.commands.run(room, RequestUndo("ada", "key"))
    before = not_none(room.table.game).record()
    await make_move(tables, room, ADA)
    await tables.commands.run(room, RequestUndo("ada", "another key"))
    assert not_none(room.table.game).record() == before
    with pytest.raises(CannotTakeBack):
        await tables.commands.run(room, RequestUndo("ada", "third key"))
    assert not_none((await read_from_log(tables, room)).game).record() == before
    snapshot = msgspec.json.decode(msgspec.json.encode(room.table.snapshot()), type=type(room.table.snapshot()))
    assert not_none(Table.from_snapshot("abcd", snapshot).game).record() == before


def test_opening_moves_cannot_end_between_simultaneous_decisions() -> None:
    with pytest.raises(BadRecord):
        first_event(moves=[OpeningMove(0, "bid 1")])


def test_version_1_0_cannot_read_a_table_with_an_origin() -> None:
    text = to_text(first_event())
    assert from_text(text) == msgspec.json.decode(text, type=OpenedFrom)
    with pytest.raises(Newer):
        from_text(text.replace('"opened_from"', '"of_a_later_version"'))


def test_a_game_with_an_origin_does_not_count_and_its_rematch_is_a_usual_table() -> None:
    table = Table.from_events("abcd", [first_event("the_match")])
    while not not_none(table.game).over:
        game = not_none(table.game)
        table.apply(table.plan_move(game.owing[0], game.legal_moves(game.owing[0])[0], None))
    assert {place.place for place in outcome_of(table).places} == {None}
    rematch = successor(table, "ada")
    assert (rematch.origin, rematch.moves, rematch.at > datetime(2026, 1, 1, tzinfo=UTC)) == (None, (), True)


async def test_the_visible_table_contains_the_origin(tables: Tables) -> None:
    origin = Origin("branch", "abcd", 12)
    room = await tables.open_from(first_event(origin=origin), "ada", new_id())
    assert room.view_of("ada").origin == origin


async def until_ada_decides(room: Room) -> None:
    await wait_until_async(lambda: not room.table.automatic_seats() and ADA in not_none(room.table.game).owing)
