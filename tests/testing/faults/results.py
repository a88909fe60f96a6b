"""Faults in results and advice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from matchwood.cardgames.contract import Result
from tests.testing.hilo_game import Hilo
from tests.testing.injecting import injects, of, wrapped


@injects("rank-wrong")
def ranks_start_at_zero(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, out: Any) -> None:
        original(table, out)
        out[0] -= 1

    return wrapped(rules, "payoff", change)


@injects("rank-wrong")
def ranks_after_a_tie_are_wrong(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, out: Any) -> None:
        original(table, out)
        ranks = out[0].tolist()
        out[0] = [1 + len({other for other in ranks if other < rank}) + (rank > 1) for rank in ranks]

    return wrapped(rules, "payoff", change)


@injects("payoff-gap")
def the_last_seat_gets_no_score(rules: SimpleNamespace) -> Hilo:
    def change(original: Any, table: Any, out: Any) -> None:
        last = out[:, -1].copy()
        original(table, out)
        out[:, -1] = last

    return wrapped(rules, "payoff", change)


@injects("outcome-unfit")
def outcomes_are_not_finite(rules: SimpleNamespace) -> Hilo:
    return of(outcomes=lambda self, payoffs, options: payoffs[..., 0, :] * np.inf)(rules)


@injects("outcome-too-wide")
def outcomes_are_twice_as_wide_as_stated(rules: SimpleNamespace) -> Hilo:
    return of(outcomes=lambda self, payoffs, options: 3.0 * payoffs[..., 0, :])(rules)


@injects("outcome-too-low")
def the_stated_worst_outcome_is_too_high(rules: SimpleNamespace) -> Hilo:
    return of(worst_outcome=lambda self, players, options: 0.5)(rules)


@injects("suggest-illegal")
def advice_is_always_the_sixth_card(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "suggest", lambda original, table, seat, chance: 5)


@injects("worth-unfit")
def worth_is_not_a_number(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "worth", lambda original, table, seat: float("nan"))


@injects("mistake-cost-unfit")
def mistakes_cost_nothing(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "mistake_cost", lambda original, table: 0.0)


@injects("truncated-unfit")
def truncated_is_a_number(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "truncated", lambda original, table, played: played)


class Longer(Result, frozen=True):
    """A result that is not in the contract."""

    rounds: list[int]


@injects("result-type")
def a_result_has_a_field_that_is_not_in_the_contract(rules: SimpleNamespace) -> Hilo:
    return of(result=lambda self, state, ranks, scores: Longer(ranks, scores, [1, 2]))(rules)


@injects("result-type")
def a_result_lacks_the_scores(rules: SimpleNamespace) -> Hilo:
    return of(result=lambda self, state, ranks, scores: Result(ranks, [0] * len(scores)))(rules)
