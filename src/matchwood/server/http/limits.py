"""The limits for each address and each person. The operator can change them: `matchwood serve --limit tables=500`.

All people behind one router share an address. The defaults are high enough for a school class or a club.
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
    """Contains the maximum numbers of requests and connections that the server allows. If a field is 0, the server has no such
    limit.

    >>> Limits.parse(["tables=500", "hints=0"]).tables
    500
    """

    requests: int = 500
    """Calls, pages and messages in a second from one address, and five times as many in a burst. A call that takes more than a
    millisecond of the event loop, or sends more than 64 kB, counts as several."""
    person: int = 200
    """Calls, pages and messages in a second from one person or program, at any address."""
    tables: int = 200
    """New tables in an hour from one address."""
    hints: int = 90
    """Hints in a minute for one address. Each takes a second of one processor."""
    talk: int = 30
    """Chat messages and reports in a minute from one person."""
    talk_address: int = 2_000
    """Chat messages in an hour from one address. Each 100 bytes of a long message count as one more."""
    talk_table: int = 60
    """Chat messages in a minute at one table, counted in the same way."""
    reports: int = 60
    """Reports of chat messages in an hour from one address."""
    looks: int = 60
    """Choices in a minute, from one address, to show cards to spectators or to look at the cards of a seat."""
    changes: int = 300
    """Changes of a table in a minute, from one address, other than moves: seats, the set-up, requests to take back, votes on absent
    players. Subscriptions to notifications count as well."""
    passwords: int = 60
    """Attempts with passwords and passkeys, and new accounts, in ten minutes from one address. For one account name it is a sixth,
    for passkey questions that need no answer ten times as many."""
    connections: int = 200
    """WebSockets and waiting calls that are open at the same time from one address."""
    person_connections: int = 100
    """WebSockets and waiting calls that are open at the same time from one person or program."""

    @classmethod
    def parse(cls, settings: Iterable[str]) -> Limits:
        """Return the default limits with these changes, each in the form `name=number`."""
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
