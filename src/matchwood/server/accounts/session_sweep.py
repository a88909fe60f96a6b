"""Looks after those who have something open: another process may have signed them out, or signed up whoever was a guest."""

from __future__ import annotations

import asyncio

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.util.tasks import cancel_all, periodically

INTERVAL_SECONDS = 15.0
"""Seconds between two rounds: so long may that go unnoticed."""
PEOPLE_PER_QUERY = 100
"""People that one query looks up."""


class SessionSweep:
    """A task that goes round. Made in the event loop; `close` ends it."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._task = asyncio.create_task(periodically(INTERVAL_SECONDS, self._sweep), name="sign-outs in other processes")

    async def close(self) -> None:
        """Go round no more."""
        await cancel_all(self._task)

    async def _sweep(self) -> None:
        passes, guests, sessions = self._accounts.connections, self._accounts.guests, self._accounts.sessions
        names = passes.waiting_guests
        for first in range(0, len(names), PEOPLE_PER_QUERY):
            for guest in await guests.former_guests(names[first : first + PEOPLE_PER_QUERY]):
                passes.revoke(guest, None)
        accounts = passes.waiting_sessions
        tokens = list(accounts)
        for first in range(0, len(tokens), PEOPLE_PER_QUERY):
            for session in await sessions.ended_sessions(tokens[first : first + PEOPLE_PER_QUERY]):
                passes.revoke(accounts[session], session)
