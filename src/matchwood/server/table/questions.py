"""The questions that players answer at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from matchwood.server.protocol.errors import Changed
from matchwood.server.table.events import (
    AnsweredBack,
    Arranged,
    AskedBack,
    Chair,
    Change,
    Moved,
    Released,
    Replaced,
    Returned,
    Rewound,
    Seated,
    Showed,
    TakenBack,
    Wished,
)


class Questions(Struct, rename={"last_undo": "thought_again"}):
    """Stores the last event that changed each question to a player, so that late answers to old questions can be refused.

    >>> questions = Questions.new(2, seats=2)
    >>> questions.apply(Moved(1, "bid 0"), 3, hidden=True, chairs=())
    >>> questions.decisions
    [2, 3]
    >>> questions.check_decision([0], seen=2)
    >>> questions.check_decision([1], seen=2)
    Traceback (most recent call last):
    ...
    matchwood.server.protocol.errors.Changed: The situation has changed since you chose, ...
    """

    decisions: list[int]
    """The question what the seat decides. Hidden decisions of other seats do not change it."""
    absences: list[int]
    """The question what to do about an absent player. Every action of the player changes it."""
    chairs: list[int]
    shows: list[int]
    last_undo: int = 0

    @classmethod
    def new(cls, number: int, seats: int) -> Questions:
        """Create an object in which event `number` has changed all questions."""
        return cls([number] * seats, [number] * seats, [number] * seats, [number] * seats)

    def copy(self) -> Questions:
        """Return an independent copy of this object."""
        decisions, absences, chairs, shows = self.decisions, self.absences, self.chairs, self.shows
        return Questions(decisions.copy(), absences.copy(), chairs.copy(), shows.copy(), self.last_undo)

    def apply(self, event: Change, number: int, *, hidden: bool, chairs: Sequence[Chair]) -> None:
        """Store the number of an event for each question that the event changes. `chairs` contains the seats before the event."""
        match event:
            case Moved(seat=seat, key=key):
                self._decide(seat, number, hidden)
                if key is not None:
                    self.absences[seat] = number
            case TakenBack(seat=seat, seen=seen):
                self._decide(seat, number, hidden=not seen)
                self.absences[seat] = self.last_undo = number
            case Rewound(seat=seat):
                self._decide(seat, number, hidden=False)
                self.absences[seat] = self.last_undo = number
            case AskedBack(seat=seat):
                self.absences[seat] = number
            case AnsweredBack(by=by, seat=seat, decided=decided):
                if decided:
                    self._decide(seat, number, hidden=False)
                    self.last_undo = number
                self.absences[by] = number
            case Seated(deals=deals) | Arranged(deals=deals) if deals:  # the game starts
                seats = len(event.chairs) if isinstance(event, Arranged) else len(chairs)
                self.decisions, self.absences, self.chairs, self.shows = ([number] * seats for _ in range(4))
            case Arranged(chairs=after):
                kept = zip(after, chairs, self.chairs, strict=False)
                same = [since if chair == before else number for chair, before, since in kept]
                new = Questions.new(number, len(after))
                self.decisions, self.absences, self.shows = new.decisions, new.absences, new.shows
                self.chairs = same + new.chairs[len(same) :]
            case Seated(seat=seat) | Returned(seat=seat):
                self.absences[seat] = number
                if chairs[seat].kind in ("open", "bot"):  # otherwise the person came back, or changed the face
                    self.chairs[seat] = number
            case Replaced(seat=seat) | Released(seat=seat):
                self.chairs[seat] = number
            case Wished(about=about, decided=True, wish="bot"):
                self.chairs[about] = self.absences[about] = self.shows[about] = number
            case Showed(seat=seat):
                self.shows[seat] = number

    def check_decision(self, seats: Iterable[int], seen: int | None) -> None:
        """Raise `Changed` if the next decision of a seat in `seats` has changed after event number `seen`."""
        _check(seen, max(self.decisions[seat] for seat in seats))

    def check_move(self, number: int, seen: int | None) -> None:
        """Raise `Changed` if the client does not know the last undo or event `number` yet."""
        _check(seen, max(number, self.last_undo))

    def check_absence(self, seat: int, seen: int | None) -> None:
        """Raise `Changed` if this seat's player has acted after event number `seen`."""
        _check(seen, self.absences[seat])

    def check_chairs(self, seats: Iterable[int], seen: int | None) -> None:
        """Raise `Changed` if a seat's player changed after event number `seen`."""
        _check(seen, max(self.chairs[seat] for seat in seats))

    def check_show(self, seat: int, seen: int | None) -> None:
        """Raise `Changed` if this seat's player or card sharing changed after event number `seen`."""
        _check(seen, max(self.shows[seat], self.chairs[seat]))

    def _decide(self, seat: int, number: int, hidden: bool) -> None:
        if hidden:
            self.decisions[seat] = number
        else:
            self.decisions = [number] * len(self.decisions)


def _check(seen: int | None, since: int) -> None:
    if seen is not None and seen < since:
        raise Changed("The situation has changed since you chose, so nothing was done. Please look and choose again.")
