"""Thousands of games that each call plays in parallel, for training and for measurements."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from matchwood.api.chunks import in_chunks
from matchwood.api.view import View, flat_layout
from matchwood.cardgames.pieces import Placed
from matchwood.cardgames.spec import GameSpec, Value
from matchwood.engine import batches, states
from matchwood.engine.batches import DECISIONS, NO_SEAT
from matchwood.engine.bits import members
from matchwood.engine.states import State, new_state, observed
from matchwood.engine.verbs import NO_EYES
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadBatch, BadDeal, BadSeed, GameOver, IllegalMove, shown

SEEDS = 2**32
"""A batch has this number of possible seeds, and this number of games for each seed."""

Finished = Literal["restart", "freeze"]

SAVED = ("seat", "mask", "legal", "over", "rewards", "seeds", "_payoffs", "_deals")
SAVED_RECORDS = ("_records", "_finals")
"""The arrays in a saved batch. Records are saved as bytes, because NumPy's format omits the padding between fields."""


class Batch:
    """Many games that are played in parallel. Each game has a numbered slot.

    Create a batch with :func:`batch` or :func:`load_batch`. `step` and `reset` overwrite the arrays of the batch.

    >>> import matchwood, numpy as np
    >>> batch = matchwood.batch("matchmaster", 3, players=2, seed=5)
    >>> batch.seat, batch.legal.shape, batch.mask
    (array([0, 0, 0]), (3, 64), array([255, 255, 255], dtype=uint64))
    >>> batch.step([2, 0, 7])
    >>> batch.seat
    array([1, 1, 1])
    >>> batch.step([1, 1, 64])
    Traceback (most recent call last):
    ...
    matchwood.errors.IllegalMove: slot 2: seat 1 may not decide 64; it may decide 0, 1, 2, 3, 4, 5, 6, 7

    The observation of each slot's current seat, as numbers:

    >>> seen = batch.observe()
    >>> seen.shape == (3, batch.length), seen.dtype
    (True, dtype('float32'))
    >>> [int(seen[0, piece.place].sum()) for piece in batch.layout if piece.name == "hands"]
    [7]
    """

    seat: NDArray[np.int64]
    """The seat that has to decide in each slot, of shape (size,), and -1 where the game is over. If several seats decide at the
    same time, they are listed one after the other.
    """
    mask: NDArray[np.uint64]
    """The legal decisions of `seat`, one bit for each decision, of shape (size,)."""
    legal: NDArray[np.bool_]
    """The legal decisions of `seat` as booleans, of shape (size, 64)."""
    over: NDArray[np.bool_]
    """Whether the last step ended the game in a slot, of shape (size,). With ``finished="freeze"``: whether the game has ended."""
    rewards: NDArray[np.float32]
    """The outcome of each seat if the last step ended the game, else 0, of shape (size, players). The unit is `rewards_in`."""
    seeds: NDArray[np.uint64]
    """The seed of each slot's game. `matchwood.new` with this seed makes the same deals."""

    def __init__(
        self,
        spec: GameSpec,
        size: int,
        players: int,
        options: Sequence[Mapping[str, Value]],
        seed: int,
        finished: Finished,
        threads: int,
        deals: Sequence[Mapping[str, Any]] | None,
    ) -> None:
        self._spec, self._options = spec, [dict(chosen) for chosen in options]
        self._players, self._restart, self._threads = players, finished == "restart", threads
        fresh = b"".join(spec.fresh(players, chosen).tobytes() for chosen in options)
        self._fresh = np.frombuffer(bytearray(fresh), spec.record)  # np.concatenate omits the padding between fields
        self._layout = flat_layout(spec, players)
        self._records, self._finals = np.zeros(size, spec.record), np.zeros(size, spec.record)
        self._deals = np.zeros(size, np.int64)
        self._payoffs = np.zeros((size, 2, players), np.int64)
        self.seat, self.mask = np.zeros(size, np.int64), np.zeros(size, np.uint64)
        self.legal, self.over = np.zeros((size, DECISIONS), np.bool_), np.zeros(size, np.bool_)
        self.rewards, self.seeds = np.zeros((size, players), np.float32), np.zeros(size, np.uint64)
        self.reset(seed, deals=deals)

    def copy(self) -> Batch:
        """Return an independent copy of the batch.

        >>> import matchwood
        >>> batch = matchwood.batch("matchmaster", 2, players=2)
        >>> twin = batch.copy()
        >>> twin.step([1, 1])
        >>> batch.seat, twin.seat
        (array([0, 0]), array([1, 1]))
        """
        twin = object.__new__(Batch)
        twin.__dict__.update({name: _copied(part) if isinstance(part, np.ndarray) else part for name, part in vars(self).items()})
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return all attributes for `pickle` except the layout, which contains compiled code."""
        return {name: part for name, part in vars(self).items() if name != "_layout"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._layout = flat_layout(self._spec, self._players)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save all games of the batch in a file of NumPy (``.npz``), which :func:`load_batch` reads."""
        about = {
            "game": self.key,
            "players": self.players,
            "options": self._options,
            "finished": "restart" if self._restart else "freeze",
            "record": str(self._spec.record),
        }
        arrays = {name: vars(self)[name] for name in SAVED}
        records = {name: vars(self)[name].view(np.uint8) for name in SAVED_RECORDS}
        with Path(path).open("wb") as file:
            np.savez(file, about=np.array(json.dumps(about)), **arrays, **records)

    @property
    def key(self) -> str:
        """The key of the game in the catalogue."""
        return self._spec.key

    @property
    def size(self) -> int:
        """The number of slots."""
        return len(self.seat)

    @property
    def players(self) -> int:
        """The number of players in each game."""
        return self._players

    @property
    def options(self) -> dict[str, Value]:
        """The house rules and their values. If the slots have different house rules, the property contains those of slot 0."""
        return self.options_of(0)

    def options_of(self, slot: int) -> dict[str, Value]:
        """Return the house rules of the game in a slot, and their values. Raises BadBatch."""
        return dict(self._options[self._checked_slot(slot) % len(self._options)])

    @property
    def rewards_in(self) -> str:
        """A text that names the unit of the rewards."""
        return self._spec.outcome_in(self.options)

    @property
    def layout(self) -> tuple[Placed, ...]:
        """The parts of a flat observation (a vector of numbers).

        Each part has the fields `name`, `says` (a description), `start`, `shape` and `place` (a slice).
        """
        return self._layout.placed

    @property
    def length(self) -> int:
        """The length of a flat observation (a vector of numbers)."""
        return self._layout.length

    @property
    def ranks(self) -> NDArray[np.int64]:
        """The rank of each seat (1 is best) where `over` is true, else 0. The array has the shape (size, players)."""
        return self._payoffs[:, 0]

    @property
    def scores(self) -> NDArray[np.int64]:
        """The score of each seat where `over` is true, else 0. The array has the shape (size, players)."""
        return self._payoffs[:, 1]

    def __repr__(self) -> str:
        return f"<Batch of {self.size} games of {self.key}, {self.players} players>"

    def reset(
        self, seed: int | None = None, where: ArrayLike | None = None, deals: Sequence[Mapping[str, Any]] | None = None
    ) -> None:
        """Start a new game in every slot, or only in the slots for which the boolean array `where` is true.

        If `seed` is None, each slot continues with its next game number. Game number n of the seed s has the seed ``s * 2**32 +
        n``. Slot i plays the games number i, i + size, i + 2 size, … `deals` has the first deal of each new game
        (docs/notation.md). Raises BadSeed, BadDeal and BadBatch.
        """
        dealt = {} if deals is None else self._dealt(deals, where)
        slots = slice(None) if where is None else self._chosen(where)
        if seed is None:
            self.seeds[slots] += np.uint64(self.size)
        else:
            self.seeds[slots] = np.uint64(checked_seed(seed) * SEEDS) + np.arange(self.size, dtype=np.uint64)[slots]
        self.over[slots] = False
        self.rewards[slots] = 0
        self._payoffs[slots] = 0
        records, seeds, numbers = self._records[slots], self.seeds[slots], self._deals[slots]
        seat, mask, legal = self.seat[slots], self.mask[slots], self.legal[slots]
        fresh = self._fresh
        if len(fresh) > 1:  # as bytes, because NumPy omits the padding between fields
            fresh = fresh.view(np.uint8).reshape(self.size, -1)[slots].reshape(-1).view(self._spec.record)

        def begin(first: int, end: int) -> None:
            batches.begin_games(records, fresh, seeds, numbers, seat, mask, legal.view(np.uint64), first, end)

        in_chunks(begin, len(seeds), self._threads)
        if where is not None:
            self._records[slots], self._deals[slots] = records, numbers
            self.seat[slots], self.mask[slots], self.legal[slots] = seat, mask, legal
        if dealt:
            self._use(dealt)

    def _dealt(self, deals: Sequence[Mapping[str, Any]], where: ArrayLike | None) -> dict[int, State]:
        """Return the state after the first deal for each slot. Raises BadDeal."""
        slots = range(self.size) if where is None else np.flatnonzero(self._chosen(where)).tolist()
        if len(deals) != len(slots):
            raise BadDeal(f"deals must contain one deal for each of the {len(slots)} new games, not {len(deals)}")
        dealt: dict[int, State] = {}
        for slot, deal in zip(slots, deals, strict=True):
            state = self._spec.fresh(self._players, self.options_of(slot))
            try:
                self._spec.deal_given(state, deal)
            except BadDeal as error:
                raise BadDeal(f"the deal for slot {slot}: {error}", error.expected) from error
            dealt[slot] = state
        return dealt

    def _use(self, dealt: Mapping[int, State]) -> None:
        """Replace the first deal of some games."""
        for slot, state in dealt.items():
            self._records[slot : slot + 1] = state
            batches.note_next_decision(self._records, self.seat, self.mask, self.legal.view(np.uint64), slot)

    def step(self, decisions: ArrayLike, where: ArrayLike | None = None) -> None:
        """Apply one decision to each game, and deal the cards in each game that needs a new deal.

        `decisions` has the shape (size,). The numbers for finished games are ignored. If the boolean array `where` is given, slots
        for which it is false do not change. Raises BadBatch, and IllegalMove for the first illegal decision. After an error, no
        slot has changed.
        """
        numbers = self._numbers(decisions, "decisions")
        if where is None:
            self._step(numbers)
            return
        waiting = ~self._chosen(where)
        names = ("seat", "mask", "legal", "over", "rewards", "_payoffs")
        kept = {name: getattr(self, name)[waiting] for name in names}
        self.seat[waiting] = NO_SEAT
        try:
            self._step(numbers)
        finally:
            for name, values in kept.items():
                getattr(self, name)[waiting] = values

    def _step(self, chosen: NDArray[np.int64]) -> None:
        self._check_legal(chosen)
        playing, legal = self.seat != NO_SEAT, self.legal.view(np.uint64)

        def step(first: int, end: int) -> None:
            batches.step_games(
                self._records,
                self._fresh,
                self.seeds,
                self._deals,
                self.seat,
                self.mask,
                legal,
                chosen,
                self.over,
                self._payoffs,
                self._finals,
                self._restart,
                first,
                end,
            )

        in_chunks(step, self.size, self._threads)
        self.rewards[:] = 0
        ended = np.flatnonzero(self.over & playing)
        if len(ended):
            self.rewards[ended] = self._outcomes(ended)

    def _outcomes(self, slots: NDArray[np.intp]) -> NDArray[np.float64]:
        if len(self._options) == 1:
            return self._spec.outcomes(self._payoffs[slots], self._options[0])
        return np.array([self._spec.outcomes(self._payoffs[slot], self._options[slot]) for slot in slots])

    def observe(self, seats: ArrayLike | None = None, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Return a flat observation (a vector of numbers) of each game, as an array of shape (size, length).

        By default, the seats that have to decide observe. `seats` lists other observers (-1: a spectator). `layout` describes the
        parts of an observation. If the array `out` is given, the method writes into it. Raises BadBatch for an unknown seat, or an
        array of another shape or type.
        """
        eyes = self._eyes(seats)
        into: NDArray[np.float32] = self._buffer(out, (self.size, self.length), np.dtype(np.float32))

        def observe(first: int, end: int) -> None:
            self._layout.flatten(self._records, eyes, self._players, new_state(self._spec.record), into, first, end)

        in_chunks(observe, self.size, self._threads)
        return into

    def final_observation(self, seats: ArrayLike, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Return the last flat observation of each game that is `over`, as an array of shape (size, length). The rows of other
        games contain 0.

        With ``finished="restart"``, `observe` describes the new game of a slot, and this method describes the game that the last
        step ended. `seats` lists the observers (-1: a spectator). If the array `out` is given, the method writes into it. Raises
        BadBatch like `observe`.

        >>> import matchwood
        >>> batch = matchwood.batch("tycoon", 100, players=2, seed=1)
        >>> while not batch.over.any():
        ...     batch.step(batch.legal.argmax(axis=1))
        >>> bool((batch.final_observation([0] * 100).any(axis=1) == batch.over).all())
        True
        """
        eyes = self._eyes(seats)
        into: NDArray[np.float32] = self._buffer(out, (self.size, self.length), np.dtype(np.float32))
        ended = np.flatnonzero(self.over)
        seen = np.zeros((len(ended), self.length), np.float32)
        scratch = new_state(self._spec.record)
        self._layout.flatten(self._finals[ended], eyes[ended], self._players, scratch, seen, 0, len(ended))
        into[:] = 0
        into[ended] = seen
        return into

    def observed(self, seats: ArrayLike | None = None, out: NDArray[np.void] | None = None) -> NDArray[np.void]:
        """Return an array of shape (size,) with an observed record of each game.

        >>> import matchwood
        >>> seen = matchwood.batch("matchmaster", 2, players=3).observed()
        >>> seen["cards"], [int(hand).bit_count() for hand in seen["hands"][0]]
        (array([7, 7], dtype=int8), [7, 0, 0, 0, 0, 0, 0])
        """
        eyes = self._eyes(seats)
        into: NDArray[np.void] = self._buffer(out, (self.size,), self._spec.record)

        def observe(first: int, end: int) -> None:
            batches.observe_games(self._records, eyes, into, first, end)

        in_chunks(observe, self.size, self._threads)
        return into

    def view(self, slot: int, seat: int | None) -> View:
        """Return what a seat may know about the game in slot number `slot`. If `seat` is None, return a spectator's view. Raises
        BadBatch.
        """
        slot = self._checked_slot(slot)
        if seat is not None:
            seat = _checked_index(seat, self.players, "seats")
        seen = observed(self._records[slot : slot + 1], NO_EYES if seat is None else seat)
        return View(self.key, self.players, seat, self.options_of(slot), seen.tobytes())

    def decisions_of(self, slot: int, move: str) -> tuple[int, ...]:
        """Split a move into its single decisions. Omit the decisions that the player has already made.

        Raises IllegalMove, GameOver and BadBatch.

        >>> import matchwood
        >>> batch = matchwood.batch("tycoon", 1, players=2, seed=3)
        >>> move = batch.view(0, int(batch.seat[0])).moves[0]
        >>> move, batch.decisions_of(0, move)
        ('0: 0', (0, 1, 0))
        >>> batch.step([0])
        >>> batch.decisions_of(0, move)
        (1, 0)
        """
        view = self._deciding(slot)
        before, made = view.begun()
        run = tuple(view.spec.decisions(before, self.seat[slot], move))
        if run[: len(made)] != made:
            possible = view.moves
            raise IllegalMove(
                f"{shown(move)} does not start with the decisions already made; possible are: {', '.join(possible)}", possible
            )
        return run[len(made) :]

    def move_of(self, slot: int, decisions: Sequence[int]) -> str:
        """Combine decisions into a move of the seat that has to decide. Omit decisions that the seat has already made.

        Raises IllegalMove, GameOver and BadBatch.

        >>> import matchwood
        >>> batch = matchwood.batch("tycoon", 1, players=2, seed=3)
        >>> batch.move_of(0, [0, 1, 0])
        '0: 0'
        """
        view = self._deciding(slot)
        before, made = view.begun()
        run, seat = (*made, *map(int, decisions)), self.seat[slot]
        if len(run) == len(made) or min(run) < 0 or max(run) >= DECISIONS or states.after(before, seat, bytes(run)) is None:
            raise IllegalMove(f"the decisions {shown([*decisions])} of seat {seat} in slot {slot} are not one whole legal move")
        return view.spec.move_of(before, seat, run)

    def _deciding(self, slot: int) -> View:
        slot = self._checked_slot(slot)
        if self.seat[slot] == NO_SEAT:
            raise GameOver(f"the game in slot {slot} is over")
        return self.view(slot, int(self.seat[slot]))

    def _checked_slot(self, slot: int) -> int:
        return _checked_index(slot, self.size, "slots")

    def _chosen(self, where: ArrayLike) -> NDArray[np.bool_]:
        chosen = np.asarray(where)
        if chosen.shape != (self.size,) or chosen.dtype != np.bool_:
            raise BadBatch(f"where must be booleans of shape ({self.size},), not {chosen.dtype} of shape {chosen.shape}")
        return chosen

    def _numbers(self, given: ArrayLike, what: str) -> NDArray[np.int64]:
        numbers = np.asarray(given)
        if numbers.shape != (self.size,) or numbers.dtype.kind not in "iu":
            raise BadBatch(f"{what} must be whole numbers of shape ({self.size},), not {numbers.dtype} of shape {numbers.shape}")
        return np.ascontiguousarray(numbers, np.int64)

    def _check_legal(self, decisions: NDArray[np.int64]) -> None:
        slot = batches.first_illegal(self.seat, self.mask, decisions)
        if slot >= 0:
            legal = [*map(str, members(self.mask[slot]))]
            raise IllegalMove(
                f"slot {slot}: seat {self.seat[slot]} may not decide {decisions[slot]}; it may decide {', '.join(legal)}", legal
            )

    def _eyes(self, seats: ArrayLike | None) -> NDArray[np.int64]:
        if seats is None:
            return self.seat
        eyes = self._numbers(seats, "seats")
        if eyes.min() < NO_SEAT or eyes.max() >= self.players:
            raise BadBatch(f"seats are 0 to {self.players - 1}, or -1 for a spectator")
        return eyes

    def _buffer(self, out: Any, shape: tuple[int, ...], kind: np.dtype[Any]) -> Any:
        if out is None:
            return np.zeros(shape, kind)
        if not isinstance(out, np.ndarray) or out.shape != shape or out.dtype != kind:
            raise BadBatch(f"out must be an array of {kind} of shape {shape}")
        if not (out.flags.c_contiguous and out.flags.writeable):
            raise BadBatch("out must be a writable array with contiguous numbers (C order)")
        return out


def _copied(array: NDArray[Any]) -> NDArray[Any]:
    """Copy an array with its padding bytes, which NumPy's method `copy` omits."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype).reshape(array.shape)


def checked_seed(seed: object) -> int:
    """Check and return the seed of a batch. Raises BadSeed for an invalid seed."""
    number = whole_number(seed)
    if number is None or not 0 <= number < SEEDS:
        raise BadSeed(f"the seed of a batch is a whole number from 0 to {SEEDS - 1}, not {shown(seed)}")
    return number


def _checked_index(index: object, count: int, what: str) -> int:
    number = whole_number(index)
    if number is None or not 0 <= number < count:
        raise BadBatch(f"{what} are 0 to {count - 1}, not {shown(index)}")
    return number
