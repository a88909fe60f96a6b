"""Compiles several games in processes of their own, some at a time; one that somebody wants comes before the others."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from typing import NamedTuple

from matchwood.engine import processors
from matchwood.preparing.stages import STAGES, Stage

KEPT_LINES = 20
"""Other lines of a process's output that are kept: they say why it failed."""


class Report(NamedTuple):
    """A stage of a game is done; without a stage: its process failed, and these were its words."""

    game: str
    stage: Stage | None
    words: str = ""


class Workshop:
    """Compiles these games; `close` ends the processes that still do."""

    def __init__(self, games: Iterable[str], places: int | None = None, command: Callable[[str], list[str]] | None = None) -> None:
        self._places = processors.cores() if places is None else places
        self._command = command or _child
        self._lock = threading.Lock()
        self._waiting, self._wanted = list(games), set[str]()
        self._going: dict[str, subprocess.Popen[str]] = {}
        self._put_off = set[str]()
        self._threads: list[threading.Thread] = []
        self._closed = False
        self._reports: SimpleQueue[Report | None] = SimpleQueue()
        with self._lock:
            self._go_on()

    def reports(self) -> Iterator[Report]:
        """What comes of it, as it comes, until all is done or it is closed. A game that was put off tells its stages again."""
        while (report := self._reports.get()) is not None:
            yield report

    def want(self, game: str) -> None:
        """Somebody waits for this game: it comes next.

        If there is no place for it, it gets that of a game that nobody has wanted; what that one has compiled is kept.
        """
        with self._lock:
            if game in self._waiting:
                self._waiting.remove(game)
                self._waiting.insert(0, game)
                unwanted = [other for other in self._going if other not in self._wanted | self._put_off]
                if len(self._going) >= self._places and unwanted:
                    self._put_off.add(unwanted[-1])
                    self._going[unwanted[-1]].kill()
            self._wanted.add(game)

    def close(self) -> None:
        """End all processes, and wait until they have ended."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            for process in self._going.values():
                process.kill()
            threads = list(self._threads)
        for thread in threads:
            thread.join()

    def _go_on(self) -> None:
        """Begin what there is a place for."""
        while self._waiting and len(self._going) < self._places:
            game = self._waiting.pop(0)
            try:
                self._going[game] = process = _started(self._command(game))
            except OSError as error:
                self._reports.put(Report(game, None, str(error)))
                continue
            self._threads.append(threading.Thread(target=self._follow, args=(game, process), name=f"matchwood compiling {game}"))
            self._threads[-1].start()
        if not self._going:
            self._reports.put(None)

    def _follow(self, game: str, process: subprocess.Popen[str]) -> None:
        words = deque[str](maxlen=KEPT_LINES)
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                stage = next((stage for stage in STAGES if stage == line.strip()), None)
                if stage is None:
                    words.append(line)
                else:
                    self._reports.put(Report(game, stage))
            process.wait()
        with self._lock:
            del self._going[game]
            if process.returncode and not self._closed:
                interrupted = process.returncode == -signal.SIGINT  # in the moment between its owner's group and its own
                if game in self._put_off or interrupted:
                    self._waiting.insert(sum(other in self._wanted for other in self._waiting), game)
                else:
                    self._reports.put(Report(game, None, "".join(words)))
            self._put_off.discard(game)
            self._go_on()


def _child(game: str) -> list[str]:
    return [sys.executable, "-m", "matchwood.preparing.child", game]


def _started(command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,  # it ends when nobody holds the other end any more
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONSAFEPATH": "1"},
        process_group=0,  # Ctrl-C of a terminal is for the owner alone
    )
