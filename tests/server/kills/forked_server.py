"""`matchwood serve` in processes that start at once: each is forked from one that has loaded everything, and can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

MOTHER = """
import os, signal, sys
import matchwood
from matchwood.server import serve  # all that a server needs, before the first fork
from matchwood.terminal.main import main

for info in matchwood.games():
    matchwood.new(info.key, players=info.players[0]).view(0).to_dict()
for line in sys.stdin:
    order, *arguments = line.split()
    if order == "kill":
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        print("killed", flush=True)
    elif (child := os.fork()) == 0:
        sys.argv[1:] = arguments
        try:
            main()
        finally:
            print("it ended by itself", flush=True)
            os._exit(1)
os.kill(child, signal.SIGKILL)
"""


class ForkedServer:
    """One server after another with the same arguments; `close` ends the last one."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._arguments = arguments
        command = [sys.executable, "-c", MOTHER]
        self._mother = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def start(self) -> str:
        """Start the next one; what it says once it listens."""
        return self._order("start", "serve", *self._arguments)

    def kill(self) -> None:
        """Kill it with SIGKILL, and wait until it is gone."""
        assert self._order("kill") == "killed\n"

    def close(self) -> None:
        """Kill the last one, and end."""
        self._mother.communicate(timeout=20)

    def _order(self, *words: str) -> str:
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        print(*words, file=self._mother.stdin, flush=True)
        return self._mother.stdout.readline()


assert os.name == "posix", "these tests fork and kill"
