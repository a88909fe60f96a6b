"""Limits that all servers of one deployment count together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Charge(NamedTuple):
    """A charge for one use of a limit. `name` identifies the limit and the caller; the numbers are those of `Allowance`."""

    name: str
    cost_seconds: float
    window_seconds: float


class LimitExceeded(NamedTuple):
    """The index of the charge that exceeds its limit, and the seconds until it is allowed."""

    charge_index: int
    retry_after: float


class SharedLimits:
    """The shared counters. For a server without others, this class allows everything. `RedisLimits` overrides every method."""

    def start(self) -> None:
        """Start the background tasks. Must be called in the event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Make all charges, or none if one exceeds its limit."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Give back the uses of a charge."""

    async def acquire(self, name: str, limit: int) -> str | None:
        """Count one more open connection under this name. Return its ticket, or None if the limit is reached."""
        return ""

    async def release(self, ticket: str) -> None:
        """Count the connection with this ticket as closed."""

    async def close(self) -> None:
        """Stop background tasks."""
