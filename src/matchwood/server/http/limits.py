"""The limits for each address and each person. The operator can change them: `matchwood serve --limit tables=500`.

All people behind one router share an address, so the defaults suffice for a school class or a club.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass

from matchwood.errors import shown
from matchwood.server.protocol.errors import CannotServe

MAX_LIMIT = 1_000_000_000


@dataclass(frozen=True)
class Limits:
    """The maximum numbers; 0 means unlimited.

    >>> Limits.parse(["tables=500", "hints=0"]).tables
    500
    """

    requests: int = 500
    """Requests and messages a second from one address, in bursts of five seconds. Expensive ones count as several."""
    person: int = 200
    """The same for one person or external bot."""
    tables: int = 200
    """New tables an hour from one address."""
    hints: int = 90
    """Hints a minute for one address. Each takes a second of processor time."""
    talk: int = 30
    """Chat messages and reports a minute from one person."""
    talk_address: int = 2_000
    """Chat messages an hour from one address. Each 100 bytes of a message count as a further one."""
    talk_table: int = 60
    """Chat messages a minute at one table, counted in the same way."""
    reports: int = 60
    """Reports of chat messages an hour from one address."""
    looks: int = 60
    """Changes of card sharing a minute from one address."""
    changes: int = 300
    """Changes of tables a minute from one address, other than moves."""
    passwords: int = 60
    """Attempts to sign in, and new accounts, in ten minutes from one address. A sixth of it applies to each name there."""
    connections: int = 200
    """WebSockets and long polls that are open at the same time from one address."""
    person_connections: int = 100
    """The same for one person or external bot."""

    @classmethod
    def parse(cls, settings: Iterable[str]) -> Limits:
        """Return the default limits with changes of the form `name=number`. Raises CannotServe."""
        names = [field.name for field in dataclasses.fields(cls)]
        chosen: dict[str, int] = {}
        for setting in settings:
            name, _, number = setting.partition("=")
            if name not in names or not number.isascii() or not number.isdigit() or int(number[:20]) > MAX_LIMIT:
                defaults = ", ".join(f"{known}={getattr(cls, known)}" for known in names)
                raise CannotServe(
                    f"Invalid limit {shown(setting)}. Use --limit NAME=NUMBER; 0 means unlimited. The defaults are {defaults}."
                )
            chosen[name] = int(number)
        return cls(**chosen)
