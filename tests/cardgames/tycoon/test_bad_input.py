"""Everything that can be wrong with what is asked for in Tycoon is refused by name, and nothing changes."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.tycoon.contract import (
    AtBest,
    CannotShow,
    MustReturn,
    NotHeld,
    TooDear,
    TooFewShow,
    TooMany,
    TooWeak,
    WhichCards,
    WhichNumber,
    WrongCount,
)
from tests.cardgames.tycoon.conftest import OPTIONS, Position

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


NO_NUMBER = "is no number: there are 0 to 9"
NO_CARD = "is no card: there are 0 to 8"


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("10: 1 0", "no_number", f"“10” {NO_NUMBER}"),
        ("L: 4", "no_number", f"“L” {NO_NUMBER}"),
        ("-1: 1", "no_number", f"“-1” {NO_NUMBER}"),
        ("B: 4", "no_number", "“B” is no number, but b is"),
        ("f: 1", "no_number", "“f” is no number, but F is"),
        (": 8", "no_number", f"“” {NO_NUMBER}"),
        (" 8: 8", "no_number", f"“ 8” {NO_NUMBER}"),
        ("8 : 8", "no_number", f"“8 ” {NO_NUMBER}"),
        ("\x008: 8", "no_number", r"“\\x008”"),
        ("８: 8", "no_number", NO_NUMBER),
        ("8: 9", "no_card", "9 is no card, only a number: a 6 upside down shows it"),
        ("8: E", "no_card", "E is no card, only a number: a 3 upside down shows it"),
        ("8: a", "no_card", f"“a” {NO_CARD}"),
        ("8: 88", "no_card", f"“88” {NO_CARD}"),
        ("8: 0,8", "no_card", f"“0,8” {NO_CARD}"),
        ("8:", "no_cards", "names its cards, one to 5"),
        ("8: ", "no_cards", "names its cards, one to 5"),
        ("8", "no_move", "That is no move"),
        ("", "no_move", "That is no move"),
        ("play 8", "no_move", "That is no move"),
        ("Pass", "no_move", "That is no move"),
        ("PASS", "no_move", "That is no move"),
        ("pass ", "no_move", "That is no move"),
        ("RETURN", "no_move", "That is no move"),
        ("?: ? ?", "no_move", "That is no move"),
        (
            "8: 8 0",
            "miswritten",
            "8: 0 8, with one space between cards; they stand in the order 0 1 2 3 4 5 6 7 8 A b C d F G H = _",
        ),
        ("8:8", "miswritten", "is written 8: 8,"),
        ("8:  8", "miswritten", "is written 8: 8,"),
        ("8: 8 ", "miswritten", "is written 8: 8,"),
        ("8: 0  8", "miswritten", "is written 8: 0 8,"),
        ("8:\t8", "miswritten", "is written 8: 8,"),
        ("8: 8\n", "miswritten", "is written 8: 8,"),
    ],
)
def test_a_move_that_is_not_written_well_is_refused_with_what_is_wrong(
    leading: matchwood.Game, move: str, code: str, said: str
) -> None:
    with pytest.raises(matchwood.IllegalMove, match=said) as refusal:
        leading.play(move)
    assert refusal.value.refusal.code == code
    assert refusal.value.expected
    assert set(refusal.value.expected) <= set(leading.legal_moves())


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("9: 4", "too_dear", "9 with 4 takes 2 matches; you have 1"),
        ("8: 0 0", "too_dear", "8 with 0, 0 takes 2 matches; you have 1"),
        ("8: 1", "too_dear", "8 with 1 takes 5 matches"),
        ("F: F", "not_held", "You hold no F"),
        ("8: 8 8 8", "not_held", "You hold 2 × 8, not 3"),
        ("2: 4", "cannot_show", "4 cannot become 2, only 4, b, 6, 9, A, 8"),
        ("4: 1 4 8", "cannot_show", "8 cannot become 4, only 8"),
        ("4: 0 4", "cannot_show", "0 cannot become 4, only 0, 8"),
        ("8: 0 0 6 6 8 8", "too_many", "Too many cards: a play has 5 at most, not 6"),
        ("8:" + 65 * " 8", "too_many", "Too many cards: a play has 5 at most, not 65"),
        ("G: 1", "not_in_game", "G is no number of this game; the last one is F"),
        ("H: 8", "not_in_game", "H is no number of this game; the last one is F"),
        ("8: G", "not_held", "You hold no G"),
        ("8: _", "not_held", "You hold no _"),
        ("pass", "must_lead", "Whoever leads may not pass"),
        ("return", "holds_cards", "Only a player without cards gives a match back; you hold 8 cards"),
    ],
)
def test_a_lead_against_the_rules_is_refused_with_the_reason(leading: matchwood.Game, move: str, code: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=f": {said}") as refusal:
        leading.play(move, seat=0)
    assert refusal.value.refusal.code == code
    assert set(refusal.value.expected) == set(leading.legal_moves())


def test_what_a_card_can_become_is_told_with_the_sticks_for_it(leading: matchwood.Game) -> None:
    with pytest.raises(matchwood.IllegalMove) as refusal:
        leading.play("2: 4")
    assert refusal.value.refusal == CannotShow("4", "2", ["4", "b", "6", "9", "A", "8"], [0, 1, 2, 2, 2, 3])


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("8: 8", "wrong_count", "It takes 2 cards to beat what lies, not 1 card"),
        ("8: 3 8 8", "wrong_count", "It takes 2 cards to beat what lies, not 3 cards"),
        ("4: 4 4", "not_held", "You hold 1 × 4, not 2"),
        ("8: 6 8", "not_held", "You hold no 6"),
        ("3: 3 4", "too_weak", "3 does not beat 6"),
        ("b: 2 b", "cannot_show", "2 cannot become b"),
        ("8: 4 b", "too_dear", "8 with 4, b takes 5 matches; you have 1"),
        ("return", "holds_cards", "Only a player without cards gives a match back; you hold 6 cards"),
    ],
)
def test_an_answer_against_the_rules_is_refused_with_the_reason(following: matchwood.Game, move: str, code: str, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=f": {said}") as refusal:
        following.play(move)
    assert refusal.value.refusal.code == code
    assert set(refusal.value.expected) == set(following.legal_moves())


@pytest.mark.parametrize(
    ("move", "told", "said"),
    [
        ("?: 8 8", WhichNumber(["8", "8"], ["8"], [0]), "8, 8 can become 8. Which number?"),
        ("?: 6 6", WhichNumber(["6", "6"], ["6", "9"], [0, 0]), "6, 6 can become 6, 9. Which number?"),
        ("?: 1", WhichNumber(["1"], ["1", "7"], [0, 1]), "1 can become 1, 7. Which number?"),
        ("?: 4 0 8", TooDear("8", ["4", "0", "8"], 4, 1), "8 with 4, 0, 8 takes 4 matches"),
        ("?: 0 0", WhichNumber(["0", "0"], ["0"], [0]), "0, 0 can become 0"),
        ("?: 2", NotHeld("2", 0, 1), "You hold no 2"),
        ("8: ? ? ?", WhichCards("8", ["8", "8", "0"]), "8 with which cards? Cheapest: 8, 8, 0."),
        ("8: ? ? ? ?", TooDear("8", ["8", "8", "0", "0"], 2, 1), "8 with 8, 8, 0, 0 takes 2 matches; you have 1."),
        ("8: 4 ?", TooDear("8", ["4", "8"], 3, 1), "8 with 4, 8 takes 3 matches"),
        ("1: ? ?", TooFewShow("1", 1), "Only 1 card of yours can become 1"),
        ("5: ?", TooFewShow("5", 0), "None of your cards can become 5"),
        ("6: ? ? ? ?", TooDear("6", ["6", "6", "4", "1"], 6, 1), "takes 6 matches"),
        ("8: ? ? ? ? ? ?", TooMany(6, 5), "at most, not 6"),
    ],
)
def test_what_is_left_open_is_refused_with_what_could_stand_there(leading: matchwood.Game, move: str, told: Any, said: str) -> None:
    with pytest.raises(matchwood.IllegalMove, match=re.escape(said)) as refusal:
        leading.play(move)
    assert refusal.value.refusal == told


@pytest.mark.parametrize("seed", range(6))
def test_what_is_left_open_can_be_filled_exactly_where_a_move_fills_it(seed: int) -> None:
    """So a front end that finds no such move may ask the game why there is none."""
    luck = random.Random(seed)
    game = matchwood.new("tycoon", players=3, seed=seed, options=luck.choice(OPTIONS))
    answers = Counter[bool]()
    while not game.over:
        seat = game.owing[0]
        table, moves = game.view(seat).table, game.legal_moves(seat)
        if table.hand:
            size = len(table.play.cards) if table.play else luck.randint(1, 5)
            cards = luck.sample(table.hand, min(luck.randrange(size), len(table.hand)))
            number = luck.choice(table.numbers)
            with pytest.raises(matchwood.IllegalMove) as refusal:
                game.play(f"{number}: {' '.join([*cards, *'?' * (size - len(cards))])}", seat)
            plays = [move.removeprefix(f"{number}: ").split() for move in moves if move.startswith(f"{number}: ")]
            filled = any(len(play) == size and not Counter(cards) - Counter(play) for play in plays)
            assert (refusal.value.refusal.code == "which_cards") == filled
            answers[filled] += 1
        game.play(luck.choice(moves), seat)
    assert len(answers) == 2


def test_cards_that_are_too_weak_whatever_they_become_are_told_so() -> None:
    position = Position("0 2 8|5", 9, "8: 8 8")
    for move, told in (
        ("?: 0 2", AtBest(["0", "2"], "8", "8", "normal")),
        ("?: 8 8", NotHeld("8", 1, 2)),
        ("?: 2", WrongCount(1, 2)),
    ):
        with pytest.raises(matchwood.IllegalMove) as refusal:
            position.play(move)
        assert refusal.value.refusal == told


@pytest.mark.parametrize(
    ("lying", "order", "said", "stronger"),
    [
        ("4: 4", "normal", "4 does not beat 4.", "56789AbCdEF"),
        ("E: 3", "normal", "4 does not beat E.", "F"),
        ("F: F", "normal", "Nothing beats F.", ""),
        ("3: 3", "reversed", "4 does not beat 3 while the order is reversed.", "210"),
        ("0: 0", "reversed", "Nothing beats 0 while the order is reversed.", ""),
    ],
)
def test_a_number_that_is_too_weak_is_refused_with_those_that_would_do(lying: str, order: Any, said: str, stronger: str) -> None:
    position = Position("4|5", 0, lying, order=order)
    before = position.state.tobytes()
    with pytest.raises(matchwood.IllegalMove, match=f"^'4: 4': {re.escape(said)} Possible: pass$") as refusal:
        position.play("4: 4")
    assert refusal.value.refusal == TooWeak("4", lying[0], order, [*stronger] or None)
    assert refusal.value.expected == ("pass",)
    assert position.state.tobytes() == before


@pytest.mark.parametrize("move", ["pass", "4: 4", "8: 8", "E: 3", "8: ?", "?: 8"])
def test_a_player_without_cards_is_told_to_return_a_stick(move: str) -> None:
    position = Position("|4", 1)
    with pytest.raises(matchwood.IllegalMove, match=r"You have no cards left.*\(return\)") as refusal:
        position.play(move)
    assert refusal.value.refusal == MustReturn()
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
    with pytest.raises(matchwood.IllegalMove, match="at most, not 99"):
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
    with pytest.raises(matchwood.BadRecord, match=r"event 3: .*It takes 2 cards to beat what lies"):
        matchwood.load(record)
