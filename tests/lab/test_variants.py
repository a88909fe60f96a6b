"""House rules are compared on the same seeds, seats and bots."""

from __future__ import annotations

from typing import Any

import pytest

from matchwood.errors import BadOption
from matchwood.lab.contest import Row
from matchwood.lab.experiment import Experiment
from matchwood.lab.side_by_side import SideBySide, measures_of
from matchwood.lab.variants import USUAL, Variants, course_of

SHORT: dict[str, dict[str, Any]] = {"matchmaster": {"rounds": "short"}, "matschig": {"rounds": 1}}
CHANGES: dict[str, dict[str, Any]] = {
    "matchmaster": {"undertrump": "free"},
    "tycoon": {"revolution_at": 4},
    "the_match": {"mode": "league"},
    "matschig": {"on_stall": "end_round"},
}


def variants(game: str) -> Variants:
    base = Experiment.checked(game, 2 if game == "the_match" else 3, ["quick", "random"], SHORT.get(game), seed=1)
    return Variants.of(base, {"other": CHANGES[game]})


@pytest.mark.parametrize("game", CHANGES)
def test_every_game_can_be_measured(game: str) -> None:
    study = variants(game)
    found = SideBySide(study.names)
    found.add(study.unit(0))
    measured = found.measured()
    assert found.games == study.GAMES
    assert {"moves in a game", "won from behind", "first to move, above the others"} <= {one.measure for one in measured}
    assert {one.variant for one in measured} == {USUAL, "other"}
    assert all((one.difference is None) == (one.variant == USUAL) for one in measured)


def test_the_same_game_is_played_under_each_of_the_rules() -> None:
    (_, usual), (_, other) = variants("matchmaster").experiments
    assert usual.options["undertrump"] == "forced"
    assert other.options["undertrump"] == "free"
    one, two = usual.play(3), other.play(3)
    assert one["bots"] == two["bots"]
    assert one["events"][0] == two["events"][0]


def test_an_invalid_rule_is_refused() -> None:
    with pytest.raises(BadOption):
        Variants.of(Experiment.checked("tycoon", 3, ["random"]), {"other": {"undertrump": "free"}})


def test_the_course_of_a_game_agrees_with_its_record() -> None:
    record = Experiment.checked("tycoon", 3, ["quick"], seed=2).play(0)
    course = course_of(record, 20)
    moves = [event for event in record["events"] if "move" in event]
    assert (course["moves"], course["first"]) == (len(moves), moves[0]["seat"])
    assert sum(course["halfway"]) == pytest.approx(1.5), "three shares of the others that one leaves behind"


def test_the_first_simultaneous_bid_does_not_make_a_seat_the_first_to_move() -> None:
    record = Experiment.checked("matchmaster", 3, ["quick"], {"rounds": "short"}, seed=2).play(0)
    leader = next(event["seat"] for event in record["events"] if not event.get("move", "bid").startswith("bid"))
    assert course_of(record, 20)["first"] == leader


def test_a_game_can_end_before_the_first_move() -> None:
    rules = {"rounds": 1, "on_stall": "end_round"}
    record = Experiment.checked("matschig", 3, ["quick"], rules, seed=1).play(103)
    assert course_of(record, 20) == {"moves": 0, "first": None, "halfway": [0.0, 0.0, 0.0]}


def row(variant: str, game: int, moves: int, **more: Any) -> Row:
    course = {"moves": moves, "first": 0, "halfway": [0.5, -0.5]}
    about: Row = {"variant": variant, "game": game, "bots": ["a", "a"], "outcomes": [1.0, -1.0], "ranks": [1, 2]}
    return {**about, **course, **more}


def test_differences_are_computed_from_pairs() -> None:
    found = SideBySide([USUAL, "other"])
    for game in range(10):
        found.add([row(USUAL, game, 10 * game), row("other", game, 10 * game + 3)])
    usual, other = (one for one in found.measured() if one.measure == "moves in a game")
    assert usual.margin is not None
    assert usual.margin > 10
    assert (other.mean, other.difference, other.difference_margin, other.differs) == (48.0, 3.0, 0.0, True)


def test_a_comeback_is_won_by_a_bot_that_was_behind_halfway() -> None:
    back = measures_of(row(USUAL, 0, 9, halfway=[-0.5, 0.5]))
    held, drawn = measures_of(row(USUAL, 0, 9)), measures_of(row(USUAL, 0, 9, ranks=[1, 1], outcomes=[0.0, 0.0]))
    names = ("won from behind", "won by who led halfway")
    assert [[found[name] for name in names] for found in (back, held, drawn)] == [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]


def test_figures_of_the_game_are_measured_too() -> None:
    study = variants("matschig")
    assert measures_of(study.unit(0)[0])["share of rounds with a stall"] in (0.0, 1.0)
