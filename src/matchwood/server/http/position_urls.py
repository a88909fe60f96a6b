"""URLs of positions in finished games. They end with, for example, `17B`: after event 17, for the second seat."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import quote

from matchwood.notebook.saying import LETTERS
from matchwood.server.compute.question_pictures import draws_pictures
from matchwood.server.table.disclosure import is_sealed
from matchwood.server.table.table import Table

_PATTERN = re.compile(rf"(\d{{1,6}})([{LETTERS}])")


class PositionUrl(NamedTuple):
    """A position in a game, and the seat that decides there, as the last part of a URL."""

    event: int
    seat: int

    @classmethod
    def parse(cls, text: str) -> PositionUrl | None:
        """Return the position that a part of a URL names, or None.

        >>> PositionUrl.parse("17B"), PositionUrl.parse("B17")
        (PositionUrl(event=17, seat=1), None)
        """
        found = _PATTERN.fullmatch(text)
        return cls(int(found[1]), LETTERS.index(found[2])) if found else None

    def is_public_in(self, table: Table, now: int) -> bool:
        """Return whether every person may see this position of the table. `now` is in milliseconds since 1970."""
        is_over = table.game is not None and table.state != "playing"
        return is_over and self.seat < table.about.players and table.may_watch(None) and not is_sealed(table, now)

    def picture_in(self, table_id: str, language: str) -> str | None:
        """Return the URL path of the picture without its first slash, or None if this server draws no pictures."""
        path = f"api/tables/{quote(table_id, safe='')}/positions/{self.event}/{self.seat}/picture?lang={language}"
        return path if draws_pictures() else None
