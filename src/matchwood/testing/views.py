"""Checks of visible tables and of public moves."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from matchwood.api.view import seen_by
from matchwood.engine import states, verbs
from matchwood.engine.states import Observation, observed
from matchwood.testing.decisions import check_unchanged
from matchwood.testing.findings import Findings
from matchwood.testing.probe import Probe, name_of


def check_tables(probe: Probe, findings: Findings) -> None:
    """Check the visible table for a spectator and for each seat."""
    spec = probe.spec
    public = spec.table(Observation(observed(probe.state, verbs.NO_EYES)))
    for eyes in probe.eyes:
        seen, who = observed(probe.state, eyes), name_of(eyes)
        asked = states.copy_of(seen)
        table = spec.table(Observation(asked))
        if spec.table(Observation(states.copy_of(seen))) != table:
            findings.add("table-remembers", f"the table of {who}, asked for twice, is not the same", probe)
        if reason := unlike(table, spec.contract.table):
            findings.add("table-unfit", f"the table of {who}: {reason}", probe)
            return
        if eyes != verbs.NO_EYES:
            _check_seat_table(probe, eyes, public, table, findings)
        check_unchanged("`table` or `seat_table`", seen, asked, probe, findings)
        seat = None if eyes == verbs.NO_EYES else eyes
        shown = seen_by(seat, spec, probe.players, probe.setting.options, Observation(asked))
        _check_plain(msgspec.to_builtins(shown), probe, findings)


def _check_seat_table(probe: Probe, seat: int, public: Any, table: Any, findings: Findings) -> None:
    made, once_more = (probe.spec.seat_table(public, Observation(observed(probe.state, seat))) for _ in range(2))
    if once_more != made:
        findings.add("table-remembers", f"`seat_table` of seat {seat}, asked for twice, is not the same", probe)
    elif made != table:
        names = [name for name in table.__struct_fields__ if getattr(made, name, None) != getattr(table, name)]
        findings.add("seat-table-unlike", f"for seat {seat} `table` and `seat_table` differ in {', '.join(names)}", probe)


def _check_plain(view: Any, probe: Probe, findings: Findings) -> None:
    if json.loads(json.dumps(view)) != view:
        findings.add("record-not-plain", "a view is different after its conversion to JSON and back", probe)


def unlike(part: Any, kind: Any) -> str | None:
    """Explain why a struct does not have the given type, or return None."""
    try:
        if msgspec.convert(msgspec.to_builtins(part), kind) != part:
            return "it comes back from plain values as something else"
        if msgspec.json.decode(msgspec.json.encode(part), type=kind) != part:
            return "it is different after its conversion to JSON and back"
    except (msgspec.MsgspecError, TypeError) as error:
        return f"{type(part).__name__} is no {getattr(kind, '__name__', 'kind of the contract')}: {error}"
    return None


def check_words(probe: Probe, findings: Findings) -> None:
    """Check the game's functions `forced` (the only legal move) and `silence` (the default move of a seat that does not
    answer).
    """
    spec, public = probe.spec, observed(probe.state, verbs.NO_EYES)
    asked = Observation(states.copy_of(public))
    forced, silence = spec.forced(asked), spec.silence(asked)
    if forced is not None:
        moves = {seat: spec.moves(probe.state, seat) for seat in probe.owing}
        if list(moves.values()) != [[forced]]:
            shortly = {seat: possible[:5] for seat, possible in moves.items()}
            findings.add("forced-unfit", f"`forced` is {forced!r}, and the moves are {shortly}", probe)
    if silence is not None:
        for seat in probe.owing:
            if silence not in spec.moves(probe.state, seat):
                findings.add("silence-unfit", f"`silence` is {silence!r}, no move of seat {seat}", probe)
    check_unchanged("`forced` or `silence`", public, asked.state, probe, findings)
