"""Checks of simultaneous decisions."""

from __future__ import annotations

from matchwood.engine import states
from matchwood.engine.states import State, observed
from matchwood.testing.findings import Findings
from matchwood.testing.probe import Probe, Run, after, any_run, fields_that_differ, name_of

MAX_ORDERS = 4


def check_simultaneous(probe: Probe, findings: Findings) -> None:
    """Check that the order of simultaneous decisions has no effect."""
    if len(probe.owing) < 2:
        return
    runs = {seat: any_run(probe.state, seat, probe.luck) for seat in probe.owing}
    ends = dict[tuple[int, ...], State]()
    for _ in range(MAX_ORDERS):
        order = tuple(probe.luck.sample(probe.owing, len(probe.owing)))
        ends[order] = _made(probe, runs, order, findings)
    (first, expected), *others = ends.items()
    for order, end in others:
        if end.tobytes() != expected.tobytes():
            differing = fields_that_differ(expected, end)
            findings.add(
                "order-matters",
                f"seats {first} and seats {order}, deciding the same in this order, differ in {differing}",
                probe,
            )
    _check_unseen(probe, findings)


def _made(probe: Probe, runs: dict[int, Run], order: tuple[int, ...], findings: Findings) -> State:
    state = states.copy_of(probe.state)
    for seat in order:
        if not int(states.owing(state)) >> seat & 1 or states.legal(state, seat) != states.legal(probe.state, seat):
            findings.add(
                "same-time-not-owed", f"for seat {seat} it is no longer so after others, seats {order}, have decided", probe
            )
            break
        state = after(state, seat, runs[seat])
    return state


def _check_unseen(probe: Probe, findings: Findings) -> None:
    seat = probe.luck.choice(probe.owing)
    one, other = (any_run(probe.state, seat, probe.luck) for _ in range(2))
    if one == other:
        return
    worlds = [after(probe.state, seat, run) for run in (one, other)]
    for eyes in probe.eyes:
        seen = [observed(world, eyes) for world in worlds]
        if eyes != seat and seen[0].tobytes() != seen[1].tobytes():
            differing = fields_that_differ(*seen)
            findings.add(
                "secret-decision-seen",
                f"{name_of(eyes)} sees in {differing} whether seat {seat} decided {one} or {other}",
                probe,
            )
