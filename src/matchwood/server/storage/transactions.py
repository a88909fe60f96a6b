"""Access to the database in threads."""

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
    """Runs transactions in threads, and raises `Busy` on failure. If `subject` is None, failures are not logged."""

    def __init__(self, engine: sql.Engine, subject: str | None, message: str) -> None:
        self.engine = engine
        self._subject, self._message = subject, message

    async def in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        """Run the function `work` in a database transaction, in a thread."""
        return await self.in_thread(lambda: self._in_transaction(work))

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run the function `work` in a thread. It must open its own database connections."""
        try:
            return await asyncio.to_thread(work)
        except SQLAlchemyError as error:
            if self._subject is not None:
                logger.error("%s could not be read or written: %s", self._subject, error_code(error))
            raise Busy(self._message) from error

    def _in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)
