"""The accounts of a server, which its operator deletes or gives new passwords."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.accounts.passwords import hash_password
from matchwood.server.accounts.profile import StoredAccount, account_named, delete_account, update_account
from matchwood.server.accounts.sessions import delete_sessions
from matchwood.server.admin.database import operator_transaction
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from matchwood.server.storage.operator_actions import OperatorAction, record_action
from matchwood.server.util.clock import datetime_of

DELETE_ACCOUNT, RESET_PASSWORD = "delete-account", "reset-password"
PASSWORD_BYTES = 12
"""The random bytes of a new password, which has 16 characters."""


class AccountSummary(NamedTuple):
    """An account as its operator sees it before a change."""

    name: str
    created: datetime
    finished_games: int
    passkeys: int


class OperatorAccounts:
    """Deletes accounts in a database and resets their passwords, also while servers use the database."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    def summary(self, name: str) -> AccountSummary:
        """Return the summary of the account with this name, or raise `NotFound`."""
        results, passkeys = schema.results, schema.passkeys
        with operator_transaction(self._engine) as connection:
            account = _find(connection, name)
            games = sql.select(sql.func.count(results.c.table_id.distinct())).where(results.c.owner == account.owner)
            keys = sql.select(sql.func.count()).where(passkeys.c.account == account.id)
            finished, stored = connection.scalar(games) or 0, connection.scalar(keys) or 0
        return AccountSummary(account.name, datetime_of(account.made), finished, stored)

    def delete(self, name: str, by: str, reason: str | None = None) -> OperatorAction:
        """Delete an account and its chat messages, and store the action of the operator `by`. Raises `NotFound`."""
        with operator_transaction(self._engine) as connection:
            account = _find(connection, name)
            delete_account(connection, account)
            return record_action(connection, DELETE_ACCOUNT, account.name, by, reason)

    def reset_password(self, name: str, by: str, reason: str | None = None) -> tuple[OperatorAction, str]:
        """Give an account a random password, sign out all its browsers, and store the action of the operator `by`.

        Return the action and the password. Raises `NotFound`.
        """
        password = secrets.token_urlsafe(PASSWORD_BYTES)
        stored_password = hash_password(password)
        with operator_transaction(self._engine) as connection:
            account = _find(connection, name)
            update_account(connection, account.id, password=stored_password)
            delete_sessions(connection, account.id, except_for=None)
            return record_action(connection, RESET_PASSWORD, account.name, by, reason), password


def _find(connection: sql.Connection, name: str) -> StoredAccount:
    account = account_named(connection, name)
    if account is None:
        raise NotFound(f"No account has the name {name!r}. `matchwood admin show TABLE` shows the accounts at a table.")
    return account
