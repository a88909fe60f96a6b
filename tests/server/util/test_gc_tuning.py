"""The collector of waste while a server runs: it looks when much more has come to be kept, and else leaves everybody in peace."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from matchwood.server.util import gc_tuning
from matchwood.server.util.gc_tuning import GcTuning


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
def tidy() -> Iterator[GcTuning]:
    rule = GcTuning()
    yield rule
    rule.close()


def test_garbage_cycles_are_collected_after_many_new_objects(tidy: GcTuning, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = circle()
    tidy.collect_if_due()
    assert gone() is not None, "hardly anything has come since the last time"
    monkeypatch.setattr(gc_tuning, "COLLECT_AFTER_OBJECTS", 100_000)
    kept = things(100_000)
    tidy.collect_if_due()
    assert gone() is None
    assert tidy._objects_left >= len(kept)


def test_the_next_collection_waits_until_the_objects_have_doubled(tidy: GcTuning, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "COLLECT_AFTER_OBJECTS", 10_000)
    kept = things(100_000)
    tidy.collect_if_due()
    gone = circle()
    kept += things(20_000)
    tidy.collect_if_due()
    assert gone() is not None, "twice as much has to come"
    kept += things(100_000)
    tidy.collect_if_due()
    assert gone() is None


def test_objects_from_the_start_are_not_traversed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = things(1_000)
    rule = GcTuning()
    try:
        monkeypatch.setattr(gc_tuning, "COLLECT_AFTER_OBJECTS", 10_000)
        kept += things(20_000)
        rule.collect_if_due()
        assert {id(one) for one in gc.get_objects()}.isdisjoint(map(id, kept[:1_000]))
    finally:
        rule.close()


def test_closing_restores_the_garbage_collector() -> None:
    GcTuning().close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
