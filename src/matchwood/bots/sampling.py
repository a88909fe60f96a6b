"""Choosing by sampled worlds: imagine what could lie behind the veil, play each decision out, keep what did best.

Determinization with rollouts of a sensible policy, the trials shared among the decisions by sequential halving (Karnin, Koren and
Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013). Every decision is tried in the same worlds, so
that luck of the worlds does not decide between them.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.engine import states
from matchwood.engine.bits import NONE, Bits, lowest, members, without_lowest
from matchwood.engine.chance import Chance, Source
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import Record, apply, imagine, owing, suggest, worth

WORLDS_AT_ONCE = 16
SLOW = 0.005  # seconds: worlds that take so long are imagined one by one, with an eye on the clock


@rule
def roll_out(state: Record, chance: Chance) -> None:
    """Play sensibly until chance would decide or the game is over."""
    seats = owing(state)
    while seats != NONE:
        seat = lowest(seats)
        apply(state, seat, suggest(state, seat, chance))
        seats = owing(state)


@rule
def try_worlds(room: Any, seat: int, tried: Bits, worlds: int, source: Source, gains: NDArray[np.float64]) -> None:
    """Play each of these decisions out in so many worlds and add up what it gained.

    ``room`` is an array of three records of the game: the veiled one, and two to work in.
    """
    chance = source[0]
    for _ in range(worlds):
        room[1] = room[0]
        imagine(room[1], chance)
        rest = tried
        while rest != NONE:
            decision = lowest(rest)
            rest = without_lowest(rest)
            room[2] = room[1]
            apply(room[2], seat, decision)
            roll_out(room[2], chance)
            gains[decision] += worth(room[2], seat)


def goes_on(state: State, seat: int, decision: int) -> bool:
    """Make a decision; whether the move wants another one."""
    states.apply(state, seat, decision)
    return bool(state["midway"][0])


def may_go_on(state: State, seat: int) -> bool:
    """Whether a legal decision of the seat is but the beginning of a move."""
    return any(goes_on(states.copy_of(state), seat, decision) for decision in members(states.legal(state, seat)))


def sampled_run(veiled: State, seat: int, chance: Source, iterations: int | None, seconds: float | None) -> tuple[int, ...]:
    """The decisions of the best move found. A decision that others may follow gets half of what is left to think, the last one
    all of it."""
    room = np.zeros(3, veiled.dtype)
    room[0] = veiled[0]
    end = None if seconds is None else time.perf_counter() + seconds
    run: list[int] = []
    while not run or room[0]["midway"]:
        sensible = states.suggest(room[:1], seat, chance)
        possible = sorted(members(states.legal(room[:1], seat)), key=lambda decision: decision != sensible)
        if len(possible) == 1:
            run += possible
        else:
            share = 2 if may_go_on(room[:1], seat) else 1
            now = time.perf_counter()
            rollouts = None if iterations is None else iterations // share
            deadline = None if end is None else now + (end - now) / share
            run.append(best_decision(room, seat, chance, possible, rollouts, deadline))
            iterations = None if iterations is None or rollouts is None else iterations - rollouts
        states.apply(room[:1], seat, run[-1])
    return tuple(run)


def best_decision(
    room: NDArray[Any], seat: int, chance: Source, candidates: list[int], iterations: int | None, deadline: float | None
) -> int:
    """The candidate that does best, the first one of equals, found with so many rollouts or until the clock
    (``time.perf_counter``) shows the deadline."""
    rounds = max(1, (len(candidates) - 1).bit_length())
    spent, started = 0, time.perf_counter()
    gains, at_once = np.zeros(64), 1
    for number in range(rounds):
        share, rollouts = (number + 1) / rounds, (iterations or 0) * (number + 1) // rounds
        tried = np.uint64(sum(1 << decision for decision in candidates))
        while True:
            worlds = at_once
            if iterations is not None:
                worlds = min(worlds, (rollouts - spent) // len(candidates))
            now = time.perf_counter()
            late = deadline is not None and now >= started + (deadline - started) * share
            if worlds < 1 or late:
                break
            try_worlds(room, seat, tried, worlds, chance, gains)
            spent += worlds * len(candidates)
            slow = time.perf_counter() - now > SLOW
            at_once = 1 if slow else min(2 * at_once, WORLDS_AT_ONCE)
        candidates.sort(key=lambda decision: -gains[decision])
        candidates = candidates[: (len(candidates) + 1) // 2]
    return candidates[0]
