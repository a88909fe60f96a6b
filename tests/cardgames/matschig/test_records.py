"""Records of random games replay to the same game with the same happenings."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import matchwood
from tests.cardgames.matschig.conftest import OPTIONS, by_the_reference_rules, deal, game_of, let, named, played, short_game, story
from tests.cardgames.matschig.reference import DECK
from tests.cardgames.matschig.reference_cards import can_throw, missing_card, total
from tests.cardgames.playing import play_at_random
from tests.support.plain import plain

GAMES = 60


def finished(game: matchwood.Game, seed: int) -> matchwood.Game:
    for _ in play_at_random(game, random.Random(seed)):
        pass
    return game


def replays(game: matchwood.Game) -> bool:
    written = json.loads(json.dumps(game.record()))
    again = matchwood.load(written)
    return again.record() == written and again.result == game.result


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS[::5], ids=named)
def test_random_games_replay_to_the_same_result(options: dict[str, Any], players: int) -> None:
    game = short_game(players, players, options | ({} if options["party"] else {"rounds": 2}))
    assert replays(finished(game, players))


HOUSE_RULES: list[dict[str, Any]] = [
    {},
    {"rounds": 1},
    {"interrupt_order": "target_first"},
    {"reopen_after_duck": True},
    {"on_stall": "end_round"},
    {"open_pools": True},
    {"split": "4/6/4"},
]


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
def test_many_random_games_with_each_option_replay_to_the_same_result(options: dict[str, Any], players: int) -> None:
    for seed in range(GAMES // players):
        game = matchwood.new("matschig", players=players, seed=seed, options={"rounds": 2} | options)
        assert replays(finished(game, seed))


@pytest.mark.exhaustive
def test_many_random_parties_replay_to_the_same_result() -> None:
    for seed in range(12):
        assert replays(finished(matchwood.new("matschig", players=3 + seed % 4, seed=seed, options={"party": True}), seed))


@pytest.mark.parametrize("options", [{}, {"party": True}, {"reopen_after_duck": True, "on_stall": "end_round"}], ids=str)
def test_a_record_can_be_loaded_up_to_each_event(options: dict[str, Any]) -> None:
    game = short_game(8, 4, options)
    for number, position in enumerate(play_at_random(game, random.Random(8))):
        if number > 150:
            break
        if number % 4 == 0 and not position.undisclosed:
            again = matchwood.load(json.loads(json.dumps(position.record())))
            assert again.record() == position.record()
            assert [again.view(seat) for seat in (0, 1, 2, 3, None)] == [position.view(seat) for seat in (0, 1, 2, 3, None)]
            assert again.owing == position.owing


def test_a_record_contains_the_answers_only_after_the_last_of_them() -> None:
    game = game_of("W5 S3|S2|S2|U1", moves="throw W5 S3 C")
    before = game.record()
    game.play("add S2 A", seat=2)
    game.play("let", seat=3)
    assert game.record() == before
    game.play("add S2 D", seat=1)
    answers = [{"seat": 1, "move": "add S2 D"}, {"seat": 2, "move": "add S2 A"}, {"seat": 3, "move": "let"}]
    assert game.record()["events"] == [*before["events"], *answers], "also the offer that was not taken"


def test_a_record_with_the_answers_in_another_order_is_refused() -> None:
    record = let(game_of("W5 S3|S2|S2|U1", moves="throw W5 S3 C")).record()
    record["events"][2:4] = reversed(record["events"][2:4])
    with pytest.raises(matchwood.BadRecord, match="fixed order in a record: seat 1 is expected"):
        matchwood.load(record)


def test_a_deal_in_a_record_has_the_keys_of_the_rule_page_and_keeps_the_order_of_the_pile() -> None:
    dealt = deal("W5 S3|S2|S2", "W7 S1 U3 13 W7")
    assert game_of([dealt]).record()["events"] == [{"deal": dealt}]


def test_all_deals_of_a_game_may_be_given_before_it_starts() -> None:
    houses: list[dict[str, Any]] = [{"rounds": 3}, {"party": True}]
    for seed, options in enumerate(houses):
        game = finished(short_game(seed, 4, options), seed)
        again = matchwood.new("matschig", players=4, options=game.options, deals=game.deals)
        for event in game.record()["events"]:
            if "move" in event:
                again.play(event["move"], seat=event["seat"])
        assert (again.deals, again.result) == (game.deals, game.result)


def test_a_deal_depends_only_on_the_seed_and_its_number() -> None:
    whole = finished(matchwood.new("matschig", players=3, seed=3), 1)
    other = finished(matchwood.new("matschig", players=3, seed=3, deals=whole.deals[:1]), 2)
    assert other.deals == whole.deals


def test_a_copy_and_its_original_do_not_affect_each_other() -> None:
    game = matchwood.new("matschig", players=3, seed=2, options={"rounds": 1})
    before = game.record()
    finished(game.copy(), 1)
    assert game.record() == before


# --- happenings ----------------------------------------------------------------------------------------------------------------


def test_happenings_collected_at_each_move_equal_the_happenings_at_the_end() -> None:
    game, told = short_game(4, 4, {}), list[dict[str, Any]]()
    for position in play_at_random(game, random.Random(4)):
        told += plain(position.happenings[len(told) :])
    assert plain(game.happenings[: len(told)]) == told
    assert len(game.happenings) == len(by_the_reference_rules(matchwood.load(game.record())).story)


KEYS = {
    "deal": {"round", "first", "pile", "cards"},
    "throw": {"seat", "target", "mud", "points", "perfect", "missing"},
    "window": {"missing", "asked"},
    "answer": {"seat"},
    "add": {"seat", "card", "target", "points"},
    "let": set(),
    "duck": {"seat", "target"},
    "defence": {"seat", "played", "landed", "averted", "how", "umbrellas", "points", "fates"},
    "splash": {"seat", "card", "points"},
    "draw": {"seat", "cards"},
    "skip": {"seat"},
    "discard": {"seat", "cards"},
    "round": {"round", "points", "halved", "accounts", "pools", "pool_points", "dabs"},
    "over": {"ranks", "scores"},
}


@pytest.mark.parametrize("options", OPTIONS[::3], ids=named)
def test_the_happenings_of_a_game_are_consistent(options: dict[str, Any]) -> None:
    """The happenings follow docs/reference/games.md. An interrupt follows mud with a missing card, the pools contain what
    landed, and no hand has more cards than the deck.
    """
    game = finished(short_game(5, 4, options), 5)
    pools: list[list[str]] = []
    mud: list[str] = []
    for number, told in enumerate(plain(game.happenings)):
        assert set(told) == KEYS[told["type"]] | {"type"}
        following = game.happenings[number + 1].type if number + 1 < len(game.happenings) else None
        if told["type"] == "deal":
            pools = [[], [], [], []]
            assert told["cards"] == [len(hand) for hand in game.deals[told["round"] - 1]["hands"]]
        elif told["type"] == "throw":
            mud = list(told["mud"])
            assert can_throw(mud)
            assert (following == "window") == (missing_card(mud) is not None)
            assert (told["points"], told["missing"]) == (total(mud), missing_card(mud))
            assert told["perfect"] == (mud[0][1] == mud[1][1])
        elif told["type"] == "window":
            assert told["missing"] == missing_card(mud)
        elif told["type"] == "add":
            mud.append(told["card"])
            assert total(card for card in mud if card[0] == "W") == total(card for card in mud if card[0] == "S")
            assert told["points"] == total(mud)
        elif told["type"] == "defence":
            assert sorted(told["landed"] + told["averted"]) == sorted(mud)
            pools[told["seat"]] += told["landed"]
            assert told["points"] == total(told["landed"])
            assert sorted(card for card, landed in zip(mud, told["fates"], strict=True) if landed) == sorted(told["landed"])
            assert (told["how"] == "nothing") == (not told["played"])
        elif told["type"] == "splash":
            assert told["points"] == (total([told["card"]]) if told["card"] in DECK[:12] else 0)
            pools[told["seat"]] += [told["card"]] if told["points"] else []
        elif told["type"] == "round":
            assert [sorted(pool) for pool in told["pools"]] == [sorted(pool) for pool in pools]
            assert told["pool_points"] == [total(pool) for pool in pools]
    assert game.result is not None
    assert plain(game.happenings[-1]) == {"type": "over", **game.result.to_dict()}


def test_the_effects_of_a_defence_are_listed_in_the_order_of_the_rules() -> None:
    game = game_of("W2 S2|Share|U1", "W1 13 U7 U6 U5 U4 U3 U2 U1 S1", moves="throw W2 S2 B")
    before = len(game.happenings)
    played(game, "Share")
    kinds = [told.type for told in game.happenings[before:]]
    assert kinds == ["defence", "splash", "splash", "draw", "draw", "skip", "skip", "skip", "round", "over"]
    shared = {
        "played": ["Share"],
        "how": "share",
        "umbrellas": [],
        "landed": [],
        "averted": ["W2", "S2"],
        "points": 0,
        "fates": [False, False],
    }
    assert story(game, "defence")[0] == {"type": "defence", "seat": 1, **shared}
