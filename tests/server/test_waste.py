"""The collector of waste while a server runs: it looks when much more has come to be kept, and else leaves everybody in peace."""

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


@pytest.fixture
def tidy() -> Iterator[Waste]:
    rule = Waste()
    yield rule
    rule.close()


def test_waste_in_cycles_is_collected_once_much_more_is_kept(tidy: Waste, monkeypatch: pytest.MonkeyPatch) -> None:
    thing = Thing()
    thing.itself = thing
    gone = weakref.ref(thing)
    del thing
    tidy.look()
    assert gone() is not None, "hardly anything has come since the last time"
    monkeypatch.setattr(waste, "MORE", -1_000_000_000)
    tidy.look()
    assert gone() is None


def test_what_is_still_kept_counts_the_next_time(tidy: Waste, monkeypatch: pytest.MonkeyPatch) -> None:
    things = [Thing() for _ in range(100_000)]  # so many that what others let go of meanwhile does not matter
    monkeypatch.setattr(waste, "MORE", -tidy._kept)
    tidy.look()
    assert {id(one) for one in gc.get_objects()}.isdisjoint(map(id, things)), "nobody looks through them again"
    assert tidy._kept >= gc.get_freeze_count()


def test_afterwards_the_collector_is_as_it_was() -> None:
    Waste().close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
