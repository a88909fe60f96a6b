"""The results of planning a command."""

from __future__ import annotations

from typing import NamedTuple

import matchwood
from matchwood.server.table.events import Change, Moved, Wished


class Step(NamedTuple):
    """A valid change: the next event, and the game after it."""

    event: Change
    game: matchwood.Game | None
    had_choice: bool = True
    """False if the event is an answer to an interrupt, and its seat had no other one."""

    @property
    def ends(self) -> bool:
        """Whether the game ends."""
        match self.event:
            case Moved():
                return self.game is not None and self.game.over
            case Wished(decided=decided, wish=wish):
                return decided and wish == "end"
        return False


class Unchanged(NamedTuple):
    """The result of a command without effect, which event `number` already fulfilled."""

    number: int
