"""Shields: assignments of umbrella cards to mud cards [7b].

Each assignment can be made by only one sequence of decisions: mud cards in the order of play, umbrella cards in ascending order. If
two mud cards are equal, the earlier one gets the smaller group.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matschig.deck import ALL_UMBRELLAS, WORTH, Half, Kind, count_of, one
from matchwood.cardgames.matschig.table import MAX_MUD_CARDS, NEXT, Table
from matchwood.engine.bits import NONE, Bits, bit, lowest, without_lowest
from matchwood.engine.compiling import rule
from matchwood.engine.counts import from_kind

UMBRELLAS = 7
NO_TWIN = -1
MAX_CHOICES = 42 + MAX_MUD_CARDS
"""The maximum number of decisions of a shield: all umbrella cards, and the end of each group."""

SMALLER, PREFIX, EQUAL, GREATER = range(4)


@rule
def clear(table: Table) -> None:
    """Clear the unfinished shield."""
    table.group = 0
    table.behind = 0
    for group in range(MAX_MUD_CARDS):
        table.groups[group] = NONE


@rule
def sum_of(umbrellas: Half) -> int:
    """Add the values of the given umbrella cards."""
    total = 0
    for kind in range(UMBRELLAS):
        total += (kind + 1) * count_of(umbrellas, kind)
    return total


@rule
def unused_umbrellas(table: Table, seat: int) -> Half:
    """Return the player's umbrella cards that are not on a mud card yet."""
    umbrellas = table.hands[seat, 1] & ALL_UMBRELLAS
    for group in range(MAX_MUD_CARDS):
        umbrellas -= table.groups[group]
    return np.uint64(umbrellas)


@rule
def value(table: Table, group: int) -> int:
    """Return the value of the mud card with the given index."""
    return int(WORTH[table.mud[group]])


@rule
def can_avert_any(table: Table, seat: int) -> bool:
    """Return whether the player's umbrella cards can avert at least one mud card."""
    return can_avert_from(table, 0, sum_of(unused_umbrellas(table, seat)))


@rule
def can_avert_from(table: Table, group: int, strength: int) -> bool:
    """Return whether umbrella cards with the sum `strength` can avert a mud card at the index `group` or later."""
    for later in range(group, table.laid):
        twin = twin_of(table, later)
        open_twin = NO_TWIN < twin < group and table.groups[twin] == NONE
        if strength >= value(table, later) and not open_twin:
            return True
    return False


@rule
def twin_of(table: Table, group: int) -> int:
    """Return the index of an earlier mud card of the same kind, or NO_TWIN."""
    for earlier in range(group):
        if table.mud[earlier] == table.mud[group]:
            return earlier
    return NO_TWIN


@rule
def compare(group: Half, other: Half) -> int:
    """Compare two sorted groups of umbrella cards in lexicographic order."""
    for kind in range(UMBRELLAS):
        here, there = count_of(group, kind), count_of(other, kind)
        if here > there:
            return SMALLER if from_kind(other, kind + 1) != NONE else GREATER
        if here < there:
            return GREATER if from_kind(group, kind + 1) != NONE else PREFIX
    return EQUAL


@rule
def can_complete(group: Half, behind: Kind, rest: Half, worth: int, twin: Half) -> bool:
    """Return whether an unfinished group of umbrella cards can still become legal.

    ``twin`` is the group on the equal mud card, or empty.
    """
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
    """Return the decisions that can lead to a legal shield."""
    number = table.group
    group, rest, worth = table.groups[number], unused_umbrellas(table, seat), value(table, number)
    twin_number = twin_of(table, number)
    twin = NONE if twin_number == NO_TWIN else table.groups[twin_number]
    choices = NONE
    if twin_number == NO_TWIN or twin != NONE:
        for kind in range(table.behind, UMBRELLAS):
            if count_of(rest, kind) > 0 and can_complete(group + one(kind), kind, rest - one(kind), worth, twin):
                choices |= bit(kind)
    if can_finish_group(table, seat, group, twin):
        choices |= bit(NEXT)
    return choices


@rule
def can_finish_group(table: Table, seat: int, group: Half, twin: Half) -> bool:
    """Return whether the player may continue with the next mud card."""
    if group != NONE:
        return sum_of(group) >= value(table, table.group) and (twin == NONE or compare(group, twin) >= EQUAL)
    for earlier in range(table.group):
        if table.groups[earlier] != NONE:
            return True
    return can_avert_from(table, table.group + 1, sum_of(unused_umbrellas(table, seat)))


@rule
def choose(table: Table, choice: int) -> bool:
    """Add an umbrella card, or go to the next mud card. Return whether the player has now chosen the umbrella cards for all mud
    cards.
    """
    if choice != NEXT:
        table.groups[table.group] += one(choice)
        table.behind = choice
        return False
    table.group += 1
    table.behind = 0
    return table.group == table.laid


@rule
def take_back(table: Table, choice: int, behind: Kind) -> None:
    """Undo the player's last choice of an umbrella card or of NEXT. `behind` is the value of `table.behind` before this choice."""
    if choice == NEXT:
        table.group -= 1
    else:
        table.groups[table.group] -= one(choice)
    table.behind = behind


@rule
def list_all(table: Table, seat: int, found: NDArray[np.uint64]) -> int:
    """Write legal assignments of umbrella cards to mud cards into the array `found`, until the array is full. Return the number of
    all legal assignments, even if the array is too short.

    The function uses a loop, because Numba cannot safely cache recursive functions.
    """
    untried = np.empty(MAX_CHOICES + 1, np.uint64)
    chosen, behind = np.empty(MAX_CHOICES, np.int8), np.empty(MAX_CHOICES, np.int8)
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
