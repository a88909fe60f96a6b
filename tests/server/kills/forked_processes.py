"""Servers and workers in processes that start at once: each is forked from one that has loaded everything, and can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

MOTHER = """
import os, signal, sys
from matchwood.face.warming import warm_bots, warm_rules
from matchwood.server import serve, working  # all that they need, before the first fork
from matchwood.terminal.main import main

warm_rules()
warm_bots()
children = {}
for line in sys.stdin:
    order, name, *arguments = line.split()
    if order == "kill":
        for each in list(children) if name == "all" else [name]:
            os.kill(children[each], signal.SIGKILL)
            os.waitpid(children.pop(each), 0)
        print("killed", flush=True)
    elif (child := os.fork()) == 0:
        sys.argv[1:] = arguments
        try:
            main()
        finally:
            print("it ended by itself", flush=True)
            os._exit(1)
    else:
        children[name] = child
for child in children.values():
    os.kill(child, signal.SIGKILL)
"""


class ForkedProcesses:
    """The mother of them all, who does one thing at a time; `close` ends those that are left."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", MOTHER]
        self._mother = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def child(self, name: str, *arguments: str) -> ForkedProcess:
        """A process that does this once it is started."""
        return ForkedProcess(self, name, arguments)

    def kill_all(self) -> None:
        """Kill those that are left."""
        self.kill("all")

    def kill(self, name: str) -> None:
        """Kill this one with SIGKILL, and wait until it is gone."""
        assert self.order("kill", name) == "killed\n"

    def close(self) -> None:
        """End, and with it all that are left."""
        self._mother.communicate(timeout=20)

    def order(self, *words: str) -> str:
        """Tell the mother to do something; what comes of it."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        print(*words, file=self._mother.stdin, flush=True)
        return self._mother.stdout.readline()


class ForkedProcess:
    """One process after another that do the same."""

    def __init__(self, mother: ForkedProcesses, name: str, arguments: Sequence[str]) -> None:
        self._mother, self._name, self._arguments = mother, name, arguments

    def start(self) -> None:
        """Start the next one, and wait until it is ready."""
        assert self._mother.order("start", self._name, *self._arguments).startswith("Matchwood ")

    def kill(self) -> None:
        """Kill it with SIGKILL, and wait until it is gone."""
        self._mother.kill(self._name)


assert os.name == "posix", "these tests fork and kill"
