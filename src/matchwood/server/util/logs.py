"""The log of the server, as text or JSON.

The log shows no messages of exceptions, because they could quote tokens, secrets or cards.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextvars import Context, ContextVar
from pathlib import Path
from types import TracebackType
from typing import Literal, get_args

from matchwood.server.util.lru import LruCache

Form = Literal["plain", "json"]
Level = Literal["warning", "info"]
FORMS, LEVELS = get_args(Form), get_args(Level)

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The ID of the current HTTP request or live connection."""
TABLE: ContextVar[str | None] = ContextVar("table", default=None)
"""The ID of the current table."""

MAX_CAUSES = 5
MAX_REMEMBERED_ERRORS = 1_000
REPEAT_AFTER_SECONDS = 3600.0

Fingerprint = tuple[str, tuple[tuple[str, int], ...]]
"""An error in the log: its type, and the file and line of each frame."""

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def configure(form: Form = "plain", level: Level = "warning") -> None:
    """Write the log to the standard error. From other packages, log only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    handler.addFilter(RepeatedErrorFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("matchwood").setLevel(level.upper())


def for_table(table_id: str) -> Context:
    """Return a context whose log entries name this table, but no request."""
    context = Context()
    context.run(TABLE.set, table_id)
    return context


def fingerprint(error: BaseException) -> Fingerprint:
    """Return the type of an error, and the files and lines of its traceback."""
    frames = traceback.walk_tb(error.__traceback__)
    return type(error).__qualname__, tuple((frame.f_code.co_filename, line) for frame, line in frames)


class RepeatedErrorFilter(logging.Filter):
    """Passes only the 1st, 10th, 100th, … log entry of an error, and one entry per hour.

    Without the filter, a client could fill the disk by repeating a request.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._counts: LruCache[object, tuple[int, float]] = LruCache(MAX_REMEMBERED_ERRORS)

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log this entry. Count the entries with the same error."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        key, now = (record.name, str(record.msg), fingerprint(error)), self._clock()
        count, last_logged = self._counts.get(key, (0, now))
        count += 1
        passes = str(count).strip("0") == "1" or now - last_logged >= REPEAT_AFTER_SECONDS
        self._counts.put(key, (count, now if passes else last_logged))
        if passes and count > 1:
            record.about = {**getattr(record, "about", {}), "times": count}
        return passes


class PlainLines(logging.Formatter):
    """Formats log entries for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return the log entry as text."""
        record.message, record.asctime = record.getMessage(), self.formatTime(record)
        about = [f"{key} {value}" for key, value in _fields(record)]
        line = self.formatMessage(record) + (f" ({', '.join(about)})" if about else "")
        return "\n".join([line, *(f"  {part}" for part in _error_lines(record.exc_info))])


class JsonLines(logging.Formatter):
    """Formats each log entry as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the log entry as JSON."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, object] = {"time": at, "level": record.levelname.lower(), "logger": record.name}
        line["message"] = record.getMessage()
        line.update(_fields(record))
        if record.exc_info:
            line["error"] = list(_error_lines(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    for key, value in (("request", REQUEST.get()), ("table", TABLE.get())):
        if value is not None:
            yield key, value
    yield from getattr(record, "about", {}).items()


def _error_lines(info: ExcInfo | None) -> Iterator[str]:
    error = info[1] if info else None
    for _ in range(MAX_CAUSES):
        if error is None:
            return
        yield f"{type(error).__module__}.{type(error).__qualname__}"
        for frame in traceback.extract_tb(error.__traceback__):
            yield f"at {_short(frame.filename)}:{frame.lineno} in {frame.name}"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _short(file: str) -> str:
    """Remove the start of a file path, which could contain the operator's name."""
    return "/".join(Path(file).parts[-3:])
