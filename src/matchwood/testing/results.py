"""Checks of results and of the verb ``worth``."""

from __future__ import annotations

import math
from collections.abc import Mapping
from numbers import Real

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.spec import GameSpec, Value
from matchwood.engine import states
from matchwood.engine.states import State
from matchwood.testing import verbs
from matchwood.testing.decisions import check_at_rest, check_unchanged
from matchwood.testing.findings import Findings
from matchwood.testing.views import unlike

ROUNDING = 1e-6
BLANK = -(1 << 40)
"""A number that no game writes as a rank or score."""


def check_payoff(spec: GameSpec, over: State, where: object, findings: Findings) -> None:
    """Check the ranks and scores of a finished game."""
    players, state = int(over["players"][0]), states.copy_of(over)
    out = np.full((2, players), BLANK, np.int64)
    states.payoff(state, out)
    check_unchanged("`payoff`", over, state, where, findings)
    if (out == BLANK).any():
        findings.add("payoff-gap", f"ranks and scores are {_written(out)}", where)
        return
    ranks = out[0].tolist()
    if ranks != [1 + sum(other < rank for other in ranks) for rank in ranks]:
        findings.add("rank-wrong", f"the ranks are {ranks}", where)


def _written(out: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> str:
    return str([["nothing" if value == BLANK else value for value in row] for row in out.tolist()])


def check_end(spec: GameSpec, over: State, options: Mapping[str, Value], where: object, findings: Findings) -> None:
    """Check the result of a game."""
    players = int(over["players"][0])
    check_at_rest(over, players, where, findings)
    check_payoff(spec, over, where, findings)
    out = np.zeros((2, players), np.int64)
    states.payoff(states.copy_of(over), out)
    _check_result(spec, over, out.tolist(), where, findings)
    for payoffs in (out, np.stack([out, out])):
        outcomes = np.asarray(spec.outcomes(payoffs, options))
        if outcomes.shape != (*payoffs.shape[:-2], players) or not np.isfinite(outcomes).all():
            findings.add("outcome-unfit", f"payoffs in the shape {payoffs.shape} give {outcomes.tolist()}", where)
        elif not _is_within(outcomes - outcomes.mean(axis=-1, keepdims=True), spec.outcome_range(players, options)):
            findings.add("outcome-too-wide", f"outcomes are {outcomes.tolist()}", where)
        elif (outcomes < spec.worst_outcome(players, options) - ROUNDING).any():
            findings.add("outcome-too-low", f"outcomes are {outcomes.tolist()}", where)
    check_worth(over, where, findings)


def _is_within(differences: NDArray[np.float64], bounds: tuple[float, float]) -> bool:
    return bool(differences.min() >= bounds[0] - ROUNDING and differences.max() <= bounds[1] + ROUNDING)


def _check_result(spec: GameSpec, over: State, payoffs: list[list[int]], where: object, findings: Findings) -> None:
    result = spec.result(states.copy_of(over), *payoffs)
    if reason := unlike(result, spec.contract.result):
        findings.add("result-type", reason, where)
    elif [result.ranks, result.scores] != payoffs:
        findings.add("result-type", f"{result} does not have the ranks and scores that `payoff` writes", where)


def check_worth(state: State, where: object, findings: Findings) -> None:
    """Check that ``worth`` returns a finite number for each seat."""
    for seat in range(int(state["players"][0])):
        copy = states.copy_of(state)
        worth = verbs.worth(copy, seat)
        if not isinstance(worth, Real) or not math.isfinite(worth):
            findings.add("worth-unfit", f"`worth` of seat {seat} is {worth!r}", where)
        check_unchanged("`worth`", state, copy, where, findings)
