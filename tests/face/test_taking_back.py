"""Taking back: only what nobody else has seen, and then as if it had not been decided."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.errors import CannotTakeBack, GameOver, NotYourTurn
from tests.cardgames.playing import play_at_random

HANDS = [["T5", "L3"], ["L4", "B2"], ["B9", "S8"]]


@pytest.fixture
def game() -> matchwood.Game:
    return matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": HANDS}], seed=1)


@given(st.integers(3, 6), st.integers(0, 1_000), st.randoms(use_true_random=False))
def test_everybody_sees_what_they_would_if_it_had_not_been_decided(players: int, seed: int, chance: random.Random) -> None:
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
        assert game.view(eyes).veiled == without.view(eyes).veiled
        assert game.view(eyes).to_dict() == without.view(eyes).to_dict()
    assert (game.record(), game.owing, game.undisclosed) == (without.record(), without.owing, without.undisclosed)
    assert [told for told in game.happenings if told not in without.happenings and told["type"] == "bid"] == [
        {"type": "bid", "seat": who}
    ]
    assert game.happenings[-1] == {"type": "rethink", "seat": who}


def test_after_thinking_again_the_game_goes_on_to_a_valid_record(game: matchwood.Game) -> None:
    game.play("bid 2", seat=0)
    game.play("bid 1", seat=1)
    game.take_back(0)
    game.play("bid 0", seat=0)
    game.play("bid 0", seat=2)
    assert game.happenings[-1] == {"type": "bids", "bids": [0, 1, 0]}
    *_, last = play_at_random(game, random.Random(1))
    assert matchwood.load(game.record()).result == game.result
    assert last is not None


def test_what_is_taken_back_in_a_copy_stays_in_the_game(game: matchwood.Game) -> None:
    game.play("bid 2", seat=0)
    twin = game.copy()
    twin.take_back(0)
    assert (game.owing, twin.owing) == ((1, 2), (0, 1, 2))
    assert [told["type"] for told in game.happenings] == ["deal", "bid"]
    assert twin.happenings[-1]["type"] == "rethink"


def refusal(game: matchwood.Game, seat: int) -> str:
    before = (game.owing, game.happenings, game.record())
    with pytest.raises(CannotTakeBack) as refused:
        game.take_back(seat)
    assert (game.owing, game.happenings, game.record()) == before
    return str(refused.value)


def test_it_is_too_late_when_the_bids_are_open(game: matchwood.Game) -> None:
    assert "nothing to take back" in refusal(game, 0)
    for seat in (0, 1, 2):
        game.play("bid 1", seat=seat)
    assert "too late" in refusal(game, 1)


@pytest.mark.parametrize("key", ["tycoon", "the_match"])
def test_where_every_move_is_seen_at_once_nothing_is_taken_back(key: str) -> None:
    game = matchwood.new(key, players=2, seed=3)
    seat = game.owing[0]
    game.play(game.legal_moves()[0])
    refusal(game, seat)


def test_an_answer_in_a_window_stands() -> None:
    game = matchwood.new("matschig", players=3, seed=2, options={"rounds": 12})
    for _ in play_at_random(game, random.Random(2)):
        if game.undisclosed:
            break
    assert "answer stands" in refusal(game, game.undisclosed[0])


def test_nothing_is_taken_back_after_the_end_or_by_nobody(game: matchwood.Game) -> None:
    with pytest.raises(NotYourTurn):
        game.take_back(3)
    *_, _last = play_at_random(game, random.Random(1))
    with pytest.raises(GameOver):
        game.take_back(0)
