"""Everything that can be wrong with what is asked for in Tycoon is refused by name, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.cardgames.tycoon.conftest import Position

HANDS = [["4", "1", "8", "8", "0", "0", "6", "6"], ["8", "8", "4", "2", "3", "b"], ["7", "F"]]


def begun(*moves: str, **options: Any) -> matchwood.Game:
    game = matchwood.new("tycoon", players=3, options=options, deals=[{"leader": 0, "hands": HANDS}])
    for move in moves:
        game.play(move)
    return game


def everything(game: matchwood.Game) -> tuple[Any, ...]:
    return game.record(), [game.view(seat) for seat in range(game.players)], game.happenings, game.legal_moves()


@pytest.fixture
def leading() -> Iterator[matchwood.Game]:
    """Seat 0 leads, with one stick; the game must be as it was after the test."""
    game = begun()
    before = everything(game)
    yield game
    assert everything(game) == before


@pytest.fixture
def following() -> Iterator[matchwood.Game]:
    """Seat 1 has to beat two 6, with one stick; the game must be as it was after the test."""
    game = begun("6: 6 6")
    before = everything(game)
    yield game
    assert everything(game) == before


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("10: 1 0", "'10', which is not a number"),
        ("L: 4", "'L', which is not a number"),
        ("-1: 1", "'-1', which is not a number"),
        ("B: 4", r"'B', which is not a number \(b is\)"),
        ("f: 1", r"'f', which is not a number \(F is\)"),
        (": 8", "'', which is not a number"),
        (" 8: 8", "' 8', which is not a number"),
        ("8 : 8", "'8 ', which is not a number"),
        ("８: 8", "not a number"),
        ("8: 9", r"'9', which is not a card \(a printed 3 shows E, a printed 6 shows 9\)"),
        ("8: E", "'E', which is not a card"),
        ("8: a", "'a', which is not a card"),
        ("8: 88", "'88', which is not a card"),
        ("8: 0,8", "'0,8', which is not a card"),
        ("8:", "no card"),
        ("8: ", "no card"),
        ("8", "not a move"),
        ("", "not a move"),
        ("play 8", "not a move"),
        ("Pass", "not a move"),
        ("PASS", "not a move"),
        ("pass ", "not a move"),
        ("RETURN", "not a move"),
        ("8: 8 0", "one space between cards, cards in the order 012345678AbCdFGH=_"),
        ("8:8", "is written '8: 8'"),
        ("8:  8", "is written '8: 8'"),
        ("8: 8 ", "is written '8: 8'"),
        ("8: 0  8", "is written '8: 0 8'"),
        ("8:\t8", "is written '8: 8'"),
        ("8: 8\n", "is written '8: 8'"),
    ],
)
def test_a_move_that_is_not_written_well_is_refused_with_what_is_wrong(leading: matchwood.Game, move: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=said) as refusal:
        leading.play(move)
    assert refusal.value.expected
    assert set(refusal.value.expected) <= set(leading.legal_moves())


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("9: 4", "showing 9 with 4 takes 2 sticks, and there is 1 stick$"),
        ("8: 0 0", "showing 8 with 0 0 takes 2 sticks, and there is 1 stick$"),
        ("8: 1", "showing 8 with 1 takes 5 sticks"),
        ("F: F", "holds no F"),
        ("8: 8 8 8", r"3 × 8 is more than the hand holds \(2\)"),
        (
            "2: 4",
            "4 cannot show 2, whatever sticks are added; it can show "
            r"4 \(0 sticks\), b \(1 stick\), 6 \(2 sticks\), 9 \(2 sticks\), A \(2 sticks\), 8 \(3 sticks\)$",
        ),
        ("4: 1 4 8", "8 cannot show 4"),
        ("4: 0 4", "0 cannot show 4"),
        ("8: 0 0 6 6 8 8", "6 cards are too many; a play has at most 5"),
        ("8:" + 65 * " 8", "65 cards are too many"),
        ("G: 1", "G is not a number of this game; the strongest is F"),
        ("H: 8", "H is not a number of this game; the strongest is F"),
        ("8: G", "holds no G"),
        ("8: _", "holds no _"),
        ("pass", "who leads may not pass"),
        ("return", "only a player without cards returns a stick; seat 0 holds 8 cards"),
    ],
)
def test_a_lead_against_the_rules_is_refused_with_the_reason(leading: matchwood.Game, move: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=said) as refusal:
        leading.play(move, seat=0)
    assert set(refusal.value.expected) == set(leading.legal_moves())


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("8: 8", "1 card may not be played: 2 cards must be played"),
        ("8: 3 8 8", "3 cards may not be played: 2 cards must be played"),
        ("4: 4 4", r"2 × 4 is more than the hand holds \(1\)"),
        ("8: 6 8", "the hand holds no 6"),
        ("3: 3 4", "4 cannot show 3"),
        ("b: 2 b", "2 cannot show b"),
        ("8: 4 b", "showing 8 with 4 b takes 5 sticks, and there is 1 stick$"),
        ("return", "only a player without cards returns a stick; seat 1 holds 6 cards"),
    ],
)
def test_an_answer_against_the_rules_is_refused_with_the_reason(following: matchwood.Game, move: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=said) as refusal:
        following.play(move)
    assert set(refusal.value.expected) == set(following.legal_moves())


@pytest.mark.parametrize(
    ("hands", "lying", "order", "move", "said"),
    [
        ("4|5", "4: 4", "normal", "4: 4", "4 does not beat 4; 5, 6, 7, 8, 9, A, b, C, d, E, F would"),
        ("4|5", "E: 3", "normal", "4: 4", "4 does not beat E; F would"),
        ("4|5", "F: F", "normal", "4: 4", "4 does not beat F; nothing does"),
        ("4|5", "3: 3", "reversed", "4: 4", "4 does not beat 3 while the order is reversed; 2, 1, 0 would"),
        ("4|5", "0: 0", "reversed", "4: 4", "4 does not beat 0 while the order is reversed; nothing does"),
    ],
)
def test_a_number_that_is_too_weak_is_refused_with_those_that_would_do(
    hands: str, lying: str, order: str, move: str, said: str
) -> None:
    position = Position(hands, 0, lying, order=order)
    before = position.state.tobytes()
    with pytest.raises(matchwood.IllegalMove, match=f"{said}$") as refusal:
        position.play(move)
    assert refusal.value.expected == ("pass",)
    assert position.state.tobytes() == before


@pytest.mark.parametrize("move", ["pass", "4: 4", "8: 8", "E: 3"])
def test_a_player_without_cards_is_told_to_return_a_stick(move: str) -> None:
    position = Position("|4", 1)
    with pytest.raises(matchwood.IllegalMove, match=r"has no cards left.*'return'") as refusal:
        position.play(move)
    assert refusal.value.expected == ("return",)


def test_of_very_many_moves_a_few_are_named_one_for_each_number_and_count() -> None:
    position = Position("1 1 1 1 7 7 7 7 C C C C 3 3 3|5", [60, 1])
    with pytest.raises(matchwood.IllegalMove) as refusal:
        position.play("2: 1")
    moves, named = position.moves(), refusal.value.expected
    assert set(named) <= set(moves)
    assert len(named) < 100 < len(moves)
    assert {(move[0], len(move)) for move in named} == {(move[0], len(move)) for move in moves}
    assert "1: 1" in named


@pytest.mark.parametrize(
    "move", ["8" * 201, "8:" + " 8" * 100, "pass" * 10_000, None, 8, 8.0, ["8: 8"], b"pass", {"move": "pass"}, True]
)
def test_what_is_no_text_or_far_too_long_is_refused(leading: matchwood.Game, move: Any) -> None:
    with pytest.raises(matchwood.IllegalMove, match="a move is a text of at most 200 characters"):
        leading.play(move)


def test_a_text_of_200_characters_is_looked_at(leading: matchwood.Game) -> None:
    with pytest.raises(matchwood.IllegalMove, match="99 cards are too many"):
        leading.play("8:" + " 8" * 99)


@given(st.text(st.sampled_from("0189AbEF:= _\tpasreturn\x00é８"), max_size=14))
def test_any_other_text_is_refused_and_changes_nothing(text: str) -> None:
    game = begun()
    before = everything(game)
    if text in game.legal_moves():
        return
    with pytest.raises(matchwood.IllegalMove) as refusal:
        game.play(text)
    assert len(str(refusal.value)) < 500
    assert everything(game) == before


def test_the_wrong_seat_and_a_game_that_is_over_are_refused(leading: matchwood.Game) -> None:
    with pytest.raises(matchwood.NotYourTurn, match="the game waits for seat 0"):
        leading.play("pass", seat=1)
    done = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [[], ["5"]]}])
    done.play("return")
    with pytest.raises(matchwood.GameOver):
        done.play("pass", seat=1)


# --- deals ---------------------------------------------------------------------------------------------------------------------

GOOD = {"leader": 0, "hands": [["4"], ["8", "8"], []]}


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (GOOD | {"leader": 3}, "the leader is a seat from 0 to 2, not 3"),
        (GOOD | {"leader": -1}, "from 0 to 2, not -1"),
        (GOOD | {"leader": True}, "from 0 to 2, not True"),
        (GOOD | {"leader": "0"}, "from 0 to 2, not '0'"),
        (GOOD | {"leader": 10**30}, "from 0 to 2"),
        (GOOD | {"hands": [["4"], ["8"]]}, "a list of 3 lists of cards"),
        (GOOD | {"hands": [["4"], ["8"], [], []]}, "a list of 3 lists of cards"),
        (GOOD | {"hands": [["4"], "8", []]}, "a list of 3 lists of cards"),
        (GOOD | {"hands": None}, "a list of 3 lists of cards"),
        (GOOD | {"hands": [["9"], [], []]}, "seat 0 is dealt '9', which is not a card of this game"),
        (GOOD | {"hands": [[], ["E"], []]}, "seat 1 is dealt 'E', which is not a card"),
        (GOOD | {"hands": [[], [], ["B"]]}, "seat 2 is dealt 'B', which is not a card"),
        (GOOD | {"hands": [["G"], [], []]}, "seat 0 is dealt 'G', which is not a card of this game"),
        (GOOD | {"hands": [[4], [], []]}, "seat 0 is dealt 4, which is not a card"),
        (GOOD | {"hands": [[["4"]], [], []]}, "which is not a card"),
        (GOOD | {"hands": [["8", "8"], ["8", "8"], ["8"]]}, "the 8 dealt to seat 2 is one too many: the deck has 4 of them"),
        (GOOD | {"dealer": 1}, "the keys 'leader' and 'hands'"),
        (GOOD | {"sticks": [1, 1, 1]}, "the keys 'leader' and 'hands'"),
        ({"leader": 0}, "the keys 'leader' and 'hands', not 'leader'"),
        ({}, "not none"),
        ([], "keys"),
        (None, "keys"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_before_the_game_begins(deal: Any, said: str) -> None:
    with pytest.raises(matchwood.BadDeal, match=said):
        matchwood.new("tycoon", players=3, deals=[deal])


def test_a_deck_with_an_expansion_has_two_or_four_of_its_cards() -> None:
    for expansion, most in (("GH", 2), ("all", 4)):
        good = {"leader": 0, "hands": [["G"] * most, ["H"] * most]}
        assert matchwood.new("tycoon", players=2, options={"expansion": expansion}, deals=[good]).deals == (good,)
        bad = {"leader": 0, "hands": [["G"] * most, ["G"]]}
        with pytest.raises(matchwood.BadDeal, match=f"the deck has {most} of them"):
            matchwood.new("tycoon", players=2, options={"expansion": expansion}, deals=[bad])
    with pytest.raises(matchwood.BadDeal, match="'=', which is not a card"):
        matchwood.new("tycoon", players=2, options={"expansion": "GH"}, deals=[{"leader": 0, "hands": [["="], []]}])


def test_a_second_deal_is_refused() -> None:
    with pytest.raises(matchwood.BadDeal, match="deal 2: Matchstick Tycoon has one deal only"):
        matchwood.new("tycoon", players=3, deals=[GOOD, GOOD])


def test_a_record_with_an_illegal_move_names_its_event() -> None:
    record = begun("6: 6 6").record()
    record["events"].append({"seat": 1, "move": "8: 8"})
    with pytest.raises(matchwood.BadRecord, match=r"event 3: .*2 cards must be played"):
        matchwood.load(record)
