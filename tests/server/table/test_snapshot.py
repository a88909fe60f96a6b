"""Snapshots: a table from a snapshot equals the table from the whole log."""

from __future__ import annotations

import contextlib
import logging
import random
import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from hypothesis import given
from hypothesis import strategies as some

import matchwood
from matchwood.cardgames import catalogue
from matchwood.server.protocol.errors import Changed, Unreadable
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage import loading, schema
from matchwood.server.storage.database import open_database
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.clocks import CLOCKS, Spent
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.undo import RequestUndo
from matchwood.server.table.events import (
    AnsweredBack,
    Arranged,
    AskedBack,
    Chair,
    Event,
    Looked,
    Moved,
    Opened,
    Rematched,
    Returned,
    Showed,
    TakenBack,
    Wished,
)
from matchwood.server.table.snapshot import KEPT_KEY_EVENTS, Snapshot
from matchwood.server.table.start import new_deals, start_game
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from tests.cardgames.playing import seats
from tests.support.database import open_new_database
from tests.support.optional import not_none
from tests.support.waiting import run_in_thread

GAMES = catalogue.keys()
NOT_COMPARED = ("_accepted", "_happening_events", "_happening_counts", "_seats_by_person", "game", "new_happenings", "snapshot_at")
"""Attributes that are compared by their results, or may differ."""


class RandomTable:
    """A table at which people do random things; `events` is the log."""

    def __init__(self, game: str, seed: int, clock: bool) -> None:
        self.chance = random.Random(seed)
        players = seats(game)
        chairs = tuple(Chair("person", name, None, name.lower()) for name in ("Ada", "Bea", "Cem")[:players])
        opened = Opened(
            datetime(2026, 1, 2, tzinfo=UTC), game, players, {}, "calm", "of the bots", chairs, showing=True, deal_secret=f"s{seed}"
        )
        opened = msgspec.structs.replace(opened, clock=CLOCKS["brisk"] if clock else None)
        options = matchwood.new(game, players=players).options
        opened = msgspec.structs.replace(opened, options=options)
        self.events: list[Event] = [opened]
        self.table = Table("abcd", opened, None)
        arranged = Arranged(chairs, options, "everybody")
        self.do(Step(msgspec.structs.replace(arranged, deals=new_deals(game_now := start_game(opened))), game_now))

    def do(self, step: Step) -> None:
        event = msgspec.structs.replace(step.event, at=1_000 * len(self.events))
        self.events.append(event)
        self.table.apply(step._replace(event=event))

    def act_until(self, events: int) -> None:
        while len(self.events) < events and self.table.state == "playing":
            self.do(self.chance.choice(list(self.possible())))

    def possible(self) -> Iterator[Step]:
        table, game, key = self.table, self.table.game, secrets.token_hex(4)
        assert game is not None
        seat = self.chance.choice(game.owing)
        move = self.chance.choice(game.legal_moves(seat))
        yield from [table.plan_move(seat, move, self.chance.choice([key, None]), Spent(self.chance.randrange(3_000), 7))] * 4
        if game.undisclosed and game.silence is None:
            seat = self.chance.choice(game.undisclosed)
            yield Step(TakenBack(seat, key), taken_back(game, seat))
        if (choice := table.last_choice(seat)) is not None:
            yield table.plan_rewind(seat, choice, key)
        request = table.undo_request
        if request is not None and request.asked is None:
            yield Step(AskedBack(request.seat, key), game)
            yield Step(TakenBack(request.seat, key, seen=True), taken_back(game, request.seat))
        elif request is not None and request.refused is None:
            by = (request.seat + 1) % game.players
            yield Step(AnsweredBack(by, request.seat, False, False), game)
            yield Step(AnsweredBack(by, request.seat, True, True), taken_back(game, request.seat))
        by, about = self.chance.sample(range(game.players), 2)
        if table.chairs[about].kind == "person":
            yield Step(Wished(by, about, self.chance.choice(["wait", "bot", "end"]), False, "Bruno", "club"), game)
            yield Step(Wished(by, about, "bot", True, "Bruno", "club"), game)
        else:
            yield Step(Returned(about), game)
        yield Step(Showed(by, self.chance.choice([True, False])), game)
        yield Step(Looked(self.chance.choice(["dan", "eva"]), self.chance.choice([None, by])), game)


def taken_back(game: matchwood.Game, seat: int) -> matchwood.Game:
    game = game.copy()
    game.take_back(seat)
    return game


def again(snapshot: Snapshot) -> Snapshot:
    """Return the snapshot after encoding and decoding."""
    return msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)


def contents(table: Table) -> dict[str, Any]:
    game = table.game
    assert game is not None
    return {name: known for name, known in vars(table).items() if name not in NOT_COMPARED} | {
        "views": game.views([*range(game.players), None]),
        "undisclosed": game.undisclosed,
        "deals": game.deals,
        "undo": table.undo_request,
        "sitting": [table.seats_of(person) for person in ("ada", "bea", "cem", "dan")],
        "viewed": [table.viewing_seat(person) for person in ("ada", "dan", "eva")],
    }


@pytest.mark.parametrize("clock", [False, True], ids=["without clocks", "with clocks"])
@pytest.mark.parametrize("game", GAMES)
@given(seed=some.integers(0, 10**6), at=some.integers(2, 60), more=some.integers(0, 40))
def test_a_snapshot_with_later_events_gives_the_table_of_the_whole_log(
    game: str, clock: bool, seed: int, at: int, more: int
) -> None:
    people = RandomTable(game, seed, clock)
    people.act_until(at)
    number = people.table.number
    snapshot = again(people.table.snapshot())
    people.act_until(at + more)
    whole = Table.from_events("abcd", people.events)
    table = Table.from_snapshot("abcd", snapshot)
    assert table.snapshot_at == table.number == number
    table.advance(people.events[number:])
    assert contents(table) == contents(whole) == contents(people.table)
    for event in range(number, whole.number + 1):
        assert table.happenings_since(event) == whole.happenings_since(event)
    assert table._accepted == whole._accepted
    assert again(table.snapshot()) == again(whole.snapshot())


@pytest.mark.parametrize("game", GAMES)
@given(seed=some.integers(0, 10**6))
def test_the_happenings_of_a_snapshot_omit_undone_moves(game: str, seed: int) -> None:
    people = RandomTable(game, seed, clock=False)
    people.act_until(60)
    table = Table.from_snapshot("abcd", again(people.table.snapshot()))
    assert table.game is not None
    stood = matchwood.new(game, players=table.game.players, options=table.about.options, secret=table.about.deal_secret)
    for step in table.snapshot().played[1:]:
        assert step.seat is not None
        stood.play(step.move, step.seat)
    assert list(stood.happenings) == table.happenings_since(0)
    assert table.happenings_since(table.number) == []


def test_a_finished_table_and_an_open_table_are_restored() -> None:
    people = RandomTable("tycoon", 3, clock=False)
    about = people.events[0]
    assert isinstance(about, Opened)
    waiting = Table("abcd", about, None)
    assert vars(Table.from_snapshot("abcd", again(waiting.snapshot()))) == vars(waiting) | {"snapshot_at": 1}
    while people.table.state == "playing":
        people.do(people.table.plan_move(seat := people.table.game.owing[0], people.table.game.legal_moves(seat)[0], None))  # type: ignore[union-attr]
    people.do(Step(Rematched("efgh", 1), people.table.game))
    over = Table.from_snapshot("abcd", again(people.table.snapshot()))
    assert (over.state, over.next) == ("over", Rematched("efgh", 1, at=over.next.at if over.next else 0))
    assert over.game is not None
    assert people.table.game is not None
    assert over.game.record() == people.table.game.record()


def test_a_snapshot_drops_only_old_keys_of_undone_moves() -> None:
    people = RandomTable("matchmaster", 1, clock=False)
    table, game = people.table, people.table.game
    assert game is not None
    people.do(table.plan_move(0, "bid 0", "stands"))
    first = len(people.events)
    for turn in range(KEPT_KEY_EVENTS):
        people.do(table.plan_move(1, "bid 0", f"bid {turn}"))
        assert table.game is not None
        people.do(Step(TakenBack(1, f"back {turn}"), taken_back(table.game, 1)))
    kept = {accepted.key for accepted in table.snapshot().accepted}
    assert kept == {"stands"} | {
        f"{what} {turn}" for turn in range(KEPT_KEY_EVENTS // 2, KEPT_KEY_EVENTS) for what in ("bid", "back")
    }
    assert len(people.events) == first + 2 * KEPT_KEY_EVENTS
    assert len(table.snapshot().played) == 2


def changed(path: Path, **values: object) -> None:
    with sql.create_engine(f"sqlite:///{path}").begin() as connection:
        assert connection.execute(schema.snapshots.update().values(**values)).rowcount == 1


@pytest.fixture
def every(monkeypatch: pytest.MonkeyPatch) -> int:
    """The number of events between snapshots, lower than usual."""
    every = 40
    monkeypatch.setattr(loading, "SNAPSHOT_EVENTS", every)
    return every


async def long_table(path: Path, events: int) -> tuple[Table, Log]:
    """Return a table with many undone moves, and its log at a server that has not loaded it."""
    services = Services(Log(open_new_database(path)))
    tables = services.tables
    room = await tables.create(NewTable("matchmaster", 3, "Ada"), "ada")
    for person in ("bea", "cem"):
        await tables.commands.run(room, Sit(person, person.capitalize()))
    await tables.commands.run(room, PlayMove("bea", "bid 1", "of bea"))
    while room.table.number < events:
        await tables.commands.run(room, PlayMove("ada", "bid 0", secrets.token_hex(4)))
        await tables.commands.run(room, RequestUndo("ada", secrets.token_hex(4)))
    table = room.table
    await services.close()
    return table, Log(open_database(str(path)))


async def test_a_long_log_is_read_from_its_last_snapshot(tmp_path: Path, every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    read = list[int]()
    went_on = Table.advance

    def noted(table: Table, events: list[Event]) -> None:
        read.append(len(events))
        went_on(table, events)

    table, log = await long_table(tmp_path / "tables.db", 2 * every + 20)
    monkeypatch.setattr(Table, "advance", noted)
    again = await load_table(log, table.id)
    log.close()
    assert again is not None
    assert contents(again) == contents(table)
    assert [happening.type for happening in again.happenings_since(0)][:2] == ["deal", "bid"]
    assert read == [table.number - again.snapshot_at]
    assert read[0] <= every


Damage = Callable[[dict[str, Any]], object]
DAMAGES: dict[str, Damage] = {
    "no JSON": lambda _: "{",
    "no snapshot": lambda _: '{"number": 3}',
    "no UTF-8": lambda _: sql.cast(sql.literal(b'{"number": 3, "about": "\xff"}'), sql.Text),
    "no chairs": lambda body: encoded(body | {"chairs": []}),
    "unknown game": lambda body: encoded(body | {"about": body["about"] | {"game": "chess"}}),
    "illegal move": lambda body: encoded(body | {"played": [*body["played"], [5, [], 0, "T99"]]}),
}


def encoded(body: dict[str, Any]) -> str:
    return msgspec.json.encode(body).decode()


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
def test_a_damaged_snapshot_is_replaced_by_the_log(
    tmp_path: Path, every: int, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> Table:
        table, log = await long_table(tmp_path / "tables.db", every + 20)
        body, _ = await log.read_from_snapshot(table.id)
        assert body is not None
        changed(tmp_path / "tables.db", body=damage(msgspec.json.decode(body)))
        with contextlib.closing(log):
            again = not_none(await load_table(log, table.id))
        assert contents(again) == contents(table)
        assert again.snapshot_at == 0
        return again

    again = run_in_thread(story())
    warnings = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert warnings == [f"The snapshot of table {again.id} is damaged, so the whole log was read."]


async def test_a_snapshot_of_another_version_is_ignored(tmp_path: Path, every: int, caplog: pytest.LogCaptureFixture) -> None:
    table, log = await long_table(tmp_path / "tables.db", every + 20)
    changed(tmp_path / "tables.db", version=schema.SNAPSHOT_VERSION + 1, body="of another version")
    with contextlib.closing(log):
        again = not_none(await load_table(log, table.id))
    assert contents(again) == contents(table)
    assert again.snapshot_at == 0
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_log_that_is_damaged_after_its_snapshot_is_logged_as_damaged(
    tmp_path: Path, every: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> Table:
        table, log = await long_table(tmp_path / "tables.db", every + 20)
        with contextlib.closing(log):
            await log.append(table.id, table.number + 1, Moved(0, "T99"))
            with pytest.raises(Unreadable):
                await load_table(log, table.id)
        return table

    table = run_in_thread(story())
    warnings = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert warnings == [f"The log of table {table.id} is damaged, so the table cannot be opened."]


async def test_a_short_log_has_no_snapshot(tmp_path: Path) -> None:
    table, log = await long_table(tmp_path / "tables.db", 30)
    assert (await log.read_from_snapshot(table.id))[0] is None
    assert isinstance(await log.first_event(table.id), Opened)
    assert isinstance((await log.read(table.id))[-1], TakenBack)
    assert any(isinstance(event, Moved) for event in await log.read(table.id, 20))
    assert await log.lengths([table.id, "nowhere"]) == {table.id: table.number}
    log.close()


def test_a_snapshot_without_questions_treats_every_question_as_new() -> None:
    people = RandomTable("matchmaster", 1, clock=False)
    people.act_until(20)
    body = msgspec.json.decode(msgspec.json.encode(people.table.snapshot()))
    del body["questions"]
    table = Table.from_snapshot("abcd", msgspec.json.decode(msgspec.json.encode(body), type=Snapshot))
    with pytest.raises(Changed):
        table.questions.check_decision([0], table.number - 1)
    table.questions.check_decision([0], table.number)
    assert contents(table) | {"questions": None} == contents(people.table) | {"questions": None}
