"""Compile rules to machine code, which is cached on disk."""

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
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache

from matchwood.engine.compile_errors import explain_errors
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
"""Files without compiled functions. After a change of these files, nothing has to be compiled again."""
KEEP_UNUSED_SECONDS = 14 * 24 * 3600
SAVE_TIMEOUT_SECONDS = 60
"""The maximum time that a process waits for others that save machine code."""


@functools.cache
def sources_hash(package: str = HOME) -> str:
    """Return a hash of all source files that affect a package's machine code.

    Numba checks only a function's own file, not the files of the functions that it calls.
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
    """Return the folder for machine code, in ``MATCHWOOD_CACHE`` or in the user's cache folder.

    The folder may be missing or read-only.
    """
    base = Path(os.environ.get("MATCHWOOD_CACHE") or platformdirs.user_cache_dir("matchwood")) / "compiled"
    folder = base / sources_hash(package)
    with contextlib.suppress(OSError):
        if not folder.exists():
            _delete_unused(base)
            folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    return folder


def is_compiled() -> bool:
    """Return whether the cache contains machine code for this version of the sources."""
    return any(cache_folder().rglob("*.nbc"))


def is_cache_writable() -> bool:
    """Return whether this process can save machine code for later processes."""
    try:
        with tempfile.TemporaryFile(dir=cache_folder()):
            return True
    except OSError:
        return False


def is_all_saved() -> bool:
    """Return whether this process has saved all its machine code."""
    return _warn_not_saved.cache_info().currsize == 0


def _delete_unused(base: Path) -> None:
    if not base.is_dir():
        return
    oldest_kept = time.time() - KEEP_UNUSED_SECONDS
    for folder in base.iterdir():
        if folder.is_dir() and folder.stat().st_mtime < oldest_kept:
            shutil.rmtree(folder, ignore_errors=True)


_PACKAGE_OF_RECORD: dict[Any, str] = {}


def set_package(record: Any, package: str) -> None:
    """Register which package contains the rules for this type of record."""
    _PACKAGE_OF_RECORD[record] = package


def _package_for(function: Callable[..., Any], arguments: Iterable[Any]) -> str:
    """Return the package whose cache folder stores the compiled function."""
    records = [_PACKAGE_OF_RECORD.get(getattr(argument, "dtype", argument), HOME) for argument in arguments]
    own = package_of(function.__module__)
    found = [own] * (own in packages()) + records
    return next((package for package in found if package != HOME), HOME)


class _Locator:
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
    def __init__(self, function: Callable[..., Any], package: str) -> None:
        self._package = package
        self._impl_class = functools.partial(_CacheImpl, package=package)  # type: ignore[assignment]
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
            _warn_not_saved(error.strerror or type(error).__name__)


class _Cache(_PackageCache):
    """A cache of machine code with a separate folder for each package that contains rules."""

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
            # rules typed in a console or given with `python -c` have no file, and therefore no hash
            self._others[package] = _PackageCache(self._function, package) if sources_of(package) else NullCache()
        return self._others[package]


def _saving(package: str) -> FileLock:
    """Lock the cache, because processes could overwrite each other's entries in Numba's index."""
    # After a timeout, another process was probably stopped while it saved. A wait for each function would take hours.
    timeout = SAVE_TIMEOUT_SECONDS if is_all_saved() else 0
    return FileLock(cache_folder(package) / "saving.lock", timeout=timeout, poll_interval=0.005)


@functools.cache
def _warn_not_saved(reason: str) -> None:
    logger.warning(
        "Machine code cannot be saved in %s (%s), so each start compiles for about a minute. "
        "Set MATCHWOOD_CACHE to a writable folder.",
        cache_folder(),
        reason,
    )


def rule(function: F) -> F:
    """Compile a function to machine code that other compiled functions can call.

    The function takes and returns numbers and records only. The function releases the global interpreter lock.
    """
    return _compiled(function, nogil=True)


def brief_rule(function: F) -> F:
    """Compile a function like `rule`, but do not release the global interpreter lock.

    A thread that releases the lock may wait milliseconds to get the lock back.
    """
    return _compiled(function, nogil=False)


def _compiled(function: F, nogil: bool) -> F:
    # Numba's C wrapper is needed only for passing a rule to another rule as a value. No rule does this.
    compiled: Any = numba.njit(nogil=nogil, error_model="numpy", no_cfunc_wrapper=True)(function)  # type: ignore[call-overload]
    compiled._cache = _Cache(function)
    explain_errors(compiled)
    _widen_integers(compiled)
    return cast(F, compiled)


def _widen_integers(compiled: Any) -> None:
    """Compile a function as if each argument that is a smaller signed integer or a constant had the type ``int64``.

    Numba converts the arguments of a call. Without this change, Numba compiles the function again for each combination of types.
    """
    compile_it = compiled.compile

    def compile_widened(signature: Any) -> Any:
        return compile_it(tuple(map(_widened, signature)) if isinstance(signature, tuple) else signature)

    compiled.compile = compile_widened


def _widened(argument: Any) -> Any:
    plain = types.unliteral(argument)  # type: ignore[no-untyped-call]
    return types.int64 if plain in types.signed_domain else plain


class ByRecord(dict[np.dtype[np.void], Callable[..., Any]]):
    """A dictionary with a rule's machine code for each record type.

    A call of this code avoids Numba's choice of a version, which takes three times as long as the call.
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
    """Return the Python function of a rule. The code of the rule must not call any other rule."""
    return cast(F, function.py_func)  # type: ignore[attr-defined]
