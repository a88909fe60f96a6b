"""Transactions of the commands for operators."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from matchwood.server.protocol.errors import Busy


@contextmanager
def operator_transaction(engine: sql.Engine) -> Iterator[sql.Connection]:
    """Open a transaction. Raises `Busy` if the database fails."""
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise Busy(f"The database cannot be used at the moment ({type(error).__name__}). Please try again.") from error
