"""Limits that all servers of one deployment count together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Charge(NamedTuple):
    """A request to count uses of one caller against a limit. The field `name` identifies both the limit and the caller.
    `cost_seconds` and `window_seconds` have the same meaning as in `Allowance`.
    """

    name: str
    cost_seconds: float
    window_seconds: float


class LimitExceeded(NamedTuple):
    """The index of the charge that exceeds a limit, and the number of seconds after which the caller may try again."""

    charge_index: int
    retry_after: float


class SharedLimits:
    """The shared counters. This class allows every charge and every connection. A single server needs no shared limits.
    `RedisLimits` overrides every method.
    """

    def start(self) -> None:
        """Start the background tasks. Callers must call `start` in the event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Make all charges. If one charge exceeds its limit, make no charge and return `LimitExceeded`."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Cancel an earlier charge."""

    async def acquire(self, name: str, limit: int) -> str | None:
        """Count one more open connection for the counter `name`. Return a ticket (an ID) for the new connection, or None if the
        limit is reached.
        """
        return ""

    async def release(self, ticket: str) -> None:
        """Remove the closed connection with this ticket from the counter."""

    async def close(self) -> None:
        """Stop background tasks."""
