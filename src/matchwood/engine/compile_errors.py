"""Short messages for errors in rules: Numba's reason, and the line in the file of the rules.

Numba's own message lists all calling functions, and sometimes omits the line.
"""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from numba.core.errors import ForceLiteralArg, NumbaError

from matchwood.errors import BrokenGame

PACKAGE = Path(__file__).resolve().parent.parent
MAX_LENGTH = 200
"""The maximum length of a reason. Some of Numba's lines list every field of a record."""
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_HEADLINES = ("Failed in ", "No implementation of function", "There are ", "- Of which")


class Cause(NamedTuple):
    """The reason why a rule cannot be compiled. ``said`` is Numba's text. Numba repeats the text in the errors of the calling
    rules.
    """

    said: str
    reason: str
    file: str
    line: int
    rule: str

    def __str__(self) -> str:
        return f"the rule {self.rule!r} cannot be compiled: {self.reason} ({self.file}, line {self.line})"


class _Compiling(threading.local):
    """The errors in the rule that this thread compiles now, and in the rules that it calls."""

    def __init__(self) -> None:
        self.depth = 0
        self.causes: list[Cause] = []


_here = _Compiling()


def explain_errors(compiled: Any) -> None:
    """Make a Numba function raise BrokenGame if Numba cannot compile the function or a function that it calls."""
    function, compile_it = compiled.py_func, compiled.compile

    def compile_or_explain(signature: Any) -> Any:
        earlier = len(_here.causes)
        _here.depth += 1
        try:
            return compile_it(signature)
        except (BrokenGame, ForceLiteralArg, OSError, MemoryError):
            raise
        except Exception as error:
            cause = _cause_of(error, function, _here.causes[earlier:])
            _here.causes.append(cause)
            error.matchwood_cause = cause  # type: ignore[attr-defined]  # Numba raises the same error again at the next call
            if _here.depth == 1:
                raise BrokenGame(str(cause)) from error
            raise
        finally:
            _here.depth -= 1
            if _here.depth == 0:
                _here.causes.clear()

    compiled.compile = compile_or_explain


def _cause_of(error: Exception, function: Any, inner: list[Cause]) -> Cause:
    """Return the cause of a compile error. If a called rule has caused the error, return the cause in the called rule.

    If the called rule belongs to Matchwood and the caller does not, return the place of the call."""
    code = function.__code__
    text = _COLOURS.sub("", str(error))
    known = getattr(error, "matchwood_cause", None) or next((cause for cause in reversed(inner) if cause.said in text), None)
    if known is not None and (not _is_own(known.file) or _is_own(code.co_filename)):
        return known
    said, reason = (known.said, known.reason) if known is not None else _reason(error, text)
    return Cause(said, reason, code.co_filename, _line(error, code.co_filename) or code.co_firstlineno, function.__name__)


def _is_own(file: str) -> bool:
    return Path(file).resolve().is_relative_to(PACKAGE)


def _reason(error: Exception, text: str) -> tuple[str, str]:
    if isinstance(error, KeyError):
        return text, f"the record has no field {text}"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    said = next((line for line in lines if not line.startswith(_HEADLINES)), text)
    reason = said if isinstance(error, NumbaError) else f"{type(error).__name__}: {said}"
    reason = reason.removeprefix("NameError: ").replace(">>> ", "there is no function for ")
    return said, reason if len(reason) <= MAX_LENGTH else reason[:MAX_LENGTH] + "…"


def _line(error: Exception, file: str) -> int | None:
    """Return the line in `file` that Numba was compiling, from the error or from local variables of Numba's functions."""
    for place in [getattr(error, "loc", None), *reversed(list(_places(error.__traceback__)))]:
        if place is not None and os.path.realpath(getattr(place, "filename", "")) == os.path.realpath(file):
            line: int = place.line
            return line
    return None


def _places(trace: TracebackType | None) -> Iterator[Any]:
    while trace is not None:
        variables = trace.tb_frame.f_locals
        for name in ("inst", "constraint", "loc"):
            thing = variables.get(name)
            yield getattr(thing, "loc", thing)
        trace = trace.tb_next
