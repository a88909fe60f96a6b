"""What a command becomes: the next event of the table, or nothing."""

from __future__ import annotations

from typing import NamedTuple

import matchwood
from matchwood.server.table.events import Change, Moved, Wished


class Step(NamedTuple):
    """A change that is possible: its event, and the game as it will be."""

    event: Change
    game: matchwood.Game | None

    @property
    def ends(self) -> bool:
        """Whether nothing more is played afterwards."""
        match self.event:
            case Moved():
                return self.game is not None and self.game.over
            case Wished(decided=decided, wish=wish):
                return decided and wish == "end"
        return False


class Unchanged(NamedTuple):
    """A command that is done already: by event `number`."""

    number: int
