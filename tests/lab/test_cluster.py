"""A study on a Dask cluster has the same rows as on one machine, even if a worker dies during the study."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from matchwood.lab.cluster import cluster
from matchwood.lab.contest import Contest
from matchwood.lab.errors import NotInstalled
from matchwood.lab.experiment import Experiment
from matchwood.lab.running import run
from matchwood.terminal.main import cli
from tests.support.waiting import COMPILING, TIMEOUT, wait_for, wait_until

STUDY = ("luck", "matchmaster", "--players", "2", "--option", "rounds=short", "--bots", "club,quick", "--iterations", "50")
UNITS = 12
"""Two workers have six of them running or queued, so that a worker dies during its work."""


@contextmanager
def program(*arguments: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run this module of Dask in a process that ends with the block. The log contains its output."""
    with log.open("wb") as said:
        process = subprocess.Popen([sys.executable, "-W", "ignore", "-m", *arguments], stdout=said, stderr=subprocess.STDOUT)
        try:
            yield process
        finally:
            process.kill()
            process.wait(TIMEOUT)


@contextmanager
def worker(name: str, address: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    place = ("--no-dashboard", "--no-nanny", "--nthreads", "1", "--local-directory", str(folder / name), "--name", name)
    with program("distributed.cli.dask_worker", address, *place, log=folder / f"{name}.log") as process:
        wait_until(lambda: "Registered to:" in text(folder / f"{name}.log"), f"{name} is registered", COMPILING)
        yield process


@contextmanager
def scheduler(folder: Path) -> Iterator[str]:
    """Yield the address of a scheduler."""
    log, listening = folder / "scheduler.log", "Scheduler at:"
    with program("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", log=log):
        said = wait_for(lambda: text(log), lambda said: "\n" in said.partition(listening)[2], "the scheduler listens", COMPILING)
        yield said.partition(listening)[2].split()[0]


def text(log: Path) -> str:
    return log.read_text(errors="replace") if log.exists() else ""


def rows(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("units/*.parquet")}


def arguments(folder: Path) -> list[str]:
    return ["lab", *STUDY, "--deals", str(4 * UNITS), "--out", str(folder)]


def test_a_cluster_plays_the_same_rows() -> None:
    import distributed  # takes a second, which the collection of tests saves here

    contest = Contest.of(Experiment.checked("matchmaster", 2, ["quick", "random"], {"rounds": "short"}, seed=1))
    local: Any = distributed.LocalCluster
    with (
        local(1, threads_per_worker=1, processes=False, dashboard_address=None) as machines,
        cluster(machines.scheduler_address) as (executor, at_once),
    ):
        together = list(run(contest, 2, jobs=at_once, executor=executor))
    assert together == list(run(contest, 2, jobs=1))


@pytest.mark.exhaustive
@pytest.mark.timeout(0)
def test_a_worker_that_dies_changes_no_row(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    with scheduler(tmp_path) as address, worker("one", address, tmp_path) as dies, worker("two", address, tmp_path):
        command = [sys.executable, "-m", "matchwood", *arguments(together), "--cluster", address]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        wait_until(lambda: rows(together) or process.poll() is not None, "a unit is done", COMPILING)
        dies.kill()
        _, complaints = process.communicate(timeout=COMPILING)
        assert process.returncode == 0, complaints
        assert dies.poll() is not None
    here = CliRunner().invoke(cli, [*arguments(alone), "--jobs", "1"])
    assert here.exit_code == 0, here.stderr
    assert len(rows(alone)) == UNITS
    assert rows(together) == rows(alone)


def test_without_dask_the_error_contains_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NotInstalled, match=r'pip install "\.\[cluster\]"'), cluster("tcp://127.0.0.1:1"):
        pass
