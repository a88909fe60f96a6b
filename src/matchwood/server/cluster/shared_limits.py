"""Limits that all servers of one deployment share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Charge(NamedTuple):
    """The part of a rate limit that a caller's action uses. The field `name` identifies the limit and the caller.

    `cost_seconds` and `window_seconds` have the same meaning as in `Allowance`.
    """

    name: str
    cost_seconds: float
    window_seconds: float


class LimitExceeded(NamedTuple):
    """The index of the charge that exceeds its limit, and the waiting time in seconds."""

    charge_index: int
    retry_after: float


class SharedLimits:
    """Allows every action, because a single server needs no shared limits."""

    def start(self) -> None:
        """Start the background tasks. The caller needs a running event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """If no charge exceeds its limit, apply all charges."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Refund a caller's earlier charge."""

    async def acquire(self, name: str, limit: int) -> str | None:
        """Return a ticket for a new connection. Return None if too many connections are open."""
        return ""

    async def release(self, ticket: str) -> None:
        """Remove the ticket of a closed connection."""

    async def close(self) -> None:
        """Stop background tasks."""
