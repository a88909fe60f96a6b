"""The judgement of a move at a position of a finished game."""

from __future__ import annotations

import msgspec
import pytest

import matchwood
from matchwood.analysis.replay import Replay
from matchwood.api.judgement import ITERATIONS, judge
from matchwood.server.compute.judged_moves import judged_move
from matchwood.server.compute.replay_messages import Position
from tests.analysis.games import played_by


@pytest.mark.parametrize(("key", "options"), [("matchmaster", {"rounds": "short"}), ("matschig", {"rounds": 1})])
def test_a_move_beside_simultaneous_moves_is_judged_as_in_the_analysis(key: str, options: dict[str, object]) -> None:
    record = played_by(["quick"] * 3, key, 1, **options)
    steps = [step for step in Replay(matchwood.load(record), record["events"]) if step is not None]
    later = [step for step in steps if step.seat not in steps[0].view.owing[:1] and len(step.view.owing) > 1]
    assert later, "a seat moves while others still decide"
    for step in later[:4]:
        found = judge(step.view, step.move, ITERATIONS, 0, event=step.event, deal=step.deal)
        judged = msgspec.json.decode(judged_move(Position(record, step.event - 1, step.seat), step.move))
        assert judged["chosen"] == judged["played"] == found.to_dict()
