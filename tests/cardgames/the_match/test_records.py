"""Records of random matches replay to the same match with the same happenings."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import matchwood
from tests.cardgames.playing import play_at_random
from tests.cardgames.the_match.conftest import (
    CUPS,
    LEVEL,
    OPTIONS,
    by_the_reference_rules,
    half,
    match_of,
    named,
    penalties,
    shooting,
    shootout,
    story,
)
from tests.cardgames.the_match.reference import match
from tests.support.parameters import each
from tests.support.plain import plain

GAMES = 1000


def finished_game(seed: int, options: dict[str, Any], deals: list[dict[str, Any]] | None = None) -> matchwood.Game:
    game = matchwood.new("the_match", players=2, seed=seed, options=options, deals=deals)
    for _ in play_at_random(game, random.Random(seed)):
        pass
    return game


def replays(game: matchwood.Game) -> bool:
    written = json.loads(json.dumps(game.record()))
    again = matchwood.load(written)
    return again.record() == written and again.result == game.result


@pytest.mark.parametrize("options", each(OPTIONS, named))
def test_random_matches_replay_to_the_same_result(options: dict[str, Any]) -> None:
    assert all(replays(finished_game(seed, options)) for seed in range(3))


@pytest.mark.parametrize("options", each(CUPS, named))
def test_records_with_a_shootout_at_once_replay_to_the_same_result(options: dict[str, Any]) -> None:
    assert all(replays(finished_game(seed, options, LEVEL)) for seed in range(3))


HOUSE_RULES: list[dict[str, Any]] = [
    {},
    {"mode": "league"},
    {"stop_when_decided": True},
    {"circle": "full"},
    {"shared_sixth": True},
    {"hide_after_miss": True},
]


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
def test_a_thousand_random_matches_with_each_option_replay_to_the_same_result(options: dict[str, Any]) -> None:
    assert all(replays(finished_game(1_000 + seed, options)) for seed in range(GAMES))


@pytest.mark.parametrize("deals", [[], LEVEL[:2], LEVEL])
@pytest.mark.parametrize("options", [{}, {"shared_sixth": True, "hide_after_miss": True, "circle": "full"}])
def test_a_record_can_be_loaded_up_to_each_event(deals: list[dict[str, Any]], options: dict[str, Any]) -> None:
    game = matchwood.new("the_match", players=2, seed=8, options=options, deals=deals)
    for number, position in enumerate(play_at_random(game, random.Random(8))):
        if number % 3 == 0:
            again = matchwood.load(json.loads(json.dumps(position.record())))
            assert again.record() == position.record()
            assert [again.view(seat) for seat in (0, 1, None)] == [position.view(seat) for seat in (0, 1, None)]
            assert again.legal_moves() == position.legal_moves()
            assert again.happenings == position.happenings


def test_all_deals_of_a_match_may_be_given_before_it_starts() -> None:
    """The deals are halves, shoot-out, piles and toss. A server reads a table back in this way."""
    for seed in range(6):
        game = matchwood.new("the_match", players=2, seed=seed, deals=LEVEL)
        for _ in shooting(game, random.Random(seed)):
            pass
        again = matchwood.new("the_match", players=2, deals=game.deals)
        for event in game.record()["events"]:
            if "move" in event:
                again.play(event["move"], seat=event["seat"])
        assert again.deals == game.deals
        assert again.result == game.result


def test_a_deal_depends_only_on_the_seed_and_its_number() -> None:
    whole = finished_game(3, {})
    begun = matchwood.new("the_match", players=2, seed=3, deals=whole.deals[:1])
    for _ in play_at_random(begun, random.Random(99)):
        pass
    assert begun.deals[:2] == whole.deals[:2]


def test_a_copy_and_its_original_do_not_affect_each_other() -> None:
    game = matchwood.new("the_match", players=2, seed=2)
    before = game.record()
    for _ in play_at_random(game.copy(), random.Random(1)):
        pass
    assert game.record() == before


def test_every_choice_is_a_recorded_move_in_the_notation_of_the_documents() -> None:
    game = match_of(half("Y5", "B5"), moves="1111 4")
    assert [event for event in game.record()["events"] if "move" in event] == [
        *[{"seat": 0, "move": "1"}] * 4,
        {"seat": 1, "move": "4"},
    ]
    assert list(game.record()["events"][0]["deal"]) == ["dealer", "field", "stacks"]
    shot = penalties(shootout("Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6", "Y7", "R8")).record()
    assert list(shot["events"][4]["deal"]) == ["dealer", "goals", "stacks", "circle"]


def test_the_cards_of_a_deal_keep_their_order() -> None:
    deal = half("Y11 B10 Y5", "G9 R8")
    assert match_of(deal).record()["events"] == [{"deal": deal}]


# --- happenings ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", each(OPTIONS, named))
def test_the_happenings_equal_those_of_the_reference(options: dict[str, Any]) -> None:
    for deals in ([], LEVEL if options["mode"] == "cup" else LEVEL[:1]):
        game = finished_game(77, options, deals)
        assert plain(game.happenings) == by_the_reference_rules(game).story


def test_happenings_collected_at_each_move_equal_the_happenings_at_the_end() -> None:
    game, told = matchwood.new("the_match", players=2, seed=4), list[dict[str, Any]]()
    for position in play_at_random(game, random.Random(4)):
        told += plain(position.happenings[len(told) :])
    assert plain(game.happenings) == told + plain(game.happenings[len(told) :]) == by_the_reference_rules(game).story


def test_the_happenings_of_a_match_are_consistent() -> None:
    """Goals are counted one by one. Cards or a shot of the same seat follow every ball, and no seat scores without a match."""
    for seed in range(8):
        game = finished_game(seed, {}, LEVEL if seed % 2 else None)
        score = {"goal": [0, 0], "shot": [0, 0]}
        ball = None
        for told in story(game, "ball", "card", "goal", "shot"):
            if told["type"] == "ball":
                ball = told
                continue
            assert ball is not None
            assert told["seat"] == ball["seat"]
            if "match" in told:
                assert told["match"] == match(ball["card"], told["card"])
            if told["type"] == "goal" or told.get("goal"):
                score[told["type"]][told["seat"]] += 1
            if told["type"] != "card":
                assert told["goals"] == score[told["type"]]
        assert game.result is not None
        assert list(game.result.scores) == score["goal"]
        assert plain(game.happenings[-1]) == {"type": "over", **game.result.to_dict()}
