"""Who is signed in where: the browsers that an account lets in, until they are signed out."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sql

from matchwood.server.accounts.connections import Connections
from matchwood.server.accounts.messages import Session
from matchwood.server.accounts.profile import StoredAccount, lock_account
from matchwood.server.accounts.user_agent import Browser
from matchwood.server.identity import A_YEAR, Holder, hash_token
from matchwood.server.protocol.errors import WrongPassword
from matchwood.server.push.subscriptions import delete_of_sessions
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import datetime_of, now
from matchwood.server.util.lru import LruCache

TRUST_SECONDS = 5.0
"""Seconds for which a process believes what it knows of a session: so long may a sign-out in another process take."""
MAX_REMEMBERED = 10_000
"""How many sessions a process remembers."""
MOST = 100
"""In so many browsers one account is signed in at most; one more signs out that of longest ago."""


class Sessions:
    """Signs browsers in and out. Everything raises Busy while the database cannot be used."""

    def __init__(self, store: Transactions, passes: Connections) -> None:
        self._store = store
        self._connections = passes
        self._known: LruCache[str, tuple[float, Holder | None]] = LruCache(MAX_REMEMBERED)
        self._changes = 0

    async def create(self, account: StoredAccount, session: str, browser: Browser, instead_of: str | None = None) -> None:
        """Let whoever has the token of this hash be signed in, and no more with the one that it had before.

        Raises WrongPassword if the password was changed, or the account deleted, since it was looked at.
        """
        await self._store.in_transaction(lambda connection: _insert(connection, account, session, browser, instead_of))
        self._forget(session, instead_of or "")
        self._connections.notify(account.id)

    async def sign_out(self, holder: Holder) -> None:
        """Sign this browser out."""
        await self._store.in_transaction(lambda connection: _delete(connection, schema.sessions.c.token == holder.session))
        self._forget(holder.session)
        self._connections.notify(holder.account)

    async def sign_out_named(self, account: str, name: str) -> None:
        """Sign out that one of the account's browsers, if it is signed in still."""
        await self._store.in_transaction(lambda connection: _delete_named(connection, account, name))
        self.invalidate(account)

    async def sign_out_all(self, account: str, but: str | None = None) -> None:
        """Sign out all browsers of this account, or all others."""
        await self._store.in_transaction(lambda connection: delete_sessions(connection, account, but))
        self.invalidate(account)

    async def sessions_of(self, account: str, here: str) -> tuple[Session, ...]:
        """Where this account is signed in, the newest first; `here` is the session that asks."""
        return await self._store.in_transaction(lambda connection: _sessions_of(connection, account, here))

    async def holder_of(self, session: str) -> Holder | None:
        """Who is signed in with the token of this hash."""
        at, holder = self._known.get(session, (0.0, None))
        if at + TRUST_SECONDS < time.monotonic() or not at:
            before = self._changes
            holder = await self._store.in_transaction(lambda connection: _holder(connection, session))
            if self._changes == before:  # else this one may have been signed out since it was looked up
                self._known.put(session, (time.monotonic(), holder))
        return holder

    async def ended_sessions(self, sessions: Sequence[str]) -> list[str]:
        """Those of these sessions in which nobody is signed in any more."""
        lasting = await self._store.in_transaction(lambda connection: _valid_of(connection, sessions))
        ended = [session for session in sessions if session not in lasting]
        if ended:
            self._forget(*ended)
        return ended

    def invalidate(self, account: str) -> None:
        """Look up everybody anew, because some browsers of this account were signed out."""
        self._forget(*self._known)
        self._connections.notify(account)

    def _forget(self, *sessions: str) -> None:
        self._changes += 1
        for session in sessions:
            self._known.pop(session, None)


def delete_sessions(connection: sql.Connection, account: str, but: str | None) -> None:
    """Sign out all browsers of this account, but for one."""
    sessions = schema.sessions
    _delete(connection, (sessions.c.account == account) & (sessions.c.token != (but or "")))


def _insert(connection: sql.Connection, account: StoredAccount, session: str, browser: Browser, instead_of: str | None) -> None:
    accounts, sessions = schema.accounts, schema.sessions
    same = sql.select(accounts.c.id).where(accounts.c.id == account.id, accounts.c.password.is_not_distinct_from(account.password))
    if not lock_account(connection, account.id) or connection.scalar(same) is None:
        raise WrongPassword("This account was changed just now. Please sign in again.")
    if instead_of is not None:
        _delete(connection, sessions.c.token == instead_of)
    _delete(connection, (sessions.c.account == account.id) & ~_is_valid())
    oldest = sql.select(sessions.c.token).where(sessions.c.account == account.id).order_by(sessions.c.since.desc())
    for token in connection.scalars(oldest.offset(MOST - 1)).all():
        _delete(connection, sessions.c.token == token)
    row = {"token": session, "account": account.id, "since": now(), "browser": browser.name, "system": browser.system}
    connection.execute(sessions.insert().values(row))


def _sessions_of(connection: sql.Connection, account: str, here: str) -> tuple[Session, ...]:
    sessions = schema.sessions
    query = sql.select(sessions.c.token, sessions.c.since, sessions.c.browser, sessions.c.system)
    rows = connection.execute(query.where(sessions.c.account == account, _is_valid()).order_by(sessions.c.since.desc()))
    return tuple(Session(_name(row.token), datetime_of(row.since), row.browser, row.system, row.token == here) for row in rows)


def _delete_named(connection: sql.Connection, account: str, name: str) -> None:
    sessions = schema.sessions
    for token in connection.scalars(sql.select(sessions.c.token).where(sessions.c.account == account)).all():
        if _name(token) == name:
            _delete(connection, sessions.c.token == token)


def _delete(connection: sql.Connection, which: sql.ColumnElement[bool]) -> None:
    delete_of_sessions(connection, which)
    connection.execute(schema.sessions.delete().where(which))


def _holder(connection: sql.Connection, session: str) -> Holder | None:
    accounts, sessions = schema.accounts, schema.sessions
    query = sql.select(accounts.c.id, accounts.c.owner, sessions.c.token)
    row = connection.execute(query.where(sessions.c.token == session, _is_valid(), accounts.c.id == sessions.c.account)).first()
    return None if row is None else Holder(*row)


def _valid_of(connection: sql.Connection, tokens: Sequence[str]) -> set[str]:
    sessions = schema.sessions
    return set(connection.scalars(sql.select(sessions.c.token).where(sessions.c.token.in_(tokens), _is_valid())))


def _is_valid() -> sql.ColumnElement[bool]:
    return schema.sessions.c.since > now() - 1_000 * A_YEAR


def _name(session: str) -> str:
    """What a page calls a session: not the hash that is kept of its token."""
    return hash_token(f"the name of {session}")[:16]
