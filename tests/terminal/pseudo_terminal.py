"""A terminal for tests, which can read its screen and type."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from collections.abc import Sequence
from multiprocessing.connection import Connection

from tests.support.optional import not_none
from tests.support.processes import FORKSERVER

CLEAR = "\x1b[2J\x1b[H"
TIMEOUT = 30
PRESSED_AGAIN = 1
"""Seconds without output after which Ctrl-C is pressed again."""


def _matchwood(arguments: Sequence[str], terminal: Connection) -> None:
    """Run `matchwood` on this terminal, as if a shell had started it there."""
    from matchwood.terminal.main import main  # already loaded in this process

    os.setsid()
    fcntl.ioctl(terminal.fileno(), termios.TIOCSCTTY, 0)
    for number in range(3):
        os.dup2(terminal.fileno(), number)
    terminal.close()
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # processes started in the background ignore Ctrl-C by default
    os.environ |= {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    for name in ("NO_COLOR", "COLUMNS", "LINES"):
        os.environ.pop(name, None)
    sys.argv[1:] = arguments
    main()


class Terminal:
    """A command on a new terminal."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        self._end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        with Connection(theirs) as handed:
            self.process = FORKSERVER.Process(target=_matchwood, args=(arguments, handed))
            self.process.start()
        self.text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def read(self) -> str | None:
        """Wait for more output. Return the current screen, or None if the command has ended."""
        ready, _, _ = select.select([self._end], [], [], TIMEOUT)
        assert ready, f"no further output after {self.text[-300:]!r}"
        try:
            more = os.read(self._end, 65536)
        except OSError:  # Linux reports in this way that the other end is closed
            more = b""
        self.text += self._decoder.decode(more)
        return self.text.rpartition(CLEAR)[2] if more else None

    def read_until(self, words: str) -> str:
        """Wait until these words are on the screen, and return the screen."""
        while (screen := self.read()) is not None:
            if words in plain(screen):
                return plain(screen)
        raise AssertionError(f"{words!r} did not appear, but {plain(self.text[-300:])!r}")

    def wait(self) -> int:
        """Wait for the end of the command, and return its exit code."""
        while self.read() is not None:
            pass
        self.process.join(TIMEOUT)
        code = self.process.exitcode
        assert code is not None, "the command has closed its terminal, but does not end"
        return code

    def interrupt(self, heard: str) -> None:
        """Press Ctrl-C until these words appear. The command ignores Ctrl-C shortly before it waits for an answer."""
        silence = 0
        while heard not in plain(self.text):
            if select.select([self._end], [], [], silence)[0]:
                assert self.read() is not None, f"the command has ended without {heard!r}, but with {plain(self.text[-300:])!r}"
            else:
                os.killpg(not_none(self.process.pid), signal.SIGINT)
                silence = PRESSED_AGAIN

    def type(self, text: str) -> None:
        os.write(self._end, text.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        os.close(self._end)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")
