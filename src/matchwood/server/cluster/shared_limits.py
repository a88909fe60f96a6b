"""How often callers came, and what they hold open, counted for all servers of a house together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Charge(NamedTuple):
    """One more of something by one caller: its name, the seconds that make up for it, and how many of them may be owed at most."""

    name: str
    step: float
    span: float


class LimitExceeded(NamedTuple):
    """Which of the charges was too much, and in how many seconds it will not be."""

    which: int
    wait: float


class SharedLimits:
    """What all servers of a deployment count together. This class is for a server that is alone, which counts by itself;
    `RedisLimits` overrides every method.

    What cannot be counted, because the other servers cannot be reached, is allowed.
    """

    def start(self) -> None:
        """Start, in the event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Charge all of these, or none and say which was too much."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Take a charge back."""

    async def acquire(self, name: str, most: int) -> str | None:
        """Count one more that is open under this name. Return its ticket, or None if so many are open."""
        return ""

    async def release(self, ticket: str) -> None:
        """Note that what came with this ticket is closed."""

    async def close(self) -> None:
        """Stop counting."""
