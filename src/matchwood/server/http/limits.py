"""What one address, and one person, may do in a while. A host can change each of them: `matchwood serve --limit tables=500`.

Everybody behind one router has the same address, so these leave room for a school class or a club evening.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass

from matchwood.errors import shown
from matchwood.server.protocol.errors import CannotServe

MOST = 1_000_000_000


@dataclass(frozen=True)
class Limits:
    """The largest number of each; 0 is no limit.

    >>> Limits.parse(["tables=500", "hints=0"]).tables
    500
    """

    requests: int = 500
    """Calls, pages and messages a second from one address; five times as many at once. Dear ones count as several."""
    person: int = 200
    """The same from one person or program, wherever it is."""
    tables: int = 200
    """Tables made in an hour from one address."""
    hints: int = 90
    """Hints a minute for one address; each takes a second of one processor."""
    talk: int = 30
    """Lines of talk, and reports of them, a minute from one person."""
    talk_address: int = 2_000
    """Lines of talk an hour from one address; each 100 bytes of a long one count as one more."""
    talk_table: int = 60
    """Lines of talk a minute at one table, counted in the same way."""
    reports: int = 60
    """Reports of lines of talk in an hour from one address."""
    looks: int = 60
    """Choices a minute, from one address, to show one's cards to those who watch or to look into a hand."""
    changes: int = 300
    """Changes a minute, from one address, of what a table is like besides moves: seats taken and left, arrangements, decisions
    taken back, what is wished about somebody who is away."""
    passwords: int = 60
    """Passwords and passkeys tried, and accounts made, in ten minutes from one address; for one name there a sixth of it.

    Ten times as often a page may ask for a passkey that nobody has to use."""
    connections: int = 200
    """Sockets and waiting calls that are open at the same time from one address."""
    person_connections: int = 100
    """The same of one person or program, wherever it is: a program gone wild leaves room for the others behind its router."""

    @classmethod
    def parse(cls, settings: Iterable[str]) -> Limits:
        """These limits, each `name=number`, the rest by default. Raises CannotServe."""
        names = [field.name for field in dataclasses.fields(cls)]
        chosen: dict[str, int] = {}
        for setting in settings:
            name, _, number = setting.partition("=")
            if name not in names or not number.isascii() or not number.isdigit() or int(number[:20]) > MOST:
                expected = ", ".join(f"{known}={getattr(cls, known)}" for known in names)
                raise CannotServe(
                    f"--limit {shown(setting)} is none. Limits and their usual numbers: {expected}; 0 is as much as one likes."
                )
            chosen[name] = int(number)
        return cls(**chosen)
