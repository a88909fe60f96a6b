"""Sample worlds some moves earlier, and then continue them. Discard worlds that look different to the observer afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from matchwood.engine import states
from matchwood.engine.states import State, observed
from matchwood.testing.drawn import MIN_WORLDS, Draw, has_equal_cards, looks, rows_of
from matchwood.testing.probe import LONGEST_RUN, Move, Probe, Run, after, follow, legal, world_of
from matchwood.testing.samples import Bytes

MAX_WORLDS = 4000
"""The maximum number of worlds in a first sample. It is lower if almost no world can be continued."""
MAX_LISTED_MOVES = 400
SEEN = 0
"""Used in place of a limit of choices for a move that the observer saw."""


class Listed(NamedTuple):
    """A possible move. A player who decides at random makes this move with the probability 1 / ``choices``."""

    run: Run
    choices: int


def followed(before: Probe, now: Probe, eyes: int) -> Draw:
    """Return a function that samples possible states of the game. The function samples a state at the earlier position `before`,
    and then plays all moves up to the position `now`.
    """
    moves = now.moves[len(before.moves) :]

    def draw(name: object, count: int) -> Bytes | None:
        if has_equal_cards(now):
            return None
        bounds = _bounds(before.state, moves, eyes, observed(now.state, eyes).tobytes())
        if bounds is None:
            return None
        found, most = list[bytes](), MAX_WORLDS * max(1, count // 800)
        for tried, state in enumerate(_tries(before, now, eyes, bounds, name)):
            if state is not None:
                found.append(looks(now, state))
            if len(found) == count or tried > most or (tried > most // 10 and 40 * len(found) < tried):
                break
        return rows_of(found) if len(found) >= MIN_WORLDS else None

    return draw


def _tries(before: Probe, now: Probe, eyes: int, bounds: Sequence[int], name: object) -> Iterator[State | None]:
    """Sample possible states at an earlier position, and play all later moves from each state. Yield None if the resulting state
    contradicts the observation.
    """
    moves = now.moves[len(before.moves) :]
    start, seen = observed(before.state, eyes), observed(now.state, eyes).tobytes()
    chance = before.chance("followed", eyes, len(moves), name)
    while True:
        state: State | None = world_of(start, chance)
        for move, bound in zip(moves, bounds, strict=True):
            assert state is not None
            state = follow(state, [move]) if bound == SEEN else _by_lot(now, state, move.seat, bound)
            if state is None:
                break
        yield state if state is not None and observed(state, eyes).tobytes() == seen else None


def _by_lot(now: Probe, state: State, seat: int, bound: int) -> State | None:
    """Make a random move. All moves are equally likely. Return None if the seat has no move."""
    if not int(states.owing(state)) >> seat & 1:
        return None
    while True:
        copy, choices = states.copy_of(state), 1
        for _ in range(LONGEST_RUN):
            possible = legal(copy, seat)
            if not possible:
                return None
            choices *= len(possible)
            states.apply(copy, seat, now.luck.choice(possible))
            if not copy["midway"][0]:
                break
        if now.luck.random() * bound < choices:  # if there are many moves, each one is already drawn less often
            return copy


def _bounds(start: State, moves: Sequence[Move], eyes: int, seen: bytes) -> list[int] | None:
    """Return an upper limit of `Listed.choices` for each move, or `SEEN` for a move that the observer saw.

    The observer saw a move if any other move would look different. Return None if there are too many moves.
    """
    bounds = list[int]()
    for place, move in enumerate(moves):
        bound = SEEN
        if move.seat != eyes:
            listed = _listed(start, move.seat)
            if listed is None:
                return None
            rest = moves[place + 1 :]
            ends = (follow(after(start, move.seat, other.run), rest) for other in listed if other.run != move.run)
            if any(end is not None and observed(end, eyes).tobytes() == seen for end in ends):
                bound = 2 * max(other.choices for other in listed)
        bounds.append(bound)
        start = after(start, move.seat, move.run)
    return bounds


def _listed(state: State, seat: int) -> list[Listed] | None:
    found, begun = list[Listed](), [Listed((), 1)]
    while begun:
        run, choices = begun.pop()
        now = after(state, seat, run)
        if run and not now["midway"][0]:
            found.append(Listed(run, choices))
        elif len(run) < LONGEST_RUN:
            possible = legal(now, seat)
            begun += [Listed((*run, decision), choices * len(possible)) for decision in possible]
        if len(found) + len(begun) > MAX_LISTED_MOVES:
            return None
    return found
