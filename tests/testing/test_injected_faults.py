"""Faults in a correct game. Each of them has to be found by its name."""

from __future__ import annotations

import importlib

import pytest

from matchwood.testing import FaultyGame, chances, check_game, conformance, secrecy
from matchwood.testing.expectations import EXPECTED
from tests.testing import hilo
from tests.testing.conftest import Put
from tests.testing.faults.catalogue import LESSON, taught
from tests.testing.hilo_game import Hilo
from tests.testing.injecting import FAULTS, Fault

for place in ("catalogue", "rules", "moves", "records", "secrets", "views", "results"):
    importlib.import_module(f"tests.testing.faults.{place}")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_by_its_name(fault: Fault, put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "SAMPLED", fault.sampled)
    monkeypatch.setattr(conformance, "MOST_MOVES", 200)
    monkeypatch.setattr(secrecy, "MAX_DECISIONS", 200)
    monkeypatch.setattr(chances, "MAX_DEALS", 2500)
    rules = hilo.correct_verbs()
    spec = fault.inject(rules)
    put(rules)
    with pytest.raises(FaultyGame) as found:
        check_game(spec, games=1 if fault.sampled else 2)
    assert fault.name in [each.name for each in found.value.faults]
    assert fault.name in str(found.value)
    assert EXPECTED[fault.name] in str(found.value)
    assert found.value.code == "faulty_game"


def test_a_game_without_faults_passes(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "SAMPLED", 0)
    put(hilo.correct_verbs())
    assert check_game(Hilo(), games=4).games == 4


def test_a_correct_lesson_can_be_played(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "SAMPLED", 0)
    rules = hilo.correct_verbs()
    put(rules)
    assert check_game(taught(rules, LESSON), games=1).games == 1


def test_every_expectation_has_a_fault() -> None:
    named = {each.values[0].name for each in FAULTS}
    assert named == set(EXPECTED)
