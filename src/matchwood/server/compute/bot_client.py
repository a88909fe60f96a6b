"""The client that asks workers for moves and hints."""

from __future__ import annotations

from typing import Any

from matchwood.server.compute.bots import BotTask
from matchwood.server.compute.job_queue import JobQueue
from matchwood.server.compute.worker_client import WorkerClient
from matchwood.server.table.table import Table

WORKER_TIMEOUT_SECONDS = 7.0
"""Time after which the server computes the move. By then, another worker can repeat a killed worker's job."""
POLL_SECONDS = 0.25
"""Time between two questions. A repeated question restores a job that Redis has lost."""


class BotClient(WorkerClient):
    """Asks workers for moves and hints."""

    def __init__(self, queue: JobQueue) -> None:
        super().__init__(queue, POLL_SECONDS)

    async def ask(self, task: BotTask, table: Table, seat: int) -> Any:
        """Let a worker compute a move or a hint. Return None if no worker answers in time."""
        question = {"asked": task, "table_id": table.id, "number": table.number, "seat": seat}
        key = f"{task}:{table.id}:{table.number}:{seat}"
        return await self.result(key, question, WORKER_TIMEOUT_SECONDS)
