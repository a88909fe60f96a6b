"""An operator deletes accounts and resets passwords through another connection to the database, while the server runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.server.accounts import sessions
from matchwood.server.admin.accounts import OperatorAccounts
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage.database import open_database
from matchwood.server.storage.operator_actions import latest_actions
from tests.server.accounts.people import PASSWORD, account_name, signs_in, signs_up
from tests.server.answers import error_of
from tests.support.waiting import wait_until


@pytest.fixture(autouse=True)
def quick_lookups(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server reads each session from the database."""
    monkeypatch.setattr(sessions, "TRUST_SECONDS", 0.0)


@pytest.fixture
def engine(database: Path) -> Iterator[sql.Engine]:
    engine = open_database(str(database))
    yield engine
    engine.dispose()


@pytest.fixture
def operator(engine: sql.Engine) -> OperatorAccounts:
    return OperatorAccounts(engine)


def test_a_reset_password_replaces_the_old_one_and_signs_all_browsers_out(ada: Any, bea: Any, operator: OperatorAccounts) -> None:
    assert signs_up(ada, "Forgetful").status_code == 201
    action, password = operator.reset_password("FORGETFUL", "root")
    assert (action.action, action.subject) == ("reset-password", "Forgetful")
    wait_until(lambda: account_name(ada) is None)
    assert error_of(signs_in(bea, "Forgetful", PASSWORD)) == (403, "wrong_password")
    assert signs_in(bea, "Forgetful", password).status_code == 200


def test_a_deleted_account_is_signed_out_and_its_name_is_free_again(ada: Any, bea: Any, operator: OperatorAccounts) -> None:
    assert signs_up(ada, "Gone soon").status_code == 201
    assert (operator.summary("gone soon").name, operator.summary("gone soon").passkeys) == ("Gone soon", 0)
    operator.delete("gone soon", "root")
    wait_until(lambda: account_name(ada) is None)
    assert signs_up(bea, "Gone soon").status_code == 201


def test_an_action_is_stored_only_for_an_existing_account(engine: sql.Engine, operator: OperatorAccounts) -> None:
    with engine.connect() as connection:
        before = latest_actions(connection, 10)
    for change in (
        operator.summary,
        lambda name: operator.delete(name, "root"),
        lambda name: operator.reset_password(name, "root"),
    ):
        with pytest.raises(NotFound, match="No account has the name 'Unknown'"):
            change("Unknown")
    with engine.connect() as connection:
        assert latest_actions(connection, 10) == before
