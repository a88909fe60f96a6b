"""Start the measured servers, each alone on the first core."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
SERVERS, CLIENTS = {0}, {1}
"""The cores for the server and for the clients. Databases share the core of the clients."""
TICK = os.sysconf("SC_CLK_TCK")
NO_LIMITS = [
    word
    for name in ("requests", "person", "tables", "changes", "connections", "person_connections")
    for word in ("--limit", f"{name}=0")
]


class Server:
    def __init__(self, command: list[str], listening: str) -> None:
        os.sched_setaffinity(0, SERVERS)
        self._popen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        os.sched_setaffinity(0, CLIENTS)
        assert self._popen.stdout is not None
        while listening not in (line := self._popen.stdout.readline()):
            if not line:
                raise RuntimeError(f"{command[0]} did not start")

    @property
    def seconds(self) -> float:
        fields = Path(f"/proc/{self._popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    @property
    def megabytes(self) -> float:
        fields = Path(f"/proc/{self._popen.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def close(self) -> None:
        self._popen.terminate()
        self._popen.communicate(timeout=30)

    def kill(self) -> None:
        self._popen.kill()
        self._popen.wait()


@contextlib.contextmanager
def matchwood(port: int, *arguments: str, limits: Sequence[str] = NO_LIMITS, python: str = sys.executable) -> Iterator[Server]:
    """Run `matchwood serve`, with SQLite unless the arguments name another database."""
    _compile(python)
    with tempfile.TemporaryDirectory() as folder:
        stored = [] if "--database" in arguments else ["--database", f"sqlite:///{folder}/tables.db"]
        command = [python, "-m", "matchwood", "serve", "--port", str(port), *stored, *limits, *arguments]
        with contextlib.closing(Server(command, "Matchwood is at")) as server:
            yield server


@cache
def _compile(python: str) -> None:
    """Compile all games before the measurement starts."""
    subprocess.run([python, "-m", "matchwood", "compile"], stdout=subprocess.DEVNULL, check=True)


@contextlib.contextmanager
def boardgame(port: int) -> Iterator[Server]:
    if not (HERE / "boardgame" / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent", "--ignore-scripts"], cwd=HERE / "boardgame", check=True)
    environment = {"NODE_ENV": "production"}
    command = [
        "env",
        *(f"{name}={value}" for name, value in environment.items()),
        "node",
        str(HERE / "boardgame" / "server.js"),
        str(port),
    ]
    with contextlib.closing(Server(command, "listening")) as server:
        yield server


@contextlib.contextmanager
def postgresql_and_redis() -> Iterator[list[str]]:
    """Run Debian's PostgreSQL and Redis, and yield the arguments of `matchwood serve` for them."""
    programs = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    owner = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="mw"))
    if owner:
        shutil.chown(folder, owner)

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [programs / program, "-D", folder / "data", *arguments], check=True, stdout=subprocess.DEVNULL, user=owner, cwd=folder
        )

    run("initdb", "--auth=trust", "--username=matchwood")
    run("pg_ctl", "start", "-w", "-l", f"{folder}/log", "-o", f"-k {folder} -c listen_addresses=''")
    command = ["redis-server", "--port", "0", "--unixsocket", f"{folder}/redis", "--save", "", "--appendonly", "no"]
    redis = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder)
    try:
        while not (folder / "redis").exists():
            time.sleep(0.02)
        yield ["--database", f"postgresql://matchwood@/postgres?host={folder}", "--live", f"unix://{folder}/redis"]
    finally:
        redis.kill()
        redis.wait()
        run("pg_ctl", "stop", "-m", "immediate")
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])
