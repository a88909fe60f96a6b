"""Limits that all servers of one deployment share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Charge(NamedTuple):
    """The cost of a caller's action under a rate limit. The field `name` identifies the limit and the caller.

    `cost_seconds` and `window_seconds` have the same meaning as in `Allowance`.
    """

    name: str
    cost_seconds: float
    window_seconds: float


class LimitExceeded(NamedTuple):
    """The index of a refused charge, and the seconds until the charge is possible."""

    charge_index: int
    retry_after: float


class SharedLimits:
    """Shared limits without any effect, for a single server."""

    def start(self) -> None:
        """Start the background tasks. The caller needs a running event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Make the charges only if every charge is within its limit."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Cancel an earlier charge."""

    async def acquire(self, name: str, limit: int) -> str | None:
        """Return a ticket for a new connection. Return None if too many connections are open."""
        return ""

    async def release(self, ticket: str) -> None:
        """Remove the ticket of a closed connection."""

    async def close(self) -> None:
        """Stop background tasks."""
