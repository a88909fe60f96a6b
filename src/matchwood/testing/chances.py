"""Check that sampled worlds have the same probabilities as deals.

In games with equal cards, a choice between equal cards changes the probabilities. After such a choice, the check compares only a
seat's worlds with a spectator's worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from matchwood.engine import states, verbs
from matchwood.engine.chance import listed_numbers
from matchwood.engine.states import State, observed
from matchwood.testing.course import Course
from matchwood.testing.drawn import DRAWN, MIN_WORLDS, Draw, has_equal_cards, looks, rows_of
from matchwood.testing.findings import Findings
from matchwood.testing.followed import followed
from matchwood.testing.probe import Probe, after, any_run, follow, name_of, world_of
from matchwood.testing.samples import Bytes, most_surprising

MAX_DEALS = 6000
"""The maximum number of deals to try. It is lower if almost no deal looks the same to the observer."""
LATEST = 6
SURE = 5.5
"""A difference of this number of standard deviations is a fault. It occurs by chance twice in a hundred million tests."""
CONFIRMED = 4.0
"""A difference of this number of standard deviations is tested again with a larger sample."""

HARDLY_ANY = 4
"""A large sample with at most this number of different worlds must contain all worlds. Even a world that is five times less likely
is missing less than once in ten trillion tests.
"""


def check_chances(course: Course, number: int, findings: Findings) -> None:
    """Check that sampled game states have the right probabilities, as seen by a spectator and by one seat."""
    probe = course.probe_before(number)
    seat = probe.luck.randrange(probe.players)
    for eyes in (verbs.NO_EYES, seat):
        _check_true_world(probe, eyes, findings)
        _compare(probe, f"{name_of(eyes)}, against deals", _sampled(probe, eyes), _dealt(probe, eyes), findings)
    who = f"seat {seat}, against those for a spectator"
    _compare(probe, who, _sampled(probe, verbs.NO_EYES), _sampled_through(probe, seat), findings)
    for eyes in (verbs.NO_EYES, seat):
        for back in (1, probe.players, 2 * probe.players):
            if back <= number and course.probe_before(number - back).deals == probe.deals:
                who = f"{name_of(eyes)}, against those of {back} moves before in which the same was played"
                _compare(probe, who, _sampled(probe, eyes), followed(course.probe_before(number - back), probe, eyes), findings)


def _check_true_world(probe: Probe, eyes: int, findings: Findings) -> None:
    # If there are very few different worlds, the true world must be among them.
    rows = _sampled(probe, eyes)("true", DRAWN)
    assert rows is not None
    found = {row.tobytes() for row in rows}
    if len(found) <= HARDLY_ANY and looks(probe, probe.state) not in found:
        wrong = f"of {DRAWN} worlds for {name_of(eyes)} only {len(found)} are different, and the true one is none of them"
        findings.add("worlds-uneven", wrong, probe)


def _compare(probe: Probe, who: str, sampled: Draw, other: Draw, findings: Findings) -> None:
    others = other("first", DRAWN)
    rows = None if others is None else sampled("first", DRAWN)
    if rows is None or others is None:
        return
    findings.report.worlds += len(rows)
    surprise, column = most_surprising(rows, others)
    if surprise < SURE:
        return
    rows, others = sampled("again", 4 * DRAWN), other("again", 4 * DRAWN)
    if rows is None or others is None or most_surprising(rows, others)[0] < CONFIRMED:
        return
    wrong = f"worlds for {who}, are spread otherwise by {surprise:.1f} standard deviations in {_named(probe, column)}"
    findings.add("worlds-uneven", wrong, probe)


def _named(probe: Probe, column: int | None) -> str:
    if column is None:
        return "which worlds they are"
    seat, place = divmod(column, probe.state.dtype.itemsize)
    fields: Mapping[str, Any] = probe.state.dtype.fields or {}
    name = max((offset, name) for name, (_, offset, *_) in fields.items() if offset <= place)[1]
    return f"what seat {seat} sees in `{name}`"


def _sampled(probe: Probe, eyes: int) -> Draw:
    def draw(name: object, count: int) -> Bytes:
        seen, chance = observed(probe.state, eyes), probe.chance("sampled", eyes, name)
        return rows_of([looks(probe, world_of(seen, chance)) for _ in range(count)])

    return draw


def _sampled_through(probe: Probe, seat: int) -> Draw:
    def draw(name: object, count: int) -> Bytes:
        seen, chance = observed(probe.state, verbs.NO_EYES), probe.chance("through", seat, name)
        return rows_of([looks(probe, world_of(observed(world_of(seen, chance), seat), chance)) for _ in range(count)])

    return draw


def _dealt(probe: Probe, eyes: int) -> Draw:
    def draw(name: object, count: int) -> Bytes | None:
        if probe.deals != 1 or len(probe.moves) > LATEST or probe.undisclosed:
            return None
        if probe.moves and has_equal_cards(probe):
            return None
        found = list[bytes]()
        for tried, (start, state) in enumerate(_other_deals(probe, eyes, name)):
            if state is not None:
                if len(found) < 5 and not _all_shown(probe, eyes, start):
                    return None
                found.append(looks(probe, state))
            if len(found) == count or tried > MAX_DEALS * (count // DRAWN) or (tried > MAX_DEALS // 10 and 60 * len(found) < tried):
                break
        return rows_of(found) if len(found) >= MIN_WORLDS else None

    return draw


def _other_deals(probe: Probe, eyes: int, name: object) -> Iterator[tuple[State, State | None]]:
    """Play the same moves after other random deals. Yield the first and the last state of each game. In place of the last state,
    yield None if a move is illegal or the observer would see another state.
    """
    seen, chance = observed(probe.state, eyes).tobytes(), probe.chance("dealt", name)
    fresh = probe.setting.fresh()
    while True:
        start = states.copy_of(fresh)
        states.deal(start, listed_numbers(chance))
        state = follow(start, probe.moves)
        yield start, state if state is not None and observed(state, eyes).tobytes() == seen else None


def _all_shown(probe: Probe, eyes: int, start: State) -> bool:
    """Return whether the observer knows all earlier decisions of the other seats."""
    seen = observed(probe.state, eyes).tobytes()
    for place, move in enumerate(probe.moves):
        before = follow(start, probe.moves[:place])
        if before is None or move.seat == eyes:
            continue
        for _ in range(3):
            run = any_run(before, move.seat, probe.luck)
            if run != move.run:
                end = follow(after(before, move.seat, run), probe.moves[place + 1 :])
                if end is not None and observed(end, eyes).tobytes() == seen:
                    return False
    return True
