"""A search tree over the observations and decisions of one seat."""

from __future__ import annotations

import math
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import NONE, Bits, bit, has, lowest, size
from matchwood.engine.chance import Chance, one_of, unit
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import Record, apply, legal, observe, owing, suggest, truncated, worth

MAX_WIDTH = 14
"""The maximum number of different decisions that the search tries in a node."""

MAX_DEPTH = 64
"""The maximum number of the seat's own decisions that the tree looks ahead."""

EXPLORATION = 0.7
"""The exploration constant of the upper confidence bound, in standard deviations of an outcome."""

WIDENING = 1.5
"""In a node with n visits, the search tries at most 1.5 √n different decisions. It begins with the game's advice."""

EXPLORING = 0.15
"""The share of worlds that only extend the tree. Their outcomes do not count, because trying new decisions makes results worse."""

TRUST = 2.0
"""The search replaces the game's advice only by a decision that is better by this number of standard errors."""

NODE = np.dtype(
    [
        ("name", np.uint64),
        ("known", np.uint64),
        ("visits", np.int32),
        ("used", np.int32),
        ("decisions", np.int8, MAX_WIDTH),
        ("tries", np.int32, MAX_WIDTH),
        ("sums", np.float64, MAX_WIDTH),
    ],
    align=True,
)
"""A node of the search tree. For each tried decision, it stores the number of tries and the sum of the outcomes."""

MEMORY = np.dtype([("used", np.int64), ("outcomes", np.int64), ("mean", np.float64), ("squares", np.float64)])
"""The number of used nodes, and the mean and spread of all outcomes (Welford's sums)."""

NO_NODE = -1


class Memory(Protocol):
    """The fields of the NumPy record :data:`MEMORY`, for type checkers."""

    used: int
    outcomes: int
    mean: float
    squares: float


@rule
def name_of(words: NDArray[np.uint64]) -> np.uint64:
    """Return a 64-bit hash of an observed record. The hash is never zero."""
    name = np.uint64(0x9E3779B97F4A7C15)
    for place in range(len(words)):
        name = (name ^ words[place]) * np.uint64(0xFF51AFD7ED558CCD)
        name ^= name >> np.uint64(32)
    return name | np.uint64(1)


@rule
def find(nodes: Any, memory: Memory, name: np.uint64) -> int:
    """Find or add the tree node with the hash `name`, and return its index. Return NO_NODE if the tree is full."""
    last = len(nodes) - 1
    place = int(name >> np.uint64(8)) & last
    while nodes[place].name != NONE:
        if nodes[place].name == name:
            return place
        place = (place + 1) & last
    if 4 * memory.used >= 3 * len(nodes):
        return NO_NODE
    memory.used += 1
    nodes[place].name = name
    return place


@rule
def note(memory: Memory, outcome: float) -> None:
    """Add the outcome of a rollout to the statistics of the tree."""
    memory.outcomes += 1
    difference = outcome - memory.mean
    memory.mean += difference / memory.outcomes
    memory.squares += difference * (outcome - memory.mean)


@rule
def spread(memory: Memory) -> float:
    """Return the standard deviation of all outcomes in the tree."""
    return math.sqrt(memory.squares / memory.outcomes) if memory.outcomes > 1 else 1.0


@rule
def choose(node: Any, state: Record, seat: int, possible: Bits, deviation: float, exploring: bool, chance: Chance) -> int:
    """Return the index of the next decision to try in a tree node."""
    if node.used and not exploring:
        return most_trusted(node, TRUST * deviation)
    untried = possible & ~node.known
    if untried != NONE and node.used < MAX_WIDTH and node.used <= WIDENING * math.sqrt(node.visits):
        return add_decision(node, state, seat, untried, chance)
    return most_promising(node, EXPLORATION * deviation)


@rule
def add_decision(node: Any, state: Record, seat: int, untried: Bits, chance: Chance) -> int:
    """Add an untried decision to a tree node, and return the index of the decision."""
    advice = suggest(state, seat, chance)
    decision = advice if has(untried, advice) else one_of(chance, untried)
    place = int(node.used)
    node.decisions[place] = decision
    node.known |= bit(decision)
    node.used += 1
    return place


@rule
def most_promising(node: Any, scale: float) -> int:
    """Return the index of the decision with the highest upper confidence bound in a tree node."""
    best, highest, log_visits = NO_NODE, -math.inf, math.log(node.visits)
    for index in range(node.used):
        tries = node.tries[index]
        bound = node.sums[index] / tries + scale * math.sqrt(log_visits / tries) if tries else math.inf
        if bound > highest:
            best, highest = index, bound
    return best


@rule
def most_trusted(node: Any, scale: float) -> int:
    """Return the index of a decision that is clearly better than the game's suggestion, which has index 0. Return 0 if no
    decision is clearly better than the suggestion.
    """
    best, highest = 0, 0.0
    for index in range(1, node.used):
        if node.tries[index] and node.tries[0]:
            lead = node.sums[index] / node.tries[index] - node.sums[0] / node.tries[0]
            error = scale * math.sqrt(1.0 / node.tries[index] + 1.0 / node.tries[0])
            if lead - error > highest:
                best, highest = index, lead - error
    return best


@rule
def descend(room: Any, words: Any, nodes: Any, memory: Memory, eyes: int, path: Any, exploring: bool, chance: Chance) -> int:
    """Follow the search tree to a leaf, and apply each decision to the state ``room[2]``. Write the visited nodes into
    ``path``, and return their number.

    All worlds share one tree (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 2012). The
    other seats play sensible decisions, because in the tree they would know the hand of this seat.
    """
    length, deviation = 0, spread(memory)
    while length < MAX_DEPTH:
        seats = owing(room[2])
        if seats == NONE:
            break
        seat = eyes if has(seats, eyes) else lowest(seats)
        if seat != eyes:
            apply(room[2], seat, suggest(room[2], seat, chance))
            continue
        possible = legal(room[2], seat)
        if size(possible) == 1:
            apply(room[2], seat, lowest(possible))
            continue
        room[3] = room[2]
        observe(room[3], eyes)
        found = find(nodes, memory, name_of(words[3]))
        if found == NO_NODE:
            break
        node = nodes[found]
        node.visits += 1
        if node.visits == 1:
            break
        place = choose(node, room[2], seat, possible, deviation, exploring, chance)
        path[length, 0], path[length, 1] = found, place
        length += 1
        apply(room[2], seat, node.decisions[place])
    return length


@rule
def roll_out(state: Record, chance: Chance) -> None:
    """Simulate the game with sensible decisions of all seats. Stop at the end of the game, before the next deal, or if
    ``truncated`` is true.
    """
    seats, played = owing(state), 0
    while seats != NONE and not truncated(state, played):
        seat = lowest(seats)
        apply(state, seat, suggest(state, seat, chance))
        seats = owing(state)
        played += 1


@rule
def explores(nodes: Any, memory: Memory, chance: Chance) -> bool:
    """Choose at random whether the next simulation only extends the search tree, without counting for the final ranking."""
    return len(nodes) > 0 and memory.outcomes > 0 and unit(chance) < EXPLORING


@rule
def play_out(room: Any, words: Any, nodes: Any, memory: Memory, eyes: int, path: Any, exploring: bool, chance: Chance) -> float:
    """Simulate the game from the state ``room[2]``, and return the outcome for the seat ``eyes``. Also store the outcome in the
    search tree.
    """
    length = descend(room, words, nodes, memory, eyes, path, exploring, chance) if len(nodes) else 0
    roll_out(room[2], chance)
    outcome = worth(room[2], eyes)
    for step in range(length):
        node, place = nodes[path[step, 0]], path[step, 1]
        node.tries[place] += 1
        node.sums[place] += outcome
    note(memory, outcome)
    return outcome
