"""Allowances: a number of uses in a number of seconds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from matchwood.server.cluster.gcra import Allowance


@given(some.lists(some.floats(0, 3), max_size=60), some.integers(1, 5))
def test_an_allowance_never_admits_more_than_twice_its_number_in_its_time(pauses: list[float], count: int) -> None:
    now = 0.0
    allowance = Allowance(count, 10, lambda: now)
    admitted_at: list[float] = []
    for pause in pauses:
        now += pause
        wait = allowance.spend("Ada")
        if wait == 0:
            admitted_at.append(now)
        else:
            assert wait <= 10 / count + 1e-6
    for start in admitted_at:
        in_this_time = [at for at in admitted_at if start <= at < start + 10 - 1e-6]
        assert len(in_this_time) <= 2 * count


def test_a_caller_that_waits_as_long_as_required_is_admitted() -> None:
    now = 0.0
    allowance = Allowance(3, 10, lambda: now)
    while (wait := allowance.spend("Ada")) == 0:
        pass
    now += wait
    assert allowance.spend("Ada") == 0
