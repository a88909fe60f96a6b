"""The metrics of a worker's jobs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from matchwood.server.compute.analyses import Abandoned
from matchwood.server.compute.bots import BotTask
from matchwood.server.util import metrics

Kind = BotTask | Literal["analysis"]


@contextmanager
def count_job(kind: Kind) -> Iterator[None]:
    """Count and time the job in this `with` block. An abandoned job does not count as failed."""
    with metrics.JOBS_NOW.labels(kind).track_inprogress(), metrics.JOB_SECONDS.labels(kind).time():
        try:
            yield
        except Abandoned:
            raise
        except BaseException:  # also a cancelled job
            metrics.JOBS_FAILED.labels(kind).inc()
            raise
