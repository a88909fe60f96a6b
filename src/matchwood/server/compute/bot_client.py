"""The client that asks workers for moves and hints."""

from __future__ import annotations

from typing import Any

from matchwood.server.compute.bots import BotTask
from matchwood.server.compute.job_queue import JobQueue
from matchwood.server.compute.worker_client import WorkerClient
from matchwood.server.table.table import Table

WORKER_TIMEOUT_SECONDS = 7.0
"""After this time without an answer, the server computes the move. If a worker is killed, another worker repeats its job earlier.
"""
POLL_SECONDS = 0.25
"""The server repeats its question after this time. If Redis has lost the job, the question creates it again."""


class BotClient(WorkerClient):
    """Asks workers for moves and hints."""

    def __init__(self, queue: JobQueue) -> None:
        super().__init__(queue, POLL_SECONDS)

    async def ask(self, task: BotTask, table: Table, seat: int) -> Any:
        """Let a worker compute a move or a hint. Return None if no worker answers in time."""
        question = {"asked": task, "table_id": table.id, "number": table.number, "seat": seat}
        key = f"{task}:{table.id}:{table.number}:{seat}"
        return await self.result(key, question, WORKER_TIMEOUT_SECONDS)
