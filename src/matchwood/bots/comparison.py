"""Compare the moves of a seat in the same sampled worlds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.bots.tree import MAX_DEPTH, MEMORY, NODE, explores, play_out
from matchwood.engine.chance import CHANCE, Source, word
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import apply, determinize

Run: TypeAlias = tuple[int, ...]
"""The decisions that make up one move."""

MAX_NODES = 1 << 12
"""The maximum number of nodes in the search tree after the compared moves."""

END = -1


@rule
def try_moves(
    room: Any,
    words: Any,
    nodes: Any,
    memory: Any,
    path: Any,
    seat: int,
    runs: Any,
    indices: Any,
    worlds: int,
    chance: Source,
    sums: Any,
) -> None:
    """Sample possible game states, and simulate a game from each state after each move in ``indices``.

    For each move, ``sums`` gets five sums over the simulations: their number, the outcomes and their squares, and the leads over
    the first move and their squares. ``room`` is an array of four records: the observed record, and three as working space.
    ``words`` is a view of the same memory. The second random source in ``chance`` starts in the same state for each move of a
    world.
    """
    done = 0
    while done < worlds:
        exploring = explores(nodes, memory[0], chance[0])
        done += not exploring
        room[1] = room[0]
        determinize(room[1], chance[0])
        start, first = word(chance[0]), 0.0
        for number in range(len(indices)):
            index = indices[number]
            room[2] = room[1]
            for step in range(runs.shape[1]):
                if runs[index, step] == END:
                    break
                apply(room[2], seat, runs[index, step])
            chance[1].word = start
            outcome = play_out(room, words, nodes, memory[0], seat, path, exploring, chance[1])
            if exploring:
                continue
            if number == 0:
                first = outcome
            lead = outcome - first
            sums[index, 0] += 1.0
            sums[index, 1] += outcome
            sums[index, 2] += outcome * outcome
            sums[index, 3] += lead
            sums[index, 4] += lead * lead


@dataclass(frozen=True)
class Measured:
    """The mean outcome of a move, and its lead over a reference move. ``value_error`` and ``lead_error`` are standard errors."""

    value: float
    value_error: float
    lead: float
    lead_error: float


class Comparison:
    """A comparison of the moves that a seat can make.

    Equal records, moves and random sources give equal results.
    """

    def __init__(self, observed: State, seat: int, runs: Sequence[Run], source: Source) -> None:
        self._room = np.zeros(4, observed.dtype)
        self._room[0] = observed[0]
        self._words = self._room.view(np.uint64).reshape(4, -1)
        self._nodes, self._memory = np.zeros(MAX_NODES, NODE), np.zeros(1, MEMORY)
        self._path = np.zeros((MAX_DEPTH, 2), np.int64)
        self._seat, self._runs = seat, _as_table(runs)
        self._chance = np.zeros(2, CHANCE)
        self._chance[0] = source[0]

    def ranking(self, iterations: int) -> list[int]:
        """Rank all moves by sequential halving. Return the indices of the moves from best to worst."""
        ranking = list(range(len(self._runs)))
        rounds, remaining = max(1, (len(ranking) - 1).bit_length()), len(ranking)
        sums = np.zeros((len(ranking), 5))
        for _ in range(rounds):
            self._try(ranking[:remaining], max(1, iterations // (rounds * remaining)), sums)
            ranking[:remaining] = sorted(ranking[:remaining], key=lambda index: -sums[index, 1] / sums[index, 0])
            remaining = (remaining + 1) // 2
        return ranking

    def measured(self, indices: Sequence[int], worlds: int) -> list[Measured]:
        """Evaluate moves in newly sampled game states, because `ranking` overestimates the best move.

        The first of ``indices`` is the reference move.
        """
        sums = np.zeros((len(self._runs), 5))
        self._try(indices, worlds, sums)
        return [_measured(*sums[index].tolist()) for index in indices]

    def _try(self, indices: Sequence[int], worlds: int, sums: NDArray[np.float64]) -> None:
        try_moves(
            self._room,
            self._words,
            self._nodes,
            self._memory,
            self._path,
            self._seat,
            self._runs,
            np.array(indices, np.int64),
            worlds,
            self._chance,
            sums,
        )


def _as_table(runs: Sequence[Run]) -> NDArray[np.int64]:
    table = np.full((len(runs), max(map(len, runs))), END, np.int64)
    for row, run in enumerate(runs):
        table[row, : len(run)] = run
    return table


def _measured(count: float, total: float, squares: float, leads: float, leads_squared: float) -> Measured:
    return Measured(
        total / count, _standard_error(count, total, squares), leads / count, _standard_error(count, leads, leads_squared)
    )


def _standard_error(count: float, total: float, squares: float) -> float:
    if count < 2:
        return math.inf
    return math.sqrt(max(0.0, squares - total * total / count) / (count - 1) / count)
