"""Workers think for the bots of servers. If none answers, the server thinks by itself, so that nobody waits for ever."""

from __future__ import annotations

from typing import Any

from saq.job import Job

from matchwood.server.compute.bots import Asked
from matchwood.server.compute.job_queue import ATTEMPTS, HEARTBEAT, KEPT, LONGEST, JobQueue, key_of
from matchwood.server.compute.worker_client import WorkerClient
from matchwood.server.table.table import Table

WORKER_TIMEOUT_SECONDS = 7.0
"""Seconds until a server thinks by itself. Meanwhile the job of a worker that was killed has been given to another."""
POLL_SECONDS = 0.25
"""Seconds after which the queue is asked: news of an answer that comes just when one begins to wait may be missed."""


class BotClient:
    """Asks workers what bots should do."""

    def __init__(self, queue: JobQueue) -> None:
        self.workers = WorkerClient(queue)

    async def ask(self, asked: Asked, table: Table, seat: int) -> Any:
        """Return the answer of a worker about the decision of this seat, or None if no worker answers."""
        question = {"asked": asked, "table_id": table.id, "number": table.number, "seat": seat}
        key = key_of(asked, table.id, table.number, seat)
        job = Job("think", question, key=key, timeout=LONGEST, heartbeat=HEARTBEAT, retries=ATTEMPTS, ttl=KEPT)
        return await self.workers.result(job, POLL_SECONDS, WORKER_TIMEOUT_SECONDS)

    async def close(self) -> None:
        """Disconnect from the queue."""
        await self.workers.close()
