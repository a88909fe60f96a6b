"""Check that copies of a state are independent."""

from __future__ import annotations

from typing import Any

import msgspec

from matchwood.engine import states, verbs
from matchwood.engine.bits import members
from matchwood.engine.states import Observation, State, observed
from matchwood.testing.findings import Findings
from matchwood.testing.probe import Move, Probe, after, any_run, fields_that_differ

COPY_MOVES = 4
MOST_MOVES = 60


def check_copies(probe: Probe, findings: Findings) -> None:
    """Check that a move on one copy of a state does not change another copy."""
    one, other = states.copy_of(probe.state), states.copy_of(probe.state)
    before = _asked(probe, other)
    made = list[Move]()
    while len(made) < COPY_MOVES and (owing := list(members(states.owing(one)))):
        seat = probe.luck.choice(owing)
        made.append(Move(seat, any_run(one, seat, probe.luck), ""))
        one = after(one, seat, made[-1].run)
    if other.tobytes() != probe.state.tobytes() or _asked(probe, other) != before:
        findings.add("clone-not-independent", f"after {len(made)} moves on one copy the other copy gives different answers", probe)
    for move in made:
        other = after(other, move.seat, move.run)
    if one.tobytes() != other.tobytes():
        findings.add(
            "not-repeatable",
            f"the same {len(made)} moves on two copies lead to different {fields_that_differ(one, other)}",
            probe,
        )


def _asked(probe: Probe, state: State) -> list[Any]:
    spec, answers = probe.spec, list[Any]()
    for seat in members(states.owing(state)):
        answers += [int(states.legal(state, seat)), spec.moves(state, seat)[:MOST_MOVES]]
    for eyes in probe.eyes:
        seen = observed(state, eyes)
        answers += [seen.tobytes(), msgspec.to_builtins(spec.table(Observation(seen)))]
        if eyes == verbs.NO_EYES:
            answers += [spec.forced(Observation(seen)), spec.silence(Observation(seen))]
    return answers
