"""A terminal as tests have one: its screen can be read, and typed on."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from contextlib import suppress

CLEAR = "\x1b[2J\x1b[H"
TIMEOUT = 30
TIMES_PRESSED = 3


def _listen_to_interrupts() -> None:
    """Who was started in the background by a shell ignores Ctrl-C, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command on a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        self._end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            environment.pop(name, None)
        command = [sys.executable, "-m", "matchwood", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            close_fds=True,
            preexec_fn=_listen_to_interrupts,
        )
        os.close(theirs)
        self.text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def read(self) -> str | None:
        """What is on the screen now, after some more has come; None at the end."""
        ready, _, _ = select.select([self._end], [], [], TIMEOUT)
        assert ready, f"nothing came any more after {self.text[-300:]!r}"
        try:
            more = os.read(self._end, 65536)
        except OSError:  # how Linux says that the other end is closed
            more = b""
        self.text += self._decoder.decode(more)
        return self.text.rpartition(CLEAR)[2] if more else None

    def read_until(self, words: str) -> str:
        """The screen, once these words are on it."""
        while (screen := self.read()) is not None:
            if words in plain(screen):
                return plain(screen)
        raise AssertionError(f"{words!r} never came, but {plain(self.text[-300:])!r}")

    def wait(self) -> int:
        """The exit code, once it has ended."""
        while self.read() is not None:
            pass
        return self.process.wait(TIMEOUT)

    def interrupt(self) -> None:
        """Press Ctrl-C until it is over: a press between showing a question and waiting for its answer waits for the next key."""
        for _ in range(TIMES_PRESSED):
            os.killpg(self.process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(TIMEOUT / TIMES_PRESSED)
                return

    def type(self, text: str) -> None:
        os.write(self._end, text.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._end)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")
