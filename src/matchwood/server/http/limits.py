"""The limits for each address and person."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass

from matchwood.errors import shown
from matchwood.server.protocol.errors import CannotServe

MAX_LIMIT = 1_000_000_000


@dataclass(frozen=True)
class Limits:
    """The maximum numbers of requests and connections. 0 means no limit.

    >>> Limits.parse(["tables=500", "hints=0"]).tables
    500
    """

    requests: int = 500
    """Requests and messages in a second from one address. For a short time, five times as many are allowed. An expensive request
    counts as several.
    """
    person: int = 200
    """Requests and messages in a second from one person or program."""
    tables: int = 200
    """New tables in an hour from one address."""
    daily: int = 120
    """Attempts at deals of the day in a day from one address, which a whole school can share."""
    puzzles: int = 2_000
    """Answers to puzzles and lines in an hour from one address, which a whole school can share."""
    hints: int = 90
    """Hints in a minute for one address."""
    talk: int = 30
    """Chat messages and reports in a minute from one person."""
    talk_address: int = 2_000
    """Chat messages in an hour from one address. A long message counts as several."""
    talk_table: int = 60
    """Chat messages in a minute at one table. A long message counts as several."""
    reports: int = 60
    """Reports of chat messages and names in an hour from one address."""
    looks: int = 60
    """Changes of card sharing in a minute from one address."""
    changes: int = 300
    """Changes of tables (without moves) and notifications in a minute from one address."""
    passwords: int = 60
    """Sign-ups and sign-ins in ten minutes from one address. For one account name, a sixth of this number."""
    connections: int = 200
    """Open WebSockets and waiting calls from one address."""
    person_connections: int = 100
    """Open WebSockets and waiting calls from one person or program."""

    @classmethod
    def parse(cls, settings: Iterable[str]) -> Limits:
        """Apply settings of the form `name=number` to the default limits."""
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
