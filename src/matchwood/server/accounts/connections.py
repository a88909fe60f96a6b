"""The open connections of guests and accounts."""

from __future__ import annotations

import asyncio


class Connections:
    """Wakes open connections, so that they check whether their users are still signed in."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[asyncio.Future[None], str | None]] = {}

    @property
    def waiting_guests(self) -> list[str]:
        """The token hashes of guests with open connections."""
        return [person for person, waiting in self._waiting.items() if None in waiting.values()]

    @property
    def waiting_sessions(self) -> dict[str, str]:
        """The sessions with open connections, each with its account ID."""
        waiting = ((person, sessions.values()) for person, sessions in self._waiting.items())
        return {session: person for person, sessions in waiting for session in sessions if session is not None}

    async def wait_for_change(self, person: str, session: str | None) -> None:
        """Wait until `revoke` or `notify` wakes this connection."""
        changed = asyncio.get_running_loop().create_future()
        waiting = self._waiting.setdefault(person, {})
        waiting[changed] = session
        try:
            await changed
        finally:
            waiting.pop(changed, None)
            if not waiting and self._waiting.get(person) is waiting:
                del self._waiting[person]

    def revoke(self, person: str, session: str | None) -> None:
        """Wake the connections of a session, or those of a guest if `session` is None."""
        for changed, waiting_session in self._waiting.get(person, {}).items():
            if waiting_session == session and not changed.done():
                changed.set_result(None)

    def notify(self, person: str) -> None:
        """Wake all open connections of this guest or account."""
        for changed in self._waiting.pop(person, ()):
            if not changed.done():
                changed.set_result(None)
