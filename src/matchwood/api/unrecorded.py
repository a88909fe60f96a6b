"""A game that is played by whole numbers. Its record gets the moves later (docs/library.md)."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from matchwood.api.dealing import deal_from
from matchwood.cardgames.spec import GameSpec
from matchwood.engine import states, verbs
from matchwood.engine.bits import members
from matchwood.engine.states import State
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import GameOver, IllegalMove, NotYourTurn, shown

RECORDED = (
    "_state",
    "_owing",
    "_public",
    "_deals",
    "_events",
    "_secrets",
    "_before_secrets",
    "_before",
    "_story",
    "_undealt",
    "_waiting",
)
"""The attributes of a game that change with each recorded move."""
_PHASE, _DUE = ([name for name, _ in verbs.COMMON].index(name) for name in ("phase", "due"))
"""The offsets of two fields in every record."""
_LOWEST = tuple((due & -due).bit_length() - 1 for due in range(1 << verbs.MAX_PLAYERS))
"""The lowest seat of each set of seats; -1 for no seat."""


class Unrecorded:
    """The present state of a game, and its decisions that the record does not contain yet."""

    __slots__ = ("_buffer", "_deals", "_decide", "_secret", "decided", "kept", "mask", "seat", "state")

    def __init__(self, kept: Mapping[str, Any], secret: str, begun: Sequence[tuple[int, int]]) -> None:
        self.kept = kept
        """The attributes of the game at its last recorded move."""
        recorded: State = kept["_state"]
        self._buffer = bytearray(recorded.tobytes())
        self.state: State = np.ndarray(1, recorded.dtype, self._buffer)
        self._decide = states.DECIDE[recorded.dtype]
        self._secret, self._deals = secret, len(kept["_deals"])
        self.decided: list[tuple[int, int]] = []
        """The seat and the number of each decision."""
        self._look()
        for seat, decision in begun:
            self.decide(seat, decision)

    def _look(self) -> None:
        self.seat = _LOWEST[self._buffer[_DUE]]
        """The lowest seat that has to decide, or -1 if the game is over."""
        self.mask = states.legal(self.state, self.seat) if self.seat >= 0 else 0

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return states.seats_owing(self.state)

    def mask_of(self, seat: int) -> int:
        """Return the legal decisions of a seat as bits."""
        return int(states.legal(self.state, seat)) if seat in self.owing else 0

    def decide(self, seat: int, decision: int) -> bool:
        """Apply a legal decision. Return False if the next step is a deal with given cards."""
        self.mask = self._decide(self.state, seat, decision)
        self.decided.append((seat, decision))
        buffer = self._buffer
        if buffer[_PHASE] == verbs.DEAL_DUE:
            return self._deal()
        self.seat = _LOWEST[buffer[_DUE]]
        return True

    def _deal(self) -> bool:
        while self._buffer[_PHASE] == verbs.DEAL_DUE:
            if self.kept["_waiting"]:
                return False
            self._deals += 1
            deal_from(self._secret, self._deals, self.state)
        self._look()
        return True

    def checked(self, decision: object, seat: int | None) -> tuple[int, int]:
        """Return the seat and its legal decision. Raises IllegalMove, NotYourTurn and GameOver."""
        owing = self.owing
        if not owing:
            raise GameOver("the game is over")
        who = self.seat if seat is None else whole_number(seat)
        if who is None or who not in owing:
            waiting = ", ".join(map(str, owing))
            raise NotYourTurn(f"seat {shown(seat)} has no decision to make now; the game waits for seat {waiting}", map(str, owing))
        number, mask = whole_number(decision), self.mask_of(who)
        if number is None or number < 0 or not mask >> number & 1:
            legal = [*map(str, members(mask))]
            raise IllegalMove(f"seat {who} may not decide {shown(decision)}; it may decide {', '.join(legal)}", legal)
        return who, number


class Decides(ABC):
    """The methods of a game for decisions as whole numbers.

    The record gets the decisions as moves only when the record is needed. Until then, the game keeps
    the attributes of the last recorded move aside.
    """

    _spec: GameSpec
    _secret: str
    _state: State
    _unrecorded: Unrecorded | None = None
    _begun: tuple[State, Sequence[tuple[int, int]]] | None = None
    """The state before an unfinished move, and the decisions that its seat has already made."""

    @abstractmethod
    def play(self, move: str, seat: int | None = None) -> None:
        """Make a move."""

    def legal_decisions(self, seat: int | None = None) -> tuple[int, ...]:
        """Return the legal decisions of a seat as whole numbers. By default, the seat is the lowest one that has to decide.

        >>> import matchwood
        >>> game = matchwood.new("tycoon", players=2, seed=3)
        >>> game.legal_decisions()[:3]
        (0, 1, 2)
        """
        unrecorded = self._unrecorded or self._go_ahead()
        return numbers_in(unrecorded.mask if seat is None else unrecorded.mask_of(seat))

    def apply(self, decision: int, seat: int | None = None) -> None:
        """Make a decision, as a whole number. This is much faster than `play`.

        A move consists of one or more decisions. By default, the lowest seat that has to decide makes the decision, as in a batch.
        In the middle of a move, `view` contains the decisions already made. All other methods describe the game before the
        unfinished move. `play` replaces the unfinished move. Raises IllegalMove, NotYourTurn and GameOver.

        >>> import matchwood
        >>> game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 0, "hands": [["T5"], ["L3"]]}])
        >>> for decision in (1, 0):
        ...     game.apply(decision)
        >>> game.apply(game.legal_decisions()[0])
        >>> [event["move"] for event in game.record()["events"] if "move" in event]
        ['bid 0', 'bid 1', 'L3']
        """
        unrecorded = self._unrecorded or self._go_ahead()
        if seat is not None or type(decision) is not int or decision < 0 or not unrecorded.mask >> decision & 1:
            seat, decision = unrecorded.checked(decision, seat)
        if not unrecorded.decide(unrecorded.seat if seat is None else seat, decision):
            self._record_moves()

    def _present(self) -> State:
        """Return the present state, also in the middle of a move."""
        if self._unrecorded is None and self._begun is None:
            return self.__dict__["_state"]  # type: ignore[no-any-return]
        return (self._unrecorded or self._go_ahead()).state

    def _go_ahead(self) -> Unrecorded:
        attributes = self.__dict__
        begun = self._begun[1] if self._begun is not None and self._begun[0] is attributes["_state"] else ()
        kept = {name: attributes.pop(name) for name in RECORDED}
        self._unrecorded = Unrecorded(kept, self._secret, begun)
        return self._unrecorded

    def _record_moves(self) -> None:
        """Play the decisions as moves, so that record and story contain them."""
        unrecorded, self._unrecorded = self._unrecorded, None
        if unrecorded is None:
            return
        self.__dict__.update(unrecorded.kept)
        run: list[tuple[int, int]] = []
        for seat, decision in unrecorded.decided:
            run.append((seat, decision))
            numbers = bytes(number for _, number in run)
            if states.after(self._state, seat, numbers) is not None:
                self.play(self._spec.move_of(self._state, seat, numbers), seat)
                run.clear()
        self._begun = (self._state, tuple(run)) if run else None

    def __getstate__(self) -> dict[str, Any]:
        self._record_moves()
        return self.__dict__

    if not TYPE_CHECKING:  # else mypy accepts every name of an attribute

        def __getattr__(self, name: str) -> Any:
            """Add the waiting moves to the record if an attribute is read that depends on them."""
            unrecorded = self.__dict__.get("_unrecorded")
            if unrecorded is None or name not in unrecorded.kept:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
            self._record_moves()
            return self.__dict__[name]


@functools.lru_cache(65_536)
def numbers_in(mask: int) -> tuple[int, ...]:
    """Return the decisions of a bit mask."""
    return tuple(members(mask))
