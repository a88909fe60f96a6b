"""A position: a record up to an event, and the seat that looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from matchwood.api.bot import deciding_seat
from matchwood.api.game import Game
from matchwood.api.hint import Hint, hint
from matchwood.api.judgement import ITERATIONS, Judgement, check_effort, judge
from matchwood.api.record import read_record
from matchwood.api.view import View
from matchwood.cardgames.catalogue import spec_of
from matchwood.errors import BadRecord, shown

if TYPE_CHECKING:  # only who looks at pictures waits for what draws them
    from matchwood.notebook.markup import Html


@dataclass(frozen=True)
class Position:
    """A record up to an event, and the seat that looks; None is a spectator.

    Whatever begins in the middle of a game begins with one: looking back, a hint, a puzzle, a "what if" that is played on. The
    record holds every secret up to there, and all deals to come where it names their seed or secret: a position is for the keeper
    of a game only. What its methods tell of it, but for :meth:`game`, is what the seat may know.

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
        """The position after so many events of a record (None: all), and after the deals that the last of them brought.

        Raises BadRecord if the record has fewer events. The events themselves are checked when something is asked of the position.
        """
        events = record.get("events") if isinstance(record, Mapping) else None
        if not isinstance(events, list):
            raise BadRecord("a record is a JSON object with a list of 'events'")
        if event is None:
            event = len(events)
        if type(event) is not int or not 0 <= event <= len(events):
            raise BadRecord(
                f"the record has the events 1 to {len(events)}, so a position is at 0 to {len(events)}, not {shown(event)}"
            )
        brought = len(list(takewhile(_is_deal, events[event:])))
        kept = {name: value for name, value in record.items() if name != "result"}
        return cls({**kept, "events": events[: event + brought]}, seat)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Position:
        """The position that a 'record', an 'event' and a 'seat' name, as :meth:`at` takes them. Raises BadRecord."""
        if not isinstance(data, Mapping) or not isinstance(data.get("record"), Mapping):
            raise BadRecord(f"a position is a JSON object with a 'record', an 'event' and a 'seat', not {shown(data)}")
        return cls.at(data["record"], data.get("event"), data.get("seat"))

    @property
    def event(self) -> int:
        """The number of the last move in the record; 0 before the first one."""
        return max((number for number, event in enumerate(self.record["events"], 1) if not _is_deal(event)), default=0)

    def game(self) -> Game:
        """The game at this position, to be played on. Raises BadRecord, which names the first event at fault."""
        return read_record(self.record, spec_of, complete=False)

    def view(self) -> View:
        """What the seat sees here. Raises BadRecord, and NotYourTurn if the game has no such seat."""
        return self.game().view(self.seat)

    def html(self, language: str = "en", names: Sequence[str] = ()) -> Html:
        """The position as a notebook shows it: the view of the seat, in this language. Raises as `view` does."""
        return self.view().html(language, names)

    def _repr_html_(self) -> str:
        return self.html()

    def hint(self, *, seconds: float = 0.5, iterations: int | None = None, seed: int | None = None) -> Hint:
        """What a champion would do here: :func:`matchwood.hint` of the view. Raises as `view` and `hint` do."""
        return hint(self.view(), seconds=seconds, iterations=iterations, seed=seed)

    def judgement(self, move: str, *, iterations: int = ITERATIONS, seed: int = 0) -> Judgement:
        """What this move of the seat costs here, and what the best others are worth (docs/analysis.md).

        The same position, move, iterations and seed give the same judgement: that of :func:`matchwood.analyse`, for the move that
        was made. Raises as `view` does, NotYourTurn or GameOver when the seat owes no decision, IllegalMove, and UnknownBot for a
        number of iterations that makes no sense.
        """
        check_effort(iterations, seed)
        game = self.game()
        view, events, deals = game.view(self.seat), self.record["events"], len(game.deals)
        game.play(move, seat=deciding_seat(view))
        return judge(view, move, iterations, seed, event=len(events) + 1, deal=deals)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain JSON: `record`, `event` and `seat`."""
        return {"record": dict(self.record), "event": self.event, "seat": self.seat}


def _is_deal(event: object) -> bool:
    return isinstance(event, Mapping) and "deal" in event
