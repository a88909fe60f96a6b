"""Servers and workers in separate processes that start at once: each is forked from a process with all modules loaded."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection

from tests.support.waiting import TIMEOUT

FORKSERVER = multiprocessing.get_context("forkserver")
FORKSERVER.set_forkserver_preload(["tests.support.preloaded"])


class Process:
    """A running `matchwood` with these arguments. The process calls `first` before it starts."""

    def __init__(self, *arguments: str, first: Callable[[], object] | None = None) -> None:
        said, its_output = FORKSERVER.Pipe(duplex=False)
        self._said = os.fdopen(os.dup(said.fileno()))
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115  a pipe without a reader would block the process when it is full
        its_errors = Connection(os.dup(self._complaints.fileno()), readable=False)
        self._process = FORKSERVER.Process(target=_matchwood, args=(arguments, its_output, its_errors, first))
        self._process.start()
        for end in (said, its_output, its_errors):
            end.close()

    def ready(self) -> str:
        """Wait for the line that the process prints when it is ready, and return it, or an empty text if it ends before."""
        return self._said.readline()

    @property
    def runs(self) -> bool:
        """Whether the process is running."""
        return not self._said.closed and self._process.is_alive()

    @property
    def number(self) -> int:
        """The process ID."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def complaints(self) -> str:
        """The output of the process on the standard error up to now."""
        return os.pread(self._complaints.fileno(), 1_000_000, 0).decode()

    def send(self, what: signal.Signals) -> None:
        """Send this signal to the process."""
        os.kill(self.number, what)

    def kill(self) -> None:
        """Kill the process with SIGKILL, and wait until it is gone. Do nothing if it has ended."""
        if not self._said.closed:
            self._process.kill()
            self.wait_for_exit()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ask the process to end. Return the exit code and its output since it was ready."""
        self.send(how)
        return self.wait_for_exit()

    def wait_for_exit(self) -> tuple[int, str]:
        """Wait for the end of the process. Return the exit code and its output since it was ready, with the error output last."""
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
    from matchwood.terminal.main import main  # already loaded in this process

    for number, end in enumerate((output, errors), 1):
        os.dup2(end.fileno(), number)
        end.close()
    sys.stdout, sys.stderr = (os.fdopen(number, "w", closefd=False) for number in (1, 2))  # the old streams are marked as files
    sys.argv[1:] = arguments
    if first:
        first()
    main()
