"""Choosing a decision by sampled worlds: every candidate is played out in the same worlds, and the better half goes on.

The candidates share the trials by sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed
bandits", ICML 2013), below them grows a tree (:mod:`matchwood.bots.tree`). Luck of the worlds does not decide between candidates.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.bots.tree import DEEPEST, MEMORY, NODE, explores, play_out
from matchwood.engine.bits import NONE, Bits, lowest, without_lowest
from matchwood.engine.chance import Source, chance_from
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import apply, determinize

WORLDS_AT_ONCE = 64
SLOW = 0.004  # seconds: where a world takes so long, fewer are sampled at once, with an eye on the clock
MOST_DECISIONS = 64


@rule
def try_worlds(
    room: Any,
    words: Any,
    nodes: Any,
    memory: Any,
    path: Any,
    seat: int,
    tried: Bits,
    worlds: int,
    source: Source,
    sums: Any,
) -> None:
    """Play each of these decisions out in so many worlds, and in some more for the tree to learn from; ``sums`` gets the number of
    trials, the sum and the squares of outcomes.

    ``room`` is an array of four records of the game: the observed one and three to work in; ``words`` is the same memory.
    """
    chance, done = source[0], 0
    while done < worlds:
        exploring = explores(nodes, memory[0], chance)
        done += not exploring
        room[1] = room[0]
        determinize(room[1], chance)
        rest = tried
        while rest != NONE:
            decision = lowest(rest)
            rest = without_lowest(rest)
            room[2] = room[1]
            apply(room[2], seat, decision)
            outcome = play_out(room, words, nodes, memory[0], seat, path, exploring, chance)
            if not exploring:
                sums[0, decision] += 1.0
                sums[1, decision] += outcome
                sums[2, decision] += outcome * outcome


@dataclass
class Trials:
    """What trying the candidates has shown: per decision the number of trials, the sum of what they brought, and of its squares."""

    sums: NDArray[np.float64]

    def mean(self, decision: int) -> float:
        """What the decision brings on average."""
        return float(self.sums[1, decision] / max(1.0, self.sums[0, decision]))

    @property
    def spread(self) -> float:
        """The standard deviation of a single trial, over all decisions alike."""
        count = self.sums[0].sum()
        between = sum(self.sums[1, d] ** 2 / self.sums[0, d] for d in range(MOST_DECISIONS) if self.sums[0, d])
        return float(np.sqrt(max(0.0, self.sums[2].sum() - between) / max(1.0, count - 1)))


class Thinker:
    """One thread's room to think in: records to work in, a tree, and chance of its own."""

    def __init__(self, observed: State, seat: int, source: Source, nodes: int) -> None:
        self._room = np.zeros(4, observed.dtype)
        self._room[0] = observed[0]
        self._words = self._room.view(np.uint64).reshape(4, -1)
        self._nodes, self._memory = np.zeros(nodes, NODE), np.zeros(1, MEMORY)
        self._path = np.zeros((DEEPEST, 2), np.int64)
        self._seat, self._source = seat, source
        self._at_once = 1
        self.sums = np.zeros((3, MOST_DECISIONS))

    def think(self, candidates: list[int], worlds: int | None, deadline: float | None) -> int:
        """Try the candidates in so many worlds, or until the clock shows the deadline; how many worlds it were."""
        tried = np.uint64(sum(1 << decision for decision in candidates))
        done = 0
        while worlds is None or done < worlds:
            now = time.perf_counter()
            if deadline is not None and now >= deadline:
                break
            count = self._at_once if worlds is None else min(self._at_once, worlds - done)
            try_worlds(
                self._room,
                self._words,
                self._nodes,
                self._memory,
                self._path,
                self._seat,
                tried,
                count,
                self._source,
                self.sums,
            )
            done += count
            slow = time.perf_counter() - now > SLOW
            self._at_once = max(1, self._at_once // 2) if slow else min(2 * self._at_once, WORLDS_AT_ONCE)
        return done

    def decided(self, state: State) -> None:
        """Go on to the next decision of the same move, keeping what the tree knows."""
        self._room[0] = state[0]
        self.sums[:] = 0.0


class Search:
    """The search of one seat for one move; unless time is limited the same observed record and source lead to the same result."""

    def __init__(self, observed: State, seat: int, source: Source, nodes: int = 0, threads: int = 1) -> None:
        self._thinkers = [
            Thinker(observed, seat, source if thread == 0 else _another(source, thread), nodes) for thread in range(threads)
        ]

    def try_all(self, candidates: list[int], iterations: int | None, deadline: float | None) -> tuple[list[int], Trials]:
        """The candidates, the best first (of equals the one named first), after about so many trials, at least one each, or when
        the clock (``time.perf_counter``) shows the deadline."""
        ranking, rounds = list(candidates), max(1, (len(candidates) - 1).bit_length())
        staying, started = len(ranking), time.perf_counter()
        trials = Trials(np.zeros((3, MOST_DECISIONS)))
        for number in range(1, rounds + 1):
            before = int(trials.sums[0].sum())
            share = None if iterations is None else max(1, (iterations * number // rounds - before) // staying)
            until = None if deadline is None else started + (deadline - started) * number / rounds
            self._think(ranking[:staying], share, until)
            trials.sums = np.sum([thinker.sums for thinker in self._thinkers], axis=0)
            ranking[:staying] = sorted(ranking[:staying], key=lambda decision: -trials.mean(decision))
            staying = (staying + 1) // 2
        return ranking, trials

    def in_one_world(self, one: int, other: int) -> float:
        """How much more the one decision brings than the other when both are played out in another world."""
        thinker = self._thinkers[0]
        before = thinker.sums[1, one] - thinker.sums[1, other]
        thinker.think([one, other], 1, None)
        return float(thinker.sums[1, one] - thinker.sums[1, other] - before)

    def _think(self, candidates: list[int], worlds: int | None, deadline: float | None) -> None:
        if len(self._thinkers) == 1:
            self._thinkers[0].think(candidates, worlds, deadline)
            return
        count = len(self._thinkers)
        shares = [None if worlds is None else (worlds + place) // count for place in range(count)]
        with ThreadPoolExecutor(count, thread_name_prefix="matchwood search") as pool:
            for future in [
                pool.submit(thinker.think, candidates, share, deadline)
                for thinker, share in zip(self._thinkers, shares, strict=True)
            ]:
                future.result()

    def decided(self, state: State) -> None:
        """Go on to the next decision of the same move, from this observed record."""
        for thinker in self._thinkers:
            thinker.decided(state)


def _another(source: Source, thread: int) -> Source:
    """Chance for another thread."""
    return chance_from("thread", thread, int(source["word"][0]))
