"""Errors in rules name the file and the line of the rule, and Numba's reason."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from matchwood.engine import states, verbs
from matchwood.engine.bits import size
from matchwood.engine.compiling import rule
from matchwood.errors import BrokenGame
from tests.engine.rules import rules_with

# ruff: noqa: F821


@rule
def an_unknown_name(table: Any, seat: int, decision: int) -> None:
    table.card = undefined  # type: ignore[name-defined]


@rule
def a_field_that_is_read_under_a_wrong_name(table: Any, seat: int, decision: int) -> None:
    table.card = table.crad


@rule
def a_field_that_is_written_under_a_wrong_name(table: Any, seat: int, decision: int) -> None:
    table.card = seat
    table.crad = decision


@rule
def an_unsuitable_argument_of_a_library_function(table: Any, seat: int, decision: int) -> None:
    table.card = seat
    table.card = size()  # type: ignore[call-arg]


@rule
def helper(table: Any) -> None:
    table.card += 1
    table.card += undefined  # type: ignore[name-defined]


@rule
def calls_a_faulty_rule(table: Any, seat: int, decision: int) -> None:
    if seat:
        helper(table)


@rule
def an_unknown_method(table: Any, seat: int, decision: int) -> None:
    table.card = table.cards.total()


SOURCE = Path(__file__).read_text().splitlines()
CASES: list[tuple[Any, str, str, str]] = [
    (an_unknown_name, "an_unknown_name", "table.card = undefined", "name 'undefined' is not defined"),
    (
        a_field_that_is_read_under_a_wrong_name,
        "a_field_that_is_read_under_a_wrong_name",
        "table.card = table.crad",
        "the record has no field 'crad'",
    ),
    (
        a_field_that_is_written_under_a_wrong_name,
        "a_field_that_is_written_under_a_wrong_name",
        "table.crad = decision",
        "the record has no field 'crad'",
    ),
    (
        an_unsuitable_argument_of_a_library_function,
        "an_unsuitable_argument_of_a_library_function",
        "table.card = size()",
        "",
    ),
    (calls_a_faulty_rule, "helper", "table.card += undefined", "name 'undefined' is not defined"),
    (an_unknown_method, "an_unknown_method", "table.card = table.cards.total()", "Unknown attribute 'total'"),
]


@pytest.mark.parametrize(("faulty", "name", "line", "reason"), CASES, ids=[case[0].__name__ for case in CASES])
def test_an_error_in_a_rule_is_one_line_with_its_place(faulty: Any, name: str, line: str, reason: str) -> None:
    record = verbs.record_type([("card", np.int8), ("cards", np.int8, 2 + CASES.index((faulty, name, line, reason)))])
    verbs.announce(record, rules_with(apply=faulty))
    number = 1 + next(place for place, text in enumerate(SOURCE) if text.strip().startswith(line))
    place = re.escape(f"({__file__}, line {number})")
    for _ in range(2):
        with pytest.raises(BrokenGame, match=f"^the rule '{name}' cannot be compiled: .*{reason}.*{place}$") as found:
            states.apply(states.new_state(record), 0, 0)
        assert "\n" not in str(found.value)
        assert str(pickle.loads(pickle.dumps(found.value))) == str(found.value)
