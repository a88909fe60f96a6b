"""Limits that all servers of one deployment count together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Charge(NamedTuple):
    """Describes a charge to the limit of one caller. The field `name` identifies the limit and the caller. The other fields
    have the same meaning as in `Allowance`.
    """

    name: str
    cost_seconds: float
    window_seconds: float


class LimitExceeded(NamedTuple):
    """Names the charge that exceeds a limit, and the number of seconds until the charge is allowed."""

    charge_index: int
    retry_after: float


class SharedLimits:
    """The shared counters. This class allows everything, because a single server shares no limits with other servers.
    `RedisLimits` overrides every method.
    """

    def start(self) -> None:
        """Start the background tasks. Callers must call `start` in the event loop."""

    async def spend(self, charges: Sequence[Charge]) -> LimitExceeded | None:
        """Make all charges. Make no charge if one of the charges exceeds a limit."""
        return None

    async def refund(self, charge: Charge) -> None:
        """Give the caller back the uses of a charge."""

    async def acquire(self, name: str, limit: int) -> str | None:
        """Increase the number of open connections under this name by one. Return a ticket (an ID) for the new connection, or
        None if the limit is reached.
        """
        return ""

    async def release(self, ticket: str) -> None:
        """Count the connection with this ticket as closed."""

    async def close(self) -> None:
        """Stop background tasks."""
