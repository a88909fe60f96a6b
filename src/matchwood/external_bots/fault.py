"""What an external bot can do wrong."""

from __future__ import annotations

from matchwood.errors import MatchwoodError


class BotFault(MatchwoodError):
    """An external bot did not answer as it should. ``came`` is what it said instead, as far as it is worth showing."""

    code = "bot_fault"

    def __init__(self, message: str, came: bytes = b"") -> None:
        super().__init__(message)
        self.came = came.decode(errors="replace")
