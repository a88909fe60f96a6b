"""A day that many people play at two servers, while servers are killed: all results count once, and no card leaks.

`pytest -s tests/server/kills/test_daily_kills.py --people 500 --kills 20` plays with 500 people.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

import matchwood
from matchwood.server.daily import deals
from matchwood.server.daily.games import DailyGame
from matchwood.server.storage import schema
from matchwood.server.storage.database import open_database
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from matchwood.server.util.clock import now
from matchwood.server.util.days import day_at, end_of
from tests.server.kills.conftest import Cluster
from tests.server.kills.daily_people import DailyPerson
from tests.server.kills.kill_run import new_random
from tests.support.http import WITHOUT_TLS
from tests.support.optional import not_none
from tests.support.waiting import TIMEOUT, let_time_pass, run_in_thread

GAME = "matchmaster"
DAILY_GAME = DailyGame(GAME, 2, {"rounds": "short"})
AT_ONCE = 30
"""The number of people who play at the same time."""
SPARE_MS = 40 * 60_000
"""The test must end before the day."""
ANALYSED = 3


@pytest.fixture
def people(request: pytest.FixtureRequest, exhaustive: bool) -> int:
    """The number of people: from the command line, else 500 for a release and fewer on other days."""
    named = request.config.getoption("--people")
    return (500 if exhaustive else 12) if named is None else int(named)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_a_day_of_many_people_counts_each_result_once_and_reveals_no_card(
    cluster: Cluster,
    people: int,
    kills: Callable[[int], int],
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    if end_of(day_at(now())) - now() < SPARE_MS:
        pytest.skip("the day ends during the test")
    monkeypatch.setattr(deals, "DAILY_GAMES", (DAILY_GAME,))
    monkeypatch.setattr(deals, "BOT_LEVEL", "beginner")
    engine = open_database(cluster.database)
    with engine.begin() as connection:
        deals.seal_days(connection, [day_at(now()) + timedelta(days=number) for number in range(deals.DAYS_AHEAD + 1)])
    request.addfinalizer(engine.dispose)
    chance, tables = new_random(), list[str]()
    crowd = [DailyPerson(number, cluster.ports, GAME, tables, random.Random(chance.random())) for number in range(people)]
    run_in_thread(play_the_day(crowd, cluster, kills(2), chance))
    print(f"{sum(person.calls for person in crowd)} calls, {sum(person.repeated for person in crowd)} repeated")
    assert [problem for person in crowd for problem in person.problems] == []
    run_in_thread(check_the_day(cluster, engine, crowd, chance))


async def play_the_day(crowd: Sequence[DailyPerson], cluster: Cluster, kills: int, chance: random.Random) -> None:
    """Let all people play. Kill and start servers meanwhile."""
    places = asyncio.Semaphore(AT_ONCE)

    async def live(person: DailyPerson) -> None:
        async with places:
            await person.live()

    async def kill() -> None:
        for number in range(kills):
            await let_time_pass(chance.uniform(1, 4), why="a server is killed at any moment")
            server = cluster.servers[number % len(cluster.servers)]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(kill())
        for person in crowd:
            tasks.create_task(live(person))


async def check_the_day(cluster: Cluster, engine: sql.Engine, crowd: Sequence[DailyPerson], chance: random.Random) -> None:
    """Compare the ranking with the logs of all tables, and the cards that each person saw with those that were played."""
    finished = [person for person in crowd if person.plan == "finish"]
    played = {person: not_none(await table_of(cluster.database, person)) for person in crowd if person.table is not None}
    leaks = [leak for person in crowd for leak in person.leaked(events_of(played.get(person)))]
    assert leaks == []
    scores = {person: score_of(played[person]) for person in finished}
    for person in finished:
        await person.analysed()
    attempts = [await person.analysed() for person in finished]  # their ranks compare them with all others
    for person, attempt in zip(finished, attempts, strict=True):
        better = sum(score[:2] > scores[person][:2] for score in scores.values())
        cleaner = sum(other["total_loss"] < attempt["total_loss"] for other in attempts)
        assert (attempt["rank"], attempt["total_loss_rank"]) == (1 + better, 1 + cleaner), person.name
    for person, attempt in chance.sample(list(zip(finished, attempts, strict=True)), ANALYSED):
        record = not_none(played[person].game).record()
        assert matchwood.analyse(record).players[0].to_dict()["lost"] == attempt["total_loss"]
    check_the_database(engine, crowd)
    async with httpx.AsyncClient(timeout=TIMEOUT, verify=WITHOUT_TLS, base_url=f"http://127.0.0.1:{cluster.ports[0]}") as http:
        (deal,) = (await http.get("/api/daily")).json()["deals"]
        starters = [person for person in crowd if person.plan != "spy"]
        resigned = sum(person.plan == "resign" for person in crowd)
        assert (deal["started"], deal["finished"], deal["quit"]) == (len(starters), len(finished), resigned)
        assert deal["secret"] is None
        past_day = move_to_the_past(engine)
        (deal,) = (await http.get(f"/api/daily/{past_day}")).json()["deals"]
        assert matchwood.seal_of(deal["secret"]) == deal["seal"]
        assert deal["quit"] == len(starters) - len(finished), "people who left got no rank"
        ranking = (await http.get(f"/api/daily/{past_day}/{GAME}")).json()["by_result"]
        shown = [(each["rank"], -each["table_rank"], each["points"]) for each in ranking]
        ranks = {score: 1 + sum(other[:2] > score[:2] for other in scores.values()) for score in scores.values()}
        expected = Counter((ranks[score], score[0], score[2]) for score in scores.values())
        assert not Counter(shown) - expected
        assert [rank for rank, *_ in shown] == sorted(ranks[score] for score in scores.values())[: len(shown)]


async def table_of(database: str, person: DailyPerson) -> Table:
    log = Log(open_database(database))
    try:
        return Table.from_events(not_none(person.table), await log.read(not_none(person.table)))
    finally:
        await asyncio.to_thread(log.close)


def events_of(table: Table | None) -> Sequence[dict[str, Any]]:
    return [] if table is None else not_none(table.game).record()["events"]


def score_of(table: Table) -> tuple[int, int, int]:
    """Return the rank at the table (negative), the points above the other player, and the points."""
    result = not_none(not_none(table.game).result)
    return -result.ranks[0], result.scores[0] - result.scores[1], result.scores[0]


def check_the_database(engine: sql.Engine, crowd: Sequence[DailyPerson]) -> None:
    """Check that each person has one attempt, and that each finished attempt is stored once."""
    attempts, choices = schema.daily_attempts, schema.daily_choices
    with engine.connect() as connection:
        rows = connection.execute(sql.select(attempts.c.owner, attempts.c.table_id, attempts.c.outcome)).all()
        decided = set(connection.scalars(sql.select(choices.c.table_id)))
    assert max(Counter(row.owner for row in rows).values()) == 1
    assert {row.table_id for row in rows} == {person.table for person in crowd if person.table is not None}
    assert {row.table_id for row in rows if row.outcome == "finished"} == decided


def move_to_the_past(engine: sql.Engine) -> str:
    """Make today a past day in the database, and return its date."""
    today, tables = day_at(now()), (schema.daily_deals, schema.daily_attempts, schema.daily_people, schema.daily_choices)
    past_day = (today - timedelta(days=2)).isoformat()
    with engine.begin() as connection:
        for table in tables:
            connection.execute(sql.update(table).where(table.c.day == today.isoformat()).values(day=past_day))
    return past_day
