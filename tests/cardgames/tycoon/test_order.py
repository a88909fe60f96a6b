"""Revolutions and the strongest number by example. Names of test cases (docs/reference/rules.md) and rulings are in
brackets.
"""

from __future__ import annotations

import pytest

from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import Position, forced, numbers_of, refused


def rest(*hands: str) -> str:
    """Return all cards of the base game that are in none of these hands."""
    left = reference.deck()
    for card in " ".join(hands).split():
        left.remove(card)
    return " ".join(left)


# --- revolution ----------------------------------------------------------------------------------------------------------------


def test_five_8_reverse_the_order_and_only_five_weaker_numbers_beat_them() -> None:
    """[S4, TY27, TY32]"""
    five = "6 8 8 8 8"
    position = Position(f"{five} 2|{rest(five, '2')}", [1, 99]).play(f"8: {five}")
    assert position.order == "reversed"
    # 1, 2 and 5 are weaker too, but five cards cannot show them
    assert numbers_of(position.moves()) == set("03467")
    assert refused(position, "9: 3 3 3 3 6", "9: 3 3 6 6 6", "8: 0 0 0 0 A", "8: 0 0 0 0 6")


def test_every_five_card_play_reverses_the_order_again() -> None:
    """[S5]"""
    position = Position("0 8 8 8 8 2|3 3 3 3 C 2|A A A A b 2|5 6 6 6 6 2")
    plays = ["8: 0 8 8 8 8", "3: 3 3 3 3 C", "A: A A A A b", "9: 5 6 6 6 6"]
    assert [position.play(play).order for play in plays] == ["reversed", "normal", "reversed", "normal"]
    assert position.sticks == [0, 0, 0, 0]


@pytest.mark.parametrize(("threshold", "four", "five"), [(5, "normal", "reversed"), (4, "reversed", "reversed")])
def test_a_play_of_at_least_the_agreed_number_of_cards_reverses_the_order(threshold: int, four: str, five: str) -> None:
    """[S10, TY25, TY26]"""
    hands = "8 8 8 8 6 2|7 7|7"
    assert Position(hands, revolution_at=threshold).play("8: 8 8 8 8").order == four
    assert Position(hands, revolution_at=threshold).play("8: 6 8 8 8 8").order == five
    assert Position("8 8 8 6 2|7 7|7", revolution_at=threshold).play("8: 8 8 8").order == "normal"


def test_the_order_stays_reversed_after_the_end_of_a_trick() -> None:
    """[V46, TY28]"""
    position = Position("6 8 8 8 8 2|7|7").play("8: 6 8 8 8 8").passes(2)
    assert (position.lying, position.turn, position.order) == (None, 0, "reversed")


# --- the strongest number forces all others to pass ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "hand", "move"),
    [
        ("normal", "F 2", "F: F"),
        ("reversed", "0 2", "0: 0"),
        ("normal", "F F 2", "F: F F"),
        ("normal", "F F F F 2", "F: F F F F"),
        ("reversed", "0 0 0 0 2", "0: 0 0 0 0"),
    ],
)
def test_against_the_strongest_number_all_others_take_a_stick_without_a_choice(order: str, hand: str, move: str) -> None:
    """[S13, S14, TY5, TY6, TY8]"""
    others = "1 1 7 7 C C|1 1 7 7 C C"
    position = Position(f"{hand}|{others}", [0, 9, 9], order=order).play(move)
    for seat in (1, 2):
        assert position.turn == seat
        assert position.moves() == ["pass"]
        assert forced(position) == "pass"
        position.play("pass")
    assert (position.sticks, position.turn, position.lying, position.order) == ([0, 10, 10], 0, None, order)


def test_five_f_make_f_the_weakest_number_so_that_no_seat_is_forced_to_pass() -> None:
    """[V25, TY7]"""
    five = "1 F F F F"
    position = Position(f"{five} 2|{rest(five, '2')}", [2, 99]).play(f"F: {five}")
    assert position.order == "reversed"
    assert forced(position) is None
    # of 0 … E, five cards can never show 1, 2 or 5
    assert numbers_of(position.moves()) == set("0346789AbCdE")


def test_five_0_in_reversed_order_make_0_the_weakest_number_so_that_no_seat_is_forced_to_pass() -> None:
    """[TY7]"""
    five = "0 0 0 0 C"
    position = Position(f"{five} 2|{rest(five, '2')}", [2, 99], order="reversed").play(f"0: {five}")
    assert position.order == "normal"
    assert forced(position) is None
    assert numbers_of(position.moves()) == set("346789AbCdEF")


@pytest.mark.parametrize(
    ("before", "move", "after"), [("normal", "0: 0 0 0 0 C", "reversed"), ("reversed", "F: 1 F F F F", "normal")]
)
def test_five_of_the_weakest_number_become_the_strongest_and_force_all_others_to_pass(before: str, move: str, after: str) -> None:
    """[V26, V27, TY7]"""
    position = Position(f"{move[3:]} 2|7 7 7 1 1|7 2", [2, 30, 30], order=before).play(move)
    assert position.order == after
    for _ in range(2):
        assert (position.moves(), forced(position)) == (["pass"], "pass")
        position.play("pass")
    assert (position.turn, position.lying, position.order) == (0, None, after)


def test_seven_other_seats_are_forced_to_pass_one_after_the_other() -> None:
    """[TY34]"""
    position = Position("F 2|1|1|1|1|7|7|7").play("F: F")
    for seat in range(1, 8):
        assert (position.turn, position.moves()) == (seat, ["pass"])
        position.play("pass")
    assert (position.turn, position.lying) == (0, None)
    assert position.sticks == [1, 2, 2, 2, 2, 2, 2, 2]
