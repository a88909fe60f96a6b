"""Garbage collection in a server: it runs after many new objects only."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from matchwood.server.util import gc_tuning
from matchwood.server.util.gc_tuning import GcTuning


class Thing:
    """An object that can refer to itself."""

    itself: Thing | None = None


def circle() -> weakref.ref[Thing]:
    thing = Thing()
    thing.itself = thing
    return weakref.ref(thing)


def things(number: int) -> list[Thing]:
    return [Thing() for _ in range(number + 1_000)]


@pytest.fixture
def tuning() -> Iterator[GcTuning]:
    rule = GcTuning()
    yield rule
    rule.close()


def test_garbage_cycles_are_collected_after_many_new_objects(tuning: GcTuning, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = circle()
    tuning.collect_if_due()
    assert gone() is not None, "there are hardly any new objects"
    monkeypatch.setattr(gc_tuning, "COLLECT_AFTER_OBJECTS", 100_000)
    kept = things(100_000)
    tuning.collect_if_due()
    assert gone() is None
    assert tuning._objects_left >= len(kept)


def test_the_next_collection_waits_until_the_objects_have_doubled(tuning: GcTuning, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "COLLECT_AFTER_OBJECTS", 10_000)
    kept = things(100_000)
    tuning.collect_if_due()
    gone = circle()
    kept += things(20_000)
    tuning.collect_if_due()
    assert gone() is not None, "there are not yet twice as many objects"
    kept += things(100_000)
    tuning.collect_if_due()
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
