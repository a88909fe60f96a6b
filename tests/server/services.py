"""A PostgreSQL and a Redis for the tests, which can be killed and started again."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
import redis

from tests.support.waiting import wait_until

POSTGRES = "postgres"
"""Debian's user that runs PostgreSQL, which refuses to run as root."""


class Postgresql:
    """A PostgreSQL with its data and its socket in this folder."""

    def __init__(self, folder: Path) -> None:
        self.programs, self.folder = programs_of_postgresql(), folder
        self._run("initdb", "--no-sync", "--auth=trust", "--username=matchwood")
        self.start()

    def new_database(self) -> str:
        name = f"t{secrets.token_hex(4)}"
        with psycopg.connect(host=str(self.folder), user="matchwood", dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://matchwood@/{name}?host={self.folder}"

    def start(self) -> None:
        """Start it, also while processes of a killed one are still ending."""
        wait_until(self._has_started, "PostgreSQL has started")

    def _has_started(self) -> bool:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off"  # kills lose nothing that was written without sync
        try:
            self._run("pg_ctl", "start", "-w", "-l", f"{self.folder}/log", "-o", options)
        except subprocess.CalledProcessError:
            return False
        return True

    def stop(self) -> None:
        """Stop it without a clean shutdown, so that the next start has to recover."""
        self._run("pg_ctl", "stop", "-m", "immediate")

    def kill(self) -> None:
        os.kill(self._first, signal.SIGKILL)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Pause its processes, which then accept connections and do not answer."""
        with psycopg.connect(host=str(self.folder), user="matchwood", dbname="postgres") as connection:
            children = connection.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").fetchall()
        processes = [self._first, *(pid for (pid,) in children)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    @property
    def _first(self) -> int:
        """The ID of its first process."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def _run(self, program: str, *arguments: str) -> None:
        user = POSTGRES if os.geteuid() == 0 else None
        command: list[str | Path] = [self.programs / program, "-D", self.folder / "data", *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd=self.folder)


def programs_of_postgresql() -> Path:
    """Return the folder of its programs. Debian has one for each version, other systems have them on the path."""
    of_debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    on_the_path = [Path(program).parent for program in [shutil.which("initdb")] if program]
    found = of_debian or on_the_path
    if not found:
        pytest.fail("no PostgreSQL here; `make test` installs Debian's")
    return found[-1]


class Redis:
    """A Redis without a file."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.fail("no Redis here; `make test` installs Debian's")
        self._program, self._socket = program, folder / f"r{secrets.token_hex(4)}"
        self.url = f"unix://{self._socket}"
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        self._popen = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self._socket.parent)
        wait_until(self._answers, "Redis answers")

    def _answers(self) -> bool:
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            try:
                return bool(client.ping())
            except redis.ConnectionError:
                return False

    def thought(self, asked: str) -> int:
        """Return the number of questions of this kind that workers have answered."""
        return sum(job.get(b"answer", b"null") != b"null" for job in self._jobs(f"matchwood:job:{asked}:*"))

    def analyses(self) -> list[tuple[bool, int]]:
        return [(b"answer" in job, int(job[b"attempts"])) for job in self._jobs("matchwood-analyses:job:*")]

    def listeners(self, channel: str) -> int:
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            return int(dict(client.pubsub_numsub(channel))[channel.encode()])

    def kept_waiting(self) -> int:
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            return int(client.info("clients")["blocked_clients"])

    def _jobs(self, keys: str) -> list[dict[bytes, bytes]]:
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            return [client.hgetall(key) for key in client.keys(keys)]

    def kill(self) -> None:
        self._popen.kill()
        self._popen.wait()


assert os.name == "posix", "the tests send signals"
assert os.geteuid() != 0 or pwd.getpwnam(POSTGRES), "root needs Debian's user for PostgreSQL"
