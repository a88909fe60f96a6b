"""Positions: moments in recorded games, each as one seat sees the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from matchwood.api.game import Game
from matchwood.api.hint import Hint, hint, reasons_for
from matchwood.api.judgement import ITERATIONS, Judgement, checked_effort, judge
from matchwood.api.record import read_record
from matchwood.api.view import View, deciding_seat
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.contract import Reason
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadRecord, shown

if TYPE_CHECKING:
    from matchwood.notebook.markup import Html


@dataclass(frozen=True)
class Position:
    """A moment in a recorded game, as one seat sees the game. For a spectator, the seat is None.

    Do not give the position to players: its record contains all hidden cards and, with a seed or secret, all later deals. The
    methods `view`, `html`, `hint` and `judgement` return only what the seat may know.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}])
    >>> for seat in (0, 1, 2):
    ...     game.play("bid 0", seat=seat)
    >>> position = Position.at(game.record(), 0, seat=0)
    >>> position.view().moves
    ['bid 0', 'bid 1']
    >>> position.hint(iterations=400, seed=1).move
    'bid 1'
    >>> position.judgement("bid 0", iterations=200).loss
    12.0
    >>> what_if = position.game()
    >>> what_if.play("bid 1", seat=0)
    >>> what_if.owing
    (1, 2)
    """

    record: Mapping[str, Any]
    seat: int | None = None

    @classmethod
    def at(cls, record: Mapping[str, Any], event: int | None = None, seat: int | None = None) -> Position:
        """Return the position after the first `event` events of a record, or after all events if `event` is None.

        If deals follow directly, the position includes them.

        Raises BadRecord if the record has fewer events. The methods of the position check the events.
        """
        events = record.get("events") if isinstance(record, Mapping) else None
        if not isinstance(events, list):
            raise BadRecord("a record is a JSON object with a list of 'events'")
        if event is None:
            event = len(events)
        place, observer = whole_number(event), whole_number(seat)
        if place is None or not 0 <= place <= len(events):
            raise BadRecord(
                f"the record has {len(events)} events, so the event of a position is 0 to {len(events)}, not {shown(event)}"
            )
        brought = len(list(takewhile(is_deal, events[place:])))
        kept = {name: value for name, value in record.items() if name != "result"}
        return cls({**kept, "events": events[: place + brought]}, seat if observer is None else observer)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Position:
        """Create a position from a JSON object. The JSON keys are the arguments of :meth:`at`. Raises BadRecord."""
        if not isinstance(data, Mapping) or not isinstance(data.get("record"), Mapping):
            raise BadRecord(f"a position is a JSON object with a 'record', an 'event' and a 'seat', not {shown(data)}")
        return cls.at(data["record"], data.get("event"), data.get("seat"))

    @property
    def event(self) -> int:
        """The event number of the last move, or 0 if the record contains no move."""
        return max((number for number, event in enumerate(self.record["events"], 1) if not is_deal(event)), default=0)

    def game(self) -> Game:
        """Return a new game that continues from this position. Raises BadRecord."""
        return read_record(self.record, spec_of, complete=False)

    def view(self) -> View:
        """Return the view of the seat at this position. Raises BadRecord if the record is invalid. Raises NotYourTurn if the
        seat does not exist.
        """
        return self.game().view(self.seat)

    def html(self, language: str = "en", names: Sequence[str] = ()) -> Html:
        """Return a picture of the view for notebooks. Raises the same errors as the method `view`."""
        return self.view().html(language, names)

    def _repr_html_(self) -> str:
        return self.html()

    def hint(self, *, seconds: float = 0.5, iterations: int | None = None, seed: int | None = None) -> Hint:
        """Return a recommended move for the seat. Raises the errors of `view` and :func:`matchwood.hint`."""
        return hint(self.view(), seconds=seconds, iterations=iterations, seed=seed)

    def judgement(self, move: str, *, iterations: int = ITERATIONS, seed: int = 0) -> Judgement:
        """Compare the seat's move with the best other moves (docs/analysis.md).

        Equal positions and arguments give equal judgements. Raises the errors of `view`, NotYourTurn or GameOver, IllegalMove,
        and UnknownBot for an invalid number of iterations.
        """
        iterations, seed = checked_effort(iterations, seed)
        game = self.game()
        view, events, deals = game.view(self.seat), self.record["events"], len(game.deals)
        game.play(move, seat=deciding_seat(view))
        return judge(view, move, iterations, seed, event=len(events) + 1, deal=deals)

    def reasons(self, move: str) -> tuple[Reason, ...]:
        """Return the reasons for a legal move of the seat that are true in all worlds. Raises the errors of `view`, NotYourTurn or
        GameOver.
        """
        return reasons_for(self.view(), move)

    def to_dict(self) -> dict[str, Any]:
        """Return the position as plain JSON values: `record`, `event` and `seat`."""
        return {"record": dict(self.record), "event": self.event, "seat": self.seat}


def is_deal(event: object) -> bool:
    """Return whether an event of a record is a deal."""
    return isinstance(event, Mapping) and "deal" in event
