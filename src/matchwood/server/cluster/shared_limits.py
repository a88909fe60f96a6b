"""How often callers came, and what they hold open, counted for all servers of a house together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Charge(NamedTuple):
    """One more of something by one caller: its name, the seconds that make up for it, and how many of them may be owed at most."""

    name: str
    step: float
    span: float


class LimitExceeded(NamedTuple):
    """Which of the charges was too much, and in how many seconds it will not be."""

    which: int
    wait: float


class SharedLimits(Protocol):
    """What the servers of a house count together. What cannot be counted, because the others cannot be reached, is allowed."""

    def start(self) -> None:
        """Begin, in the event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Charge all of these, or none and say which was too much."""

    async def refund(self, charge: Charge) -> None:
        """Take a charge back."""

    async def acquire(self, name: str, most: int) -> str | None:
        """One more of what is open under this name, until it leaves: its ticket; None if so many are open."""

    async def release(self, ticket: str) -> None:
        """What came with this ticket is closed."""

    async def close(self) -> None:
        """Count no more."""


class LocalLimits:
    """This process is the only one, and counts by itself."""

    def start(self) -> None:
        """Nothing has to be begun."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Nobody else has charged anything."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Nobody else was told of it."""

    async def acquire(self, name: str, most: int) -> str | None:
        """Nobody else has anything open."""
        return ""

    async def release(self, ticket: str) -> None:
        """Nobody else was told of it."""

    async def close(self) -> None:
        """Nothing was begun."""
