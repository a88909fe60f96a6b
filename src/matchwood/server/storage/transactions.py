"""Access to the database in threads, so that it does not block the event loop."""

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
    """Runs database transactions in threads. If a transaction fails, the data stays unchanged and the method raises `Busy`.

    `subject` names the data in log messages, or is None if the caller logs failures. `message` is the text of the error.
    """

    def __init__(self, engine: sql.Engine, subject: str | None, message: str) -> None:
        self.engine = engine
        self._subject, self._message = subject, message

    async def in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        """Run the function `work` in a thread. The function receives a database connection with an open transaction."""
        return await self.in_thread(lambda: self._in_transaction(work))

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run the function `work` in a thread. The function has to open its own connections to the database."""
        try:
            return await asyncio.to_thread(work)
        except SQLAlchemyError as error:
            if self._subject is not None:
                logger.error("%s could not be read or written: %s", self._subject, error_code(error))
            raise Busy(self._message) from error

    def _in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)
