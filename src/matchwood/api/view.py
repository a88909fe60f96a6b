"""Views: everything that one seat or a spectator may know about a game."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from matchwood.api.story import Story
from matchwood.cardgames import contract
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.pieces import Layout, layout_of
from matchwood.cardgames.spec import GameSpec, Value
from matchwood.engine import states, verbs
from matchwood.engine.batches import DECISIONS
from matchwood.engine.bits import members
from matchwood.engine.states import Observation, State
from matchwood.errors import GameOver, IllegalMove, NotYourTurn

if TYPE_CHECKING:
    from matchwood.notebook.cards import Cards
    from matchwood.notebook.markup import Html

T = TypeVar("T", bound=contract.Part)

Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.bool_]], int]
"""A function that chooses a decision. Its arguments are a flat observation, and booleans of shape (64,) for the legal decisions."""


@dataclass(frozen=True)
class Result:
    """The rank and the score of each seat. Rank 1 is best, and tied seats have equal ranks."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    extra: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, result: contract.Result | None) -> Result | None:
        """Convert the game's own result struct to a `Result`."""
        if result is None:
            return None
        parts: dict[str, Any] = msgspec.to_builtins(result)
        return cls(tuple(parts.pop("ranks")), tuple(parts.pop("scores")), parts)

    def to_dict(self) -> dict[str, Any]:
        """Return the result in the format of a game record."""
        return {"ranks": list(self.ranks), "scores": list(self.scores), **self.extra}

    def html(self, language: str = "en", names: Sequence[str] = ()) -> Html:
        """Return a table for notebooks with the ranks and scores.

        >>> "<td" in Result((2, 1), (10, 30)).html("de", names=["Ada", "Bruno"])
        True
        """
        from matchwood.notebook.result import standing

        return standing(self, language, names)

    def _repr_html_(self) -> str:
        return self.html()


class View(msgspec.Struct, frozen=True):
    """Everything that one player or spectator may know about a game. For a spectator, ``seat`` is None.

    Two views are equal if the seat sees equal tables, also if these came about by different happenings.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=3, seed=1)
    >>> view = game.view(0)
    >>> view.owing, view.moves[:2], len(view.table.hand)
    ((0, 1, 2), ['bid 0', 'bid 1'], 7)
    >>> game.view(None).table.hand is None
    True
    """

    game: str
    players: int
    seat: int | None
    options: Mapping[str, Value]
    observed: bytes
    """The observed record, which is equal for all states that the seat cannot distinguish."""
    story: Story | None = None
    """The public events up to this view, or None if the view does not come from a game. Read `happenings` instead."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and msgspec.structs.astuple(self)[:-1] == msgspec.structs.astuple(other)[:-1]

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game} for {eyes}>"

    @property
    def spec(self) -> GameSpec:
        """The specification of the game."""
        return spec_of(self.game)

    @property
    def kind(self) -> GameSpec:
        """A deprecated name of `spec`."""
        warnings.warn("View.kind is called View.spec now", DeprecationWarning, stacklevel=2)
        return self.spec

    @property
    def veiled(self) -> bytes:
        """A deprecated name of `observed`."""
        warnings.warn("View.veiled is called View.observed now", DeprecationWarning, stacklevel=2)
        return self.observed

    def state(self) -> State:
        """Return a new copy of the observed state."""
        return states.state_from(self.observed, self.spec.record)

    def begun(self) -> tuple[State, tuple[int, ...]]:
        """Return the state before the seat's unfinished move, and the decisions that the seat has already made in this move.

        Only views of a batch can be in the middle of a move.

        >>> import matchwood
        >>> batch = matchwood.batch("tycoon", 1, players=2, seed=3)
        >>> batch.step([3])
        >>> view = batch.view(0, int(batch.seat[0]))
        >>> view.begun()[1], {move[0] for move in view.moves}
        ((3,), {'3'})
        """
        state = self.state()
        if self.seat is None or not state["midway"][0]:
            return state, ()
        before, made = self.spec.begun(state, self.seat)
        return before, tuple(made)

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return states.seats_owing(self.state())

    @property
    def moves(self) -> list[str]:
        """The legal moves of the seat. The list is empty if the seat does not have to decide.

        If the seat has already made some decisions of a move, only moves with these decisions are listed.
        """
        if self.seat is None or self.seat not in self.owing:
            return []
        return self.spec.possible(self.state(), self.seat)

    def numbers(self) -> NDArray[np.float32]:
        """Return the flat observation of the seat, as `Batch.observe` returns it. `Batch.layout` describes its parts.

        >>> import matchwood
        >>> batch = matchwood.batch("tycoon", 1, players=3)
        >>> bool((batch.view(0, 1).numbers() == batch.observe([1])[0]).all())
        True
        """
        return flat_observation(self.spec, self.players, self.state(), verbs.NO_EYES if self.seat is None else self.seat)

    def mask(self) -> int:
        """Return the legal decisions of the seat, one bit for each decision, as in `Batch.mask`.

        >>> import matchwood
        >>> bin(matchwood.new("the_match", players=2, seed=1).view(1).mask())
        '0b1111'
        """
        state = self.state()
        return int(states.legal(state, self.seat)) if self.seat in states.seats_owing(state) else 0

    def legal(self) -> NDArray[np.bool_]:
        """Return the legal decisions of the seat as booleans, of shape (64,), as in `Batch.legal`."""
        return booleans(self.mask())

    def move_by(self, policy: Policy) -> str:
        """Return the move that a policy chooses, one decision after the other.

        `policy(numbers, legal)` gets a flat observation and the legal decisions, and returns a legal decision. Raises IllegalMove,
        NotYourTurn and GameOver.

        >>> import matchwood
        >>> game = matchwood.new("tycoon", players=3, seed=1)
        >>> view = game.view(game.owing[0])
        >>> view.move_by(lambda numbers, legal: legal.argmax()) in view.moves
        True
        """
        seat = deciding_seat(self)
        before, made = self.begun()
        view, run = self, [*made]
        while len(run) == len(made) or view.state()["midway"][0]:
            mask = view.mask()
            decision = int(policy(view.numbers(), booleans(mask)))
            if decision < 0 or not mask >> decision & 1:
                legal = [*map(str, members(mask))]
                raise IllegalMove(f"seat {seat} may not decide {decision}; it may decide {', '.join(legal)}", legal)
            run.append(decision)
            after = view.state()
            states.apply(after, seat, decision)
            view = msgspec.structs.replace(self, observed=after.tobytes())
        return self.spec.move_of(before, seat, run)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return states.phase(self.state()) == verbs.OVER

    @property
    def result(self) -> Result | None:
        """The result of the game, or None if the game is not over."""
        return Result.of(result_of(self.spec, self.state()))

    @property
    def happenings(self) -> tuple[Any, ...]:
        """All public events up to this view, in order, as structs of the game's contract.

        Only views of a `Game` and of a `Position` have events. Views of a batch have none.

        >>> import matchwood
        >>> game = matchwood.new("matchmaster", players=2, seed=1)
        >>> game.play("bid 1", seat=1)
        >>> game.view(0).happenings[-1]
        Bid(seat=1)
        """
        return () if self.story is None else tuple(self.story.until())

    @property
    def table(self) -> Any:
        """The visible parts of the table, as a new struct ``Table``. If the seat has begun a move, the table before this move."""
        made = self.spec.table(Observation(self.begun()[0]))
        return msgspec.convert(msgspec.to_builtins(made), type(made))

    @property
    def hand(self) -> Cards | None:
        """The seat's hand, which notebooks show as a picture, or None.

        >>> import matchwood
        >>> deal = {"dealer": 1, "hands": [["T5", "L1"], ["L3", "B2"]]}
        >>> matchwood.new("matchmaster", players=2, deals=[deal]).view(0).hand
        Cards(game='matchmaster', names=('T5', 'L1'), language='en')
        """
        from matchwood.notebook.cards import Cards

        held = getattr(self.table, "hand", None)
        return None if held is None else Cards(self.game, tuple(held))

    def html(self, language: str = "en", names: Sequence[str] = ()) -> Html:
        """Return HTML without scripts that shows the view in a notebook.

        >>> import matchwood
        >>> view = matchwood.new("matchmaster", players=3, seed=7).view(0)
        >>> "Hand von Ada" in view.html("de", names=["Ada", "Bruno", "Cara"])
        True
        """
        from matchwood.notebook.table import shown

        return shown(self, language=language, names=names)

    def _repr_html_(self) -> str:
        return self.html()

    def text(self, language: str = "en", names: Sequence[str] = (), events: int = 10) -> str:
        """Return the view in plain words: the table, the hand, the latest happenings and the legal moves.

        `events` is the maximum number of happenings. The text is equal for all games that the seat cannot distinguish.

        >>> import matchwood
        >>> deal = {"dealer": 1, "hands": [["T5", "L1"], ["L3", "B2"]]}
        >>> game = matchwood.new("matchmaster", players=2, deals=[deal], options={"rounds": "short"})
        >>> print(game.view(0).text())
        MatchMaster, seen by A (you)
        house rules: You must overtrump the highest trump; ...
        Round 1 of 7, 2 cards each. B dealt.
        All players bid in secret now.
        A: bid –, cards 2, tricks 0, points 0
        B: bid –, cards 2, tricks 0, points 0
        to move: A, B
        hand of A: T5 (Trump 5), L1 (Light orange 1)
        latest events:
        - Round 1. B deals 2 cards each.
        moves of A:
        - bid 0 (bid no tricks)
        - bid 1 (bid 1 trick)
        - bid 2 (bid 2 tricks)
        """
        from matchwood.notebook.description import described

        return described(self, self.happenings[-events:] if events > 0 else (), language, names)

    def to_dict(self) -> dict[str, Any]:
        """Return the view as plain JSON values (docs/reference/types.md#view)."""
        before, begun = self.begun()
        fields = seen_by(self.seat, self.spec, self.players, self.options, Observation(before))
        if begun:
            fields = msgspec.structs.replace(fields, moves=self.moves)
        made: dict[str, Any] = msgspec.to_builtins(fields)
        return made


class ViewFields(msgspec.Struct, Generic[T], frozen=True):
    """The fields of a view as they appear in JSON (docs/reference/types.md#view).

    Do not change the lists in ``table`` and ``result``, because views share these lists.
    """

    game: str
    players: int
    seat: int | None
    options: Mapping[str, Value]
    owing: list[int]
    moves: list[str]
    over: bool
    result: contract.Result | None
    table: T


def seen_by(
    seat: int | None, spec: GameSpec, players: int, options: Mapping[str, Value], observation: Observation
) -> ViewFields[Any]:
    """Return the fields of a seat's view. If `seat` is None, return a spectator's view."""
    state = observation.state
    owing = [*states.seats_owing(state)]
    return ViewFields(
        spec.key,
        players,
        seat,
        options,
        owing,
        [] if seat is None or seat not in owing else spec.moves(state, seat),
        states.phase(state) == verbs.OVER,
        result_of(spec, state),
        spec.table(observation),
    )


def besides(spectator: ViewFields[Any], seat: int, spec: GameSpec, observation: Observation) -> ViewFields[Any]:
    """Create a seat's view from a spectator's view of the same state."""
    moves = spec.moves(observation.state, seat) if seat in spectator.owing else []
    return msgspec.structs.replace(spectator, seat=seat, moves=moves, table=spec.seat_table(spectator.table, observation))


def deciding_seat(view: View) -> int:
    """Return the seat that observes the view and has to decide now. Raises NotYourTurn or GameOver."""
    if view.over:
        raise GameOver("the game is over")
    if view.seat is None or view.seat not in view.owing:
        waiting = ", ".join(map(str, view.owing))
        who = "a spectator" if view.seat is None else f"seat {view.seat}"
        raise NotYourTurn(f"{who} has no decision to make now; the game waits for seat {waiting}", map(str, view.owing))
    return view.seat


@functools.cache
def flat_layout(spec: GameSpec, players: int) -> Layout:
    """Return the layout of a game's flat observations: the place of each part in the vector of numbers."""
    return layout_of(spec.record, players, spec.pieces)


def flat_observation(spec: GameSpec, players: int, state: State, seat: int) -> NDArray[np.float32]:
    """Return what a seat observes in a state, as a vector of numbers."""
    layout = flat_layout(spec, players)
    out, scratch = np.empty((1, layout.length), np.float32), states.new_state(spec.record)
    layout.flatten(state, np.array([seat]), players, scratch, out, 0, 1)
    vector: NDArray[np.float32] = out[0]
    return vector


def booleans(mask: int) -> NDArray[np.bool_]:
    """Convert the bits of legal decisions to booleans, of shape (64,)."""
    return np.array([mask >> decision & 1 for decision in range(DECISIONS)], np.bool_)


def result_of(spec: GameSpec, state: State) -> contract.Result | None:
    """Return the result of the game, or None if the game is not over."""
    if states.phase(state) != verbs.OVER:
        return None
    out = np.zeros((2, int(state["players"][0])), np.int64)
    states.payoff(state, out)
    return spec.result(state, out[0].tolist(), out[1].tolist())
