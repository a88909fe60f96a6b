"""Check the rules that simulated games (rollouts) use."""

from __future__ import annotations

import math
from numbers import Real

import numpy as np

from matchwood.engine import states
from matchwood.testing import verbs
from matchwood.testing.decisions import check_unchanged
from matchwood.testing.findings import Findings
from matchwood.testing.probe import LONGEST_RUN, Probe, legal
from matchwood.testing.results import check_worth

PLAYED = (0, 1, 8, 100)


def check_advice(probe: Probe, findings: Findings) -> None:
    """Check the game's functions `suggest`, `truncated` and `mistake_cost`."""
    for seat in probe.owing:
        _check_suggested(probe, seat, findings)
    state = states.copy_of(probe.state)
    mistake_cost = states.mistake_cost(state)
    if not isinstance(mistake_cost, Real) or not math.isfinite(mistake_cost) or mistake_cost <= 0:
        findings.add("mistake-cost-unfit", f"`mistake_cost` is {mistake_cost!r}", probe)
    for played in PLAYED:
        enough = verbs.truncated(state, played)
        if not isinstance(enough, bool | np.bool_):
            findings.add("truncated-unfit", f"`truncated` after {played} decisions is {enough!r}", probe)
        elif enough:
            check_worth(state, f"{probe}, after {played} decisions", findings)
    check_unchanged("`mistake_cost` or `truncated`", probe.state, state, probe, findings)


def _check_suggested(probe: Probe, seat: int, findings: Findings) -> None:
    state = states.copy_of(probe.state)
    for step in range(LONGEST_RUN):
        asked = states.copy_of(state)
        once, twice = (states.suggest(asked, seat, probe.chance(seat, step)) for _ in range(2))
        check_unchanged("`suggest`", state, asked, probe, findings)
        if once != twice:
            findings.add("not-repeatable", f"seat {seat} is advised {once} and, by the same chance, {twice}", probe)
        if once not in legal(state, seat):
            findings.add("suggest-illegal", f"seat {seat} is advised {once}; legal are {legal(state, seat)}", probe)
            return
        states.apply(state, seat, once)
        if not state["midway"][0]:
            return
