"""Search for the best decision by simulated games in sampled worlds."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.bots.tree import MAX_DEPTH, MEMORY, NODE, explores, play_out
from matchwood.engine.bits import NONE, Bits, lowest, without_lowest
from matchwood.engine.chance import Source, chance_from
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import apply, determinize

MAX_WORLDS_AT_ONCE = 64
SLOW_SECONDS = 0.004
"""If a call of the compiled search takes longer, the next call gets fewer worlds. Between calls, the search checks the deadline."""
MAX_DECISIONS = 64


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
    """Sample possible worlds. In each world, make each decision of the set ``tried``, and simulate the rest of the game.

    For each decision, ``sums`` gets the number of rollouts, the sum of their outcomes, and the sum of the squares. ``room`` is an
    array of four records: the observed record, and three as working space. ``words`` is a view of the same memory.
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
class Outcomes:
    """The rollout statistics of each decision: count, sum of outcomes, sum of squares."""

    sums: NDArray[np.float64]

    def mean(self, decision: int) -> float:
        """Return the mean outcome of a decision."""
        return float(self.sums[1, decision] / max(1.0, self.sums[0, decision]))

    @property
    def spread(self) -> float:
        """The pooled standard deviation of the outcomes of all decisions."""
        count = self.sums[0].sum()
        between = sum(self.sums[1, d] ** 2 / self.sums[0, d] for d in range(MAX_DECISIONS) if self.sums[0, d])
        return float(np.sqrt(max(0.0, self.sums[2].sum() - between) / max(1.0, count - 1)))


class SearchThread:
    """One thread of a search, with its own tree, random source and working memory."""

    def __init__(self, observed: State, seat: int, source: Source, nodes: int) -> None:
        self._room = np.zeros(4, observed.dtype)
        self._room[0] = observed[0]
        self._words = self._room.view(np.uint64).reshape(4, -1)
        self._nodes, self._memory = np.zeros(nodes, NODE), np.zeros(1, MEMORY)
        self._path = np.zeros((MAX_DEPTH, 2), np.int64)
        self._seat, self._source = seat, source
        self._at_once = 1
        self.sums = np.zeros((3, MAX_DECISIONS))

    def try_candidates(self, candidates: list[int], worlds: int | None, deadline: float | None) -> int:
        """Simulate games after each candidate decision. Stop at the deadline or after ``worlds`` sampled worlds. Return the
        number of sampled worlds.
        """
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
            slow = time.perf_counter() - now > SLOW_SECONDS
            self._at_once = max(1, self._at_once // 2) if slow else min(2 * self._at_once, MAX_WORLDS_AT_ONCE)
        return done

    def move_to(self, state: State) -> None:
        """Continue the search from the given state, and keep the search tree."""
        self._room[0] = state[0]
        self.sums[:] = 0.0


class Search:
    """A search for the best move of one seat.

    Without a time limit, equal observed records and random sources give equal results.
    """

    def __init__(self, observed: State, seat: int, source: Source, nodes: int = 0, threads: int = 1) -> None:
        self._threads = [
            SearchThread(observed, seat, source if thread == 0 else _source_of(source, thread), nodes) for thread in range(threads)
        ]

    def try_all(self, candidates: list[int], iterations: int | None, deadline: float | None) -> tuple[list[int], Outcomes]:
        """Rank the candidate decisions by their simulated outcomes. Return the ranked decisions and the simulation results.

        Sequential halving: Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013. The search
        ends after about this number of iterations, at least one per candidate, or at the deadline on the clock
        ``time.perf_counter``.
        """
        ranking, rounds = list(candidates), max(1, (len(candidates) - 1).bit_length())
        remaining, started = len(ranking), time.perf_counter()
        outcomes = Outcomes(np.zeros((3, MAX_DECISIONS)))
        for number in range(1, rounds + 1):
            before = int(outcomes.sums[0].sum())
            share = None if iterations is None else max(1, (iterations * number // rounds - before) // remaining)
            until = None if deadline is None else started + (deadline - started) * number / rounds
            self._try_candidates(ranking[:remaining], share, until)
            outcomes.sums = np.sum([thread.sums for thread in self._threads], axis=0)
            ranking[:remaining] = sorted(ranking[:remaining], key=lambda decision: -outcomes.mean(decision))
            remaining = (remaining + 1) // 2
        return ranking, outcomes

    def in_one_world(self, one: int, other: int) -> float:
        """Sample a world. Return the outcome of the decision ``one`` in it, minus the outcome of the decision ``other``."""
        thread = self._threads[0]
        before = thread.sums[1, one] - thread.sums[1, other]
        thread.try_candidates([one, other], 1, None)
        return float(thread.sums[1, one] - thread.sums[1, other] - before)

    def _try_candidates(self, candidates: list[int], worlds: int | None, deadline: float | None) -> None:
        if len(self._threads) == 1:
            self._threads[0].try_candidates(candidates, worlds, deadline)
            return
        count = len(self._threads)
        shares = [None if worlds is None else (worlds + index) // count for index in range(count)]
        with ThreadPoolExecutor(count, thread_name_prefix="matchwood search") as pool:
            for future in [
                pool.submit(thread.try_candidates, candidates, share, deadline)
                for thread, share in zip(self._threads, shares, strict=True)
            ]:
                future.result()

    def move_to(self, state: State) -> None:
        """Continue the search from the state after a decision."""
        for thread in self._threads:
            thread.move_to(state)


def _source_of(source: Source, thread: int) -> Source:
    return chance_from("thread", thread, int(source["word"][0]))
