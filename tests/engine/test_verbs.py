"""The verbs call the compiled code of the game whose record they receive."""

from __future__ import annotations

import numpy as np
import pytest

from matchwood.engine import states, verbs
from matchwood.engine.compiling import rule
from tests.engine.rules import one_worth, rules_with

ONE_GAME = verbs.record_type([("first", np.int8)])
OTHER_GAME = verbs.record_type([("second", np.int8)])


@rule
def other_worth(record: verbs.Record, seat: int) -> float:
    return 2.0 + seat


verbs.announce(ONE_GAME, rules_with())
verbs.announce(OTHER_GAME, rules_with(worth=other_worth))


@rule
def worth_of(state: states.State, seat: int) -> float:
    return verbs.worth(state[0], seat)


def test_the_type_of_the_record_selects_the_rules() -> None:
    assert worth_of(states.new_state(ONE_GAME), 3) == 4.0
    assert worth_of(states.new_state(OTHER_GAME), 3) == 5.0


def test_a_verb_called_from_python_names_the_module_to_use_instead() -> None:
    with pytest.raises(TypeError, match=r"matchwood\.engine\.states"):
        verbs.worth(states.new_state(ONE_GAME)[0], 0)


def test_a_copy_of_a_state_shares_no_memory_with_it() -> None:
    state = states.new_state(ONE_GAME)
    copy = states.copy_of(state)
    copy["first"] = 7
    assert (states.read(state).first, states.read(copy).first) == (0, 7)


def test_missing_verbs_are_named() -> None:
    rules = rules_with()
    del rules.suggest, rules.worth
    with pytest.raises(TypeError, match=r"the rules lack the verbs suggest, worth$"):
        verbs.announce(verbs.record_type([("third", np.int8)]), rules)
    rules.suggest = one_worth
    with pytest.raises(TypeError, match=r"the rules lack the verb worth$"):
        verbs.announce(verbs.record_type([("third", np.int8)]), rules)


def test_two_verbs_are_optional() -> None:
    verbs.announce(verbs.record_type([("fourth", np.int8)]), rules_with())
