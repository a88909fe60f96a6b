"""An operator removes names from the rankings of the deals of the day, and old attempts of guests lose their names."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
import sqlalchemy as sql

from matchwood.server.admin.daily_names import remove_name
from matchwood.server.admin.pruning import delete_tables
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import latest_actions
from matchwood.server.util.clock import now
from matchwood.server.util.days import day_at

TODAY = day_at(now())
LONG_AGO = TODAY - timedelta(days=100)
DAYS = (TODAY, LONG_AGO)


@pytest.fixture(autouse=True)
def attempts(engine: sql.Engine) -> None:
    """Attempts of Ada, who has an account, and of the guest Bea, on two days."""
    with engine.begin() as connection:
        account = {"id": "1", "name": "Ada", "folded": "ada", "owner": "ada", "made": 0}
        connection.execute(schema.accounts.insert().values(account))
        for name in ("Ada", "Bea"):
            for day in DAYS:
                about = {"day": day.isoformat(), "game": "tycoon", "table_id": f"{name}{day:%y%j}".lower()}
                attempt = about | {"owner": name.lower(), "name": name, "started": 0, "outcome": "finished", "table_rank": 1}
                connection.execute(schema.daily_attempts.insert().values(attempt))
                connection.execute(schema.daily_people.insert().values(about | {"person": name.lower()}))
                connection.execute(schema.daily_choices.insert().values(about | {"event": 3, "position": "p", "move": "pass"}))


def named(engine: sql.Engine) -> set[tuple[str, date]]:
    attempts = schema.daily_attempts
    with engine.connect() as connection:
        rows = connection.execute(sql.select(attempts.c.name, attempts.c.day).where(attempts.c.name.is_not(None)))
        return {(name, date.fromisoformat(day)) for name, day in rows}


def test_an_operator_removes_a_name_from_all_days(engine: sql.Engine) -> None:
    removed = remove_name(engine, "BEA", "root", reason="insult")
    assert removed.attempts == 2
    assert named(engine) == {("Ada", day) for day in DAYS}
    with engine.connect() as connection:
        (action,) = latest_actions(connection, 10)
        ranks = connection.scalars(sql.select(schema.daily_attempts.c.table_rank)).all()
    assert action[2:] == ("remove-name", "BEA", "insult", "root")
    assert ranks == [1] * 4, "the attempts keep their ranks"


def test_an_operator_removes_a_name_from_one_day(engine: sql.Engine) -> None:
    assert remove_name(engine, "Bea", "root", TODAY).attempts == 1
    assert named(engine) == {("Ada", TODAY), ("Ada", LONG_AGO), ("Bea", LONG_AGO)}


def test_an_unknown_name_is_reported(engine: sql.Engine) -> None:
    with pytest.raises(NotFound, match="Cem"):
        remove_name(engine, "Cem", "root")
    with pytest.raises(NotFound, match=TODAY.isoformat()):
        remove_name(engine, "Cem", "root", TODAY)


def test_the_attempts_of_guests_lose_their_names_with_their_tables(engine: sql.Engine) -> None:
    tables = [f"{name}{day:%y%j}" for name in ("ada", "bea") for day in DAYS]
    with engine.begin() as connection:
        delete_tables(connection, tables)
        assert connection.scalars(sql.select(schema.daily_choices.c.table_id)).all() == []
        people = set(connection.scalars(sql.select(schema.daily_people.c.day)))
        owners = set(connection.scalars(sql.select(schema.daily_attempts.c.owner)))
    assert named(engine) == {("Ada", day) for day in DAYS}
    assert owners == {"ada", ""}
    assert people == {TODAY.isoformat()}, "a deleted table gives no second attempt"
