"""The exact chance of a goal for each choice.

All unseen cards are equally likely. If m of u unseen cards match the ball and j of them were turned up, the next one matches with
the probability (m − j) / (u − j).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.the_match.cards import MATCHING, Cards, matches
from matchwood.cardgames.the_match.knowledge import unseen_in_lines, unseen_on_field
from matchwood.cardgames.the_match.rules import columns_in_reach, place_of
from matchwood.cardgames.the_match.table import ROWS, SHOT, SIXTH, Table
from matchwood.engine.bits import has, size
from matchwood.engine.compiling import rule

CHOICES = 5
COLUMNS = 4


@rule
def odds(table: Table, seat: int, chances: NDArray[np.float64]) -> None:
    """Write the chance of a goal for each choice, with 0 for illegal choices."""
    chances[:] = 0.0
    if table.phase == SHOT:
        odds_of_shots(table, seat, chances)
    else:
        odds_of_attack(table, seat, chances)


@rule
def match_probability(unseen: Cards, ball: int, matched: int) -> float:
    """Return the probability that an unseen card matches the ball, after `matched` other unseen cards have matched the ball."""
    left = size(unseen) - matched
    return max(0, size(unseen & MATCHING[ball]) - matched) / left if left > 0 else 0.0


@rule
def odds_of_attack(table: Table, seat: int, chances: NDArray[np.float64]) -> None:
    """Write the chance of a goal for each column."""
    unseen = unseen_on_field(table)
    beyond = np.ones((ROWS + 1, COLUMNS))  # best chance from the next row on; indices: number of matched face-down cards, column
    here = np.zeros((ROWS, COLUMNS))
    for row in range(ROWS - 1, table.row - 1, -1):
        for matched in range(row - table.row + 1):
            for column in range(COLUMNS):
                place = place_of(seat, row, column)
                if has(np.uint64(table.seen), place):
                    good = matches(table.ball, table.field[place])
                    here[matched, column] = beyond[matched, column] if good else 0.0
                else:
                    here[matched, column] = match_probability(unseen, table.ball, matched) * beyond[matched + 1, column]
        for matched in range(row - table.row + 1):
            for column in range(COLUMNS):
                left, right = max(column - 1, 0), min(column + 1, COLUMNS - 1)
                beyond[matched, column] = max(here[matched, left], here[matched, column], here[matched, right])
    reach = columns_in_reach(table)
    for column in range(COLUMNS):
        if has(reach, column):
            chances[column] = here[0, column]


@rule
def odds_of_shots(table: Table, seat: int, chances: NDArray[np.float64]) -> None:
    """Write the chance of a goal for each possible shot."""
    unseen = unseen_in_lines(table)
    opened = np.uint64(table.lines_open[seat])
    for choice in range(CHOICES):
        matched, chance = 0, 1.0
        for place in (choice, SIXTH):
            if has(opened, place):
                chance *= 1.0 if matches(table.ball, table.lines[seat, place]) else 0.0
            else:
                chance *= match_probability(unseen, table.ball, matched)
                matched += 1
        chances[choice] = chance
