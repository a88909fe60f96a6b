"""A replacement for the processes that compile games. The test decides when they continue or fail."""

from __future__ import annotations

import os
import signal
import sys
import threading
from math import inf
from pathlib import Path

from matchwood.engine import processors, readiness
from matchwood.preparing import compilation
from matchwood.preparing.child import _end_with_parent
from matchwood.preparing.stages import STAGES
from tests.support.waiting import wait_for, wait_until


class SlowChildren:
    """Child processes that are controlled by files in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, game: str) -> list[str]:
        """Return the command that a compilation starts for this game."""
        return [sys.executable, "-m", "tests.preparing.slow_child", str(self.folder), game]

    def act_as_child(self) -> None:
        """Act as a compiling process of one game, as if nothing were compiled yet."""
        compilation._child = self.command
        processors.cores = lambda: 1
        readiness.is_ready = lambda game: False

    def allow(self, game: str, stages: int = len(STAGES)) -> None:
        """Let this game finish this many stages, now or when its process starts."""
        (self.folder / f"{game}.stages").write_text(str(stages))

    def fail(self, game: str) -> None:
        """Let the process of this game fail."""
        (self.folder / f"{game}.fail").touch()

    def interrupt(self, game: str) -> None:
        """Interrupt the process of this game by a signal that it does not expect."""
        for pid in self._pids(game):
            os.kill(pid, signal.SIGINT)

    def wait_until_started(self, *games: str, times: int = 1) -> None:
        """Wait until each of these games was started this many times."""
        wait_until(lambda: all(len(self._pids(game)) >= times for game in games))

    def wait_until_ended(self, game: str) -> None:
        """Wait until this game has no process."""
        wait_until(lambda: not any(map(_lives, self._pids(game))))

    def running(self) -> set[str]:
        """Return the games that have a process now."""
        games = {path.name.split(".")[0] for path in self.folder.glob("*.pid-*")}
        return {game for game in games if any(map(_lives, self._pids(game)))}

    def _pids(self, game: str) -> list[int]:
        return [int(path.suffix.removeprefix(".pid-")) for path in self.folder.glob(f"{game}.pid-*")]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not Path(f"/proc/{pid}/stat").exists() or Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"


def _play_child(folder: Path, game: str, only: str = "") -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    (folder / f"{game}.pid-{os.getpid()}").touch()
    said, end = (STAGES.index(only), STAGES.index(only) + 1) if only in STAGES else (0, len(STAGES))
    while said < end:
        allowed = wait_for(lambda: _allowed(folder, game), said.__lt__, timeout=inf)
        for stage in STAGES[said : min(allowed, end)]:
            print(stage, flush=True)
        said = allowed


def _allowed(folder: Path, game: str) -> int:
    """Return the number of stages that this game may finish now."""
    if (folder / f"{game}.fail").exists():
        sys.exit("no luck")
    try:
        return int((folder / f"{game}.stages").read_text() or 0)
    except FileNotFoundError:
        return 0


if __name__ == "__main__":
    _play_child(Path(sys.argv[1]), *sys.argv[2:])
