"""Accounts and results on PostgreSQL: several processes settle the same game, and it counts once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.waiting import waited_for

from matchwood.server.accounts import memory
from matchwood.server.accounts.accounts import Accounts
from matchwood.server.accounts.outcome import Outcome, Place
from matchwood.server.accounts.results import Results
from matchwood.server.errors import NameTaken
from matchwood.server.storage.database import open_database
from matchwood.server.storage.events import Moved
from matchwood.server.storage.log import Log
from matchwood.server.thinking.warming import Warming

ENDED = Outcome("tycoon", True, (Place(0, "person", "Ada", "ada", 1, False), Place(1, "person", "Bea", "bea", 2, True)))


def test_a_game_that_several_processes_settle_counts_once(database: str) -> None:
    async def story() -> None:
        engine = open_database(database)
        accounts, log = Accounts(engine), Log(engine)
        ada, bea = [await accounts.sign_up(name, "correct horse", name.lower()) for name in ("Ada", "Bea")]
        with pytest.raises(NameTaken):
            await accounts.sign_up("ADA", "correct horse", "cem")
        results = Results(log, Warming())
        await results.close()
        for table in ("first", "second"):
            assert await log.append(table, 1, Moved(0, "pass"), ends=True)
        with ThreadPoolExecutor(4) as processes:
            list(processes.map(lambda table: results._settle(table, 1, ENDED), ["first", "second"] * 4))
        told = [memory.account(engine, known) for known in (ada, bea)]
        assert [(one.finished, one.away, one.ratings[0].games) for one in told] == [(2, 0, 2), (2, 2, 2)]
        assert told[0].ratings[0].rating > 1500 > told[1].ratings[0].rating
        assert len(memory.history(engine, "ada", most=1).games) == 1
        memory.delete(engine, bea)
        assert {game.company[0].name for game in memory.export(engine, ada).games} == {None}
        accounts.close()
        log.close()

    waited_for(story())
