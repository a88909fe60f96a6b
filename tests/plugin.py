"""A game from another package, as people have one: examples/kuhn, installed into a folder that only some processes look into."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from matchwood.cardgames import catalogue
from matchwood.engine import plugins

KUHN = Path(__file__).resolve().parent.parent / "examples" / "kuhn"


def install_kuhn(folder: Path) -> Path:
    """Install the worked example into this folder, and return it. Nothing is fetched, and no other process finds the game."""
    flags = ["--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    uv = [sys.executable, "-m", "uv", "pip", "install", *flags, "--python", sys.executable, "--target", str(folder), str(KUHN)]
    subprocess.run(uv, check=True)
    return folder


def begin_with(folder: Path) -> None:
    """Begin this process anew as `matchwood` with the same arguments, and with what is installed in the folder."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    os.execve(sys.executable, [sys.executable, "-m", "matchwood", *sys.argv[1:]], os.environ | {"PYTHONPATH": path})


def here(monkeypatch: pytest.MonkeyPatch, point: EntryPoint) -> Iterator[str]:
    """The key of the game of this entry point, which the catalogue of this very process knows meanwhile."""
    caches = (catalogue.keys, catalogue._loaded, plugins.packages)
    for module in (plugins, catalogue):
        monkeypatch.setattr(module, "plugins", lambda: {point.name: point})
    for function in caches:
        function.cache_clear()
    yield point.name
    monkeypatch.undo()
    for function in caches:
        function.cache_clear()
