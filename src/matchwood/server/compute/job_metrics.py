"""The metrics of a worker's jobs: how many run, how long they take, and how many fail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from matchwood.server.compute.analyses import Abandoned
from matchwood.server.compute.bots import Asked
from matchwood.server.util import metrics

Kind = Asked | Literal["analysis"]


@contextmanager
def count_job(kind: Kind) -> Iterator[None]:
    """Record metrics of the job that runs in this `with` block. A job that raises an error counts as failed, unless the error
    is Abandoned.
    """
    with metrics.JOBS_NOW.labels(kind).track_inprogress(), metrics.JOB_SECONDS.labels(kind).time():
        try:
            yield
        except Abandoned:
            raise
        except BaseException:  # also a job that is cancelled because it takes too long
            metrics.JOBS_FAILED.labels(kind).inc()
            raise
