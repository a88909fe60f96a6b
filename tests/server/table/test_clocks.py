"""Clocks: a bank and an increment for each decision, and a quota for delay on the line that nobody can exceed."""

from __future__ import annotations

import pytest

from matchwood.server.protocol.values import Clock
from matchwood.server.table.clocks import CLOCKS, INITIAL_LAG_MS, LAG_PER_DECISION_MS, MAX_LAG_AT_ONCE_MS, MAX_LAG_MS, Clocks, Spent

SECOND = 1_000
SEAT = 0


@pytest.fixture
def clocks() -> Clocks:
    clocks = Clocks(Clock("brisk", bank=60, increment=8), 2)
    clocks.run([SEAT], 1, 0)
    return clocks


def decide(clocks: Clocks, elapsed: int, thought: int | None = None) -> Spent:
    spent = clocks.cost_of(SEAT, elapsed, thought)
    clocks.charge(SEAT, spent)
    clocks.run([SEAT], 2, elapsed)
    return spent


def test_every_clock_that_is_offered_has_time_to_begin_with_and_for_each_decision() -> None:
    assert all(key == clock.key and clock.bank > clock.increment > 0 for key, clock in CLOCKS.items())


def test_a_clock_begins_with_its_bank_and_each_decision_brings_the_increment(clocks: Clocks) -> None:
    assert clocks.time_left(SEAT) == 60 * SECOND
    decide(clocks, 20 * SECOND)
    assert clocks.time_left(SEAT) == 48 * SECOND
    assert clocks.time_left(SEAT, elapsed=8 * SECOND) == 40 * SECOND


def test_there_is_never_more_than_the_bank_and_never_less_than_nothing(clocks: Clocks) -> None:
    decide(clocks, 1 * SECOND)
    assert clocks.time_left(SEAT) == 60 * SECOND
    decide(clocks, 500 * SECOND)
    assert clocks.time_left(SEAT) == 8 * SECOND, "who lets the time pass has the increment for the next decision"
    assert clocks.time_left(SEAT, elapsed=100 * SECOND) == 0


def test_a_decision_that_was_taken_back_costs_and_brings_nothing(clocks: Clocks) -> None:
    before = clocks.running[SEAT]
    clocks.charge(SEAT, Spent(used=40 * SECOND, lag=500))
    clocks.run([], 2, 40 * SECOND)
    assert clocks.before_decision(SEAT) == (before, 60 * SECOND)
    clocks.undo_charge(SEAT)
    clocks.run([SEAT], 3, 45 * SECOND)
    assert clocks.running[SEAT] == before
    assert (clocks.time_left(SEAT), clocks.before_decision(SEAT)) == (60 * SECOND, None)


def test_what_does_not_run_costs_nothing_and_brings_nothing(clocks: Clocks) -> None:
    assert clocks.cost_of(1, 30 * SECOND, None) == Spent()
    clocks.charge(1, Spent(used=30 * SECOND))
    assert clocks.time_left(1) == 60 * SECOND


def test_a_clock_that_goes_on_keeps_the_event_since_which_it_runs(clocks: Clocks) -> None:
    clocks.run([SEAT, 1], 7, 5 * SECOND)
    assert {seat: running.number for seat, running in clocks.running.items()} == {SEAT: 1, 1: 7}
    clocks.run([1], 8, 6 * SECOND)
    assert list(clocks.running) == [1]


def test_delay_on_the_line_is_not_charged(clocks: Clocks) -> None:
    assert decide(clocks, 10_300, thought=10_000) == Spent(used=10_000, lag=300)


def test_whoever_claims_too_much_delay_gets_the_quota_and_no_more(clocks: Clocks) -> None:
    decisions = 50
    saved = sum(decide(clocks, 5 * SECOND, thought=0).lag for _ in range(decisions))
    assert decide(clocks, 5 * SECOND, thought=0).lag <= LAG_PER_DECISION_MS
    assert saved <= INITIAL_LAG_MS + LAG_PER_DECISION_MS * decisions


def test_the_quota_that_is_saved_up_has_a_limit_and_one_decision_uses_only_part_of_it(clocks: Clocks) -> None:
    for _ in range(50):
        decide(clocks, SECOND)
    saved = [decide(clocks, 9 * SECOND, thought=0).lag for _ in range(10)]
    assert max(saved) == MAX_LAG_AT_ONCE_MS
    assert sum(saved) <= MAX_LAG_MS + 10 * LAG_PER_DECISION_MS


@pytest.mark.parametrize("thought", [None, 10 * SECOND, 10**12])
def test_nobody_gains_by_claiming_no_delay_or_less_than_none(clocks: Clocks, thought: int | None) -> None:
    assert decide(clocks, 10 * SECOND, thought) == Spent(used=10 * SECOND)


def test_a_move_that_is_under_way_when_the_time_is_up_is_waited_for_and_costs_what_was_left(clocks: Clocks) -> None:
    late = 60 * SECOND + INITIAL_LAG_MS
    assert clocks.expires_in(SEAT, late - 1) == 1
    assert clocks.expires_in(SEAT, late) == 0
    assert clocks.cost_of(SEAT, late - 1, 60 * SECOND - 1).used == 60 * SECOND - 1
    assert clocks.cost_of(SEAT, late - 1, None).used == 60 * SECOND
