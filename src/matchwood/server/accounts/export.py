"""The export of an account. It is sent in parts, because the game records take minutes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec

from matchwood.server.accounts.export_messages import Export, ExportedRecord
from matchwood.server.compute.compiling import Compiler
from matchwood.server.protocol.errors import Busy, NotOver
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.disclosure import disclosed_record
from matchwood.server.util.clock import now

logger = logging.getLogger(__name__)


class Exporter:
    """Creates the export files of accounts."""

    def __init__(self, log: Log, compiler: Compiler) -> None:
        self._log, self._compiler = log, compiler
        self._lock = asyncio.Lock()
        self._is_stopped = False

    async def stream(self, export: Export, owner: str, table_ids: Iterable[str]) -> AsyncIterator[bytes]:
        """Yield an account's data as parts of one JSON text. A failed or aborted export is incomplete."""
        yield msgspec.json.encode(export).removesuffix(b"]}")  # `records` is the last field
        separator = b""
        for table_id in table_ids:
            if self._is_stopped:
                return
            record = await self._record(table_id, owner)
            if record is not None:
                yield separator + msgspec.json.encode(ExportedRecord(table_id, record))
                separator = b","
        yield b"]}"

    def stop(self) -> None:
        """Abort all running exports."""
        self._is_stopped = True

    async def _record(self, table_id: str, owner: str) -> dict[str, Any] | None:
        try:
            async with self._lock:
                table = await load_table(self._log, table_id, self._compiler.wait_for_rules)
            return None if table is None or not table.may_watch(owner) else disclosed_record(table, now())
        except NotOver:
            return None
        except Busy:
            raise
        except Exception:
            logger.exception("The record of table %s could not be created.", table_id)
            return None
