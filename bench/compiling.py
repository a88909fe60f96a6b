"""Measure the memory and the time of `matchwood compile` beside a running server, on one core with little memory."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
from results import keep, machine, table

MEBIBYTE = 2**20
INTERVAL_SECONDS = 0.05
PORT = 8790


def resident(pid: int) -> int:
    """Return the memory of a process in bytes. A page that several processes share is divided among them (PSS)."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return 1024 * int(line.split()[1])
    return 0


def with_children(pid: int) -> list[int]:
    found = [pid]
    for parent in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{parent}/task").iterdir():
                found += map(int, (task / "children").read_text().split())
    return found


@contextlib.contextmanager
def server() -> Iterator[subprocess.Popen[str]]:
    """Run a server that loads games which were compiled before."""
    matchwood = [sys.executable, "-m", "matchwood"]
    subprocess.run([*matchwood, "compile"], stdout=subprocess.DEVNULL, check=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [*matchwood, "serve", "--port", str(PORT), "--database", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            while "Matchwood is at" not in (line := process.stdout.readline()):
                if not line:
                    raise click.ClickException("the server did not start")
            try:
                yield process
            finally:
                process.terminate()


def compile_all(serving: int, limit: int) -> dict[str, float]:
    """Compile all games into an empty cache, and return the largest measured values."""

    def restrict() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    most: Counter[str] = Counter()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as cache:
        process = subprocess.Popen(
            [sys.executable, "-m", "matchwood", "compile"],
            env={**os.environ, "MATCHWOOD_CACHE": cache},
            stdout=subprocess.DEVNULL,
            preexec_fn=restrict,
        )
        while process.poll() is None:
            server_size = sum(map(resident, with_children(serving)))
            sizes = [*map(resident, with_children(process.pid))]
            found = {
                "compiling": sum(sizes),
                "largest_process": max(sizes),
                "server": server_size,
                "together": sum(sizes) + server_size,
                "processes": len(sizes) - 1,
            }
            for name, value in found.items():
                most[name] = max(most[name], value)
            time.sleep(INTERVAL_SECONDS)
    seconds = time.perf_counter() - began
    if process.returncode:
        raise click.ClickException(f"the games were not compiled with {limit // MEBIBYTE} MiB")
    processes = most.pop("processes")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {
        **{f"{name}_mb": round(value / 1e6) for name, value in most.items()},
        "processes": processes,
        "seconds": round(seconds),
        "processor_seconds": round(used.ru_utime + used.ru_stime),
    }


@click.command()
@click.option("--mebibytes", default=1024, show_default=True, help="The limit for the address space of each process.")
def main(mebibytes: int) -> None:
    os.sched_setaffinity(0, {0})
    with server() as serving:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        results = compile_all(serving.pid, mebibytes * MEBIBYTE)
    results["processor_seconds"] -= round(before.ru_utime + before.ru_stime)
    keep("compiling", {"cores_used": 1, "limit_mib": mebibytes, **machine("numba", "numpy"), "results": results})
    rows = [[name.replace("_", " "), str(value)] for name, value in results.items()]
    print(table(["`matchwood compile` on one core", "result"], rows))


if __name__ == "__main__":
    main()
