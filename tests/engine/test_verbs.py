"""The verbs call the compiled code of the game whose record they receive."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from matchwood.engine import states, verbs
from matchwood.engine.bits import Bits
from matchwood.engine.chance import chance_from
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
    del rules.deal, rules.payoff
    with pytest.raises(TypeError, match=r"the rules lack the verbs deal, payoff$"):
        verbs.announce(verbs.record_type([("third", np.int8)]), rules)
    rules.deal = one_worth
    with pytest.raises(TypeError, match=r"the rules lack the verb payoff$"):
        verbs.announce(verbs.record_type([("third", np.int8)]), rules)


PLAIN_GAME = verbs.record_type([("fourth", np.int8)])


@rule
def three_decisions(record: verbs.Record, seat: int) -> Bits:
    return np.uint64(0b1011)


@rule
def ranks(record: verbs.Record, out: NDArray[np.int64]) -> None:
    for seat in range(record.players):
        out[0, seat] = max(1, seat)


def test_a_game_without_advice_suggests_random_legal_decisions_and_measures_ranks() -> None:
    rules = rules_with(legal=three_decisions, payoff=ranks)
    del rules.suggest, rules.worth
    verbs.announce(PLAIN_GAME, rules)
    state, chance = states.new_state(PLAIN_GAME), chance_from(1)
    state["players"] = 4
    assert {states.suggest(state, 0, chance) for _ in range(60)} == {0, 1, 3}
    assert [worth_of(state, seat) for seat in range(4)] == [2 / 3, 2 / 3, 1 / 3, 0]
