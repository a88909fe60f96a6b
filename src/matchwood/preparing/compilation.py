"""The compilation of several games, each in its own process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from typing import NamedTuple

from matchwood.engine import processors
from matchwood.preparing.memory import free_memory
from matchwood.preparing.stages import STAGES, Stage

MEMORY_PER_PROCESS = 700 * 2**20
"""The memory in bytes for the compilation of one game in one process."""
MAX_ERROR_LINES = 20
"""The number of last output lines in the report of a failed process."""


class Report(NamedTuple):
    """A progress report of a compile process. ``words`` contains the last output of a failed process."""

    game: str
    stage: Stage | None
    words: str = ""


class Compilation:
    """Compiles games in at most `places` parallel background processes.

    By default, there is one process for each core, or fewer if there is not enough memory. If there is not enough for two, each
    stage gets its own process, which needs about half the memory.
    """

    def __init__(self, games: Iterable[str], places: int | None = None, command: Callable[[str], list[str]] | None = None) -> None:
        free = free_memory()
        self._places = places_in(free) if places is None else places
        self._in_steps = free is not None and free < 2 * MEMORY_PER_PROCESS
        self._finished = Counter[str]()
        self._command = command or _child
        self._lock = threading.Lock()
        self._waiting, self._urgent = list(games), set[str]()
        self._running: dict[str, subprocess.Popen[str]] = {}
        self._interrupted = set[str]()
        self._threads: list[threading.Thread] = []
        self._closed = False
        self._reports: SimpleQueue[Report | None] = SimpleQueue()
        with self._lock:
            self._start_waiting()

    def reports(self) -> Iterator[Report]:
        """Yield progress reports until all games are compiled or `close` is called.

        If the compilation of a game is interrupted, its stages are reported again.
        """
        while (report := self._reports.get()) is not None:
            yield report

    def prioritize(self, game: str) -> None:
        """Compile this game before all waiting games. If necessary, interrupt a game that no player waits for."""
        with self._lock:
            if game in self._waiting:
                self._waiting.remove(game)
                self._waiting.insert(0, game)
                unwanted = [other for other in self._running if other not in self._urgent | self._interrupted]
                if len(self._running) >= self._places and unwanted:
                    self._interrupted.add(unwanted[-1])
                    self._running[unwanted[-1]].kill()
            self._urgent.add(game)

    def close(self) -> None:
        """Kill all background processes, and wait for their end."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            for process in self._running.values():
                process.kill()
            threads = list(self._threads)
        for thread in threads:
            thread.join()

    def _start_waiting(self) -> None:
        while self._waiting and len(self._running) < self._places:
            game = self._waiting.pop(0)
            try:
                step = [STAGES[self._finished[game]]] if self._in_steps else []
                self._running[game] = process = _started([*self._command(game), *step])
            except OSError as error:
                self._reports.put(Report(game, None, str(error)))
                continue
            self._threads.append(threading.Thread(target=self._follow, args=(game, process), name=f"matchwood compiling {game}"))
            self._threads[-1].start()
        if not self._running:
            self._reports.put(None)

    def _follow(self, game: str, process: subprocess.Popen[str]) -> None:
        words = deque[str](maxlen=MAX_ERROR_LINES)
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                stage = next((stage for stage in STAGES if stage == line.strip()), None)
                if stage is None:
                    words.append(line)
                else:
                    self._finished[game] = STAGES.index(stage) + 1
                    self._reports.put(Report(game, stage))
            process.wait()
        with self._lock:
            del self._running[game]
            if not self._closed:
                interrupted = process.returncode == -signal.SIGINT  # the new process does not have its own group yet
                step_done = self._in_steps and process.returncode == 0 and self._finished[game] < len(STAGES)
                if (process.returncode and game in self._interrupted) or interrupted or step_done:
                    self._waiting.insert(sum(other in self._urgent for other in self._waiting), game)
                elif process.returncode:
                    self._reports.put(Report(game, None, "".join(words)))
            self._interrupted.discard(game)
            self._start_waiting()


def places_in(free: int | None) -> int:
    """Return the number of games that this machine can compile at the same time with this number of free bytes."""
    cores = processors.cores()
    return cores if free is None else max(1, min(cores, free // MEMORY_PER_PROCESS))


def _child(game: str) -> list[str]:
    return [sys.executable, "-m", "matchwood.preparing.child", game]


def _started(command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,  # closing this pipe ends the process
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONSAFEPATH": "1"},
        process_group=0,  # only the parent process handles Ctrl-C
    )
