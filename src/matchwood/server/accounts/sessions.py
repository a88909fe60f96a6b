"""Sessions: the browsers that are signed in to accounts."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sql

from matchwood.server.accounts.connections import Connections
from matchwood.server.accounts.messages import Session
from matchwood.server.accounts.profile import StoredAccount, lock_account
from matchwood.server.accounts.user_agent import Browser
from matchwood.server.identity import SESSION_SECONDS, Holder, hash_token
from matchwood.server.protocol.errors import WrongPassword
from matchwood.server.push.subscriptions import delete_of_sessions
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import datetime_of, now
from matchwood.server.util.lru import LruCache

TRUST_SECONDS = 5.0
"""A process notices after at most these seconds that a browser signed out at another process."""
MAX_REMEMBERED = 10_000
MAX_SESSIONS = 100
"""A further sign-in ends the oldest session of the account."""


class Sessions:
    """Signs browsers in and out."""

    def __init__(self, store: Transactions, connections: Connections) -> None:
        self._store = store
        self._connections = connections
        self._cache: LruCache[str, tuple[float, Holder | None]] = LruCache(MAX_REMEMBERED)
        self._changes = 0

    async def create(self, account: StoredAccount, session: str, browser: Browser, instead_of: str | None = None) -> None:
        """Store a session. Raises `WrongPassword` if the account was deleted or the password has changed."""
        await self._store.in_transaction(lambda connection: _insert(connection, account, session, browser, instead_of))
        self._forget(session, instead_of or "")
        self._connections.notify(account.id)

    async def sign_out(self, holder: Holder) -> None:
        """Delete the session of the calling browser."""
        await self._store.in_transaction(lambda connection: _delete(connection, schema.sessions.c.token == holder.session))
        self._forget(holder.session)
        self._connections.notify(holder.account)

    async def sign_out_named(self, account: str, session_id: str) -> None:
        """Delete the session with this public ID."""
        await self._store.in_transaction(lambda connection: _delete_named(connection, account, session_id))
        self.invalidate(account)

    async def sign_out_all(self, account: str, except_for: str | None = None) -> None:
        """Delete the account's sessions except the session `except_for`."""
        await self._store.in_transaction(lambda connection: delete_sessions(connection, account, except_for))
        self.invalidate(account)

    async def sessions_of(self, account: str, here: str) -> tuple[Session, ...]:
        """Return the account's sessions, with the newest session first."""
        return await self._store.in_transaction(lambda connection: _sessions_of(connection, account, here))

    async def holder_of(self, session: str) -> Holder | None:
        """Return the owner of this session, or None if the session has ended."""
        read_at, holder = self._cache.get(session, (0.0, None))
        if read_at + TRUST_SECONDS < time.monotonic() or not read_at:
            before = self._changes
            holder = await self._store.in_transaction(lambda connection: _holder(connection, session))
            if self._changes == before:  # if there was a change, the session may have ended since the read
                self._cache.put(session, (time.monotonic(), holder))
        return holder

    async def ended_sessions(self, sessions: Sequence[str]) -> list[str]:
        """Return those of the given sessions that have ended."""
        valid = await self._store.in_transaction(lambda connection: _valid_of(connection, sessions))
        ended = [session for session in sessions if session not in valid]
        if ended:
            self._forget(*ended)
        return ended

    def invalidate(self, account: str) -> None:
        """Clear the cache of sessions, and wake the account's connections."""
        self._forget(*self._cache)
        self._connections.notify(account)

    def _forget(self, *sessions: str) -> None:
        self._changes += 1
        for session in sessions:
            self._cache.pop(session, None)


def delete_sessions(connection: sql.Connection, account: str, except_for: str | None) -> None:
    """Delete the account's sessions except the session `except_for`."""
    sessions = schema.sessions
    _delete(connection, (sessions.c.account == account) & (sessions.c.token != (except_for or "")))


def _insert(connection: sql.Connection, account: StoredAccount, session: str, browser: Browser, instead_of: str | None) -> None:
    accounts, sessions = schema.accounts, schema.sessions
    same = sql.select(accounts.c.id).where(accounts.c.id == account.id, accounts.c.password.is_not_distinct_from(account.password))
    if not lock_account(connection, account.id) or connection.scalar(same) is None:
        raise WrongPassword("This account has just been changed. Please sign in again.")
    if instead_of is not None:
        _delete(connection, sessions.c.token == instead_of)
    _delete(connection, (sessions.c.account == account.id) & ~_is_valid())
    oldest = sql.select(sessions.c.token).where(sessions.c.account == account.id).order_by(sessions.c.since.desc())
    for token in connection.scalars(oldest.offset(MAX_SESSIONS - 1)).all():
        _delete(connection, sessions.c.token == token)
    row = {"token": session, "account": account.id, "since": now(), "browser": browser.name, "system": browser.system}
    connection.execute(sessions.insert().values(row))


def _sessions_of(connection: sql.Connection, account: str, here: str) -> tuple[Session, ...]:
    sessions = schema.sessions
    query = sql.select(sessions.c.token, sessions.c.since, sessions.c.browser, sessions.c.system)
    rows = connection.execute(query.where(sessions.c.account == account, _is_valid()).order_by(sessions.c.since.desc()))
    return tuple(Session(_public_id(row.token), datetime_of(row.since), row.browser, row.system, row.token == here) for row in rows)


def _delete_named(connection: sql.Connection, account: str, session_id: str) -> None:
    sessions = schema.sessions
    for token in connection.scalars(sql.select(sessions.c.token).where(sessions.c.account == account)).all():
        if _public_id(token) == session_id:
            _delete(connection, sessions.c.token == token)


def _delete(connection: sql.Connection, condition: sql.ColumnElement[bool]) -> None:
    delete_of_sessions(connection, condition)
    connection.execute(schema.sessions.delete().where(condition))


def _holder(connection: sql.Connection, session: str) -> Holder | None:
    accounts, sessions = schema.accounts, schema.sessions
    query = sql.select(accounts.c.id, accounts.c.owner, sessions.c.token)
    row = connection.execute(query.where(sessions.c.token == session, _is_valid(), accounts.c.id == sessions.c.account)).first()
    return None if row is None else Holder(*row)


def _valid_of(connection: sql.Connection, tokens: Sequence[str]) -> set[str]:
    sessions = schema.sessions
    return set(connection.scalars(sql.select(sessions.c.token).where(sessions.c.token.in_(tokens), _is_valid())))


def _is_valid() -> sql.ColumnElement[bool]:
    return schema.sessions.c.since > now() - 1_000 * SESSION_SECONDS


def _public_id(session: str) -> str:
    """Return a public ID that does not reveal the session's token hash."""
    return hash_token(f"the name of {session}")[:16]
