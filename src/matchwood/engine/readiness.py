"""Marker files of the games that are completely compiled on this machine."""

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
    """Return whether the cache contains all machine code to play and analyse a game."""
    return _mark(game).is_file()


def note_ready(game: str) -> None:
    """Create a file that marks a game as compiled, if this process could save all its machine code.

    The caller must have used all functions that play and analyse the game.
    """
    if is_all_saved():
        with contextlib.suppress(OSError):
            _mark(game).touch()


def _mark(game: str) -> Path:
    return cache_folder(package_of_game(game)) / f"{game}-{_machine()}.ready"


@functools.cache
def _machine() -> str:
    """Return a hash of the processor type and of the versions of Python and Numba. Different machines can share a cache folder."""
    about = (numba.__version__, sys.version_info[:2], cpu_target.target_context.codegen().magic_tuple())
    return hashlib.sha256(repr(about).encode()).hexdigest()[:8]
