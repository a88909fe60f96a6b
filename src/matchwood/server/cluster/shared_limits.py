"""Limits that all servers of one deployment share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Charge(NamedTuple):
    """The cost of one action under one rate limit. The field `name` identifies both the rate limit and the caller.

    `cost_seconds` and `window_seconds` have the same meaning as in `Allowance`.
    """

    name: str
    cost_seconds: float
    window_seconds: float


class LimitExceeded(NamedTuple):
    """The first charge that exceeds its limit: its index in the list of charges, and the seconds to wait."""

    charge_index: int
    retry_after: float


class SharedLimits:
    """Replaces Redis if there is only one server, and allows every action."""

    def start(self) -> None:
        """Start the background tasks. The caller needs a running event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Apply all charges, or none if one of them would exceed its limit."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Cancel a charge that the method `spend` has applied."""

    async def acquire(self, name: str, limit: int) -> str | None:
        """Count a new connection under the limit `name`, and return the connection's ticket. Return None if too many
        connections are open.
        """
        return ""

    async def release(self, ticket: str) -> None:
        """Stop counting the closed connection with this ticket."""

    async def close(self) -> None:
        """Stop background tasks."""
