"""The levels of play that one can ask for, and what each does with a veiled record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from matchwood.bots.sampling import goes_on, sampled_run
from matchwood.engine.chance import Source, chance_from
from matchwood.engine.states import State, random_decision, suggest
from matchwood.errors import UnknownBot, shown

DEFAULT_SECONDS = 0.3
LONGEST_SECONDS = 3600.0


@dataclass(frozen=True)
class Budget:
    """How much thinking one move may take: seconds of the wall clock, or a number of rollouts."""

    seconds: float | None
    iterations: int | None


Run: TypeAlias = tuple[int, ...]
"""The decisions that make up one move."""


def any_move(veiled: State, seat: int, seed: object, budget: Budget) -> Run:
    """Any legal decision, each equally likely, until the move is complete."""
    del budget
    return decided_one_by_one(random_decision, veiled, seat, seed)


def quick_move(veiled: State, seat: int, seed: object, budget: Budget) -> Run:
    """What is sensible at a glance: the game's advice."""
    del budget
    return decided_one_by_one(suggest, veiled, seat, seed)


def decided_one_by_one(decide: Callable[[State, int, Source], int], veiled: State, seat: int, seed: object) -> Run:
    """The decisions of one move, none of them looking ahead to the next."""
    chance = chance_from(str(seed), veiled.tobytes())
    run = [int(decide(veiled, seat, chance))]
    while goes_on(veiled, seat, run[-1]):
        run.append(int(decide(veiled, seat, chance)))
    return tuple(run)


def sampled_move(veiled: State, seat: int, seed: object, budget: Budget) -> Run:
    """The decisions that do best in sampled worlds."""
    chance = chance_from(str(seed), veiled.tobytes())
    return sampled_run(veiled, seat, chance, budget.iterations, budget.seconds)


LEVELS: dict[str, Callable[[State, int, object, Budget], Run]] = {
    "random": any_move,
    "quick": quick_move,
    "casual": sampled_move,
}
"""The weakest first."""


def checked_level(level: object) -> str:
    """The name of a level. Raises UnknownBot."""
    if not isinstance(level, str) or level not in LEVELS:
        raise UnknownBot(f"there is no bot {shown(level)}; there is {', '.join(LEVELS)}", LEVELS)
    return level


def checked_budget(seconds: object, iterations: object) -> Budget:
    """A budget that makes sense; a fraction of a second if nothing is said. Raises UnknownBot."""
    if iterations is not None and (isinstance(iterations, bool) or not isinstance(iterations, int) or iterations < 1):
        raise UnknownBot(f"the number of iterations is a whole number from 1 on, not {shown(iterations)}")
    if seconds is not None and (
        isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST_SECONDS
    ):
        raise UnknownBot(
            f"the seconds a decision may take are a number above 0 (up to {LONGEST_SECONDS:.0f}), not {shown(seconds)}"
        )
    if seconds is None and iterations is None:
        seconds = DEFAULT_SECONDS
    return Budget(seconds, iterations)
