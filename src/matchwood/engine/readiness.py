"""Which games are compiled whole on this machine: each has a mark beside the machine code."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import sys
from pathlib import Path

import numba
from numba.core.registry import cpu_target

from matchwood.engine.compiling import all_kept, cache_folder
from matchwood.engine.plugins import package_of_game


def is_ready(game: str) -> bool:
    """Whether all that plays and judges this game has been used once, and its machine code is at hand."""
    return _mark(game).is_file()


def note_ready(game: str) -> None:
    """All that plays and judges this game was used in this process: if its machine code is kept, the game is ready from now on."""
    if all_kept():
        with contextlib.suppress(OSError):
            _mark(game).touch()


def _mark(game: str) -> Path:
    return cache_folder(package_of_game(game)) / f"{game}-{_machine()}.ready"


@functools.cache
def _machine() -> str:
    """A name for whatever else Numba tells machine code by: several processors or Pythons may share a folder."""
    about = (numba.__version__, sys.version_info[:2], cpu_target.target_context.codegen().magic_tuple())
    return hashlib.sha256(repr(about).encode()).hexdigest()[:8]
