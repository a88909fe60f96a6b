"""Use a Dask cluster as an executor."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from matchwood.lab.errors import NoCluster, NotInstalled

SECONDS = 10
"""The time limit for an answer of the scheduler."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Connect to a Dask scheduler. Yield an executor and the number of cores. Matchwood must be installed on each worker. Raises
    NoCluster, NotInstalled.
    """
    try:
        import distributed
    except ImportError:
        raise NotInstalled('a cluster needs Dask, which is missing. In the folder of Matchwood: pip install ".[cluster]"') from None
    connect: Any = distributed.Client
    try:
        client = connect(address, timeout=SECONDS)
    except (OSError, ValueError) as error:
        raise NoCluster(
            f"no Dask scheduler answers at {address} ({error}); check the address and that the scheduler runs"
        ) from None
    with client:
        yield client.get_executor(pure=False), max(1, sum(client.ncores().values()))
