"""The database as one part of the server asks it: away from the event loop, and with words for people while it cannot be used."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage.db_errors import error_code

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Transactions:
    """Does work on the database in threads. Everything raises Busy while it cannot be used; nothing has happened then.

    `what` is what could not be read or written then, for the log; None if whoever asks tells that. `words` are for people.
    """

    def __init__(self, engine: sql.Engine, what: str | None, words: str) -> None:
        self.engine = engine
        self._what, self._words = what, words

    async def in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        """Do this in one transaction."""
        return await self.in_thread(lambda: self._in_transaction(work))

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do this, whatever connections it opens."""
        try:
            return await asyncio.to_thread(work)
        except SQLAlchemyError as error:
            if self._what is not None:
                logger.error("%s could not be read or written: %s", self._what, error_code(error))
            raise Busy(self._words) from error

    def _in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)
