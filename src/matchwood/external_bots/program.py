"""A running program that answers each line with a line."""

from __future__ import annotations

import contextlib
import logging
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from multiprocessing.util import Finalize
from types import TracebackType
from typing import IO

from matchwood.external_bots.fault import BotFault

logger = logging.getLogger(__name__)

MAX_ANSWER_BYTES = 4096
MAX_STDERR_BYTES = 2000
"""The last bytes of a program's standard error. This number of them is kept for reports."""
READ_BYTES = 1 << 16
MAX_READS_AT_END = 16
SECONDS_TO_END = 0.5
"""The time in which a program must end after its standard input is closed."""
POLL_SECONDS = 0.005

_running: set[Program] = set()
_idle: dict[str, list[Program]] = {}
"""The programs that wait for another game. The keys are their commands."""


class Program:
    """A running program with its own process group. The method `close` ends all processes of the group.

    The program runs with the permissions and in the folder of the calling process. Use it as a context manager, or call `close`.

    >>> with Program(["cat"]) as program:
    ...     program.ask(b"hello\\n", seconds=5)
    b'hello'
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.name = shlex.join(command)
        self._heard = bytearray()
        self._last_words = bytearray()
        self._has_answered = False
        if os.name != "posix":
            raise BotFault("external programs need process groups, which Linux and macOS have; use WSL on Windows")
        try:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            raise BotFault(f"{self.name} could not be started: {getattr(error, 'strerror', None) or error}") from error
        _running.add(self)
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
        self._selector = selectors.DefaultSelector()
        for stream in (self._stdout, self._stderr):
            self._selector.register(stream, selectors.EVENT_READ)

    @classmethod
    def idle(cls, command: Sequence[str]) -> Program | None:
        """Return a running program with this command that waits for another game, or None."""
        waiting = _idle.get(shlex.join(command), [])
        while waiting:
            program = waiting.pop()
            if not program._has_ended():
                return program
            program.close()
        return None

    def release(self) -> None:
        """Let the program wait until this process starts another game."""
        _idle.setdefault(self.name, []).append(self)

    def __repr__(self) -> str:
        return f"<Program {self.name}, process {self._process.pid}>"

    def __enter__(self) -> Program:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    @property
    def last_words(self) -> str:
        """The last text that the program wrote to standard error."""
        return self._last_words.decode(errors="replace").strip()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Send a line to the program, and return the program's answer.

        The program must answer within `seconds` seconds. Raises BotFault.
        """
        deadline = time.monotonic() + seconds
        self._check_that_it_waited()
        unsent = memoryview(question)
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while (line := self._line()) is None:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise BotFault(f"it did not answer with a whole line within {seconds:g} s{self._advice()}", bytes(self._heard))
                for key, _ in self._selector.select(left):
                    if key.fileobj is self._stdin:
                        unsent = self._send(unsent)
                    else:
                        self._hear(key.fileobj is self._stdout)
        finally:
            self._forget(self._stdin)
        self._has_answered = True
        return line

    def close(self) -> None:
        """Close the program's standard input. After a short wait, kill the process group."""
        if self not in _running:
            return
        with contextlib.suppress(OSError):
            self._stdin.close()
        try:
            self._await_end()
        finally:
            self.kill()
            self._process.wait()
        for _ in range(MAX_READS_AT_END):  # a child process that left the group may still write
            if not self._hear(answers=False):
                break
        self._selector.close()
        for stream in (self._stdout, self._stderr):
            stream.close()
        _running.discard(self)

    def kill(self) -> None:
        """Kill all processes of the program. The operating system reuses the ID of their group only after `wait`."""
        if self._process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _check_that_it_waited(self) -> None:
        """Raise BotFault if the program wrote a line before the question. Matchwood would take the line for the answer."""
        for key, _ in self._selector.select(0):
            self._hear(key.fileobj is self._stdout)
        if self._stdout not in self._selector.get_map():
            raise BotFault(self._how_it_ended(), bytes(self._heard))
        if self._heard:
            raise BotFault("it wrote more than one line for a question, or one before it was asked", bytes(self._heard))

    def _line(self) -> bytes | None:
        line, newline, rest = self._heard.partition(b"\n")
        if len(line) > MAX_ANSWER_BYTES:
            raise BotFault(f"its line is longer than {MAX_ANSWER_BYTES} bytes", bytes(line[:MAX_ANSWER_BYTES]))
        if not newline:
            return None
        self._heard = rest
        return bytes(line).rstrip(b"\r")

    def _send(self, unsent: memoryview) -> memoryview:
        try:
            unsent = unsent[os.write(self._stdin.fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:  # the program may have answered before it closed its input
            unsent = unsent[len(unsent) :]
        if not unsent:
            self._forget(self._stdin)
        return unsent

    def _hear(self, answers: bool) -> int:
        stream = self._stdout if answers else self._stderr
        try:
            piece = os.read(stream.fileno(), READ_BYTES)
        except BlockingIOError:
            return 0
        if answers:
            self._heard += piece
        else:
            self._note(piece)
        if not piece:
            self._forget(stream)
            if answers and b"\n" not in self._heard:
                raise BotFault(self._how_it_ended(), bytes(self._heard))
        return len(piece)

    def _note(self, piece: bytes) -> None:
        for line in piece.decode(errors="replace").splitlines():
            logger.info("%s: %s", self.name, line)
        self._last_words = (self._last_words + piece)[-MAX_STDERR_BYTES:]

    def _forget(self, stream: IO[bytes]) -> None:
        if stream in self._selector.get_map():
            self._selector.unregister(stream)

    def _how_it_ended(self) -> str:
        if not self._await_end():
            return "it closed its standard output"
        self.kill()
        code = self._process.wait()
        return f"it was ended by signal {-code}" if code < 0 else f"it ended with exit code {code}"

    def _await_end(self) -> bool:
        """Return whether the program ends within `SECONDS_TO_END` seconds."""
        deadline = time.monotonic() + SECONDS_TO_END
        while not self._has_ended():
            if time.monotonic() > deadline:
                return False
            time.sleep(POLL_SECONDS)
        return True

    def _has_ended(self) -> bool:
        if self._process.returncode is not None:
            return True
        if not hasattr(os, "waitid"):  # macOS before Python 3.13
            return False
        return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _advice(self) -> str:
        return "" if self._has_answered else " (a program must flush its standard output after each line)"

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr


def _close_idle() -> None:
    for waiting in _idle.values():
        while waiting:
            waiting.pop().close()


Finalize(None, _close_idle, exitpriority=1)  # unlike functions of atexit, this one also runs in processes of multiprocessing


def end_all() -> None:
    """Kill the programs of all external bots that this process started."""
    for program in list(_running):
        program.kill()
