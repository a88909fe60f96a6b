"""A game of another package: examples/kuhn, installed into a folder that only some processes use."""

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

KUHN = Path(__file__).resolve().parents[2] / "examples" / "kuhn"


def install_into(folder: Path, package: Path) -> Path:
    """Install a package into this folder, and return the folder. Nothing is fetched, and no other process finds the game."""
    flags = ["--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    uv = [sys.executable, "-m", "uv", "pip", "install", *flags, "--python", sys.executable, "--target", str(folder), str(package)]
    subprocess.run(uv, check=True)
    return folder


def exec_with_packages(folder: Path) -> None:
    """Replace this process by `matchwood` with the same arguments and the packages of the folder."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    os.execve(sys.executable, [sys.executable, "-m", "matchwood", *sys.argv[1:]], os.environ | {"PYTHONPATH": path})


def register_plugin(monkeypatch: pytest.MonkeyPatch, point: EntryPoint) -> Iterator[str]:
    """Yield the key of the game of this entry point, which the catalogue of this process knows until the test ends."""
    caches = (catalogue.keys, catalogue._loaded, plugins.packages)
    for module in (plugins, catalogue):
        monkeypatch.setattr(module, "plugins", lambda: {point.name: point})
    for function in caches:
        function.cache_clear()
    yield point.name
    monkeypatch.undo()
    for function in caches:
        function.cache_clear()
