"""Faults in results and advice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from matchwood.cardgames.contract import Result
from tests.testing.hilo_game import Hilo
from tests.testing.sowing import of, sown, wrapped


@sown("rank-wrong")
def ranks_start_at_zero(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, out: Any) -> None:
        honest(table, out)
        out[0] -= 1

    return wrapped(rules, "payoff", change)


@sown("rank-wrong")
def ranks_after_a_tie_are_wrong(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, out: Any) -> None:
        honest(table, out)
        ranks = out[0].tolist()
        out[0] = [1 + len({other for other in ranks if other < rank}) + (rank > 1) for rank in ranks]

    return wrapped(rules, "payoff", change)


@sown("payoff-gap")
def the_last_seat_gets_no_score(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, out: Any) -> None:
        last = out[:, -1].copy()
        honest(table, out)
        out[:, -1] = last

    return wrapped(rules, "payoff", change)


@sown("outcome-unfit")
def outcomes_are_not_finite(rules: SimpleNamespace) -> Hilo:
    return of(outcomes=lambda self, payoffs, options: payoffs[..., 0, :] * np.inf)(rules)


@sown("outcome-too-wide")
def outcomes_are_twice_as_wide_as_stated(rules: SimpleNamespace) -> Hilo:
    return of(outcomes=lambda self, payoffs, options: 3.0 * payoffs[..., 0, :])(rules)


@sown("suggest-illegal")
def advice_is_always_the_sixth_card(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "suggest", lambda honest, table, seat, chance: 5)


@sown("worth-unfit")
def worth_is_not_a_number(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "worth", lambda honest, table, seat: float("nan"))


@sown("mistake-cost-unfit")
def mistakes_cost_nothing(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "mistake_cost", lambda honest, table: 0.0)


@sown("truncated-unfit")
def truncated_is_a_number(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "truncated", lambda honest, table, played: played)


class Longer(Result, frozen=True):
    """A result that is not in the contract."""

    rounds: list[int]


@sown("result-type")
def a_result_has_a_field_that_is_not_in_the_contract(rules: SimpleNamespace) -> Hilo:
    return of(result=lambda self, state, ranks, scores: Longer(ranks, scores, [1, 2]))(rules)


@sown("result-type")
def a_result_lacks_the_scores(rules: SimpleNamespace) -> Hilo:
    return of(result=lambda self, state, ranks, scores: Result(ranks, [0] * len(scores)))(rules)
