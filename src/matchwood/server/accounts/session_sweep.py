"""Finds open connections whose session ended, or whose guest signed up, in another process."""

from __future__ import annotations

import asyncio

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.util.tasks import cancel_all, periodically

INTERVAL_SECONDS = 15.0
"""Seconds between two checks."""
PEOPLE_PER_QUERY = 100


class SessionSweep:
    """Checks all open connections in a background task. Must be created in the event loop."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._task = asyncio.create_task(periodically(INTERVAL_SECONDS, self._sweep), name="session sweep")

    async def close(self) -> None:
        """Stop the task."""
        await cancel_all(self._task)

    async def _sweep(self) -> None:
        connections, guests, sessions = self._accounts.connections, self._accounts.guests, self._accounts.sessions
        names = connections.waiting_guests
        for first in range(0, len(names), PEOPLE_PER_QUERY):
            for guest in await guests.former_guests(names[first : first + PEOPLE_PER_QUERY]):
                connections.revoke(guest, None)
        accounts = connections.waiting_sessions
        tokens = list(accounts)
        for first in range(0, len(tokens), PEOPLE_PER_QUERY):
            for session in await sessions.ended_sessions(tokens[first : first + PEOPLE_PER_QUERY]):
                connections.revoke(accounts[session], session)
