"""The client with which a server asks workers for moves and hints. If no worker answers in time, the server computes them."""

from __future__ import annotations

from typing import Any

from matchwood.server.compute.bots import Asked
from matchwood.server.compute.job_queue import JobQueue
from matchwood.server.compute.worker_client import WorkerClient
from matchwood.server.table.table import Table

WORKER_TIMEOUT_SECONDS = 7.0
"""Time until the server computes the move. A job whose worker was killed has been done again within it."""
POLL_SECONDS = 0.25
"""Time until the server repeats its question. The repeated question creates the job again if Redis was restarted."""


class BotClient:
    """Asks workers for the moves of bots and for hints."""

    def __init__(self, queue: JobQueue) -> None:
        self.workers = WorkerClient(queue, POLL_SECONDS)

    async def ask(self, asked: Asked, table: Table, seat: int) -> Any:
        """Return the move or hint that a worker computes for the decision of this seat, or None if no worker answers."""
        question = {"asked": asked, "table_id": table.id, "number": table.number, "seat": seat}
        key = f"{asked}:{table.id}:{table.number}:{seat}"
        return await self.workers.result(key, question, WORKER_TIMEOUT_SECONDS)

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self.workers.close()
