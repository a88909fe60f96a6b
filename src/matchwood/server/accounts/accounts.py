"""The accounts in the database, and who is signed in to which."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from typing import Any, TypeVar

import sqlalchemy as sql
from litestar.connection import ASGIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from matchwood.server.accounts import memory
from matchwood.server.accounts.memory import Known
from matchwood.server.accounts.messages import Account, Export, History
from matchwood.server.accounts.passwords import Passwords
from matchwood.server.errors import Busy, NameTaken, NotSignedIn, WrongPassword
from matchwood.server.identity import A_YEAR, Holder
from matchwood.server.names import folded, readable_name
from matchwood.server.storage import layout
from matchwood.server.storage.uptime import now

logger = logging.getLogger(__name__)

REMEMBERED = 5.0
"""Seconds for which a process believes what it knows of a session: so long may a sign-out in another process take."""
SESSIONS = 10_000
"""How many sessions a process remembers."""

T = TypeVar("T")


class Accounts:
    """Signs people up, in and out. Everything raises Busy while the database cannot be used."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._passwords = Passwords()
        self._sessions: OrderedDict[str, tuple[float, Holder | None]] = OrderedDict()

    async def sign_up(self, name: str, password: str, owner: str) -> Known:
        """A new account, for which the tables of this owner are its own. Raises BadName, BadPassword, NameTaken."""
        name = readable_name(name)
        kept = await self._passwords.hashed(password)
        account = Known(secrets.token_hex(16), name, owner, kept, now())
        return await self._asking(lambda: self._add(account))

    async def sign_in(self, name: str, password: str) -> Known:
        """The account of this name. Raises WrongPassword, after the same time whatever was wrong."""
        account = await self._asking(lambda: self._find(layout.accounts.c.folded == folded(name)))
        if not await self._passwords.right(password, account.password if account else None) or account is None:
            raise WrongPassword("No account has this name and password.")
        return account

    async def of(self, holder: Holder | None) -> Known:
        """The account of somebody who is signed in. Raises NotSignedIn."""
        found = None
        if holder is not None:
            found = await self._asking(lambda: self._find(layout.accounts.c.id == holder.account))
        if found is None:
            raise NotSignedIn("You are not signed in.")
        return found

    async def confirmed(self, holder: Holder | None, password: str) -> Known:
        """The same, once the password was given again. Raises NotSignedIn, WrongPassword."""
        account = await self.of(holder)
        if not await self._passwords.right(password, account.password):
            raise WrongPassword("That is not your password.")
        return account

    async def told(self, account: Known) -> Account:
        """The account as its holder sees it."""
        return await self._asking(lambda: memory.account(self._engine, account))

    async def history(self, account: Known, before: datetime | None) -> History:
        """The games of this account that came to their end before that time."""
        return await self._asking(lambda: memory.history(self._engine, account.owner, before))

    async def export(self, account: Known) -> Export:
        """All that is kept about this account."""
        return await self._asking(lambda: memory.export(self._engine, account))

    async def delete(self, account: Known) -> None:
        """Forget this account, and whose seat was whose wherever that is told through it."""
        await self._asking(lambda: memory.delete(self._engine, account))
        self._sessions.clear()

    async def begin(self, account: Known, session: str) -> None:
        """Let whoever has the token of this hash be signed in."""
        row = {"token": session, "account": account.id, "since": now()}
        await self._asking(lambda: self._write(layout.sessions.insert().values(row)))
        self._sessions.pop(session, None)

    async def end(self, session: str) -> None:
        """Sign this browser out."""
        await self._asking(lambda: self._write(layout.sessions.delete().where(layout.sessions.c.token == session)))
        self._sessions.pop(session, None)

    async def holder(self, session: str) -> Holder | None:
        """Who is signed in with the token of this hash."""
        at, holder = self._sessions.get(session, (0.0, None))
        if at + REMEMBERED < time.monotonic() or not at:
            holder = await self._asking(lambda: self._holder(session))
            self._sessions[session] = time.monotonic(), holder
            self._sessions.move_to_end(session)
            if len(self._sessions) > SESSIONS:
                self._sessions.popitem(last=False)
        return holder

    def close(self) -> None:
        """End the threads."""
        self._passwords.close()

    def _add(self, account: Known) -> Known:
        """Whoever has an account already, and makes another one, sits at no table with it yet."""
        for owner in (account.owner, secrets.token_hex(32)):
            new = account._replace(owner=owner)
            try:
                self._write(layout.accounts.insert().values(**new._asdict(), folded=folded(new.name)))
            except IntegrityError as error:
                if self._find(layout.accounts.c.folded == folded(new.name)):
                    raise NameTaken("Somebody has this name already. Please choose another one.") from error
            else:
                return new
        raise Busy("This account could not be made. Please try again.")

    def _find(self, which: sql.ColumnElement[bool]) -> Known | None:
        table = layout.accounts
        query = sql.select(table.c.id, table.c.name, table.c.owner, table.c.password, table.c.made).where(which)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else Known(*row)

    def _holder(self, session: str) -> Holder | None:
        accounts, sessions = layout.accounts, layout.sessions
        query = sql.select(accounts.c.id, accounts.c.owner, sessions.c.token).where(
            sessions.c.token == session, sessions.c.since > now() - 1_000 * A_YEAR, accounts.c.id == sessions.c.account
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else Holder(*row)

    def _write(self, change: sql.Executable) -> None:
        with self._engine.begin() as connection:
            connection.execute(change)

    async def _asking(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(work)
        except SQLAlchemyError as error:
            logger.error("the accounts could not be read or written: %s", type(error).__name__)
            raise Busy("The accounts cannot be reached just now. Please try again.") from error


def accounts_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Accounts:
    """The accounts of this server."""
    accounts: Accounts = connection.app.state.accounts
    return accounts
