"""The analysis finds a blunder and names the better move. It does not blame a sensible move."""

from __future__ import annotations

import json
from typing import Any

import pytest

import matchwood
from tests.analysis.games import KEYS, Json, played_by
from tests.bots.games import game_with
from tests.cardgames.matschig.conftest import game_of


def found_in(game: matchwood.Game, **how: Any) -> matchwood.Analysis:
    return matchwood.analyse(game.record(), **{"iterations": 600, **how})


def bidding(game: matchwood.Game, *bids: int) -> matchwood.Game:
    for seat, bid in enumerate(bids):
        game.play(f"bid {bid}", seat=seat)
    return game


def test_bidding_nothing_with_the_highest_trump_is_a_mistake() -> None:
    found = found_in(bidding(game_with(["T13", "L3", "B9"]), 0, 0, 0))
    assert [(wrong.seat, wrong.move, wrong.best) for wrong in found.mistakes()] == [(0, "bid 0", "bid 1")]
    assert found.mistakes()[0].loss == 12.0, "11 points for the trick, or -1 for the bid that it breaks"
    assert (found.players[0].mistakes, found.players[0].lost) == (1, 12.0)


def test_bidding_one_with_the_highest_trump_is_no_mistake() -> None:
    assert not found_in(bidding(game_with(["T13", "L3", "B9"]), 1, 0, 0)).mistakes()


def test_hidden_cards_do_not_make_a_sensible_bid_a_mistake() -> None:
    """The second-highest trump loses to the highest trump, and the seat could not know that."""
    assert not found_in(bidding(game_with(["T12", "T13", "B9"]), 1, 1, 0)).mistakes()


def test_a_bid_is_judged_without_knowledge_of_the_other_bids() -> None:
    first = found_in(bidding(game_with(["T7 L2", "L3 S4", "B9 S5"]), 1, 0, 0)).judgements
    other = found_in(bidding(game_with(["T7 L2", "L3 S4", "B9 S5"]), 1, 2, 2)).judgements
    assert [judgement for judgement in first if judgement.seat == 0] == [judgement for judgement in other if judgement.seat == 0]


def test_winning_a_trick_too_many_is_a_mistake() -> None:
    game = bidding(game_with(["L10 S1", "L3 B4", "L12 L1"]), 0, 0, 0)
    for card in ("L10", "L3", "L12"):
        game.play(card)
    assert [(wrong.move, wrong.best) for wrong in found_in(game).mistakes(2)] == [("L12", "L1")]


def test_taking_mud_that_umbrellas_stop_exactly_is_a_mistake_in_matschig() -> None:
    found = found_in(game_of("W5 S5|U5 U5 W1|W2", moves="throw W5 S5 B, take"))
    assert [(wrong.seat, wrong.move, wrong.best) for wrong in found.mistakes(1)] == [(1, "take", "shield W5=U5 S5=U5")]
    assert found.mistakes(1)[0].loss > 5


def test_averting_mud_with_umbrellas_is_no_mistake_in_matschig() -> None:
    assert not found_in(game_of("W5 S5|U5 U5 W1|W2", moves="throw W5 S5 B, shield W5=U5 S5=U5")).mistakes(1)


def test_not_playing_a_whole_hand_at_once_is_a_mistake_in_tycoon() -> None:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [["8", "8", "8"], ["3", "F", "A"]]}])
    game.play("8: 8")
    assert [(wrong.move, wrong.best) for wrong in found_in(game).mistakes(0)] == [("8: 8", "8: 8 8 8")]


def test_missing_an_open_goal_is_a_mistake_in_the_match() -> None:
    """All cards of column 2 match blue balls, and a goal through the column turned them up."""
    field = ["Y1", "B2", "R3", "G4", "Y5", "B6", "R7", "G8", "Y9", "B10", "R11", "G1", "Y2", "B3", "R4", "G5"]
    deal = {"dealer": 1, "field": field, "stacks": [["B9", "B11"], ["Y11", "Y10"]]}
    game = matchwood.new("the_match", players=2, seed=1, deals=[deal])
    for column in "222244":
        game.play(column)
    assert [(wrong.event, wrong.move, wrong.best) for wrong in found_in(game).mistakes()] == [(7, "4", "2")]


@pytest.mark.parametrize("key", KEYS)
def test_an_analysis_of_the_same_record_gives_the_same_bytes(key: str) -> None:
    players = next(info.players for info in matchwood.games() if info.key == key)
    record = played_by(["quick"] * min(3, players[-1]), key, seed=3)
    record["events"] = record["events"][:30]
    del record["result"]
    first, again = (json.dumps(matchwood.analyse(record, iterations=60).to_dict()) for _ in range(2))
    assert first == again
    assert json.loads(first)["finished"] is False
    assert first != json.dumps(matchwood.analyse(record, iterations=60, seed=1).to_dict())


def test_the_analysis_does_not_judge_forced_moves() -> None:
    found = found_in(bidding(game_with(["T13", "L3", "B9"]), 1, 0, 0))
    assert {judgement.event for judgement in found.judgements} == {2, 3, 4}


def test_an_empty_record_can_be_analysed() -> None:
    record: Json = {"matchwood": 1, "game": "matchmaster", "players": 3, "events": []}
    found = matchwood.analyse(record)
    assert (found.judgements, found.finished, len(found.players)) == ((), False, 3)


def test_broken_records_and_invalid_budgets_are_refused() -> None:
    with pytest.raises(matchwood.BadRecord, match="event 1: a deal is due here"):
        matchwood.analyse({"matchwood": 1, "game": "matchmaster", "players": 2, "events": [{"seat": 0, "move": "T5"}]})
    for nonsense in (0, -1, 1.5, "many", True):
        with pytest.raises(matchwood.UnknownBot, match="iterations"):
            matchwood.analyse({}, iterations=nonsense)  # type: ignore[arg-type]
