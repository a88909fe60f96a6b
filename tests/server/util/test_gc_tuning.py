"""Garbage collection in a server: new objects are scanned often, all objects rarely."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from matchwood.server.util import gc_tuning
from matchwood.server.util.gc_tuning import NEW_OBJECTS, SCANS_WITHOUT_SURVIVORS, YOUNG_COLLECTIONS, GcTuning

ENOUGH = NEW_OBJECTS + 1_000
"""Other parts of this process delete some objects at the same time, and each counts as one new object less."""


class Thing:
    """An object that can refer to itself."""

    itself: Thing | None = None


def circle() -> weakref.ref[Thing]:
    thing = Thing()
    thing.itself = thing
    return weakref.ref(thing)


def things() -> list[Thing]:
    return [Thing() for _ in range(ENOUGH)]


@pytest.fixture
def scans(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The generations that were scanned."""
    found: list[int] = []
    collect = gc.collect

    def note(generation: int = 2) -> int:
        found.append(generation)
        return collect(generation)

    monkeypatch.setattr(gc, "collect", note)
    return found


@pytest.fixture
def tuning(scans: list[int], monkeypatch: pytest.MonkeyPatch) -> Iterator[GcTuning]:
    monkeypatch.setattr(gc_tuning, "OLD_OBJECTS", 9.5 * ENOUGH)
    rule = GcTuning()
    scans.clear()
    yield rule
    rule.close()


def test_garbage_cycles_are_collected_after_some_new_objects(tuning: GcTuning) -> None:
    gone = circle()
    tuning.collect_if_due()
    assert gone() is not None, "there are hardly any new objects"
    kept = things()
    tuning.collect_if_due()
    assert gone() is None
    del kept


def test_garbage_alone_never_causes_a_scan_of_all_objects(tuning: GcTuning, scans: list[int]) -> None:
    for _ in range(30):  # three times `OLD_OBJECTS`
        gone = circle()
        for _ in range(ENOUGH):
            circle()
        tuning.collect_if_due()
        assert gone() is None
    assert set(scans) == {0, 1}


def test_garbage_that_survived_a_scan_is_collected_soon(tuning: GcTuning) -> None:
    thing = Thing()
    thing.itself = thing
    gone = weakref.ref(thing)
    kept = [things()]
    tuning.collect_if_due()
    del thing
    for _ in range(YOUNG_COLLECTIONS):
        assert gone() is not None
        kept.append(things())
        tuning.collect_if_due()
    assert gone() is None


def test_the_next_full_scan_waits_until_enough_objects_survived(tuning: GcTuning, scans: list[int]) -> None:
    kept, full_scans = [], []
    for number in range(25):
        kept.append(things())
        tuning.collect_if_due()
        if 2 in scans:
            full_scans.append(number)
            scans.clear()
    assert full_scans == [9, 19]


def test_survivors_wait_for_the_full_scan_after_a_scan_that_found_no_garbage(
    tuning: GcTuning, scans: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc_tuning, "OLD_OBJECTS", 100 * ENOUGH)
    kept = []
    for _ in range(2 * (YOUNG_COLLECTIONS + 1) + SCANS_WITHOUT_SURVIVORS):
        kept.append(things())
        tuning.collect_if_due()
    wait = [0] * YOUNG_COLLECTIONS
    assert scans == [*wait, 1, *[0] * SCANS_WITHOUT_SURVIVORS, *wait, 1]


def test_only_a_full_scan_traverses_the_objects_from_the_start(scans: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    thing = Thing()
    thing.itself = thing
    gone = weakref.ref(thing)
    rule = GcTuning()
    try:
        del thing
        kept = []
        for _ in range(YOUNG_COLLECTIONS + 1):
            kept.append(things())
            rule.collect_if_due()
        assert scans[-1] == 1
        assert gone() is not None
        monkeypatch.setattr(gc_tuning, "OLD_OBJECTS", ENOUGH)
        kept.append(things())
        rule.collect_if_due()
        assert scans[-1] == 2
        assert gone() is None
    finally:
        rule.close()


def test_closing_restores_the_garbage_collector() -> None:
    GcTuning().close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
