"""The results of a planned command: a step, or no change."""

from __future__ import annotations

from typing import NamedTuple

import matchwood
from matchwood.server.table.events import Change, Moved, Wished


class Step(NamedTuple):
    """A planned change of a table. A `Step` consists of the next event and the game after this event."""

    event: Change
    game: matchwood.Game | None
    had_choice: bool = True
    """False if the event answers an interrupt and the seat had no other possible answer."""

    @property
    def ends(self) -> bool:
        """Whether the game ends with this event."""
        match self.event:
            case Moved():
                return self.game is not None and self.game.over
            case Wished(decided=decided, wish=wish):
                return decided and wish == "end"
        return False


class Unchanged(NamedTuple):
    """The result of a command that changes nothing. The table after event `number` already contains the requested change."""

    number: int
