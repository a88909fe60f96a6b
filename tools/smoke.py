"""Check an installed Matchwood: the command line, games, a server and its page."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

GAMES = {"matchmaster", "tycoon", "the_match", "matschig"}
TIMEOUT = 600
"""The time limit of each check in seconds. A check may have to compile a game."""


class Broken(Exception):
    """The installed Matchwood does not work."""


class Installed:
    """An installation of Matchwood in a virtual environment."""

    def __init__(self, environment: Path, folder: Path) -> None:
        self._command = str(environment / "bin" / "matchwood")
        self._folder = folder
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MATCHWOOD"))}
        self._environment = kept | {"MATCHWOOD_CACHE": str(folder / "compiled"), "HOME": str(folder)}

    def look_over(self, version: str, commit: str) -> None:
        """Run all checks. Raises Broken."""
        _expect("--version", self._said("--version"), f"matchwood {version} (commit {commit})\n")
        records = self._folder / "games.jsonl"
        records.unlink(missing_ok=True)
        self._said("simulate", "matchmaster", "--bots", "beginner,beginner", "--games", "2", "--seed", "1", "--out", str(records))
        _expect("records", len(records.read_text(encoding="utf-8").splitlines()), 2)
        self._said("check", str(records))
        with self._serving() as address:
            health = json.loads(_got(f"{address}/api/health"))
            _expect("health", (health["status"], health["version"], health["commit"]), ("ok", version, commit))
            _expect("games", {game["key"] for game in json.loads(_got(f"{address}/api/games"))}, GAMES)
            page = _got(f"{address}/").decode()
            parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            _expect("parts of the page", {Path(part).suffix for part in parts}, {".css", ".js"})
            for part in [*parts, "/licenses.txt"]:
                _expect(part, bool(_got(address + part)), True)

    def _said(self, *words: str) -> str:
        return self._run([self._command, *words])

    def _run(self, command: list[str]) -> str:
        done = subprocess.run(command, cwd=self._folder, env=self._environment, capture_output=True, text=True, timeout=TIMEOUT)
        if done.returncode:
            raise Broken(f"{' '.join(command)} ended with code {done.returncode}:\n{done.stderr}")
        return done.stdout

    @contextmanager
    def _serving(self) -> Iterator[str]:
        """Yield the address of a running server."""
        command = [self._command, "serve", "--port", "0", "--database", f"sqlite:///{self._folder}/tables.db"]
        with subprocess.Popen(command, cwd=self._folder, env=self._environment, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                first = server.stdout.readline()
                if not first.startswith("Matchwood is at "):
                    raise Broken(f"matchwood serve printed {first!r}")
                yield first.split()[3]
                server.terminate()
                _expect("the end of the server", server.wait(TIMEOUT), 0)
            finally:
                server.kill()


def _got(address: str) -> bytes:
    with urlopen(address, timeout=60) as answer:
        body: bytes = answer.read()
    return body


def _expect(what: str, found: Any, wanted: Any) -> None:
    if found != wanted:
        raise Broken(f"{what}: {found!r} instead of {wanted!r}")
