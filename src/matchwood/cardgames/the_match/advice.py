"""What a sensible person would do at a glance: the best chance of a goal. It looks only at what was face up."""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.the_match.odds import CHOICES, odds
from matchwood.cardgames.the_match.rules import legal
from matchwood.cardgames.the_match.score import goals_of, leader, other
from matchwood.cardgames.the_match.table import NOBODY, Table
from matchwood.engine.bits import has, lowest
from matchwood.engine.chance import Chance
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import OVER

PREFERRED = (1, 2, 0, 3, 4)
"""From the middle one can go on in three ways."""

ALIKE = 1e-12
A_GOAL_AHEAD = 0.4
"""What a lead of one goal is worth before the last half, on a scale where the match is worth 1."""


@rule
def suggest(table: Table, seat: int, _chance: Chance) -> int:
    """The best chance of a goal; of equal ones the first in a fixed order, so that playing on from two choices in the same world
    differs only by what the choices themselves have changed."""
    chances = np.empty(CHOICES)
    odds(table, seat, chances)
    choices = legal(table, seat)
    best, at_best = lowest(choices), -1.0
    for choice in PREFERRED:
        if has(choices, choice) and chances[choice] > at_best + ALIKE:
            best, at_best = choice, chances[choice]
    return best


@rule
def worth(table: Table, seat: int) -> float:
    """The match if it is over; else the lead, of which a match may come."""
    if table.phase == OVER:
        winner = leader(table)
        return 0.0 if winner == NOBODY else (1.0 if winner == seat else -1.0)
    lead = goals_of(table, seat) - goals_of(table, other(seat))
    return max(-0.95, min(0.95, A_GOAL_AHEAD * lead))


@rule
def mistake_cost(_table: Table) -> float:
    """What a plain mistake costs, as a share of a match: about what is between the best decision and the middling ones."""
    return 0.15
