"""Past days, calendars and streaks."""

from __future__ import annotations

from datetime import timedelta

import pytest
import sqlalchemy as sql

from matchwood.server.protocol.errors import NotOver
from matchwood.server.services import Services
from matchwood.server.storage import schema
from tests.server.daily.players import GAME, plays, practises, sees, settled, starts, today
from tests.support.optional import not_none

YESTERDAY = timedelta(days=1)
PAST = timedelta(days=2)
"""A day that is certainly over."""
TABLES = (schema.daily_attempts, schema.daily_people, schema.daily_choices)


def move_back(services: Services, by: timedelta = PAST) -> None:
    """Make all attempts of today attempts of an earlier day, which gets the deals of today."""
    day, before = today().isoformat(), (today() - by).isoformat()
    deals = schema.daily_deals
    with services.log.engine.begin() as connection:
        for row in connection.execute(sql.select(deals).where(deals.c.day == day)).mappings().all():
            connection.execute(deals.insert().values(dict(row) | {"day": before}))
        for table in TABLES:
            connection.execute(sql.update(table).where(table.c.day == day).values(day=before))


async def test_a_past_day_shows_its_secret_and_ranking_to_all_people(services: Services) -> None:
    await plays(services, "ada")
    own = await settled(services, "ada")
    sealed = await sees(services, "ada")
    move_back(services)
    day = today() - PAST
    deal = await sees(services, "cem", day=day)
    assert (deal.seal, deal.own) == (sealed.seal, None)
    assert deal.secret is not None
    ranking = await services.daily.ranking(day, GAME, ("cem",))
    assert [(each.name, each.points) for each in ranking.by_result] == [("Ada", own.points)]
    assert ranking.decisions == ()


async def test_all_people_can_practise_a_past_deal_but_not_attempt_it(services: Services) -> None:
    await sees(services, "ada")
    move_back(services)
    day = today() - PAST
    room = await practises(services, "ada", day=day)
    assert room.table.about.hints
    with pytest.raises(NotOver):
        await starts(services, "ada", day=day)


async def test_unfinished_attempts_of_a_past_day_count_as_quit(services: Services) -> None:
    await starts(services, "ada")
    move_back(services)
    deal = await sees(services, "ada", day=today() - PAST)
    assert (deal.started, deal.finished, deal.quit, not_none(deal.own).state) == (1, 0, 1, "quit")


async def test_the_archive_lists_past_days_with_the_own_ranks(services: Services) -> None:
    assert (await services.daily.archive(None, "ada")).days == ()
    await plays(services, "ada")
    await settled(services, "ada")
    move_back(services)
    await sees(services, "ada")
    (day,) = (await services.daily.archive(None, "ada")).days
    assert day.day == (today() - PAST).isoformat()
    assert {deal.game: (deal.finished, deal.rank) for deal in day.deals} == {GAME: (1, 1), "the_match": (0, None)}
    (day,) = (await services.daily.archive(today(), "bea")).days
    assert {deal.rank for deal in day.deals} == {None}
    assert (await services.daily.archive(today() - PAST, "ada")).days == ()


async def test_an_answer_has_ten_days_and_the_next_answer_the_days_before_them(services: Services) -> None:
    await sees(services, "ada")
    days = [today() - number * YESTERDAY for number in range(2, 14)]
    for day in days:
        move_back(services, today() - day)
    first = await services.daily.archive(None, "ada")
    assert ([each.day for each in first.days], first.more) == ([day.isoformat() for day in days[:10]], True)
    second = await services.daily.archive(days[9], "ada")
    assert ([each.day for each in second.days], second.more) == ([day.isoformat() for day in days[10:]], False)


async def test_days_in_a_row_make_a_streak(services: Services) -> None:
    await plays(services, "ada")
    await settled(services, "ada")
    move_back(services, YESTERDAY)
    assert (await services.daily.calendar("ada")).streak == 1, "Ada can still play today"
    await plays(services, "ada")
    await settled(services, "ada")
    calendar = await services.daily.calendar("ada")
    assert (calendar.streak, calendar.longest) == (2, 2)
    assert [each.day for each in calendar.days] == [(today() - YESTERDAY).isoformat(), today().isoformat()]
    assert (await services.daily.calendar("bea")).days == ()
