"""Servers and workers in processes of their own, which start at once: each is forked from one that has loaded everything."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection

from tests.waiting import TIMEOUT

FORKSERVER = multiprocessing.get_context("forkserver")
FORKSERVER.set_forkserver_preload(["tests.preloaded"])


class Process:
    """`matchwood` with these arguments, begun at once, in a process that does something else `first`."""

    def __init__(self, *arguments: str, first: Callable[[], object] | None = None) -> None:
        said, its_output = FORKSERVER.Pipe(duplex=False)
        self._said = os.fdopen(os.dup(said.fileno()))
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115  a pipe that nobody reads would stop it once it is full
        its_errors = Connection(os.dup(self._complaints.fileno()), readable=False)
        self._process = FORKSERVER.Process(target=_matchwood, args=(arguments, its_output, its_errors, first))
        self._process.start()
        for end in (said, its_output, its_errors):
            end.close()

    def ready(self) -> str:
        """Wait for the line that it says when it is ready, and return it; nothing if it ends before."""
        return self._said.readline()

    @property
    def runs(self) -> bool:
        """Whether it has not ended yet."""
        return not self._said.closed and self._process.is_alive()

    @property
    def number(self) -> int:
        """Its number at the system."""
        assert self._process.pid is not None
        return self._process.pid

    def send(self, what: signal.Signals) -> None:
        """Send it this signal."""
        os.kill(self.number, what)

    def kill(self) -> None:
        """Kill it with SIGKILL, and wait until it is gone; nothing if it has ended."""
        if not self._said.closed:
            self._process.kill()
            self.ended()

    def ends(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to end; the exit code and what it said since it was ready."""
        self.send(how)
        return self.ended()

    def ended(self) -> tuple[int, str]:
        """Wait until it has ended; the exit code and what it said since it was ready, complaints last."""
        last = self._said.read()
        self._process.join(TIMEOUT)
        self._complaints.seek(0)
        last += self._complaints.read()
        code = self._process.exitcode
        assert code is not None, "it has closed its output, and does not end"
        for end in (self._said, self._complaints, self._process):
            end.close()
        return code, last


def _matchwood(arguments: Sequence[str], output: Connection, errors: Connection, first: Callable[[], object] | None) -> None:
    from matchwood.terminal.main import main  # already there where this runs

    for number, end in enumerate((output, errors), 1):
        os.dup2(end.fileno(), number)
        end.close()
    sys.stdout, sys.stderr = (os.fdopen(number, "w", closefd=False) for number in (1, 2))  # the old ones believe they are files
    sys.argv[1:] = arguments
    if first:
        first()
    main()
