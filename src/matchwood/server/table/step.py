"""The results of a planned command."""

from __future__ import annotations

from typing import NamedTuple

import matchwood
from matchwood.server.table.events import Change, Moved, Wished


class Step(NamedTuple):
    """The next event of a table, and the game after this event."""

    event: Change
    game: matchwood.Game | None
    had_choice: bool = True
    """Whether the player had another possible answer."""

    @property
    def ends(self) -> bool:
        """Whether the game ends with this event."""
        if isinstance(self.event, Wished):
            return self.event.decided and self.event.wish == "end"
        return isinstance(self.event, Moved) and self.game is not None and self.game.over


class Unchanged(NamedTuple):
    """The result of a command that changes nothing. The table has been in the wanted state since event `number` or longer."""

    number: int
