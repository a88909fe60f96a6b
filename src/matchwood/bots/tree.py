"""A tree of what one seat may come to know and decide, grown while sampled worlds are played out in it.

Information-set tree search (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 2012): all
worlds share one tree. A node is what the thinking seat would see there, recognised by the observed record itself, so that nothing
that it could not know ever tells two nodes apart; cards that are turned up or drawn lead to nodes of their own. There the seat
chooses by upper confidence bounds. Everybody else, whether before it, at the same time or in between, does what is sensible for
the hand he has in that world: the tree is the best answer to sensible others. (Others who search in the same tree, each for
himself, play as if they knew what this seat knows; measured in MatchMaster and Tycoon that was no stronger, and slower.)
"""

from __future__ import annotations

import math
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.bits import NONE, Bits, bit, has, lowest, size
from matchwood.engine.chance import Chance, one_of, unit
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import Record, apply, legal, observe, owing, suggest, truncated, worth

WIDEST = 14
"""The most decisions that a node remembers; where more are legal, the rest are not tried there."""

DEEPEST = 64
"""The most decisions of its own that the tree looks ahead."""

EXPLORATION = 0.7
"""What an untested decision is given the benefit of the doubt by, in standard deviations of an outcome."""

WIDENING = 1.5
"""A node of n visits has tried at most 1.5 √n decisions, the game's advice first."""

EXPLORING = 0.15
"""The share of worlds in which the tree only explores. Their outcomes are not counted: decisions that are tried out of curiosity
are worse on average."""

TRUST = 2.0
"""By how many standard errors a decision must have done better than the game's advice before it is done instead."""

NODE = np.dtype(
    [
        ("name", np.uint64),
        ("known", np.uint64),
        ("visits", np.int32),
        ("used", np.int32),
        ("decisions", np.int8, WIDEST),
        ("tries", np.int32, WIDEST),
        ("sums", np.float64, WIDEST),
    ],
    align=True,
)
"""A place where the seat decides: for each decision tried how often it was taken, and what it brought."""

MEMORY = np.dtype([("used", np.int64), ("outcomes", np.int64), ("mean", np.float64), ("squares", np.float64)])
"""How full the tree is, and how much outcomes differ (Welford's sums)."""

NOWHERE = -1


class Memory(Protocol):
    """The fields of :data:`MEMORY`."""

    used: int
    outcomes: int
    mean: float
    squares: float


@rule
def name_of(words: NDArray[np.uint64]) -> np.uint64:
    """A name for an observed record, given as words; never zero."""
    name = np.uint64(0x9E3779B97F4A7C15)
    for place in range(len(words)):
        name = (name ^ words[place]) * np.uint64(0xFF51AFD7ED558CCD)
        name ^= name >> np.uint64(32)
    return name | np.uint64(1)


@rule
def find(nodes: Any, memory: Memory, name: np.uint64) -> int:
    """The place of the node of this name, a fresh one if there is none yet; NOWHERE if the tree is full."""
    last = len(nodes) - 1
    place = int(name >> np.uint64(8)) & last
    while nodes[place].name != NONE:
        if nodes[place].name == name:
            return place
        place = (place + 1) & last
    if 4 * memory.used >= 3 * len(nodes):
        return NOWHERE
    memory.used += 1
    nodes[place].name = name
    return place


@rule
def note(memory: Memory, outcome: float) -> None:
    """Count an outcome."""
    memory.outcomes += 1
    off = outcome - memory.mean
    memory.mean += off / memory.outcomes
    memory.squares += off * (outcome - memory.mean)


@rule
def spread(memory: Memory) -> float:
    """The standard deviation of outcomes so far."""
    return math.sqrt(memory.squares / memory.outcomes) if memory.outcomes > 1 else 1.0


@rule
def choose(node: Any, state: Record, seat: int, possible: Bits, deviation: float, exploring: bool, chance: Chance) -> int:
    """The place of the decision to be tried now."""
    if node.used and not exploring:
        return most_trusted(node, TRUST * deviation)
    untried = possible & ~node.known
    if untried != NONE and node.used < WIDEST and node.used <= WIDENING * math.sqrt(node.visits):
        return grow(node, state, seat, untried, chance)
    return most_promising(node, EXPLORATION * deviation)


@rule
def grow(node: Any, state: Record, seat: int, untried: Bits, chance: Chance) -> int:
    """A decision that was not tried here yet: the game's advice, else any of them. Its place in the node."""
    advice = suggest(state, seat, chance)
    decision = advice if has(untried, advice) else one_of(chance, untried)
    place = int(node.used)
    node.decisions[place] = decision
    node.known |= bit(decision)
    node.used += 1
    return place


@rule
def most_promising(node: Any, scale: float) -> int:
    """Among the decisions tried here the one of the upper confidence bound."""
    best, most, doubt = NOWHERE, -math.inf, math.log(node.visits)
    for place in range(node.used):
        tries = node.tries[place]
        bound = node.sums[place] / tries + scale * math.sqrt(doubt / tries) if tries else math.inf
        if bound > most:
            best, most = place, bound
    return best


@rule
def most_trusted(node: Any, scale: float) -> int:
    """The first decision tried here, which was the game's advice, or the one that has clearly done better."""
    best, most = 0, 0.0
    for place in range(1, node.used):
        if node.tries[place] and node.tries[0]:
            more = node.sums[place] / node.tries[place] - node.sums[0] / node.tries[0]
            doubt = scale * math.sqrt(1.0 / node.tries[place] + 1.0 / node.tries[0])
            if more - doubt > most:
                best, most = place, more - doubt
    return best


@rule
def descend(room: Any, words: Any, nodes: Any, memory: Memory, eyes: int, path: Any, exploring: bool, chance: Chance) -> int:
    """Play on in ``room[2]`` as far as the tree knows; ``path`` gets the nodes and places. How many they are."""
    length, deviation = 0, spread(memory)
    while length < DEEPEST:
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
        if found == NOWHERE:
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
    """Play sensibly until chance would decide, the game is over, or it has gone far enough to be judged."""
    seats, played = owing(state), 0
    while seats != NONE and not truncated(state, played):
        seat = lowest(seats)
        apply(state, seat, suggest(state, seat, chance))
        seats = owing(state)
        played += 1


@rule
def explores(nodes: Any, memory: Memory, chance: Chance) -> bool:
    """Whether the next world is for exploring the tree; the first one never is."""
    return len(nodes) > 0 and memory.outcomes > 0 and unit(chance) < EXPLORING


@rule
def play_out(room: Any, words: Any, nodes: Any, memory: Memory, eyes: int, path: Any, exploring: bool, chance: Chance) -> float:
    """Play ``room[2]`` to its end, through the tree as far as it reaches, and remember there what it brought."""
    length = descend(room, words, nodes, memory, eyes, path, exploring, chance) if len(nodes) else 0
    roll_out(room[2], chance)
    outcome = worth(room[2], eyes)
    for step in range(length):
        node, place = nodes[path[step, 0]], path[step, 1]
        node.tries[place] += 1
        node.sums[place] += outcome
    note(memory, outcome)
    return outcome
