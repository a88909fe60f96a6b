"""An operator reads the reports about names, settles them, and hides names."""

from __future__ import annotations

import pytest
import sqlalchemy as sql

from matchwood.server.admin.pruning import delete_tables
from matchwood.server.admin.reported_names import find_names, hide_names, settle_names, show_names
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import latest_actions
from matchwood.server.storage.reported_names import NamedPerson, copy_hidden_names, hidden_names, report_names

RUDE, KIND = NamedPerson("ada", "Rude"), NamedPerson("bea", "Kind")


@pytest.fixture(autouse=True)
def reports(engine: sql.Engine) -> None:
    """Reports about a name of Ada, who has an account and a ranked attempt, and about a name of the guest Bea."""
    with engine.begin() as connection:
        account = {"id": "1", "name": "Ada the first", "folded": "ada the first", "owner": "ada", "made": 0}
        connection.execute(schema.accounts.insert().values(account))
        for reporter in ("cem", "dora", "cem"):
            report_names(connection, [RUDE], reporter)
        report_names(connection, [KIND], "cem")


def hidden(engine: sql.Engine) -> set[NamedPerson]:
    with engine.connect() as connection:
        return hidden_names(connection, ["ada", "bea", "account"])


def listed(engine: sql.Engine, settled: bool = False) -> list[tuple[int, str, str | None, int]]:
    return [found[:4] for found in find_names(engine, settled)]


def test_a_list_shows_each_name_with_the_number_of_people_who_reported_it(engine: sql.Engine) -> None:
    assert listed(engine) == [(1, "Rude", "Ada the first", 2), (2, "Kind", None, 1)]
    assert listed(engine, settled=True) == []


def test_a_settled_name_stays_and_opens_again_with_the_report_of_another_person(engine: sql.Engine) -> None:
    settle_names(engine, [2], "root")
    assert (listed(engine)[-1][1], listed(engine, settled=True)[0][1]) == ("Rude", "Kind")
    assert hidden(engine) == set()
    with engine.begin() as connection:
        report_names(connection, [KIND], "cem")
        assert [found[0] for found in listed(engine)] == [1]
        report_names(connection, [KIND], "dora")
    assert [found[0] for found in listed(engine)] == [1, 2]


def test_an_operator_hides_and_shows_a_name_and_the_log_keeps_both(engine: sql.Engine) -> None:
    hide_names(engine, [1], "root", "insult")
    assert hidden(engine) == {RUDE}
    assert [found[0] for found in listed(engine)] == [2], "the reports of a hidden name are settled"
    show_names(engine, [1], "root")
    assert hidden(engine) == set()
    with engine.connect() as connection:
        actions = [action[2:] for action in latest_actions(connection, 10)]
    assert actions == [("show-name", "Rude", None, "root"), ("hide-name", "Rude", "insult", "root")]


def test_one_wrong_number_changes_nothing(engine: sql.Engine) -> None:
    for change in (hide_names, settle_names, show_names):
        with pytest.raises(NotFound, match="number 3"):
            change(engine, [1, 3], "root")
    assert (hidden(engine), len(listed(engine))) == (set(), 2)


def test_an_account_that_takes_over_the_attempts_of_a_guest_keeps_the_name_hidden(engine: sql.Engine) -> None:
    hide_names(engine, [2], "root")
    with engine.begin() as connection:
        copy_hidden_names(connection, "bea", "account")
    assert hidden(engine) == {KIND, NamedPerson("account", "Kind")}


def test_deleted_tables_take_the_names_along_that_no_ranking_and_no_account_keeps(engine: sql.Engine) -> None:
    with engine.begin() as connection:
        delete_tables(connection, ["an old table"])
        assert connection.scalars(sql.select(schema.name_reports.c.name)).all() == [1, 1]
    assert [found[1] for found in listed(engine)] == ["Rude"]
