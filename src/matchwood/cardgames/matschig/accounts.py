"""Round scores, accounts, dabs and ranks [12–15]."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matschig.deck import ALL_SAND, ALL_WATER, Half, points
from matchwood.cardgames.matschig.hands import in_game
from matchwood.cardgames.matschig.table import Table
from matchwood.engine.bits import NONE
from matchwood.engine.compiling import rule

MAX_DABS = 3
POOL_HALVED, ACCOUNT_HALVED = 1, 2


@rule
def may_be_halved(pool: Half) -> bool:
    """Return whether the pool contains only water cards or only sand cards [12]."""
    return bool(pool & ALL_WATER == NONE or pool & ALL_SAND == NONE)


@rule
def halved(number: int) -> int:
    """Return half of a number, rounded up [12]."""
    return (number + 1) // 2


@rule
def is_halved(account: int) -> bool:
    """Return whether the rule that halves 22, 44, 66 and 88 points applies to this total [13]."""
    return account in (22, 44, 66, 88)


@rule
def after_halving(account: int) -> int:
    """Halve a total of 22, 44, 66 or 88 points [13]."""
    return halved(account) if is_halved(account) else account


@rule
def book(table: Table, seat: int) -> None:
    """Add a player's points of the round to the player's account, and apply the two halving rules [12, 13]."""
    row = table.round_no - 1
    score = points(table.pools[seat])
    flags = 0
    total = table.accounts[seat] + score
    if (
        may_be_halved(table.pools[seat])
        and score > 0
        and after_halving(table.accounts[seat] + halved(score)) < after_halving(total)
    ):
        score = halved(score)
        total = table.accounts[seat] + score
        flags |= POOL_HALVED
    if is_halved(total):
        flags |= ACCOUNT_HALVED
    table.accounts[seat] = after_halving(total)
    table.sheet_points[row, seat] = score
    table.sheet_halved[row, seat] = flags
    table.sheet_accounts[row, seat] = table.accounts[seat]


@rule
def give_dabs(table: Table) -> None:
    """Give a dab (a penalty mark) to each player with the highest account [15]."""
    most = np.int64(-1)
    for seat in range(table.players):
        if in_game(table, seat):
            most = max(most, np.int64(table.accounts[seat]))
    for seat in range(table.players):
        if in_game(table, seat) and table.accounts[seat] == most:
            table.dabs[seat] += 1
    for seat in range(table.players):
        if in_game(table, seat) and table.dabs[seat] == MAX_DABS:
            table.out_in[seat] = table.round_no


@rule
def left_in_party(table: Table) -> int:
    """Count the players who are still in the party [15]."""
    left = 0
    for seat in range(table.players):
        left += in_game(table, seat)
    return left


@rule
def payoff(table: Table, out: NDArray[np.int64]) -> None:
    """Write the rank and the account of each seat [14, 15]."""
    for seat in range(table.players):
        better = 0
        for other in range(table.players):
            better += is_better(table, other, seat)
        out[0, seat] = 1 + better
        out[1, seat] = table.accounts[seat]


@rule
def is_better(table: Table, one: int, other: int) -> bool:
    """Return whether the seat `one` ranks above the seat `other` [14, 15]."""
    if not table.party:
        return bool(table.accounts[one] < table.accounts[other])
    if in_game(table, other):
        return False
    return in_game(table, one) or bool(table.out_in[one] > table.out_in[other])
