"""Points, accounts, dabs, and who has won [12-15]."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matschig.deck import ALL_SAND, ALL_WATER, Half, points
from matchwood.cardgames.matschig.hands import in_game
from matchwood.cardgames.matschig.table import Table
from matchwood.engine.bits import NONE
from matchwood.engine.compiling import rule

DABS = 3
POOL_HALVED, ACCOUNT_HALVED = 1, 2


@rule
def may_be_halved(pool: Half) -> bool:
    """Only water or only sand in it [12]."""
    return bool(pool & ALL_WATER == NONE or pool & ALL_SAND == NONE)


@rule
def halved(number: int) -> int:
    """Half of it, rounded up [12]."""
    return (number + 1) // 2


@rule
def is_magic(account: int) -> bool:
    """22, 44, 66 and 88 are halved [13]."""
    return account in (22, 44, 66, 88)


@rule
def booked(account: int) -> int:
    """The account after its own halving, which happens once [13]."""
    return halved(account) if is_magic(account) else account


@rule
def book(table: Table, seat: int) -> None:
    """The round's points onto the account; both halvings are taken so that the account is lowest [12, 13]."""
    row = table.round_no - 1
    score = points(table.pools[seat])
    flags = 0
    total = table.accounts[seat] + score
    if may_be_halved(table.pools[seat]) and score > 0 and booked(table.accounts[seat] + halved(score)) < booked(total):
        score = halved(score)
        total = table.accounts[seat] + score
        flags |= POOL_HALVED
    if is_magic(total):
        flags |= ACCOUNT_HALVED
    table.accounts[seat] = booked(total)
    table.sheet_points[row, seat] = score
    table.sheet_halved[row, seat] = flags
    table.sheet_accounts[row, seat] = table.accounts[seat]


@rule
def give_dabs(table: Table) -> None:
    """Whoever has most mud on the account gets a dab; with three he is out [15]."""
    most = np.int64(-1)
    for seat in range(table.players):
        if in_game(table, seat):
            most = max(most, np.int64(table.accounts[seat]))
    for seat in range(table.players):
        if in_game(table, seat) and table.accounts[seat] == most:
            table.dabs[seat] += 1
    for seat in range(table.players):
        if in_game(table, seat) and table.dabs[seat] == DABS:
            table.out_in[seat] = table.round_no


@rule
def left_in_party(table: Table) -> int:
    """How many are still in."""
    left = 0
    for seat in range(table.players):
        left += in_game(table, seat)
    return left


@rule
def payoff(table: Table, out: NDArray[np.int64]) -> None:
    """The lowest account wins, equal ones share [14]; in a party whoever stays longest [15]."""
    for seat in range(table.players):
        better = 0
        for other in range(table.players):
            better += is_better(table, other, seat)
        out[0, seat] = 1 + better
        out[1, seat] = table.accounts[seat]


@rule
def is_better(table: Table, one: int, other: int) -> bool:
    """Whether one stands before the other."""
    if not table.party:
        return bool(table.accounts[one] < table.accounts[other])
    if in_game(table, other):
        return False
    return in_game(table, one) or bool(table.out_in[one] > table.out_in[other])
