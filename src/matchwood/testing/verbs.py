"""The verbs that only searches ask otherwise, for Python."""

from __future__ import annotations

from matchwood.engine import verbs
from matchwood.engine.compiling import brief_rule
from matchwood.engine.states import State


@brief_rule
def worth(state: State, seat: int) -> float:
    """How well the seat did in what a rollout plays."""
    return verbs.worth(state[0], seat)


@brief_rule
def truncated(state: State, played: int) -> bool:
    """Whether a rollout may stop after so many decisions."""
    return verbs.truncated(state[0], played)
