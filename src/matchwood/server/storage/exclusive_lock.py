"""One server for an SQLite file: a second one would not hear what happens at the tables of the first.

The lock is on a file beside the database. The system releases it when the process ends, however that happens.
"""

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
    """Keep other servers from this database meanwhile if it is an SQLite file. Raises CannotServe if one uses it."""
    file = file_of(address_of(url))
    if file is None or file.name == ":memory:":  # which is refused next
        yield
        return
    file = file.resolve()
    lock = FileLock(file.with_name(f"{file.name}.lock"), timeout=0)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        raise CannotServe(
            f"Another server uses the database {file}. Stop that one first, or name another file: --database sqlite:///other.db\n"
            "Several servers can share a PostgreSQL database."
        ) from None
    except (OSError, NotImplementedError) as error:  # whether the database can be used is found out next
        logger.info("the database cannot be locked: %s", type(error).__name__)
    try:
        yield
    finally:
        lock.release()
