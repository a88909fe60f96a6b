"""Clocks: a bank, an increment for each decision, and a limited quota for network delay."""

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


def test_every_clock_has_a_bank_and_an_increment() -> None:
    assert all(key == clock.key and clock.bank > clock.increment > 0 for key, clock in CLOCKS.items())


def test_a_clock_starts_with_its_bank_and_gets_the_increment_for_each_decision(clocks: Clocks) -> None:
    assert clocks.time_left(SEAT) == 60 * SECOND
    decide(clocks, 20 * SECOND)
    assert clocks.time_left(SEAT) == 48 * SECOND
    assert clocks.time_left(SEAT, elapsed=8 * SECOND) == 40 * SECOND


def test_the_time_is_never_above_the_bank_and_never_below_zero(clocks: Clocks) -> None:
    decide(clocks, 1 * SECOND)
    assert clocks.time_left(SEAT) == 60 * SECOND
    decide(clocks, 500 * SECOND)
    assert clocks.time_left(SEAT) == 8 * SECOND, "the increment is for the next decision"
    assert clocks.time_left(SEAT, elapsed=100 * SECOND) == 0


def test_an_undone_decision_costs_no_time_and_brings_no_increment(clocks: Clocks) -> None:
    before = clocks.running[SEAT]
    clocks.charge(SEAT, Spent(used=40 * SECOND, lag=500))
    clocks.run([], 2, 40 * SECOND)
    assert clocks.before_decision(SEAT) == (before, 60 * SECOND)
    clocks.undo_charge(SEAT)
    clocks.run([SEAT], 3, 45 * SECOND)
    assert clocks.running[SEAT] == before
    assert (clocks.time_left(SEAT), clocks.before_decision(SEAT)) == (60 * SECOND, None)


def test_a_clock_that_does_not_run_loses_and_gains_no_time(clocks: Clocks) -> None:
    assert clocks.cost_of(1, 30 * SECOND, None) == Spent()
    clocks.charge(1, Spent(used=30 * SECOND))
    assert clocks.time_left(1) == 60 * SECOND


def test_a_clock_that_keeps_running_keeps_its_first_event(clocks: Clocks) -> None:
    clocks.run([SEAT, 1], 7, 5 * SECOND)
    assert {seat: running.number for seat, running in clocks.running.items()} == {SEAT: 1, 1: 7}
    clocks.run([1], 8, 6 * SECOND)
    assert list(clocks.running) == [1]


def test_network_delay_is_not_charged(clocks: Clocks) -> None:
    assert decide(clocks, 10_300, thought=10_000) == Spent(used=10_000, lag=300)


def test_claimed_delay_is_limited_by_a_quota(clocks: Clocks) -> None:
    decisions = 50
    saved = sum(decide(clocks, 5 * SECOND, thought=0).lag for _ in range(decisions))
    assert decide(clocks, 5 * SECOND, thought=0).lag <= LAG_PER_DECISION_MS
    assert saved <= INITIAL_LAG_MS + LAG_PER_DECISION_MS * decisions


def test_the_delay_quota_is_limited_in_total_and_for_each_decision(clocks: Clocks) -> None:
    for _ in range(50):
        decide(clocks, SECOND)
    saved = [decide(clocks, 9 * SECOND, thought=0).lag for _ in range(10)]
    assert max(saved) == MAX_LAG_AT_ONCE_MS
    assert sum(saved) <= MAX_LAG_MS + 10 * LAG_PER_DECISION_MS


@pytest.mark.parametrize("thought", [None, 10 * SECOND, 10**12])
def test_a_claim_without_delay_gains_no_time(clocks: Clocks, thought: int | None) -> None:
    assert decide(clocks, 10 * SECOND, thought) == Spent(used=10 * SECOND)


def test_a_move_that_was_sent_in_time_is_awaited_and_costs_the_remaining_time(clocks: Clocks) -> None:
    late = 60 * SECOND + INITIAL_LAG_MS
    assert clocks.expires_in(SEAT, late - 1) == 1
    assert clocks.expires_in(SEAT, late) == 0
    assert clocks.cost_of(SEAT, late - 1, 60 * SECOND - 1).used == 60 * SECOND - 1
    assert clocks.cost_of(SEAT, late - 1, None).used == 60 * SECOND
