"""The examples in the docstrings are true."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["lab.experiment", "lab.simulation", "lab.summary", "terminal.language"])
def test_the_examples_of_a_module_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"matchwood.{name}"))
    assert tried
    assert failed == 0
