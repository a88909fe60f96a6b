"""A program that answers lines with lines. Whatever it does, whoever asks it gets an answer or a BotFault in time."""

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
from types import TracebackType
from typing import IO

from matchwood.external_bots.fault import BotFault

logger = logging.getLogger(__name__)

LONGEST_ANSWER = 4096
"""Bytes of a line that a program may answer."""
LAST_WORDS = 2000
"""How many of the last bytes of its standard error are kept."""
PIECE = 1 << 16
MOST_PIECES = 16
SECONDS_TO_END = 0.5
"""How long a program may take to end once its standard input is closed."""
LOOK_AGAIN = 0.005

_running: set[Program] = set()


class Program:
    """A running program, in a process group of its own that ends with it.

    It runs with the rights and in the folder of whoever starts it. Leave it as a context manager, or `close` it.

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
            raise BotFault("programs can play only where there are process groups, as on Linux and macOS")
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

    def __repr__(self) -> str:
        return f"<Program {self.name}, process {self._process.pid}>"

    def __enter__(self) -> Program:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    @property
    def last_words(self) -> str:
        """The end of what it wrote to its standard error."""
        return self._last_words.decode(errors="replace").strip()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Write this line; the line that it answers within so many seconds. Raises BotFault."""
        deadline = time.monotonic() + seconds
        self._check_that_it_waited()
        unsent = memoryview(question)
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while (line := self._line()) is None:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise BotFault(f"no whole line came within {seconds:g} s{self._advice()}", bytes(self._heard))
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
        """Close its standard input, wait a moment for its end, then end it and all that it started."""
        if self not in _running:
            return
        with contextlib.suppress(OSError):
            self._stdin.close()
        try:
            self._await_end()
        finally:
            self.kill()
            self._process.wait()
        for _ in range(MOST_PIECES):  # something that it started and that left its group may still be writing
            if not self._hear(answers=False):
                break
        self._selector.close()
        for stream in (self._stdout, self._stderr):
            stream.close()
        _running.discard(self)

    def kill(self) -> None:
        """End its whole process group now. Until it is buried, its number cannot belong to anybody else."""
        if self._process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    # --- listening and speaking ------------------------------------------------------------------------------------------------

    def _check_that_it_waited(self) -> None:
        """A line that nobody asked for would be taken for the next answer, and all later ones with it."""
        for key, _ in self._selector.select(0):
            self._hear(key.fileobj is self._stdout)
        if self._stdout not in self._selector.get_map():
            raise BotFault(self._how_it_ended(), bytes(self._heard))
        if self._heard:
            raise BotFault("it wrote more than one line for a question, or one before it was asked", bytes(self._heard))

    def _line(self) -> bytes | None:
        """The first line that it wrote, once that is whole."""
        line, newline, rest = self._heard.partition(b"\n")
        if len(line) > LONGEST_ANSWER:
            raise BotFault(f"its line is longer than {LONGEST_ANSWER} bytes", bytes(line[:LONGEST_ANSWER]))
        if not newline:
            return None
        self._heard = rest
        return bytes(line).rstrip(b"\r")

    def _send(self, unsent: memoryview) -> memoryview:
        try:
            unsent = unsent[os.write(self._stdin.fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except BrokenPipeError:  # it may have answered before it stopped listening, and its end is heard elsewhere
            unsent = unsent[len(unsent) :]
        if not unsent:
            self._forget(self._stdin)
        return unsent

    def _hear(self, answers: bool) -> int:
        """Take what lies in its standard output or error; how many bytes that was."""
        stream = self._stdout if answers else self._stderr
        try:
            piece = os.read(stream.fileno(), PIECE)
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
        self._last_words = (self._last_words + piece)[-LAST_WORDS:]

    def _forget(self, stream: IO[bytes]) -> None:
        if stream in self._selector.get_map():
            self._selector.unregister(stream)

    # --- how it ends -----------------------------------------------------------------------------------------------------------

    def _how_it_ended(self) -> str:
        if not self._await_end():
            return "it closed its standard output"
        self.kill()
        code = self._process.wait()
        return f"it was ended by signal {-code}" if code < 0 else f"it ended with exit code {code}"

    def _await_end(self) -> bool:
        """Wait a moment for its end, without burying it."""
        patience = time.monotonic() + SECONDS_TO_END
        while not self._has_ended():
            if time.monotonic() > patience:
                return False
            time.sleep(LOOK_AGAIN)
        return True

    def _has_ended(self) -> bool:
        if self._process.returncode is not None:
            return True
        if not hasattr(os, "waitid"):  # macOS before Python 3.13
            return False
        return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _advice(self) -> str:
        return "" if self._has_answered else " (a program has to flush its standard output after every line)"

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


def end_all() -> None:
    """End every program of this process at once, for a process that is itself told to end."""
    for program in list(_running):
        program.kill()
