"""The faults that a test has found."""

from __future__ import annotations

import contextlib
import traceback
from collections import Counter
from collections.abc import Iterator

from matchwood.errors import BrokenGame
from matchwood.testing.expectations import EXPECTED
from matchwood.testing.faults import Fault, FaultyGame
from matchwood.testing.report import Report


class Findings:
    """Stores each fault of a game: where the test first found it, and how often.

    >>> findings = Findings(Report("A game"))
    >>> findings.add("order-matters", "seat 1 before seat 0 leads elsewhere", "the first move")
    >>> findings.add("order-matters", "seat 0 before seat 2 leads elsewhere", "the second move")
    >>> findings.names
    ('order-matters',)
    """

    def __init__(self, report: Report) -> None:
        self.report = report
        self._first: dict[str, Fault] = {}
        self._found = Counter[str]()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all faults, in the order in which the test first found each fault."""
        return tuple(self._first)

    def add(self, name: str, wrong: str, where: object) -> None:
        """Record a fault with a name from :mod:`matchwood.testing.expectations`."""
        self._first.setdefault(name, Fault(name, wrong, EXPECTED[name], str(where)))
        self._found[name] += 1

    @contextlib.contextmanager
    def survived(self, doing: str, where: object) -> Iterator[None]:
        """Record a fault if the ``with`` block raises an exception."""
        try:
            yield
        except BrokenGame as error:
            self.add("crashed", f"{doing} is not possible: {error}", where)
        except Exception as error:  # noqa: BLE001  each error is a fault of the game
            last = traceback.extract_tb(error.__traceback__)[-1]
            said = str(error).strip().partition("\n")[0]
            self.add("crashed", f"{doing} raised {type(error).__name__}: {said} ({last.filename}, line {last.lineno})", where)

    def raise_if_any(self) -> None:
        """Raise FaultyGame if the test has found a fault."""
        if self._first:
            raise FaultyGame(self.report.title, tuple(self._first.values()), self._found)
