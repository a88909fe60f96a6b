"""Who owes a decision, which ones are legal, and what they make of the record."""

from __future__ import annotations

from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.states import State, observed
from matchwood.testing.findings import Findings
from matchwood.testing.position import WORD, Position, Run, after, any_run, fields_that_differ, legal, name_of

FRAME = ("players", "eyes")
OTHERS = 4
"""So many other moves are begun."""


def check_masks(position: Position, findings: Findings) -> None:
    """The seats that owe a decision have legal ones, and nobody else has."""
    state, players = states.copy_of(position.state), position.players
    owing = _owing(state, players, position, findings)
    if not owing:
        findings.add("nobody-owes", "`owing` is empty", position)
    for seat in range(players):
        mask = int(states.legal(state, seat))
        if not 0 <= mask < WORD:
            findings.add("legal-unfit", f"`legal` of seat {seat} is {mask}", position)
        elif owing >> seat & 1 and not mask:
            findings.add("owing-without-legal", f"seat {seat} owes a decision, and none is legal", position)
        elif mask and not owing >> seat & 1:
            findings.add("legal-without-owing", f"seat {seat} owes nothing, and {list(members(mask))} are legal", position)
    check_unchanged("`owing` or `legal`", position.state, state, position, findings)


def check_at_rest(state: State, players: int, where: object, findings: Findings) -> None:
    """When a deal is due or the game is over, nobody owes anything."""
    if _owing(state, players, where, findings):
        findings.add("owing-unfit", "somebody owes a decision though a deal is due or the game is over", where)
    for seat in range(players):
        if states.legal(state, seat):
            findings.add("legal-without-owing", f"seat {seat} has legal decisions though a deal is due or the game is over", where)


def _owing(state: State, players: int, where: object, findings: Findings) -> int:
    owing, due = int(states.owing(state)), int(state["due"][0])
    if not 0 <= owing < 1 << players or owing != due:
        findings.add("owing-unfit", f"`owing` is {list(members(owing % WORD))} and `due` {list(members(due))}", where)
    return owing % (1 << players)


def check_unchanged(who: str, before: State, now: State, where: object, findings: Findings) -> None:
    """A question has left the record as it was."""
    if before.tobytes() != now.tobytes():
        findings.add("asking-changes-state", f"{who} changed {fields_that_differ(before, now)}", where)


def check_apply(position: Position, findings: Findings) -> None:
    """A decision changes the record, the same way every time, and not its frame."""
    seat = position.luck.choice(position.owing)
    run = any_run(position.state, seat, position.luck)
    before = position.state
    for place in range(len(run)):
        once, twice = after(before, seat, run[place : place + 1]), after(before, seat, run[place : place + 1])
        told = f"decision {run[place]} of seat {seat}"
        if once.tobytes() != twice.tobytes():
            findings.add("not-repeatable", f"{told}, made twice, gives two different {fields_that_differ(once, twice)}", position)
        if once.tobytes() == before.tobytes():
            findings.add("apply-does-nothing", f"{told} changes nothing", position)
        check_frame(before, once, told, position, findings)
        before = once
        if place + 1 < len(run) and (not legal(before, seat) or not int(states.owing(before)) >> seat & 1):
            wrong = f"seat {seat} has begun a move with {run[: place + 1]} and cannot go on"
            findings.add("owing-without-legal", wrong, position)
    _check_begun(position, seat, run, findings)


def check_frame(before: State, now: State, told: str, where: object, findings: Findings) -> None:
    """The number of players and the eyes are as they were."""
    for field in FRAME:
        if before[field][0] != now[field][0]:
            findings.add("apply-changes-frame", f"{told} changed `{field}` from {before[field][0]} to {now[field][0]}", where)


def _check_begun(position: Position, seat: int, run: Run, findings: Findings) -> None:
    """While a move is begun the others do not see with which decisions."""
    for other in {any_run(position.state, seat, position.luck) for _ in range(OTHERS)}:
        _check_alike(position, seat, run, other, findings)


def _check_alike(position: Position, seat: int, run: Run, other: Run, findings: Findings) -> None:
    for place in range(1, min(len(run), len(other))):
        worlds = [after(position.state, seat, begun[:place]) for begun in (run, other)]
        for eyes in position.eyes:
            one, two = (observed(world, eyes) for world in worlds)
            if eyes != seat and one.tobytes() != two.tobytes():
                wrong = f"{name_of(eyes)} sees in {fields_that_differ(one, two)} whether seat {seat} began with {run[:place]}"
                findings.add("half-move-seen", f"{wrong} or with {other[:place]}", position)
