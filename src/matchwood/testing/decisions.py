"""Check which seats have to decide, and what their decisions change."""

from __future__ import annotations

from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.states import State, observed
from matchwood.testing.findings import Findings
from matchwood.testing.probe import WORD, Probe, after, any_run, fields_that_differ, legal, name_of

FRAME = ("players", "eyes")
BEGUN_MOVES = 5


def check_masks(probe: Probe, findings: Findings) -> None:
    """Check that a seat has legal decisions if and only if the seat has to decide."""
    state, players = states.copy_of(probe.state), probe.players
    owing = _owing(state, players, probe, findings)
    if not owing:
        findings.add("nobody-owes", "`owing` is empty", probe)
    for seat in range(players):
        mask = int(states.legal(state, seat))
        if not 0 <= mask < WORD:
            findings.add("legal-unfit", f"`legal` of seat {seat} is {mask}", probe)
        elif owing >> seat & 1 and not mask:
            findings.add("owing-without-legal", f"seat {seat} has to decide, but no decision is legal", probe)
        elif mask and not owing >> seat & 1:
            findings.add("legal-without-owing", f"seat {seat} does not have to decide, but {list(members(mask))} are legal", probe)
    check_unchanged("`owing` or `legal`", probe.state, state, probe, findings)


def check_at_rest(state: State, players: int, where: object, findings: Findings) -> None:
    """Check that no seat has to decide before a deal or after the end."""
    if _owing(state, players, where, findings):
        findings.add("owing-unfit", "a seat has to decide although a deal is due or the game is over", where)
    for seat in range(players):
        if states.legal(state, seat):
            findings.add(
                "legal-without-owing", f"seat {seat} has legal decisions although a deal is due or the game is over", where
            )


def _owing(state: State, players: int, where: object, findings: Findings) -> int:
    owing, due = int(states.owing(state)), int(state["due"][0])
    if not 0 <= owing < 1 << players or owing != due:
        findings.add("owing-unfit", f"`owing` is {list(members(owing % WORD))} and `due` {list(members(due))}", where)
    return owing % (1 << players)


def check_unchanged(who: str, before: State, now: State, where: object, findings: Findings) -> None:
    """Check that a function that only reads a state has not changed the state."""
    if before.tobytes() != now.tobytes():
        findings.add("asking-changes-state", f"{who} changed {fields_that_differ(before, now)}", where)


def check_apply(probe: Probe, findings: Findings) -> None:
    """Check that the same decision in two equal states leads to equal states."""
    seat = probe.luck.choice(probe.owing)
    run = any_run(probe.state, seat, probe.luck)
    before = probe.state
    for place in range(len(run)):
        once, twice = after(before, seat, run[place : place + 1]), after(before, seat, run[place : place + 1])
        what = f"decision {run[place]} of seat {seat}"
        if once.tobytes() != twice.tobytes():
            findings.add("not-repeatable", f"{what}, made twice, gives two different {fields_that_differ(once, twice)}", probe)
        if once.tobytes() == before.tobytes():
            findings.add("apply-does-nothing", f"{what} changes nothing", probe)
        check_frame(before, once, what, probe, findings)
        before = once
        if place + 1 < len(run) and (not legal(before, seat) or not int(states.owing(before)) >> seat & 1):
            wrong = f"seat {seat} has begun a move with {run[: place + 1]} and cannot go on"
            findings.add("owing-without-legal", wrong, probe)
    _check_begun(probe, seat, findings)


def check_frame(before: State, now: State, what: str, where: object, findings: Findings) -> None:
    """Check that the number of players and the observer have not changed."""
    for field in FRAME:
        if before[field][0] != now[field][0]:
            findings.add("apply-changes-frame", f"{what} changed `{field}` from {before[field][0]} to {now[field][0]}", where)


def _check_begun(probe: Probe, seat: int, findings: Findings) -> None:
    # In the middle of a move, the other seats still see the state before the move.
    others = [eyes for eyes in probe.eyes if eyes != seat]
    before = {eyes: observed(probe.state, eyes) for eyes in others}
    for run in {any_run(probe.state, seat, probe.luck) for _ in range(BEGUN_MOVES)}:
        for place in range(1, len(run)):
            now = after(probe.state, seat, run[:place])
            for eyes in others:
                seen = observed(now, eyes)
                if seen.tobytes() != before[eyes].tobytes():
                    wrong = f"{name_of(eyes)} sees in {fields_that_differ(before[eyes], seen)} that seat {seat} has begun a move"
                    findings.add("half-move-seen", f"{wrong} with {run[:place]}", probe)
