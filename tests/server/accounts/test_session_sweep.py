"""The session sweep: it finds sessions and guests that another process has ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql

from matchwood.server.accounts import session_sweep
from matchwood.server.accounts.accounts import Accounts
from matchwood.server.accounts.guests import mark_signed_up
from matchwood.server.accounts.session_sweep import SessionSweep
from matchwood.server.storage import schema
from tests.support.database import open_new_database
from tests.support.waiting import let_other_tasks_run, wait_until_async

GUESTS = [f"guest {number}" for number in range(5)]
SESSIONS = [f"session {number}" for number in range(5)]


@pytest.fixture
def engine(tmp_path: Path) -> sql.Engine:
    """A database with one account, in which all `SESSIONS` are signed in."""
    engine = open_new_database(tmp_path / "tables.db")
    with engine.begin() as connection:
        account = {"id": "ada", "name": "Ada", "folded": "ada", "owner": "owner", "password": None, "made": 0}
        connection.execute(schema.accounts.insert().values(account))
        for token in SESSIONS:
            session = {"token": token, "account": "ada", "since": 2**42, "browser": "", "system": ""}
            connection.execute(schema.sessions.insert().values(session))
    return engine


@pytest.mark.parametrize("together", [2, 100])
async def test_the_sweep_finds_every_ended_session_and_no_other(
    engine: sql.Engine, together: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_sweep, "INTERVAL_SECONDS", 0.01)
    monkeypatch.setattr(session_sweep, "PEOPLE_PER_QUERY", together)
    accounts = Accounts(engine)
    connections = accounts.connections
    waiting = {guest: asyncio.create_task(connections.wait_for_change(guest, None)) for guest in GUESTS}
    waiting |= {session: asyncio.create_task(connections.wait_for_change("ada", session)) for session in SESSIONS}
    await let_other_tasks_run()
    elsewhere(engine, lambda connection: mark_signed_up(connection, GUESTS[1]))
    gone = schema.sessions.delete().where(schema.sessions.c.token == SESSIONS[3])
    elsewhere(engine, lambda connection: connection.execute(gone))
    sweep = SessionSweep(accounts)
    await wait_until_async(lambda: waiting[GUESTS[1]].done() and waiting[SESSIONS[3]].done())
    assert [name for name, task in waiting.items() if task.done()] == [GUESTS[1], SESSIONS[3]]
    assert connections.waiting_guests == [guest for guest in GUESTS if guest != GUESTS[1]]
    assert await accounts.guests.has_signed_up(GUESTS[1])
    assert await accounts.sessions.holder_of(SESSIONS[3]) is None
    await sweep.close()
    for task in waiting.values():
        task.cancel()
    accounts.close()


async def test_a_sweep_that_fails_is_repeated(engine: sql.Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_sweep, "INTERVAL_SECONDS", 0.01)
    hidden = "ALTER TABLE former_guests RENAME TO hidden"
    accounts, failures = Accounts(engine), list[None]()
    monkeypatch.setattr(SessionSweep, "_sweep", counted(SessionSweep._sweep, failures))
    waiting = asyncio.create_task(accounts.connections.wait_for_change(GUESTS[0], None))
    elsewhere(engine, lambda connection: connection.execute(sql.text(hidden)))
    sweep = SessionSweep(accounts)
    await wait_until_async(lambda: len(failures) > 1)
    elsewhere(engine, lambda connection: connection.execute(sql.text("ALTER TABLE hidden RENAME TO former_guests")))
    elsewhere(engine, lambda connection: mark_signed_up(connection, GUESTS[0]))
    await wait_until_async(waiting.done)
    await sweep.close()
    accounts.close()


def counted(look: Callable[[SessionSweep], object], failures: list[None]) -> Callable[[SessionSweep], object]:
    async def looks(self: SessionSweep) -> None:
        try:
            await look(self)  # type: ignore[misc]  # it is the method of the class
        except Exception:
            failures.append(None)
            raise

    return looks


def elsewhere(engine: sql.Engine, change: Callable[[sql.Connection], object]) -> None:
    """Make this change as another process does."""
    with engine.begin() as connection:
        change(connection)
