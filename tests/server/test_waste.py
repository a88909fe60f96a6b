"""The collector of waste while a server runs: it looks through what is new, and seldom through all that is kept."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from matchwood.server import waste
from matchwood.server.waste import Waste


class Thing:
    """Something that can hold on to itself."""

    itself: Thing | None = None


def circle() -> weakref.ref[Thing]:
    """Something that nobody holds but itself."""
    thing = Thing()
    thing.itself = thing
    return weakref.ref(thing)


def things(number: int) -> list[Thing]:
    """More than so many objects."""
    return [Thing() for _ in range(number + 1_000)]


@pytest.fixture
def tidy() -> Iterator[Waste]:
    rule = Waste()
    yield rule
    rule.close()


def test_new_waste_in_cycles_is_collected_a_little_at_a_time(tidy: Waste) -> None:
    gone = circle()
    tidy.look()
    assert gone() is not None, "hardly anything has come since the last time"
    kept = things(waste.NEW)
    tidy.look()
    assert gone() is None
    assert gc.get_count()[0] < len(kept), "what was looked through is not new any more"


def test_old_waste_is_collected_once_much_more_is_kept(tidy: Waste, monkeypatch: pytest.MonkeyPatch) -> None:
    thing = Thing()
    gone = weakref.ref(thing)
    kept = things(waste.NEW)
    tidy.look()
    thing.itself = thing
    del thing
    kept += things(waste.NEW)
    tidy.look()
    assert gone() is not None, "only what is new was looked through"
    monkeypatch.setattr(waste, "MORE", 2 * waste.NEW)
    kept += things(waste.NEW)
    tidy.look()
    assert gone() is None
    assert tidy._kept >= len(kept), "so much more has to come the next time"


def test_what_was_there_at_the_start_is_not_looked_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = things(1_000)
    rule = Waste()
    try:
        monkeypatch.setattr(waste, "MORE", 0)
        kept += things(waste.NEW)
        rule.look()
        assert {id(one) for one in gc.get_objects()}.isdisjoint(map(id, kept[:1_000]))
    finally:
        rule.close()


def test_afterwards_the_collector_is_as_it_was() -> None:
    Waste().close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
