"""What somebody with an account takes along: all that is kept about it, with the records of their games, told bit by bit.

A record is played again from its log when its turn comes, and forgotten when it is told: thousands of games take minutes, but no
memory, and of all who export at a server one has a game played at a time, so that play at tables goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec

from matchwood.server.accounts.messages import Export, KeptRecord
from matchwood.server.compute.compiling import Compiler
from matchwood.server.protocol.errors import Busy
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log

logger = logging.getLogger(__name__)


class Exporter:
    """Writes exports. Made in the event loop."""

    def __init__(self, log: Log, compiler: Compiler) -> None:
        self._log, self._compiler = log, compiler
        self._turn = asyncio.Lock()
        self._ending = False

    async def stream(self, export: Export, owner: str, finished: Iterable[str]) -> AsyncIterator[bytes]:
        """This export as JSON, with the records of these tables in place of none: those that this owner may see.

        Raises Busy while the database cannot be used, also in the middle: by the missing end one knows that it is not whole.
        """
        yield msgspec.json.encode(export).removesuffix(b"]}")  # `records` stands last
        separator = b""
        for table_id in finished:
            if self._ending:
                return
            record = await self._record(table_id, owner)
            if record is not None:
                yield separator + msgspec.json.encode(KeptRecord(table_id, record))
                separator = b","
        yield b"]}"

    def stop(self) -> None:
        """Tell no more: the server ends. What was told so far is cut off as above."""
        self._ending = True

    async def _record(self, table_id: str, owner: str) -> dict[str, Any] | None:
        """What was played at this table; None if that was nothing, or is not for this owner, or the log is at fault."""
        try:
            async with self._turn:
                table = await load_table(self._log, table_id, self._compiler.wait_for_rules)
            return None if table is None or table.game is None or not table.may_watch(owner) else table.game.record()
        except Busy:
            raise
        except Exception:
            logger.exception("the record of table %s could not be made", table_id)
            return None
