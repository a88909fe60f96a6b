"""Umbrellas against mud [7b]: every assignment exactly once, umbrella by umbrella.

The mud cards are taken in the order in which they lie, and each gets its umbrellas in ascending order. Of two equal mud cards the
one laid earlier is averted first; if both are, the smaller group of umbrellas (compared umbrella by umbrella, a prefix is smaller)
stands on the earlier one. So the same effect cannot be chosen in two ways.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matschig.deck import ALL_UMBRELLAS, WORTH, Half, Kind, count_of, one
from matchwood.cardgames.matschig.table import MOST_MUD, NEXT, NOBODY, Table
from matchwood.engine.bits import NONE, Bits, bit, lowest, without_lowest
from matchwood.engine.compiling import rule
from matchwood.engine.counts import from_kind

UMBRELLAS = 7
MOST_CHOICES = 42 + MOST_MUD  # all umbrellas of the richest split, and on to the next mud card

# How one group stands to another.
SMALLER, PREFIX, EQUAL, GREATER = range(4)


@rule
def clear(table: Table) -> None:
    """No umbrella chosen."""
    table.group = 0
    table.behind = 0
    for group in range(MOST_MUD):
        table.groups[group] = NONE


@rule
def sum_of(umbrellas: Half) -> int:
    """What these umbrellas hold off together; the umbrella of value v is the kind v - 1."""
    total = 0
    for kind in range(UMBRELLAS):
        total += (kind + 1) * count_of(umbrellas, kind)
    return total


@rule
def left(table: Table, seat: int) -> Half:
    """The umbrellas of the hand that stand on no mud card yet."""
    umbrellas = table.hands[seat, 1] & ALL_UMBRELLAS
    for group in range(MOST_MUD):
        umbrellas -= table.groups[group]
    return np.uint64(umbrellas)


@rule
def value(table: Table, group: int) -> int:
    """The value of the mud card on which the group stands."""
    return int(WORTH[table.mud[group]])


@rule
def can_avert_any(table: Table, seat: int) -> bool:
    """Whether the umbrellas suffice for one of the mud cards."""
    return can_avert_from(table, 0, sum_of(left(table, seat)))


@rule
def can_avert_from(table: Table, group: int, strength: int) -> bool:
    """Whether umbrellas of so much strength suffice for this mud card or a later one."""
    for later in range(group, table.laid):
        twin = twin_of(table, later)
        open_twin = NOBODY < twin < group and table.groups[twin] == NONE
        if strength >= value(table, later) and not open_twin:
            return True
    return False


@rule
def twin_of(table: Table, group: int) -> int:
    """The earlier mud card that is equal to this one, NOBODY if there is none; only the added card can have one."""
    for earlier in range(group):
        if table.mud[earlier] == table.mud[group]:
            return earlier
    return NOBODY


@rule
def compare(group: Half, other: Half) -> int:
    """How a group stands to another, umbrella by umbrella in ascending order."""
    for kind in range(UMBRELLAS):
        here, there = count_of(group, kind), count_of(other, kind)
        if here > there:
            return SMALLER if from_kind(other, kind + 1) != NONE else GREATER
        if here < there:
            return GREATER if from_kind(group, kind + 1) != NONE else PREFIX
    return EQUAL


@rule
def can_complete(group: Half, behind: Kind, rest: Half, worth: int, twin: Half) -> bool:
    """Whether the rest of the umbrellas, from the kind chosen last on, can make this group legal; the twin's group may be empty."""
    if twin == NONE:
        return sum_of(group) + sum_of(from_kind(rest, behind)) >= worth
    standing = compare(group, twin)
    while standing == PREFIX:
        kind = 0
        while count_of(group, kind) == count_of(twin, kind):
            kind += 1
        larger = from_kind(rest, kind + 1)
        if larger != NONE and sum_of(group) + sum_of(larger) >= worth:
            return True
        if count_of(rest, kind) == 0:
            return False
        group += one(kind)
        rest -= one(kind)
        standing = compare(group, twin)
    if standing == GREATER:
        return sum_of(group) + sum_of(from_kind(rest, behind)) >= worth
    return standing == EQUAL


@rule
def possible(table: Table, seat: int) -> Bits:
    """The next umbrella on this mud card, or on to the next mud card, each only if a legal shield can still come of it."""
    number = table.group
    group, rest, worth = table.groups[number], left(table, seat), value(table, number)
    twin_number = twin_of(table, number)
    twin = NONE if twin_number == NOBODY else table.groups[twin_number]
    choices = NONE
    if twin_number == NOBODY or twin != NONE:
        for kind in range(table.behind, UMBRELLAS):
            if count_of(rest, kind) > 0 and can_complete(group + one(kind), kind, rest - one(kind), worth, twin):
                choices |= bit(kind)
    if can_go_on(table, seat, group, twin):
        choices |= bit(NEXT)
    return choices


@rule
def can_go_on(table: Table, seat: int, group: Half, twin: Half) -> bool:
    """Whether this group may stay as it is: complete, or empty if some other mud card is or can be averted."""
    if group != NONE:
        return sum_of(group) >= value(table, table.group) and (twin == NONE or compare(group, twin) >= EQUAL)
    for earlier in range(table.group):
        if table.groups[earlier] != NONE:
            return True
    return can_avert_from(table, table.group + 1, sum_of(left(table, seat)))


@rule
def choose(table: Table, choice: int) -> bool:
    """Put an umbrella on the mud card or go on to the next one; whether the shield is complete."""
    if choice != NEXT:
        table.groups[table.group] += one(choice)
        table.behind = choice
        return False
    table.group += 1
    table.behind = 0
    return table.group == table.laid


@rule
def take_back(table: Table, choice: int, behind: Kind) -> None:
    """Undo the last choice; ``behind`` is the umbrella that was chosen before it on its mud card."""
    if choice == NEXT:
        table.group -= 1
    else:
        table.groups[table.group] -= one(choice)
    table.behind = behind


@rule
def list_all(table: Table, seat: int, found: NDArray[np.uint64]) -> int:
    """Write the groups of every shield that can come of what is chosen, in the order of the decisions; how many there are, also
    if there is no room for all of them. The table is as before afterwards. (Numba keeps no recursive function on disk safely.)"""
    untried = np.empty(MOST_CHOICES + 1, np.uint64)
    chosen, behind = np.empty(MOST_CHOICES, np.int8), np.empty(MOST_CHOICES, np.int8)
    depth, count = 0, 0
    untried[0] = possible(table, seat)
    while depth >= 0:
        if untried[depth] == NONE:
            depth -= 1
            if depth >= 0:
                take_back(table, chosen[depth], behind[depth])
            continue
        choice = lowest(untried[depth])
        untried[depth] = without_lowest(untried[depth])
        chosen[depth], behind[depth] = choice, table.behind
        if not choose(table, choice):
            depth += 1
            untried[depth] = possible(table, seat)
            continue
        if count < len(found):
            found[count] = table.groups
        count += 1
        take_back(table, choice, behind[depth])
    return count
