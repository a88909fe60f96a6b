"""Checks of the texts of moves."""

from __future__ import annotations

from collections import Counter

from matchwood.engine import states
from matchwood.engine.states import State, observed
from matchwood.errors import IllegalMove
from matchwood.testing.decisions import check_unchanged
from matchwood.testing.findings import Findings
from matchwood.testing.probe import LONGEST_RUN, Probe, Run, after, any_run, legal

LONGEST_MOVE = 200
MAX_MOVES_READ = 40
MAX_LISTED_RUNS = 300


def check_moves(probe: Probe, findings: Findings) -> None:
    """Check that the texts of moves agree with the legal decisions."""
    seat = probe.luck.choice(probe.owing)
    spec, state = probe.spec, states.copy_of(probe.state)
    moves = spec.moves(state, seat)
    who = f"seat {seat}"
    for text, count in Counter(moves).items():
        if count > 1:
            findings.add("move-twice", f"{text!r} appears {count} times among the moves of {who}", probe)
        if not isinstance(text, str) or not 1 <= len(text) <= LONGEST_MOVE or text != " ".join(text.split()):
            findings.add("move-unwritten", f"{who} has the move {text!r}", probe)
    for text in moves if len(moves) <= MAX_MOVES_READ else probe.luck.sample(moves, MAX_MOVES_READ):
        _check_move(probe, seat, text, state, findings)
    runs = _runs(probe.state, seat)
    for run in runs or [any_run(probe.state, seat, probe.luck)]:
        text = spec.move_of(state, seat, run)
        if text not in moves:
            findings.add(
                "move-missing",
                f"the decisions {run} of {who} are legal and written {text!r}, which is not among `moves`",
                probe,
            )
    if runs and len(runs) != len(moves):
        findings.add("move-missing", f"{who} has {len(runs)} runs of decisions and {len(moves)} moves", probe)
    check_unchanged("`moves`, `decisions` or `move_of`", probe.state, state, probe, findings)
    _check_begun(probe, seat, moves, findings)
    if sorted(spec.order(state)) != list(range(probe.players)):
        findings.add("order-unfit", f"`order` is {list(spec.order(state))}", probe)


def _check_begun(probe: Probe, seat: int, moves: list[str], findings: Findings) -> None:
    run = any_run(probe.state, seat, probe.luck)
    for place in range(1, len(run)):
        true = after(probe.state, seat, run[:place])
        for now in (true, observed(true, seat)):
            asked = states.copy_of(now)
            try:
                before, made = probe.spec.begun(asked, seat)
            except NotImplementedError as error:
                findings.add("begun-unfit", str(error), probe)
                return
            check_unchanged("`begun`", now, asked, probe, findings)
            if tuple(made) != run[:place] or before["midway"][0] or after(before, seat, made).tobytes() != now.tobytes():
                wrong = f"after the decisions {run[:place]} of seat {seat} `begun` tells of {tuple(made)}"
                findings.add("begun-unfit", f"{wrong}, or of a state from which they do not lead there", probe)
            elif probe.spec.moves(before, seat) != moves:
                wrong = f"after the decisions {run[:place]} of seat {seat} `begun` gives a state with other moves"
                findings.add("begun-unfit", wrong, probe)


def _check_move(probe: Probe, seat: int, text: str, state: State, findings: Findings) -> None:
    try:
        run = tuple(probe.spec.decisions(state, seat, text))
    except IllegalMove as error:
        findings.add("move-refused", f"{text!r} of seat {seat} is refused: {error}", probe)
        return
    copy = states.copy_of(probe.state)
    for place, decision in enumerate(run):
        if decision not in legal(copy, seat):
            findings.add("move-illegal", f"decision {decision} of {text!r}, read as {run}, is not legal for seat {seat}", probe)
            return
        states.apply(copy, seat, decision)
        if bool(copy["midway"][0]) != (place + 1 < len(run)):
            findings.add("move-illegal", f"{text!r} of seat {seat}, read as {run}, is complete too early or too late", probe)
            return
    written = probe.spec.move_of(state, seat, run)
    if not run or written != text:
        findings.add("move-changed", f"{text!r} of seat {seat} is read as {run}, and that is written {written!r}", probe)


def _runs(state: State, seat: int) -> list[Run]:
    """Return the decisions of each legal move. Return an empty list if there are too many moves."""
    found, begun = list[Run](), [Run()]
    while begun:
        run = begun.pop()
        now = after(state, seat, run)
        if run and not now["midway"][0]:
            found.append(run)
        else:
            begun += [(*run, decision) for decision in legal(now, seat)]
        if len(found) + len(begun) > MAX_LISTED_RUNS or len(run) > LONGEST_RUN:
            return []
    return found
