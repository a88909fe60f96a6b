"""Decisions that are owed at the same time: their order makes no difference, and nobody sees what another has decided."""

from __future__ import annotations

from matchwood.engine import states
from matchwood.engine.states import State, observed
from matchwood.testing.findings import Findings
from matchwood.testing.position import Position, Run, after, any_run, fields_that_differ, name_of

ORDERS = 4
"""So many orders are tried."""


def check_simultaneous(position: Position, findings: Findings) -> None:
    """Where several seats owe a decision: all of them are made, in several orders."""
    if len(position.owing) < 2:
        return
    runs = {seat: any_run(position.state, seat, position.luck) for seat in position.owing}
    ends = dict[tuple[int, ...], State]()
    for _ in range(ORDERS):
        order = tuple(position.luck.sample(position.owing, len(position.owing)))
        ends[order] = _made(position, runs, order, findings)
    (first, expected), *others = ends.items()
    for order, end in others:
        if end.tobytes() != expected.tobytes():
            differing = fields_that_differ(expected, end)
            findings.add(
                "order-matters",
                f"seats {first} and seats {order}, deciding the same in this order, differ in {differing}",
                position,
            )
    _check_unseen(position, findings)


def _made(position: Position, runs: dict[int, Run], order: tuple[int, ...], findings: Findings) -> State:
    state = states.copy_of(position.state)
    for seat in order:
        if not int(states.owing(state)) >> seat & 1 or states.legal(state, seat) != states.legal(position.state, seat):
            findings.add(
                "same-time-not-owed", f"for seat {seat} it is no longer so after others, seats {order}, have decided", position
            )
            break
        state = after(state, seat, runs[seat])
    return state


def _check_unseen(position: Position, findings: Findings) -> None:
    seat = position.luck.choice(position.owing)
    one, other = (any_run(position.state, seat, position.luck) for _ in range(2))
    if one == other:
        return
    worlds = [after(position.state, seat, run) for run in (one, other)]
    for eyes in position.eyes:
        seen = [observed(world, eyes) for world in worlds]
        if eyes != seat and seen[0].tobytes() != seen[1].tobytes():
            differing = fields_that_differ(*seen)
            findings.add(
                "secret-decision-seen",
                f"{name_of(eyes)} sees in {differing} whether seat {seat} decided {one} or {other}",
                position,
            )
