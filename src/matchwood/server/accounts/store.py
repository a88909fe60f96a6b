"""The database as accounts ask it: away from the event loop, and with words for people while it cannot be used."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.errors import Busy
from matchwood.server.storage import layout

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Store:
    """Does work on the database in threads. Everything raises Busy while it cannot be used; nothing has happened then."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine = engine

    async def at_once(self, work: Callable[[sql.Connection], T]) -> T:
        """Do this in one transaction."""
        return await self.asked(lambda: self._at_once(work))

    async def asked(self, work: Callable[[], T]) -> T:
        """Do this, whatever connections it opens."""
        try:
            return await asyncio.to_thread(work)
        except SQLAlchemyError as error:
            logger.error("the accounts could not be read or written: %s", type(error).__name__)
            raise Busy("The accounts cannot be reached just now. Please try again.") from error

    def _at_once(self, work: Callable[[sql.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)


def held(connection: sql.Connection, account: str) -> bool:
    """Let no other transaction change what hangs on this account before this one ends; False if there is no such account."""
    accounts = layout.accounts
    return connection.execute(accounts.update().where(accounts.c.id == account).values(id=account)).rowcount == 1
