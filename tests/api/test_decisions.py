"""A game accepts decisions as whole numbers, and is then the same as after the moves as text."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.errors import GameOver, IllegalMove, NotYourTurn
from tests.cardgames.playing import seats
from tests.envs.short_games import QUICK


def begun(key: str, seed: int = 5) -> matchwood.Game:
    return matchwood.new(key, players=seats(key), options=QUICK.get(key), seed=seed)


@pytest.mark.parametrize("key", keys())
def test_decisions_give_the_views_of_a_batch_and_the_record_of_moves(key: str) -> None:
    game, luck = begun(key), random.Random(key)
    batch = matchwood.batch(key, 1, players=seats(key), options=QUICK.get(key), seed=0, finished="freeze")
    batch.seeds[0] = 5
    batch.reset(where=[True], deals=[game.deals[0]])
    batch.seeds[0] = 5
    decisions = 0
    while not game.over:
        seat = int(batch.seat[0])
        assert (game.owing[0], sum(1 << number for number in game.legal_decisions())) == (seat, int(batch.mask[0]))
        if decisions % 7 == 0:
            assert [game.view(eyes) for eyes in range(seats(key))] == [batch.view(0, eyes) for eyes in range(seats(key))]
        decision = luck.choice(game.legal_decisions())
        game.apply(decision)
        batch.step([decision])
        decisions += 1
    record = game.record()
    assert matchwood.load(record).record() == record
    assert record["result"]["ranks"] == batch.ranks[0].tolist()
    assert batch.over[0]
    assert sorted(map(repr, game.happenings)) == sorted(map(repr, matchwood.load(record).happenings))


@pytest.mark.parametrize(
    "look", [repr, matchwood.Game.record, matchwood.Game.copy, lambda game: game.happened, lambda game: game.deals]
)
def test_a_look_at_the_game_between_two_decisions_changes_nothing(look: Callable[[matchwood.Game], object]) -> None:
    games = [begun("tycoon") for _ in range(2)]
    while not games[0].over:
        for game in games:
            game.apply(game.legal_decisions()[0])
        look(games[1])
    assert games[0].record() == games[1].record()


@pytest.mark.parametrize("copied", [matchwood.Game.copy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_in_the_middle_of_a_move_continues_it(copied: Callable[[matchwood.Game], matchwood.Game]) -> None:
    game = begun("tycoon")
    game.apply(game.legal_decisions()[0])
    twin = copied(game)
    assert twin.legal_decisions() == game.legal_decisions() == copied(twin).legal_decisions()
    for each in (game, twin):
        while not each.over:
            each.apply(each.legal_decisions()[0])
    assert twin.record() == game.record()


def test_in_the_middle_of_a_move_another_move_can_be_played() -> None:
    game = begun("tycoon")
    seat = game.owing[0]
    moves = game.legal_moves()
    game.apply(game.legal_decisions()[0])
    assert game.view(seat).moves != moves
    assert game.legal_moves() == moves
    game.play(moves[-1])
    assert [event["move"] for event in game.record()["events"][1:]] == [moves[-1]]
    assert game.owing != (seat,)
    game.apply(game.legal_decisions()[-1])


def test_given_deals_are_dealt() -> None:
    deals = [{"dealer": 0, "hands": [["T1"], ["L1"]]}, {"dealer": 1, "hands": [["T2"], ["L2"]]}]
    game = matchwood.new("matchmaster", players=2, deals=deals, seed=1)
    for decision in (1, 0, 13, 0):  # two bids and two cards
        game.apply(decision)
    assert game.deals == tuple(deals)
    assert game.view(0).table.hand == ["T2"]


def test_seats_that_decide_together_can_decide_in_any_order() -> None:
    game, other = begun("matchmaster"), begun("matchmaster")
    for seat in (2, 0, 1):
        game.apply(seat, seat)
    for seat in range(3):
        other.apply(seat)
    assert game.record() == other.record()
    assert game.legal_decisions() == other.legal_decisions()


def test_a_wrong_decision_is_refused_and_changes_nothing() -> None:
    game = begun("matchmaster")
    wrong: list[tuple[type[Exception], tuple[Any, ...], str]] = [
        (IllegalMove, (8,), "seat 0 may not decide 8; it may decide 0, 1, 2"),
        (IllegalMove, (-1,), "seat 0 may not decide -1"),
        (IllegalMove, ("2",), "seat 0 may not decide '2'"),
        (NotYourTurn, (1, 7), "seat 7 has no decision to make now"),
    ]
    for error, given, text in wrong:
        with pytest.raises(error, match=text):
            game.apply(*given)
    assert game.owing == (0, 1, 2)
    while not game.over:
        game.apply(game.legal_decisions()[0])
    assert game.legal_decisions() == ()
    with pytest.raises(GameOver):
        game.apply(0)


def test_an_unknown_attribute_of_a_game_is_an_error() -> None:
    game = begun("tycoon")
    game.apply(game.legal_decisions()[0])
    with pytest.raises(AttributeError, match="'Game' object has no attribute 'hands'"):
        getattr(game, "hands")  # noqa: B009  # a name that mypy refuses
