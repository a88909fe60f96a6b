"""Check regularly whether the users of open connections are still signed in."""

from __future__ import annotations

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.util.tasks import Tasks, periodically

INTERVAL_SECONDS = 15.0
PEOPLE_PER_QUERY = 100


class SessionSweep(Tasks):
    """Detects sign-outs and sign-ups in other processes, and wakes the affected connections."""

    def __init__(self, accounts: Accounts) -> None:
        super().__init__()
        self._accounts = accounts
        self.start(periodically(INTERVAL_SECONDS, self._sweep), "session sweep")

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
