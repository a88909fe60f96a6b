"""Comparing whole moves: each is played out in the same sampled worlds, so that differences say more than the values themselves.

A bot wants a good move soon; who judges a move that was made wants to know how sure the judgement is. So the best move is sought
in some worlds (sequential halving, as in :mod:`matchwood.bots.search`), and by how much it is better is measured in others: the
move that did best in the worlds in which it was chosen owes part of that to luck.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from matchwood.bots.tree import DEEPEST, MEMORY, NODE, explores, play_out
from matchwood.engine.chance import CHANCE, Source, word
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import apply, determinize

Run: TypeAlias = tuple[int, ...]
"""The decisions that make up one move."""

NODES = 1 << 12
"""How large the tree is that grows below the moves."""

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
    places: Any,
    worlds: int,
    chance: Source,
    sums: Any,
) -> None:
    """Play the moves at these places out in so many worlds, and in some more for the tree to learn from. ``sums`` gets, by place,
    the number of trials, the sum of what they brought and of its squares, and the same two sums of the difference to the first of
    the places.

    ``room`` is an array of four records: the observed one and three to work in; ``words`` is the same memory; ``chance`` are two
    sources: the second one begins alike for every move of a world.
    """
    done = 0
    while done < worlds:
        exploring = explores(nodes, memory[0], chance[0])
        done += not exploring
        room[1] = room[0]
        determinize(room[1], chance[0])
        start, first = word(chance[0]), 0.0
        for number in range(len(places)):
            place = places[number]
            room[2] = room[1]
            for step in range(runs.shape[1]):
                if runs[place, step] == END:
                    break
                apply(room[2], seat, runs[place, step])
            chance[1].word = start
            outcome = play_out(room, words, nodes, memory[0], seat, path, exploring, chance[1])
            if exploring:
                continue
            if number == 0:
                first = outcome
            off = outcome - first
            sums[place, 0] += 1.0
            sums[place, 1] += outcome
            sums[place, 2] += outcome * outcome
            sums[place, 3] += off
            sums[place, 4] += off * off


@dataclass(frozen=True)
class Measured:
    """What a move brings on average, by how much that is more than what the reference brings, and the standard errors of both."""

    value: float
    value_error: float
    lead: float
    lead_error: float


class Comparison:
    """Moves of one seat at one observed record; the same record, moves and source lead to the same figures."""

    def __init__(self, observed: State, seat: int, runs: Sequence[Run], source: Source) -> None:
        self._room = np.zeros(4, observed.dtype)
        self._room[0] = observed[0]
        self._words = self._room.view(np.uint64).reshape(4, -1)
        self._nodes, self._memory = np.zeros(NODES, NODE), np.zeros(1, MEMORY)
        self._path = np.zeros((DEEPEST, 2), np.int64)
        self._seat, self._runs = seat, _as_table(runs)
        self._chance = np.zeros(2, CHANCE)
        self._chance[0] = source[0]

    def ranking(self, trials: int) -> list[int]:
        """The places of the moves, the best first, after about so many trials in all; the better half goes on each time."""
        ranking = list(range(len(self._runs)))
        rounds, staying = max(1, (len(ranking) - 1).bit_length()), len(ranking)
        sums = np.zeros((len(ranking), 5))
        for _ in range(rounds):
            self._try(ranking[:staying], max(1, trials // (rounds * staying)), sums)
            ranking[:staying] = sorted(ranking[:staying], key=lambda place: -sums[place, 1] / sums[place, 0])
            staying = (staying + 1) // 2
        return ranking

    def measured(self, places: Sequence[int], worlds: int) -> list[Measured]:
        """What the moves at these places bring in so many fresh worlds; the first of them is the reference."""
        sums = np.zeros((len(self._runs), 5))
        self._try(places, worlds, sums)
        return [_measured(*sums[place].tolist()) for place in places]

    def _try(self, places: Sequence[int], worlds: int, sums: NDArray[np.float64]) -> None:
        try_moves(
            self._room,
            self._words,
            self._nodes,
            self._memory,
            self._path,
            self._seat,
            self._runs,
            np.array(places, np.int64),
            worlds,
            self._chance,
            sums,
        )


def _as_table(runs: Sequence[Run]) -> NDArray[np.int64]:
    """A row for each move, filled up with END."""
    table = np.full((len(runs), max(map(len, runs))), END, np.int64)
    for row, run in enumerate(runs):
        table[row, : len(run)] = run
    return table


def _measured(count: float, total: float, squares: float, leads: float, leads_squared: float) -> Measured:
    return Measured(
        total / count, _standard_error(count, total, squares), leads / count, _standard_error(count, leads, leads_squared)
    )


def _standard_error(count: float, total: float, squares: float) -> float:
    """Of a mean; at least two observations are needed to tell."""
    if count < 2:
        return math.inf
    return math.sqrt(max(0.0, squares - total * total / count) / (count - 1) / count)
