"""Call functions of the rules that otherwise only compiled code calls."""

from __future__ import annotations

from matchwood.engine import verbs
from matchwood.engine.compiling import brief_rule
from matchwood.engine.states import State


@brief_rule
def worth(state: State, seat: int) -> float:
    """Return how good the last state of a simulated game is for a seat."""
    return verbs.worth(state[0], seat)


@brief_rule
def truncated(state: State, played: int) -> bool:
    """Return whether a simulated game may stop after the given number of decisions."""
    return verbs.truncated(state[0], played)
