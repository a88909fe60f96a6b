"""Quick sensible decisions in The Match!, for simulated games (rollouts)."""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.the_match.odds import CHOICES, odds
from matchwood.cardgames.the_match.rules import legal
from matchwood.cardgames.the_match.score import goals_of, leader, other
from matchwood.cardgames.the_match.table import NO_SEAT, Table
from matchwood.engine.bits import has, lowest
from matchwood.engine.chance import Chance
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import OVER

CHOICE_ORDER = (1, 2, 0, 3, 4)
"""The order of choices with equal chances. Middle columns come first, because they have three ways to continue."""

CHANCE_TOLERANCE = 1e-12
GOAL_LEAD_WORTH = 0.4
"""The value of a lead of one goal, if a win is worth 1."""


@rule
def suggest(table: Table, seat: int, _chance: Chance) -> int:
    """Return the choice with the best chance of a goal.

    A fixed order decides between equal chances, so that rollouts can be compared.
    """
    chances = np.empty(CHOICES)
    odds(table, seat, chances)
    choices = legal(table, seat)
    best, at_best = lowest(choices), -1.0
    for choice in CHOICE_ORDER:
        if has(choices, choice) and chances[choice] > at_best + CHANCE_TOLERANCE:
            best, at_best = choice, chances[choice]
    return best


@rule
def worth(table: Table, seat: int) -> float:
    """Return 1 for a win, 0 for a draw or −1 for a loss. During the match, return an estimate based on the goal difference."""
    if table.phase == OVER:
        winner = leader(table)
        return 0.0 if winner == NO_SEAT else (1.0 if winner == seat else -1.0)
    lead = goals_of(table, seat) - goals_of(table, other(seat))
    return max(-0.95, min(0.95, GOAL_LEAD_WORTH * lead))


@rule
def mistake_cost(_table: Table) -> float:
    """Return the cost of a typical mistake, as a fraction of a win."""
    return 0.15
