"""A lock on an SQLite file, so that only one server uses it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.address import address_of, file_of

logger = logging.getLogger(__name__)


@contextmanager
def exclusive_use(url: str) -> Iterator[None]:
    """Lock an SQLite file in this context. Raises CannotServe if another server has locked the SQLite file."""
    file = file_of(address_of(url))
    if file is None or file.name == ":memory:":  # rejected later
        yield
        return
    file = file.resolve()
    lock = FileLock(file.with_name(f"{file.name}.lock"), timeout=0)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        raise CannotServe(
            f"Another server uses the database {file}. Stop it first, or use another file: --database sqlite:///other.db\n"
            "Several servers can share a PostgreSQL database."
        ) from None
    except (OSError, NotImplementedError) as error:  # an unusable database is reported when it is opened
        logger.info("The database cannot be locked: %s", type(error).__name__)
    try:
        yield
    finally:
        lock.release()
