"""What is open here by somebody who may be known no more: it is looked at again as soon as that may have changed."""

from __future__ import annotations

import asyncio


class Connections:
    """Who waits to be looked at again: guests by their hash, and those with an account by it and by their session."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[asyncio.Future[None], str | None]] = {}

    @property
    def waiting_guests(self) -> list[str]:
        """The guests who wait."""
        return [whose for whose, waiting in self._waiting.items() if None in waiting.values()]

    @property
    def waiting_sessions(self) -> dict[str, str]:
        """The sessions in which somebody waits, each with its account."""
        waiting = ((whose, sessions.values()) for whose, sessions in self._waiting.items())
        return {session: whose for whose, sessions in waiting for session in sessions if session is not None}

    async def wait_for_change(self, whose: str, session: str | None) -> None:
        """Wait until these are called."""
        called = asyncio.get_running_loop().create_future()
        waiting = self._waiting.setdefault(whose, {})
        waiting[called] = session
        try:
            await called
        finally:
            waiting.pop(called, None)
            if not waiting and self._waiting.get(whose) is waiting:
                del self._waiting[whose]

    def revoke(self, whose: str, session: str | None) -> None:
        """This guest, or this session of the account, is known no more."""
        for called, theirs in self._waiting.get(whose, {}).items():
            if theirs == session and not called.done():
                called.set_result(None)

    def notify(self, whose: str) -> None:
        """Something has changed for these."""
        for called in self._waiting.pop(whose, ()):
            if not called.done():
                called.set_result(None)
