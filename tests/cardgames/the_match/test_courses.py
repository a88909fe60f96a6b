"""The golden matches contain each course that a match can take. Each golden match agrees with the reference rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import matchwood
from tests.cardgames.the_match.reference import Match
from tests.support.plain import plain

GOLDEN = Path(__file__).parents[2] / "golden" / "the_match.jsonl"
RECORDS: list[dict[str, Any]] = [json.loads(line) for line in GOLDEN.read_text().splitlines()]


def replayed(record: dict[str, Any]) -> Match:
    """Return the match by the reference rules."""
    slow = Match(record["options"])
    for event in record["events"]:
        if "deal" in event:
            assert slow.due
            slow.lay(event["deal"])
        else:
            assert slow.turn == event["seat"]
            assert event["move"] in slow.moves()
            slow.play(event["move"])
    return slow


MATCHES = [replayed(record) for record in RECORDS]


def shots(slow: Match) -> int:
    return len(slow.shots[0]) + len(slow.shots[1])


def in_ten(slow: Match) -> bool:
    return slow.part == "ten_shots"


def stopped(slow: Match) -> bool:
    return bool(slow.options["stop_when_decided"])


COURSES: dict[str, Callable[[Match], bool]] = {
    "decided in regular time": lambda slow: slow.part == "second_half" and slow.options["mode"] == "cup",
    "decided in extra time": lambda slow: slow.part == "second_extra_half",
    "decided by the ten shots": lambda slow: in_ten(slow) and shots(slow) == 20,
    "decided in the circle": lambda slow: slow.part == "circle" and slow.options["circle"] == "sudden_death",
    "decided in the circle after the first pair": lambda slow: slow.part == "circle" and len(slow.circle) < 10,
    "decided in a pile": lambda slow: slow.part == "pile" and slow.piles == 1,
    "decided in a later pile": lambda slow: slow.part == "pile" and slow.piles > 1,
    "decided by a toss": lambda slow: slow.toss is not None and slow.piles == 5,
    "a league match that is drawn": lambda slow: slow.options["mode"] == "league" and slow.result()["ranks"] == [1, 1],
    "a league match that is won": lambda slow: slow.options["mode"] == "league" and slow.result()["ranks"] != [1, 1],
    "won by seat 0": lambda slow: slow.result()["ranks"] == [1, 2],
    "won by seat 1": lambda slow: slow.result()["ranks"] == [2, 1],
    "cards turned back": lambda slow: any(told["type"] == "miss" and told["back"] for told in slow.story),
    "stopped before all ten shots": lambda slow: stopped(slow) and in_ten(slow) and shots(slow) < 20,
    "the full circle to its end": lambda slow: slow.options["circle"] == "full" and slow.part == "circle" and not slow.circle,
    "a full circle that is stopped": lambda slow: (
        stopped(slow) and slow.options["circle"] == "full" and slow.part == "circle" and len(slow.to_shoot) > 0
    ),
    "a full circle that ends level": lambda slow: slow.options["circle"] == "full" and slow.piles > 0,
    "a shared sixth card": lambda slow: bool(slow.options["shared_sixth"]) and slow.lines[0][5] == slow.lines[1][5] != "",
}


@pytest.mark.parametrize("course", COURSES)
def test_the_golden_matches_contain_this_course(course: str) -> None:
    assert any(COURSES[course](slow) for slow in MATCHES)


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_a_golden_match_agrees_with_the_reference_rules(number: int) -> None:
    record, slow = RECORDS[number], MATCHES[number]
    game = matchwood.load(record)
    assert game.over
    assert slow.over
    assert game.result is not None
    assert record["result"] == slow.result() == game.result.to_dict()
    assert plain(game.happenings) == slow.story


def test_the_golden_matches_contain_every_value_of_every_house_rule() -> None:
    info = next(info for info in matchwood.games() if info.key == "the_match")
    for option in info.options:
        assert {record["options"][option.key] for record in RECORDS} == set(option.values)
