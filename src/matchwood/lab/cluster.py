"""The machines of a Dask cluster as an executor: whoever does a unit, its rows are the same, also when a worker dies over it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from matchwood.lab.errors import NoCluster, NotInstalled

SECONDS = 10
"""How long the scheduler may take to answer."""


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor for the cluster of this scheduler, and how many units it can do at a time. Raises NoCluster, NotInstalled.

    The workers need matchwood installed. A unit whose worker dies goes to another one.
    """
    try:
        import distributed
    except ImportError:
        raise NotInstalled('A cluster needs Dask, which is missing: pip install "matchwood[cluster]"') from None
    connect: Any = distributed.Client
    try:
        client = connect(address, timeout=SECONDS)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler of a cluster answers at {address} ({error})") from None
    with client:
        yield client.get_executor(pure=False), max(1, sum(client.ncores().values()))
