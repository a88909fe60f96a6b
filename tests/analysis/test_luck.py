"""Luck and play add up to the result. Luck has mean zero, and results without luck have a smaller variance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import matchwood
from matchwood.analysis.luck import Luck, luck_of
from tests.analysis.games import KEYS, Json, played_by
from tests.bots.games import game_with
from tests.cardgames.playing import seats


def luck_in(record: Json, playouts: int = 30, seed: int = 0) -> Luck:
    return luck_of(matchwood.load(record), record["events"], playouts, seed)


def parts(luck: Luck) -> Any:
    return luck.expected.value + luck.deals.value + luck.hidden.value + luck.own.value + luck.others.value


SHORT: dict[str, Json] = {"matchmaster": {"rounds": "short"}, "matschig": {"rounds": 2}}


@pytest.mark.parametrize("key", KEYS)
def test_the_parts_of_a_result_add_up_to_it(key: str) -> None:
    record = played_by(["quick", "random", "quick"][: seats(key)], key, seed=2, **SHORT.get(key, {}))
    found = matchwood.analyse(record, iterations=10)
    ranks, scores = record["result"]["ranks"], record["result"]["scores"]
    for player in found.players:
        mine, others = scores[player.seat], [score for seat, score in enumerate(scores) if seat != player.seat]
        ahead = sum(rank > ranks[player.seat] for rank in ranks)
        expected = {
            "matchmaster": mine - sum(others) / len(others),
            "matschig": sum(others) / len(others) - mine,
            "tycoon": ahead / len(others),
            "the_match": 3 - 2 * ranks[player.seat],
        }[key]
        assert player.result == pytest.approx(expected)
        whole = sum(part.value for part in (player.expected, player.deals, player.hidden, player.own, player.others))
        assert whole == pytest.approx(player.result)
        assert player.luck.value == pytest.approx(player.deals.value + player.hidden.value)
        assert found.course[-1].prospects[player.seat] == pytest.approx(expected)
        assert sum(moment.luck[player.seat] for moment in found.course) == pytest.approx(player.luck.value)


def test_a_party_is_judged_by_the_share_of_the_other_seats_that_ended_earlier() -> None:
    record = played_by(["quick"] * 3, "matschig", seed=1, party=True)
    found = matchwood.analyse({**record, "events": record["events"][:40], "result": None}, iterations=10)
    assert found.outcome_in == "share of the others left behind"
    assert all(0 <= value <= 1 for moment in found.course for value in moment.prospects)


def test_the_highest_card_is_luck_and_a_correct_bid_is_play() -> None:
    def luck(*bids: int) -> Luck:
        game = game_with(["T13", "L3", "B9"])
        for seat, bid in enumerate(bids):
            game.play(f"bid {bid}", seat=seat)
        return luck_in(game.record(), 400)

    good, bad = luck(1, 0, 0), luck(0, 0, 0)
    assert good.deals.value[0] > 5
    assert good.deals.value.tolist() == bad.deals.value.tolist()
    assert bad.own.value[0] < -8 < -2 < good.own.value[0]
    assert bad.others.value[1] > good.others.value[1], "the others gain by it"


def test_the_choice_between_hidden_cards_is_luck_and_not_play() -> None:
    """The level `quick` is the baseline of the analysis, so that none of its choices counts as play."""
    luck = luck_in(played_by(["quick", "quick"], "the_match", seed=3, mode="league"))
    assert not luck.own.value.any()
    assert not luck.own.variance.any()
    assert luck.hidden.value.any()


def test_no_seat_expects_a_gain_or_loss_before_the_first_deal_of_matschig() -> None:
    """Bots throw mud at the leading seat, so that a later round alone is not a fair game."""
    luck = luck_in(played_by(["quick", "random", "quick"], "matschig", seed=1), playouts=100)
    assert (np.abs(luck.expected.value) < 4 * luck.expected.error).all()


@pytest.mark.parametrize("key", KEYS)
def test_the_luck_of_a_deal_has_mean_zero_over_random_deals_for_every_seat(key: str) -> None:
    games = [matchwood.new(key, players=seats(key), seed=seed) for seed in range(100)]
    lucky = np.array([luck_in(game.record(), playouts=20).deals.value for game in games])
    errors = lucky.std(axis=0, ddof=1) / np.sqrt(len(games))
    assert (errors > 0).all()
    assert (np.abs(lucky.mean(axis=0)) < 3 * errors).all()


def series(levels: list[str], games: int, playouts: int) -> list[Luck]:
    return [luck_in(played_by(levels, "matchmaster", seed, rounds="short"), playouts) for seed in range(games)]


@pytest.mark.exhaustive
def test_luck_has_mean_zero_and_results_without_luck_have_a_smaller_variance() -> None:
    """Each game has a different seed. The seats of a game share its luck, so that seat 0 represents them."""
    found = series(["quick"] * 3, games=60, playouts=60)
    results = np.array([luck.now.value[0] for luck in found])
    for lucky in ([luck.deals.value[0] for luck in found], [luck.deals.value[0] + luck.hidden.value[0] for luck in found]):
        assert abs(np.mean(lucky)) < 3 * np.std(lucky) / np.sqrt(len(lucky))
    left = results - [luck.deals.value[0] + luck.hidden.value[0] for luck in found]
    assert np.var(left) < 0.5 * np.var(results)


def test_a_bot_that_plays_at_random_has_average_luck_and_loses_by_its_play() -> None:
    found = series(["random", "quick", "quick"], games=40, playouts=60)
    lucky = [luck.deals.value[0] + luck.hidden.value[0] for luck in found]
    own = [luck.own.value[0] for luck in found]
    assert abs(np.mean(lucky)) < 3 * np.std(lucky) / np.sqrt(len(lucky))
    assert np.mean(own) < -10


def test_an_unfinished_game_is_analysed_up_to_its_last_event() -> None:
    record = played_by(["quick"] * 3, "tycoon", seed=4)
    record["events"], whole = record["events"][:20], len(record["events"])
    assert whole > 20
    del record["result"]
    found = matchwood.analyse(record, iterations=50)
    assert not found.finished
    assert found.course[-1].event <= 20
    assert sum(player.result for player in found.players) == pytest.approx(1.5), "shares of three seats: 1, 1/2 and 0"


def test_a_turning_point_names_the_cost_of_its_move() -> None:
    game = game_with(["T13", "L3", "B9"])
    for seat, bid in enumerate((0, 0, 0)):
        game.play(f"bid {bid}", seat=seat)
    moment, judgement = matchwood.analyse(game.record(), iterations=400).turning_points()[0]
    assert (moment.event, judgement.move, judgement.best) == (2, "bid 0", "bid 1")
    assert moment.change[0] < -8
