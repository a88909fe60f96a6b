"""The error of an external bot that does not answer correctly."""

from __future__ import annotations

from matchwood.errors import MatchwoodError


class BotFault(MatchwoodError):
    """An external bot gave no correct answer in time. ``came`` is the beginning of its invalid output."""

    code = "bot_fault"

    def __init__(self, message: str, came: bytes = b"") -> None:
        super().__init__(message)
        self.came = came.decode(errors="replace")
