"""Python functions that read records quickly return the same as the verbs."""

from __future__ import annotations

import random

import numpy as np
import pytest

from matchwood.cardgames import catalogue
from matchwood.engine import states, verbs
from matchwood.engine.bits import members
from matchwood.engine.chance import chance_from

RECORD = np.dtype([*verbs.COMMON, ("pair", np.int16, 2), ("long", np.int8, 20), ("grid", np.int8, (2, 3)), ("last", np.int8)])
PART = np.dtype([("grid", np.int8, (2, 3)), ("last", np.int8)])


def played(key: str, seed: int) -> states.State:
    """Return the state of a game after some random decisions, with the same random numbers in each run."""
    spec, luck, source = catalogue.spec_of(key), random.Random(seed), chance_from(seed)
    players = luck.choice(spec.players)
    state = spec.fresh(players, spec.checked_options({}, players))
    for _ in range(luck.randrange(60)):
        if states.phase(state) == verbs.OVER:
            break
        if states.phase(state) == verbs.DEAL_DUE:
            states.deal(state, source)
        else:
            seat = luck.choice(states.seats_owing(state))
            states.apply(state, seat, luck.choice([*members(states.legal(state, seat))]))
    return state


@pytest.mark.parametrize("key", catalogue.keys())
def test_the_seats_to_decide_equal_those_of_the_rules(key: str) -> None:
    for seed in range(40):
        state = played(key, seed)
        assert states.seats_owing(state) == tuple(members(states.owing(state)))
        assert states.phase(state) == int(state["phase"][0])


@pytest.mark.parametrize("key", catalogue.keys())
def test_fields_are_those_of_the_record(key: str) -> None:
    state = played(key, 1)
    fields = states.read(state)
    for name in state.dtype.names or ():
        assert getattr(fields, name) == state[name][0].tolist()
    with pytest.raises(AttributeError, match="no field 'luck'"):
        _ = fields.luck


def test_a_part_of_a_record_can_be_read_from_its_bytes() -> None:
    state = states.new_state(RECORD)
    state["grid"], state["last"] = [[1, 2, 3], [4, 5, 6]], 7
    part = states.read(states.state_from(state.tobytes()[states.within(RECORD, PART)], PART))
    assert (part.grid, part.last) == ([[1, 2, 3], [4, 5, 6]], 7)


def test_a_move_is_a_whole_sequence_of_legal_decisions() -> None:
    game = catalogue.spec_of("tycoon")
    state = game.fresh(2, game.checked_options({}, 2))
    game.deal_given(state, {"leader": 0, "hands": [["1", "8"], ["2", "F"]]})
    before = state.tobytes()
    eight = bytes(game.decisions(state, 0, "8: 8"))
    assert states.after(state, 0, eight) is not None
    assert states.after(state, 1, eight) is None
    assert states.after(state, 0, eight[:-1]) is None
    assert states.after(state, 0, eight + eight[-1:]) is None
    assert states.after(state, 0, bytes([eight[0], eight[1] + 64, *eight[2:]])) is None
    assert states.after(state, 0, b"") is None
    assert state.tobytes() == before
