"""The examples in the docstrings of the experiments and the terminal are true."""

from __future__ import annotations

import doctest
import importlib

import pytest

MODULES = ["lab.experiment", "lab.simulation", "lab.summary", "terminal.language", "terminal.tables.matchmaster.cards"]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"matchwood.{name}"))
    assert tried
    assert failed == 0
