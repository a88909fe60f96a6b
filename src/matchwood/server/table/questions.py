"""Since which event each question at a table has been the same, so that a choice answers the question for which it was made.

A client may name the last event that it knew when a person or a program chose. If the question is newer, the choice was made for
another one, and the server refuses it.
"""

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


class Questions(Struct):
    """For each seat the event since which the question has been the same.

    `decisions`: what the seat decides, or has decided. While several seats decide at the same time, the secret decisions of the
    others change nothing about that. `absences`: what to do about its person, who has given no sign of life since. `chairs`: who
    sits there. `shows`: whether the seat shows its cards.

    >>> questions = Questions.new(2, seats=2)
    >>> questions.follow(Moved(1, "bid 0"), 3, hidden=True, chairs=())
    >>> questions.decisions
    [2, 3]
    >>> questions.check_decision([0], seen=2)
    >>> questions.check_decision([1], seen=2)
    Traceback (most recent call last):
    ...
    matchwood.server.protocol.errors.Changed: The situation has changed since you chose, ...
    """

    decisions: list[int]
    absences: list[int]
    chairs: list[int]
    shows: list[int]
    thought_again: int = 0
    """The last event by which a move was taken back."""

    @classmethod
    def new(cls, number: int, seats: int) -> Questions:
        """Return questions that are all asked by this event."""
        return cls([number] * seats, [number] * seats, [number] * seats, [number] * seats)

    def copy(self) -> Questions:
        """Return a copy that can be changed without changing this one."""
        decisions, absences, chairs, shows = self.decisions, self.absences, self.chairs, self.shows
        return Questions(decisions.copy(), absences.copy(), chairs.copy(), shows.copy(), self.thought_again)

    def follow(self, event: Change, number: int, *, hidden: bool, chairs: Sequence[Chair]) -> None:
        """Note which questions change with this event.

        `hidden` says whether decisions are secret after it, because other seats still decide. `chairs` are those before it.
        """
        match event:
            case Moved(seat=seat, key=key):
                self._decided(seat, number, hidden)
                if key is not None:
                    self.absences[seat] = number
            case TakenBack(seat=seat, seen=seen):
                self._decided(seat, number, hidden=not seen)
                self.absences[seat] = self.thought_again = number
            case Rewound(seat=seat):
                self._decided(seat, number, hidden=False)
                self.absences[seat] = self.thought_again = number
            case AskedBack(seat=seat):
                self.absences[seat] = number
            case AnsweredBack(by=by, seat=seat, decided=decided):
                if decided:
                    self._decided(seat, number, hidden=False)
                    self.thought_again = number
                self.absences[by] = number
            case Seated(deals=deals) | Arranged(deals=deals) if deals:  # the game begins
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
                if chairs[seat].kind in ("open", "bot"):  # else somebody is back, or has another face
                    self.chairs[seat] = number
            case Replaced(seat=seat) | Released(seat=seat):
                self.chairs[seat] = number
            case Wished(about=about, decided=True, wish="bot"):
                self.chairs[about] = self.absences[about] = self.shows[about] = number
            case Showed(seat=seat):
                self.shows[seat] = number

    def check_decision(self, seats: Iterable[int], seen: int | None) -> None:
        """Raise Changed unless a person of these seats was asked the same at event `seen`."""
        _check(seen, max(self.decisions[seat] for seat in seats))

    def check_move(self, number: int, seen: int | None) -> None:
        """Raise Changed unless the move of event `number` was the last one that could be taken back at event `seen`."""
        _check(seen, max(number, self.thought_again))

    def check_absence(self, seat: int, seen: int | None) -> None:
        """Raise Changed if the person of this seat gave a sign of life after event `seen`."""
        _check(seen, self.absences[seat])

    def check_chairs(self, seats: Iterable[int], seen: int | None) -> None:
        """Raise Changed if somebody came to one of these seats, or left it, after event `seen`."""
        _check(seen, max(self.chairs[seat] for seat in seats))

    def check_show(self, seat: int, seen: int | None) -> None:
        """Raise Changed if the cards of this seat were shown or hidden, or another person came to it, after event `seen`."""
        _check(seen, max(self.shows[seat], self.chairs[seat]))

    def _decided(self, seat: int, number: int, hidden: bool) -> None:
        if hidden:
            self.decisions[seat] = number
        else:
            self.decisions = [number] * len(self.decisions)


def _check(seen: int | None, since: int) -> None:
    if seen is not None and seen < since:
        raise Changed("The situation has changed since you chose, so nothing was done. Please look and choose again.")
