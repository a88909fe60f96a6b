"""Accounts and results that several processes use in PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sql
from msgspec import convert

from matchwood.server.accounts import profile
from matchwood.server.accounts.accounts import Accounts
from matchwood.server.accounts.messages import MadePasskey, UsedPasskey
from matchwood.server.accounts.outcome import Outcome, SeatOutcome
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.accounts.results import EndedTable, Results
from matchwood.server.accounts.user_agent import Browser
from matchwood.server.accounts.webauthn import Visit
from matchwood.server.compute.compiling import Compiler
from matchwood.server.protocol.errors import ChallengeOver, LastWayIn, NameTaken, WrongPassword
from matchwood.server.storage import schema
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.storage.writer import Append, Chain
from matchwood.server.table.events import Moved, to_text
from tests.server.accounts.soft_key import SoftKey

ENDED = Outcome("tycoon", True, (SeatOutcome(0, "person", "Ada", "ada", 1, False), SeatOutcome(1, "person", "Bea", "bea", 2, True)))


async def test_a_game_counts_once_if_several_processes_settle_it(database: str) -> None:
    engine = open_database(database)
    accounts, log = Accounts(engine), Log(engine)
    ada, bea = [await accounts.sign_up(name, "correct horse", name.lower()) for name in ("Ada", "Bea")]
    with pytest.raises(NameTaken):
        await accounts.sign_up("ADA", "correct horse", "cem")
    results = Results(log, Compiler())
    await results.close()
    for table in ("first", "second"):
        done = asyncio.get_running_loop().create_future()
        log.enqueue(Append(table, 1, to_text(Moved(0, "pass")), done.set_result, Chain(), ends=True))
        assert await done
    with ThreadPoolExecutor(4) as processes:
        list(processes.map(lambda table: results._settle([EndedTable(table, 1, ENDED)]), ["first", "second"] * 4))
    told = [profile.account_message(engine, known) for known in (ada, bea)]
    assert [(one.finished, one.away, one.ratings[0].games) for one in told] == [(2, 0, 2), (2, 2, 2)]
    assert told[0].ratings[0].rating > 1500 > told[1].ratings[0].rating
    assert len(profile.played_games(engine, "ada", limit=1).games) == 1
    with engine.begin() as connection:
        profile.delete_account(connection, bea)
    assert {game.company[0].name for game in profile.export_account(engine, ada).games} == {None}
    accounts.close()
    log.close()


async def test_one_process_can_start_the_use_of_a_passkey_and_another_can_finish_it(database: str) -> None:
    engine = open_database(database)
    one, other = Accounts(engine), Accounts(engine)
    visit = Visit("browser", "localhost", "http://localhost")
    key = SoftKey(visit.origin)
    made = convert(key.make(await one.sign_up_options("Cem", visit)), MadePasskey)
    cem = await other.sign_up_with_passkey(made, "Phone", visit, "cem")
    with pytest.raises(ChallengeOver):
        await one.sign_up_with_passkey(made, "Phone", visit, "cem")
    used = convert(key.use(await other.passkeys.sign_in_options(visit)), UsedPasskey)
    assert await one.sign_in_with_passkey(used, visit) == cem
    await one.sessions.create(cem, "token", Browser("Firefox", "Linux"))
    await one.change_password(cem, "correct horse", "token")
    with pytest.raises(WrongPassword):
        await other.sessions.create(cem, "late", Browser(None, None))
    told = await other.access(cem, "token", visit.site)
    assert [(one.name, one.used is None) for one in told.passkeys] == [("Phone", False)]
    assert [(one.browser, one.here) for one in told.sessions] == [("Firefox", True)]
    with pytest.raises(LastWayIn):
        await _without_password(engine, one, told.passkeys[0].id, cem, visit)
    with engine.begin() as connection:
        profile.delete_account(connection, cem)
    assert profile.export_account(engine, cem).passkeys == ()
    for accounts in (one, other):
        accounts.close()
    engine.dispose()


async def _without_password(engine: sql.Engine, accounts: Accounts, passkey: str, account: StoredAccount, visit: Visit) -> None:
    with engine.begin() as connection:
        connection.execute(schema.accounts.update().where(schema.accounts.c.id == account.id).values(password=None))
    await accounts.passkeys.remove(account, passkey, visit)
