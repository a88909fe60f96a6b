"""Limits that all servers of one deployment share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Charge(NamedTuple):
    """A charge against a limit. `name` identifies the limit and the caller.

    `cost_seconds` and `window_seconds` have the same meaning as in `Allowance`.
    """

    name: str
    cost_seconds: float
    window_seconds: float


class LimitExceeded(NamedTuple):
    """The index of the charge that exceeds a limit, and the seconds to wait."""

    charge_index: int
    retry_after: float


class SharedLimits:
    """Allows everything, because a single server shares no limits."""

    def start(self) -> None:
        """Start the background tasks. The caller needs a running event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Make all charges, or no charge if one of them exceeds its limit."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Cancel an earlier charge."""

    async def acquire(self, name: str, limit: int) -> str | None:
        """Return a ticket for a new connection, or None if the limit is reached."""
        return ""

    async def release(self, ticket: str) -> None:
        """Remove the ticket of a closed connection."""

    async def close(self) -> None:
        """Stop background tasks."""
