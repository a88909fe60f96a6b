"""The log: what is in it stays, numbers are given once, and any process can take a table up from it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

import matchwood
from matchwood.errors import IllegalMove, NotYourTurn
from matchwood.server.compute import bots
from matchwood.server.protocol.errors import Busy, CannotServe, NotFound
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.storage.writer import Append, Chain
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.events import (
    Arranged,
    Chair,
    Created,
    Event,
    Looked,
    Moved,
    Opened,
    Rematched,
    Replaced,
    Returned,
    Seated,
    Showed,
    Wished,
    from_text,
    to_text,
)
from matchwood.server.table.start import new_deals, start_game
from matchwood.server.table.table import Table
from matchwood.server.tables import scheduler
from matchwood.server.tables.creation import successor
from matchwood.server.tables.room import Room
from tests.clock import Naps, standing_in
from tests.server.in_process import Watcher
from tests.surely import surely
from tests.waiting import others_go_on, until

MOVE = Moved(1, "bid 3", "a key")
EVERY_EVENT: list[Event] = [
    Created(datetime(2026, 1, 2, tzinfo=UTC), "matchmaster", 2, {"rounds": "short"}, "calm", "secret", ()),
    Opened(
        datetime(2026, 1, 2, tzinfo=UTC), "matchmaster", 2, {"rounds": "short"}, "calm", "secret", (), deal_secret="hmac-sha512:0f"
    ),
    Seated(1, "Robo", "hash", (), "guest"),
    Arranged((Chair("open", "Bea", None, "hash"), Chair("bot", "Bruno", "club")), {"rounds": "short"}, "nobody"),
    Replaced(1, "Bruno", "club"),
    Rematched("abcd", 1),
    Wished(0, 1, "bot", True, "Bruno", "club"),
    Returned(1),
    Showed(1, True),
    Looked("hash", 1),
    Looked("hash", None),
    MOVE,
    Moved(0, "T1", None, ({"dealer": 1, "hands": [["T1"], ["L2"]]},)),
]


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Log]:
    with contextlib.closing(Log(open_database(f"{folder}/tables.db"))) as log:
        yield log


@pytest.fixture
def log(tmp_path: Path) -> contextlib.AbstractAsyncContextManager[Log]:
    return opened(tmp_path)


@pytest.mark.parametrize("event", EVERY_EVENT, ids=lambda event: type(event).__name__)
def test_every_event_reads_as_it_was_written(event: Event) -> None:
    assert from_text(to_text(event)) == event


def test_who_sat_down_before_there_were_guests_is_a_person() -> None:
    seated = from_text('{"type": "seated", "seat": 1, "name": "Ada", "owner": "hash", "deals": []}')
    assert isinstance(seated, Seated)
    assert seated.kind == "person"


def test_a_table_older_than_the_seal_goes_on_without_one() -> None:
    text = """{"type": "created", "at": "2026-01-02T00:00:00Z", "game": "matchmaster", "players": 2, "options": {"rounds": "short"},
        "pace": "instant", "secret": "of the bots", "chairs": [{"kind": "person", "owner": "a"}, {"kind": "person", "owner": "b"}],
        "deals": [{"dealer": 0, "hands": [["T1"], ["L2"]]}]}"""
    table = Table.from_events("abcd", [from_text(text), Moved(1, "bid 0"), Moved(0, "bid 1"), Moved(1, "L2"), Moved(0, "T1")])
    assert table.seal is None
    assert table.game is not None
    assert len(table.game.deals) == 2
    while not table.game.over:
        seat = table.game.owing[0]
        table.apply(table.plan_move(seat, table.game.legal_moves(seat)[0], None))
    assert "secret" not in table.game.record()


def test_a_table_with_an_older_secret_deals_as_before_and_is_followed_by_one_that_servers_from_before_leave_alone() -> None:
    chairs = (Chair("person", "Ada", None, "a"), Chair("bot", "Bruno", "club"))
    older = Created(datetime(2026, 1, 2, tzinfo=UTC), "the_match", 2, {}, "instant", "secret", chairs, deal_secret="0f" * 32)
    game = start_game(older)
    table = Table.from_events("abcd", [msgspec.structs.replace(older, options=game.options, deals=new_deals(game))])
    while table.state != "over":
        assert table.game is not None
        table.apply(table.plan_move(seat := table.game.owing[0], table.game.legal_moves(seat)[0], None))
    assert table.game is not None
    assert all(drawn.agrees for drawn in matchwood.verify(table.game.record()))
    following = successor(table, "a")
    assert '"type":"opened"' in to_text(following)
    assert following.deal_secret is not None
    assert following.deal_secret.startswith("hmac-sha512:")


async def test_deals_and_bots_have_nothing_to_do_with_each_other(log: Log) -> None:
    services = Services(log)
    tables = services.tables
    room = await tables.create(NewTable("matchmaster", 3, "Ada", bots=2, pace="instant"), "ada")
    created = room.table.about
    assert created.deal_secret is not None
    assert created.deal_secret.startswith("hmac-sha512:")
    assert created.deal_secret not in created.secret
    assert created.deal_secret.encode() not in msgspec.json.encode(room.view_of("ada"))
    await services.close()


async def test_a_number_is_given_once_and_the_others_of_the_batch_are_not_hurt(log: Log) -> None:
    await log.append("a", 1, MOVE)
    assert await asyncio.gather(*(log.append(*where, MOVE) for where in [("a", 2), ("a", 1), ("b", 1), ("a", 2), ("a", 3)])) == [
        True,
        False,
        True,
        False,
        True,
    ]
    assert len(await log.read("a")) == 3
    assert len(await log.read("b")) == 1


async def test_what_was_handed_over_is_written_before_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path) as log:
        for number in range(1, 701):  # more than one statement takes
            log.hand_over(Append("a", number, to_text(MOVE), lambda outcome: None, Chain()))
    assert len(_rows(tmp_path)) == 700


@pytest.mark.parametrize("together", [True, False], ids=["in one commit", "one after the other"])
async def test_what_follows_an_event_that_is_not_stored_is_not_stored_either(log: Log, tmp_path: Path, together: bool) -> None:
    other = Log(open_database(f"{tmp_path}/tables.db"))
    await other.append("a", 1, MOVE)
    chain, outcomes = Chain(), list[bool | Exception]()
    for number in (1, 2):
        log.hand_over(Append("a", number, to_text(MOVE), outcomes.append, chain))
        await until(lambda: together or len(outcomes) == number)  # noqa: B023  it is asked at once
    await until(lambda: len(outcomes) == 2)
    assert outcomes == [False, False]
    assert len(await log.read("a")) == 1
    await asyncio.to_thread(other.close)


async def test_two_processes_at_one_table_agree(log: Log, tmp_path: Path) -> None:
    other = Log(open_database(f"{tmp_path}/tables.db"))
    services, others = Services(log), Services(other)
    here, there = services.tables, others.tables
    room = await here.create(NewTable("matchmaster", 2, "Ada"), "ada")
    same = await there.room(room.table.id)
    await here.commands.run(room, Sit("bea", "Bea"))
    watcher = Watcher()
    same.join(watcher, 1)
    assert await there.commands.run(same, PlayMove("bea", "bid 1", "k")) == 3, "it caught up with Bea's seat first"
    assert await here.commands.run(room, PlayMove("ada", "bid 0", "k")) == 4
    assert await there.commands.run(same, PlayMove("ada", "bid 0", "k")) == 4, "made already, elsewhere"
    assert same.table.view(0) == room.table.view(0)
    assert watcher.numbers == [2, 3, 4], "told like any other news"
    await others.close()
    await services.scheduler.close()
    await services.bots.close()


async def test_bots_of_two_processes_take_no_decision_twice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.THINK_SECONDS, "instant", 0.001)
    async with opened(tmp_path) as log:
        services, others = Services(log), Services(Log(open_database(f"{tmp_path}/tables.db")))
        here, there = services.tables, others.tables
        room = await here.create(NewTable("matchmaster", 3, "Ada", bots=2, level="beginner", pace="instant"), "ada")
        same = await there.room(room.table.id)
        for _ in range(40):
            for tables, one in ((here, room), (there, same)):
                await until_bots_have_moved(one)
                with contextlib.suppress(NotYourTurn, IllegalMove):
                    move = surely(one.table.game).legal_moves(0)[:1]
                    await tables.commands.run(one, PlayMove("ada", (move or ["T1"])[0], secrets.token_hex(8)))
        assert room.table.number > 80
        await others.close()
        await services.scheduler.close()
        await services.bots.close()
    assert caplog.text == ""


async def test_bots_go_on_by_themselves_when_moves_can_be_stored_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_SECONDS", 0.05)
    async with opened(tmp_path) as log:
        services = Services(log)
        tables = services.tables
        room = await tables.create(NewTable("matchmaster", 3, "Ada", bots=2, level="beginner", pace="brisk"), "ada")
        _run_sql(tmp_path, "ALTER TABLE events RENAME TO elsewhere")
        await until(lambda: "bot: tried again" in caplog.text)
        _run_sql(tmp_path, "ALTER TABLE elsewhere RENAME TO events")
        await until_bots_have_moved(room)
        await services.scheduler.close()
        await services.bots.close()
    assert len(_rows(tmp_path)) == 3


async def test_a_bot_that_has_no_choice_takes_as_long_as_one_that_thinks(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    services, naps = Services(log), Naps()
    tables = services.tables
    monkeypatch.setattr(bots, "asyncio", standing_in(asyncio, sleep=naps.sleep))
    room = await tables.create(NewTable("matchmaster", 2, "Ada", bots=1, level="casual", pace="instant"), "ada")
    for _ in range(14):  # the last two are the single cards of the last trick
        await until_bots_have_moved(room)
        if surely(room.table.game).view(0).table.round > 1:
            break
        await tables.commands.run(room, PlayMove("ada", surely(room.table.game).legal_moves(0)[0], secrets.token_hex(8)))
    assert len(naps.seconds) > 7
    assert min(naps.seconds) == max(naps.seconds) > bots.THINK_SECONDS["instant"]
    await services.scheduler.close()
    await services.bots.close()


async def test_a_table_read_from_its_log_is_the_same_table(log: Log) -> None:
    services = Services(log)
    tables = services.tables
    room = await tables.create(NewTable("matchmaster", 2, "Ada", {"rounds": "short"}), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
    while room.table.state == "playing":
        seat = surely(room.table.game).owing[0]
        move = surely(room.table.game).legal_moves(seat)[-1]
        await tables.commands.run(room, PlayMove(("ada", "bea")[seat], move, str(room.table.number)))
        again = await tables._load(room.table.id)
        assert again.number == room.table.number
        assert [again.view(seat) for seat in (0, 1, None)] == [room.table.view(seat) for seat in (0, 1, None)]
        for number in (0, 1, again.number // 2, again.number - 1, again.number):
            assert again.happenings_since(number) == room.table.happenings_since(number)
    assert surely(again.game).record()["result"] == surely(room.table.game).record()["result"]


async def test_a_refused_move_leaves_no_trace(log: Log, tmp_path: Path) -> None:
    tables = Services(log).tables
    room = await tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    before = _rows(tmp_path)
    for change in (tables.commands.run(room, PlayMove("ada", "bid 1", "k")), tables.commands.run(room, Sit("b", "B", 9))):
        with pytest.raises(ValueError):
            await change
    with pytest.raises(NotFound):
        await tables.room("zzzz")
    assert _rows(tmp_path) == before


async def test_a_move_that_cannot_be_stored_has_not_happened(log: Log, tmp_path: Path) -> None:
    tables = Services(log).tables
    room = await tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
    before = room.table.view(0)
    _run_sql(tmp_path, "ALTER TABLE events RENAME TO elsewhere")
    with pytest.raises(Busy):
        await tables.commands.run(room, PlayMove("ada", "bid 1", "k"))
    assert (room.table.number, room.table.view(0)) == (2, before)
    with pytest.raises(Busy):
        await tables.room("another")
    _run_sql(tmp_path, "ALTER TABLE elsewhere RENAME TO events")
    assert await tables.commands.run(room, PlayMove("ada", "bid 1", "k")) == 3


async def test_a_change_is_carried_out_and_told_even_if_its_caller_is_gone(log: Log) -> None:
    services = Services(log)
    tables = services.tables
    room = await tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    watcher = Watcher()
    room.join(watcher, 0)
    sitting = asyncio.create_task(tables.commands.run(room, Sit("bea", "Bea")))
    await others_go_on()
    sitting.cancel()
    await asyncio.gather(sitting, return_exceptions=True)
    await services.commands.close()
    assert watcher.heard[-1]["type"] == "news"
    assert len(await log.read(room.table.id)) == room.table.number == 2


def test_a_database_of_another_layout_is_not_touched(tmp_path: Path) -> None:
    open_database(f"{tmp_path}/tables.db").dispose()
    _run_sql(tmp_path, "UPDATE matchwood_layout SET version = 99")
    with pytest.raises(CannotServe, match="layout 99"):
        open_database(f"{tmp_path}/tables.db")


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////proc/nowhere/tables.db",
        "nosuchdatabase://x",
        "sqlite:////dev/null/x.db",
        "sqlite://",
        ":memory:",
        "sqlite:///file:x?mode=memory&uri=true",
    ],
)
def test_a_database_that_cannot_be_used_is_explained(url: str) -> None:
    with pytest.raises(CannotServe, match="--database"):
        open_database(url)


def test_processes_that_start_at_once_share_a_new_database(tmp_path: Path) -> None:
    for attempt in range(5):
        with ThreadPoolExecutor(6) as several:
            for engine in several.map(open_database, [f"{tmp_path}/{attempt}.db"] * 6):
                engine.dispose()


def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, this is a letter and not a database. " * 100)
    with pytest.raises(CannotServe, match="cannot be used"):
        open_database(f"{tmp_path}/letter.txt")


@pytest.mark.parametrize(("setting", "strictest"), [("synchronous", 2), ("fullfsync", 1)])
def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path, setting: str, strictest: int) -> None:
    engine = open_database(f"{tmp_path}/tables.db")
    with engine.connect() as connection:
        assert connection.scalar(sql.text(f"PRAGMA {setting}")) == strictest
    engine.dispose()


async def test_a_connection_that_is_given_back_after_the_end_is_closed(log: Log) -> None:
    lent = log.engine.connect()
    connection = lent.connection.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    log.close()
    lent.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("SELECT 1")


async def until_bots_have_moved(room: Room) -> None:
    await until(lambda: not room.table.automatic_seats())


def _run_sql(folder: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as connection, connection:
        connection.execute(statement)


def _rows(folder: Path) -> list[Any]:
    engine = open_database(f"{folder}/tables.db")
    with engine.connect() as connection:
        rows = list(connection.execute(sql.text("SELECT * FROM events")))
    engine.dispose()
    return rows
