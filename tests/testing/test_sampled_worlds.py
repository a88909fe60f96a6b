"""Worlds that are sampled late in a game are checked as thoroughly as those of the first moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from matchwood.testing import FaultyGame, chances, check_game, conformance, followed
from tests.testing import tricks
from tests.testing.conftest import Put
from tests.testing.tricks import PASSING
from tests.testing.tricks_game import Tricks

Fault = Callable[[SimpleNamespace, pytest.MonkeyPatch], None]


def nothing_is_shuffled_during_play(rules: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    original = rules.determinize

    def determinize(table: Any, chance: Any) -> None:
        with monkeypatch.context() as here:
            if table.phase != PASSING:
                here.setattr(tricks, "luck_from", lambda _: random.Random(1))
            original(table, chance)

    rules.determinize = determinize


def voids_are_ignored(rules: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks, "are_void", lambda hands, voids: True)


def the_passed_card_of_the_seat_is_forgotten(rules: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks, "holds", lambda hands, laid, own: True)


@pytest.fixture(autouse=True)
def smaller_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the samples, since verbs in plain Python are slow. The other checks are left out."""
    monkeypatch.setattr(conformance, "TRACED", 0)
    monkeypatch.setattr(conformance, "SAMPLED", 4)
    monkeypatch.setattr(chances, "DRAWN", 200)
    monkeypatch.setattr(chances, "MAX_DEALS", 600)
    monkeypatch.setattr(followed, "MAX_WORLDS", 600)
    monkeypatch.setattr(followed, "MIN_WORLDS", 60)


def test_a_correct_game_of_tricks_is_sound(put: Put) -> None:
    put(tricks.correct_verbs())
    assert check_game(Tricks(), games=1).games == 1


@pytest.mark.parametrize(
    "fault",
    [nothing_is_shuffled_during_play, voids_are_ignored, the_passed_card_of_the_seat_is_forgotten],
    ids=lambda fault: fault.__name__.replace("_", " "),
)
def test_worlds_that_are_uneven_only_late_in_a_game_are_found(fault: Fault, put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tricks.correct_verbs()
    fault(rules, monkeypatch)
    put(rules)
    with pytest.raises(FaultyGame) as found:
        check_game(Tricks(), games=1)
    assert [each.name for each in found.value.faults] == ["worlds-uneven"]
