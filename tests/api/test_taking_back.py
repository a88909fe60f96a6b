"""Undo: a decision that showed nothing to the other seats can be undone. Afterwards all views are as if it had not been made."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.contract import Rethink
from matchwood.cardgames.matchmaster.contract import Bid, Bids
from matchwood.errors import CannotTakeBack, GameOver, NotYourTurn
from tests.cardgames.playing import play_at_random

HANDS = [["T5", "L3"], ["L4", "B2"], ["B9", "S8"]]


@pytest.fixture
def game() -> matchwood.Game:
    return matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": HANDS}], seed=1)


@given(st.integers(3, 6), st.integers(0, 1_000), st.randoms(use_true_random=False))
def test_an_undone_decision_leaves_no_trace_in_any_view(players: int, seed: int, chance: random.Random) -> None:
    game = matchwood.new("matchmaster", players=players, seed=seed)
    without = game.copy()
    order = chance.sample(range(players), chance.randint(1, players - 1))
    who = chance.choice(order)
    for seat in order:
        move = chance.choice(game.legal_moves(seat))
        game.play(move, seat)
        if seat != who:
            without.play(move, seat)
    game.take_back(who)
    for eyes in (*range(players), None):
        assert game.view(eyes).observed == without.view(eyes).observed
        assert game.view(eyes).to_dict() == without.view(eyes).to_dict()
    assert (game.record(), game.owing, game.undisclosed) == (without.record(), without.owing, without.undisclosed)
    assert [told for told in game.happenings if told not in without.happenings and told.type == "bid"] == [Bid(who)]
    assert game.happenings[-1] == Rethink(who)


def test_a_game_continues_to_a_valid_record_after_an_undo(game: matchwood.Game) -> None:
    game.play("bid 2", seat=0)
    game.play("bid 1", seat=1)
    game.take_back(0)
    game.play("bid 0", seat=0)
    game.play("bid 0", seat=2)
    assert game.happenings[-1] == Bids([0, 1, 0])
    *_, last = play_at_random(game, random.Random(1))
    assert matchwood.load(game.record()).result == game.result
    assert last is not None


def test_an_undo_in_a_copy_does_not_change_the_original(game: matchwood.Game) -> None:
    game.play("bid 2", seat=0)
    twin = game.copy()
    twin.take_back(0)
    assert (game.owing, twin.owing) == ((1, 2), (0, 1, 2))
    assert [told.type for told in game.happenings] == ["deal", "bid"]
    assert twin.happenings[-1] == Rethink(0)


def refusal(game: matchwood.Game, seat: int) -> str:
    before = (game.owing, game.happenings, game.record())
    with pytest.raises(CannotTakeBack) as refused:
        game.take_back(seat)
    assert (game.owing, game.happenings, game.record()) == before
    return str(refused.value)


def test_a_bid_cannot_be_undone_when_all_bids_are_open(game: matchwood.Game) -> None:
    assert "has no decision that can be undone" in refusal(game, 0)
    for seat in (0, 1, 2):
        game.play("bid 1", seat=seat)
    assert "has no decision that can be undone" in refusal(game, 1)


GAMES = [("tycoon", 2), ("tycoon", 3), ("tycoon", 5), ("the_match", 2), ("matchmaster", 3), ("matschig", 3)]


def what_all_know(game: matchwood.Game) -> tuple[object, ...]:
    views = [game.view(eyes) for eyes in (*range(game.players), None)]
    return game.owing, game.record(), [(view.observed, view.to_dict()) for view in views]


@given(st.sampled_from(GAMES), st.integers(0, 1_000), st.randoms(use_true_random=False))
def test_undoing_a_move_that_showed_nothing_leaves_all_other_seats_as_they_were(
    which: tuple[str, int], seed: int, chance: random.Random
) -> None:
    game = matchwood.new(which[0], players=which[1], seed=seed)
    for _ in range(40):
        if game.over:
            break
        before, told, seat = what_all_know(game), game.happenings, chance.choice(game.owing)
        moves = game.legal_moves(seat)
        game.play("pass" if "pass" in moves and chance.random() < 0.5 else chance.choice(moves), seat)
        if game.reversible is None:
            continue
        assert game.reversible == seat
        assert which[0] in ("tycoon", "the_match")
        new = game.happenings[len(told) :]
        assert [(step.type, getattr(step, "turned", False)) for step in new] in ([("pass", False)], [("card", False)])
        twin = game.copy()
        twin.take_back(seat)
        assert what_all_know(twin) == before
        assert twin.happenings == (*told, *new, Rethink(seat))
        assert twin.reversible is None
        twin.play(chance.choice(twin.legal_moves()), seat)
        assert game.reversible == seat


THREE = {"leader": 0, "hands": [["1", "8", "4"], ["2", "F", "5"], ["3", "7", "6"]]}


@pytest.fixture
def tycoon() -> matchwood.Game:
    return matchwood.new("tycoon", players=3, deals=[THREE])


def test_a_pass_can_be_undone_until_another_seat_moves(tycoon: matchwood.Game) -> None:
    tycoon.play("1: 1")
    refusal(tycoon, 0)
    tycoon.play("pass")
    refusal(tycoon, 0)
    tycoon.take_back(1)
    assert tycoon.owing == (1,)
    tycoon.play("5: 5")
    refusal(tycoon, 1)
    tycoon.play("pass")
    assert tycoon.reversible == 2
    tycoon.play("pass")
    assert "has no decision that can be undone" in refusal(tycoon, 2)


def test_a_pass_that_clears_the_table_cannot_be_undone(tycoon: matchwood.Game) -> None:
    for move in ("1: 1", "pass", "pass"):
        tycoon.play(move)
    assert tycoon.happenings[-1].type == "clear"
    refusal(tycoon, 2)


def test_a_pass_that_was_the_only_legal_move_cannot_be_undone(tycoon: matchwood.Game) -> None:
    for move in ("1: 1", "F: F", "pass"):
        tycoon.play(move)
    refusal(tycoon, 2)


def test_a_game_continues_to_a_valid_record_after_an_undone_pass(tycoon: matchwood.Game) -> None:
    tycoon.play("1: 1")
    tycoon.play("pass")
    tycoon.take_back(1)
    tycoon.play("5: 5")
    *_, last = play_at_random(tycoon, random.Random(1))
    record = tycoon.record()
    assert [event["move"] for event in record["events"][1:3]] == ["1: 1", "5: 5"]
    assert matchwood.load(record).result == tycoon.result
    assert last is not None


def test_the_choice_of_an_open_card_can_be_undone_and_the_choice_of_a_hidden_card_cannot() -> None:
    game = matchwood.new("the_match", players=2, seed=3)
    chosen = {True: 0, False: 0}
    luck = random.Random(3)
    while not game.over:
        seat, told = game.owing[0], len(game.happenings)
        game.play(luck.choice(game.legal_moves()))
        new = game.happenings[told:]
        open_before = [step.type for step in new] == ["card"] and not new[0].turned
        assert (game.reversible == seat) is open_before
        chosen[open_before] += 1
    assert min(chosen.values()) > 0


def test_an_answer_to_an_interrupt_cannot_be_undone() -> None:
    game = matchwood.new("matschig", players=3, seed=2, options={"rounds": 12})
    for _ in play_at_random(game, random.Random(2)):
        if game.undisclosed:
            break
    assert "an answer to an interrupt cannot be undone" in refusal(game, game.undisclosed[0])


def test_an_undo_is_refused_after_the_end_and_for_a_seat_that_does_not_exist(game: matchwood.Game) -> None:
    with pytest.raises(NotYourTurn):
        game.take_back(3)
    *_, _last = play_at_random(game, random.Random(1))
    with pytest.raises(GameOver):
        game.take_back(0)
