"""What the server writes about itself: lines for people, or JSON for programs, each with the call and the table that it is about.

No token, cookie, secret or card is in them. That is held by what is written at all, and by leaving out the words of exceptions,
which may quote what somebody sent or holds: their types and places in the code are told.
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
"""The number of the call, or of the live connection, that is being answered."""
TABLE: ContextVar[str | None] = ContextVar("table", default=None)
"""The table that it is about."""

CAUSES = 5
ERRORS_KEPT = 1_000
"""Different errors whose repetitions are counted."""
HOUR = 3600.0

Fingerprint = tuple[str, tuple[tuple[str, int], ...]]

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def configure(form: Form = "plain", level: Level = "warning") -> None:
    """Write to the standard error from now on, our own lines from this level on, those of libraries if they are warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    handler.addFilter(Repetitions())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("matchwood").setLevel(level.upper())


def for_table(table_id: str) -> Context:
    """What a task that is about a table writes, names the table, and not the call by which it happened to begin."""
    context = Context()
    context.run(TABLE.set, table_id)
    return context


def fingerprint(error: BaseException) -> Fingerprint:
    """Return what is the same of an error whenever it happens again: its type, and where in the code it was raised."""
    frames = traceback.walk_tb(error.__traceback__)
    return type(error).__qualname__, tuple((frame.f_code.co_filename, line) for frame, line in frames)


class Repetitions(logging.Filter):
    """Lets an error through the first time, the tenth time, the hundredth time and so on, and otherwise once an hour.

    A client that finds a call which fails could fill the disk with what it is told again and again.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._counts: LruCache[object, tuple[int, float]] = LruCache(ERRORS_KEPT)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written. It names how often the error happened."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        key, now = (record.name, str(record.msg), fingerprint(error)), self._clock()
        count, written = self._counts.get(key, (0, now))
        count += 1
        told = str(count).strip("0") == "1" or now - written >= HOUR
        self._counts.put(key, (count, now if told else written))
        if told and count > 1:
            record.about = {**getattr(record, "about", {}), "times": count}
        return told


class PlainLines(logging.Formatter):
    """A line for people; an error of ours has more of them."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The line with what it is about, and below it where an error happened."""
        record.message, record.asctime = record.getMessage(), self.formatTime(record)
        about = [f"{key} {value}" for key, value in _about(record)]
        line = self.formatMessage(record) + (f" ({', '.join(about)})" if about else "")
        return "\n".join([line, *(f"  {part}" for part in _error_lines(record.exc_info))])


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, object] = {"time": at, "level": record.levelname.lower(), "logger": record.name}
        line["message"] = record.getMessage()
        line.update(_about(record))
        if record.exc_info:
            line["error"] = list(_error_lines(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def _about(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    """What a line is about: the call, the table, and what else its writer names as `about`."""
    for key, value in (("request", REQUEST.get()), ("table", TABLE.get())):
        if value is not None:
            yield key, value
    yield from getattr(record, "about", {}).items()


def _error_lines(info: ExcInfo | None) -> Iterator[str]:
    """The types of an exception and of its causes, each with the places in the code that it came through."""
    error = info[1] if info else None
    for _ in range(CAUSES):
        if error is None:
            return
        yield f"{type(error).__module__}.{type(error).__qualname__}"
        for frame in traceback.extract_tb(error.__traceback__):
            yield f"at {_short(frame.filename)}:{frame.lineno} in {frame.name}"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _short(file: str) -> str:
    """The last parts of a path: enough to find it, and nothing about whose machine this is."""
    return "/".join(Path(file).parts[-3:])
