"""Which games are completely compiled on this machine: each of them has a marker file beside its machine code."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import sys
from pathlib import Path

import numba
from numba.core.registry import cpu_target

from matchwood.engine.compiling import cache_folder, is_all_saved
from matchwood.engine.plugins import package_of_game


def is_ready(game: str) -> bool:
    """Return whether the cache contains all machine code that is needed to play and analyse a game."""
    return _mark(game).is_file()


def note_ready(game: str) -> None:
    """Mark a game as compiled if this process was able to save the machine code of the game.

    The caller must have used all functions that play and analyse the game.
    """
    if is_all_saved():
        with contextlib.suppress(OSError):
            _mark(game).touch()


def _mark(game: str) -> Path:
    return cache_folder(package_of_game(game)) / f"{game}-{_machine()}.ready"


@functools.cache
def _machine() -> str:
    """Return a name for the current combination of processor, Python and Numba. Several combinations may share a cache folder."""
    about = (numba.__version__, sys.version_info[:2], cpu_target.target_context.codegen().magic_tuple())
    return hashlib.sha256(repr(about).encode()).hexdigest()[:8]
