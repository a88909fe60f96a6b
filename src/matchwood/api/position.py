"""A position: a game where it stood, and the seat that looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from matchwood.api.game import Game
from matchwood.api.record import read_record
from matchwood.api.view import View
from matchwood.cardgames.catalogue import spec_of
from matchwood.errors import BadRecord, shown


@dataclass(frozen=True)
class Position:
    """A record up to an event, and the seat that looks; None is a spectator.

    Whatever begins in the middle of a game begins with one: looking back, a hint, a puzzle, a "what if" that is played on. The
    record holds every secret up to there, so a position of a running game is for its keeper only. What the seat may know is
    its :meth:`view`.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=2, seed=1, deals=[{"dealer": 0, "hands": [["T1"], ["L1"]]}])
    >>> game.play("bid 1", seat=1)
    >>> game.play("bid 0", seat=0)
    >>> position = Position.at(game.record(), 2, seat=0)
    >>> position.view().moves, position.view().table.fixed
    (['bid 0', 'bid 1'], [False, True])
    >>> what_if = position.game()
    >>> what_if.play("bid 1", seat=0)
    >>> what_if.owing
    (1,)
    """

    record: Mapping[str, Any]
    seat: int | None = None

    @classmethod
    def at(cls, record: Mapping[str, Any], event: int, seat: int | None = None) -> Position:
        """The position after so many events of a record, and after the deals that the last of them brought.

        Raises BadRecord if the record has fewer events. The events themselves are checked when the game is asked for.
        """
        events = record.get("events") if isinstance(record, Mapping) else None
        if not isinstance(events, list):
            raise BadRecord("a record is a JSON object with a list of 'events'")
        if type(event) is not int or not 0 <= event <= len(events):
            raise BadRecord(
                f"the record has the events 1 to {len(events)}, so a position is at 0 to {len(events)}, not {shown(event)}"
            )
        brought = len(list(takewhile(lambda one: isinstance(one, Mapping) and "deal" in one, events[event:])))
        kept = {name: value for name, value in record.items() if name != "result"}
        return cls({**kept, "events": events[: event + brought]}, seat)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Position:
        """A position as :meth:`to_dict` wrote it. Raises BadRecord."""
        if not isinstance(data, Mapping) or not isinstance(data.get("record"), Mapping):
            raise BadRecord(f"a position is a JSON object with a 'record' and a 'seat', not {shown(data)}")
        return cls(data["record"], data.get("seat"))

    @property
    def event(self) -> int:
        """The number of the last event."""
        return len(self.record["events"])

    def game(self) -> Game:
        """The game at this position, to be played on. Raises BadRecord, which names the first event at fault."""
        return read_record(self.record, spec_of, complete=False)

    def view(self) -> View:
        """What the seat sees here. Raises BadRecord, and NotYourTurn if the game has no such seat."""
        return self.game().view(self.seat)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain JSON."""
        return {"record": dict(self.record), "seat": self.seat}
