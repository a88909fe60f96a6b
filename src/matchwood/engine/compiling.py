"""Turning rules into machine code, once per version of the sources."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import logging
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from filelock import FileLock
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache

from matchwood.engine.plugins import HOME, package_of, packages, sources_of

logger = logging.getLogger(__name__)

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_FOLDERS = ("engine", "cardgames", "bots")
NEVER_COMPILED = {
    "catalogue.py",
    "contract.py",
    "facts.py",
    "fields.py",
    "game.py",
    "pieces.py",
    "reasons.py",
    "refusals.py",
    "spec.py",
    "words.py",
}
"""Files of these folders that no machine code comes from: whoever changes one of them waits for nothing."""
KEEP_UNUSED_SECONDS = 14 * 24 * 3600
SAVING_SECONDS = 60
"""How long one process waits for others to save; each takes milliseconds."""


@functools.cache
def sources_hash(package: str = HOME) -> str:
    """A name for this state of everything that can end up in machine code of this package's games.

    Numba looks only at the file in which a function stands, not at the files of the functions that it calls; keying the
    cache by all of those makes stale machine code impossible. What we bring ourselves calls nothing of another package.
    """
    digest = hashlib.sha256()
    paths = [path for folder in COMPILED_FOLDERS for path in sorted((PACKAGE / folder).rglob("*.py"))]
    sources = {path.relative_to(PACKAGE).as_posix(): path for path in paths if path.name not in NEVER_COMPILED}
    if package != HOME:
        sources |= {f"{package}: {name}": path for name, path in sources_of(package).items()}
    for name, path in sources.items():
        digest.update(name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def cache_folder(package: str = HOME) -> Path:
    """Where machine code of this version of the package lies: ``MATCHWOOD_CACHE``, or the user's cache folder.

    The folder can be missing or closed to writing, as in a container that is read-only: what is there is used all the same.
    """
    base = Path(os.environ.get("MATCHWOOD_CACHE") or platformdirs.user_cache_dir("matchwood")) / "compiled"
    folder = base / sources_hash(package)
    with contextlib.suppress(OSError):
        if not folder.exists():
            _forget_unused(base)
            folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    return folder


def is_compiled() -> bool:
    """Whether machine code of this version is at hand (else the first use takes some seconds)."""
    return any(cache_folder().rglob("*.nbc"))


def can_keep() -> bool:
    """Whether machine code can be kept for the next process."""
    try:
        with tempfile.TemporaryFile(dir=cache_folder()):
            return True
    except OSError:
        return False


def all_kept() -> bool:
    """Whether whatever this process has compiled was kept."""
    return _say_that_nothing_is_kept.cache_info().currsize == 0


def _forget_unused(base: Path) -> None:
    if not base.is_dir():
        return
    oldest_kept = time.time() - KEEP_UNUSED_SECONDS
    for folder in base.iterdir():
        if folder.is_dir() and folder.stat().st_mtime < oldest_kept:
            shutil.rmtree(folder, ignore_errors=True)


_BROUGHT_BY: dict[Any, str] = {}
"""The package of every record of a game, by Numba's type of the record."""


def brought_by(record: Any, package: str) -> None:
    """Note which package's rules act on records of this type."""
    _BROUGHT_BY[record] = package


def _package_for(function: Callable[..., Any], arguments: Iterable[Any]) -> str:
    """Whose rules end up in this function's machine code for such arguments."""
    records = [_BROUGHT_BY.get(getattr(argument, "dtype", argument), HOME) for argument in arguments]
    own = package_of(function.__module__)
    found = [own] * (own in packages()) + records
    return next((package for package in found if package != HOME), HOME)


class _Locator:
    """Tells Numba where a function's machine code lies; the folder's name already stands for the sources."""

    def __init__(self, function: Callable[..., Any], package: str) -> None:
        self._line = function.__code__.co_firstlineno
        self._package = package

    def ensure_cache_path(self) -> None:
        cache_folder(self._package).mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(cache_folder(self._package))

    def get_source_stamp(self) -> str:
        return sources_hash(self._package)

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CacheImpl(CompileResultCacheImpl):
    def __init__(self, function: Callable[..., Any], package: str) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator(function, package)
        name = f"{function.__module__}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, "")  # type: ignore[no-untyped-call]


class _PackageCache(FunctionCache):
    """The machine code of one function for the games of one package."""

    def __init__(self, function: Callable[..., Any], package: str) -> None:
        self._package = package
        self._impl_class = functools.partial(_CacheImpl, package=package)  # type: ignore[assignment]  # it is only called
        super().__init__(function)  # type: ignore[no-untyped-call]

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        with contextlib.suppress(OSError):
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            with _saving(self._package):
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]
        except OSError as error:
            _say_that_nothing_is_kept(error.strerror or type(error).__name__)


class _Cache(_PackageCache):
    """The machine code of one function. What is made of another package's rules lies elsewhere: it changes with them."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._others: dict[str, _PackageCache | NullCache] = {}
        super().__init__(function, HOME)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        package = _package_for(self._function, getattr(sig, "args", sig))
        if package == HOME:
            return super().load_overload(sig, target_context)
        return self._of(package).load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        package = _package_for(self._function, getattr(sig, "args", sig))
        if package == HOME:
            super().save_overload(sig, data)
        else:
            self._of(package).save_overload(sig, data)

    def _of(self, package: str) -> _PackageCache | NullCache:
        if package not in self._others:
            # what stands in no file can change without a trace: nothing of it is kept
            self._others[package] = _PackageCache(self._function, package) if sources_of(package) else NullCache()
        return self._others[package]


def _saving(package: str) -> FileLock:
    """One process saves at a time: Numba reads a function's index, adds to it and writes it anew, and what another adds meanwhile
    would be lost, or be taken for something else.
    """
    return FileLock(cache_folder(package) / "saving.lock", timeout=SAVING_SECONDS, poll_interval=0.005)


@functools.cache
def _say_that_nothing_is_kept(reason: str) -> None:
    logger.warning(
        "Machine code cannot be kept in %s (%s): every start makes it anew, which takes a minute. "
        "Name a folder that can be written to in MATCHWOOD_CACHE.",
        cache_folder(),
        reason,
    )


def rule(function: F) -> F:
    """Compile a function of the rules (or of a search) to machine code that other such functions can call.

    The function takes and returns numbers and records only. It releases the interpreter's lock while it runs, and its
    machine code is kept on disk.
    """
    return _compiled(function, nogil=True)


def brief_rule(function: F) -> F:
    """The same for what is over in microseconds: it keeps the interpreter's lock.

    Whoever lets go of the lock while other threads are busy may wait for milliseconds to get it back.
    """
    return _compiled(function, nogil=False)


def _compiled(function: F, nogil: bool) -> F:
    compiled: Any = numba.njit(nogil=nogil, error_model="numpy")(function)
    compiled._cache = _Cache(function)
    return cast(F, compiled)


class ByRecord(dict[np.dtype[np.void], Callable[..., Any]]):
    """The machine code of a rule for each record, for arguments of types that are known: an array of one record, then these.

    Python calls it so more often than anything else. Numba itself looks at every argument of a call, which takes three times as
    long as the call.
    """

    def __init__(self, compiled: Callable[..., Any], *others: Any) -> None:
        super().__init__()
        self._compiled: Any = compiled
        self._others = others

    def __missing__(self, record: np.dtype[np.void]) -> Callable[..., Any]:
        code: Callable[..., Any] = self._compiled.compile((numba.typeof(np.zeros(1, record)), *self._others))  # type: ignore[no-untyped-call]
        self[record] = code
        return code


def uncompiled(function: F) -> F:
    """The rule as plain Python, for a record read into plain numbers; it calls no other rule."""
    return cast(F, function.py_func)  # type: ignore[attr-defined]
