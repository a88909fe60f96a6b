"""Order, tricks, going out and the end, by example: the tables and rulings of docs/rules/tycoon.md, named in brackets."""

from __future__ import annotations

import pytest

from matchwood.engine import states, verbs
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import KIND, Position, numbers_of, refused


def forced(position: Position) -> str | None:
    """The only move, as everybody can see it."""
    public = states.copy_of(position.state)
    states.veil(public, verbs.NO_EYES)
    return KIND.forced(public)


def rest(*hands: str) -> str:
    """All cards of the base game that are in none of these hands."""
    left = reference.deck()
    for card in " ".join(hands).split():
        left.remove(card)
    return " ".join(left)


# --- revolution ----------------------------------------------------------------------------------------------------------------


def test_five_8_reverse_the_order_and_the_next_may_answer_with_five_weaker_numbers_only() -> None:
    """[S4, TY27, TY32]"""
    five = "6 8 8 8 8"
    position = Position(f"{five} 2|{rest(five, '2')}", [1, 99]).play(f"8: {five}")
    assert position.order == "reversed"
    # 1, 2 and 5 are weaker too, but no five cards can show them
    assert numbers_of(position.moves()) == set("03467")
    assert refused(position, "9: 3 3 3 3 6", "9: 3 3 6 6 6", "8: 0 0 0 0 A", "8: 0 0 0 0 6")


def test_every_five_card_play_reverses_the_order_again() -> None:
    """[S5]"""
    position = Position("0 8 8 8 8 2|3 3 3 3 C 2|A A A A b 2|5 6 6 6 6 2")
    plays = ["8: 0 8 8 8 8", "3: 3 3 3 3 C", "A: A A A A b", "9: 5 6 6 6 6"]
    assert [position.play(play).order for play in plays] == ["reversed", "normal", "reversed", "normal"]
    assert position.sticks == [0, 0, 0, 0]


@pytest.mark.parametrize(("threshold", "four", "five"), [(5, "normal", "reversed"), (4, "reversed", "reversed")])
def test_from_how_many_cards_on_a_play_reverses_the_order(threshold: int, four: str, five: str) -> None:
    """[S10, TY25, TY26]"""
    hands = "8 8 8 8 6 2|7 7|7"
    assert Position(hands, revolution_at=threshold).play("8: 8 8 8 8").order == four
    assert Position(hands, revolution_at=threshold).play("8: 6 8 8 8 8").order == five
    assert Position("8 8 8 6 2|7 7|7", revolution_at=threshold).play("8: 8 8 8").order == "normal"


def test_the_order_stays_reversed_over_the_end_of_a_trick() -> None:
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
def test_against_the_strongest_number_all_others_get_a_stick_without_a_choice(order: str, hand: str, move: str) -> None:
    """[S13, S14, TY5, TY6, TY8]"""
    others = "1 1 7 7 C C|1 1 7 7 C C"
    position = Position(f"{hand}|{others}", [0, 9, 9], order=order).play(move)
    for seat in (1, 2):
        assert position.turn == seat
        assert position.moves() == ["pass"]
        assert forced(position) == "pass"
        position.play("pass")
    assert (position.sticks, position.turn, position.lying, position.order) == ([0, 10, 10], 0, None, order)


def test_five_f_make_f_the_weakest_number_so_that_nobody_is_forced() -> None:
    """[V25, TY7]"""
    five = "1 F F F F"
    position = Position(f"{five} 2|{rest(five, '2')}", [2, 99]).play(f"F: {five}")
    assert position.order == "reversed"
    assert forced(position) is None
    # of 0 … E, five cards can never show 1, 2 or 5
    assert numbers_of(position.moves()) == set("0346789AbCdE")


def test_five_0_in_reversed_order_make_0_the_weakest_number_so_that_nobody_is_forced() -> None:
    """[TY7]"""
    five = "0 0 0 0 C"
    position = Position(f"{five} 2|{rest(five, '2')}", [2, 99], order="reversed").play(f"0: {five}")
    assert position.order == "normal"
    assert forced(position) is None
    assert numbers_of(position.moves()) == set("346789AbCdEF")


@pytest.mark.parametrize(
    ("before", "move", "after"), [("normal", "0: 0 0 0 0 C", "reversed"), ("reversed", "F: 1 F F F F", "normal")]
)
def test_five_of_the_weakest_number_become_the_strongest_and_force_all(before: str, move: str, after: str) -> None:
    """[V26, V27, TY7]"""
    position = Position(f"{move[3:]} 2|7 7 7 1 1|7 2", [2, 30, 30], order=before).play(move)
    assert position.order == after
    for _ in range(2):
        assert (position.moves(), forced(position)) == (["pass"], "pass")
        position.play("pass")
    assert (position.turn, position.lying, position.order) == (0, None, after)


def test_seven_others_are_forced_one_after_the_other() -> None:
    """[TY34]"""
    position = Position("F 2|1|1|1|1|7|7|7").play("F: F")
    for seat in range(1, 8):
        assert (position.turn, position.moves()) == (seat, ["pass"])
        position.play("pass")
    assert (position.turn, position.lying) == (0, None)
    assert position.sticks == [1, 2, 2, 2, 2, 2, 2, 2]


# --- the end of a trick --------------------------------------------------------------------------------------------------------


def test_a_leader_without_cards_returns_a_stick_and_the_next_player_leads() -> None:
    """[S6, TY12]"""
    position = Position("|7 7|7 7", [1, 1, 1], "E: 3", turn=1, last=0).passes(2)
    assert position.sticks == [1, 2, 2]
    assert (position.turn, position.leader, position.lying) == (0, 0, None)
    assert position.moves() == ["return"]
    position.play("return")
    assert (position.places, position.turn, position.leader) == ([1, 0, 0], 1, 1)
    assert "pass" not in position.moves()


def test_if_the_next_leader_has_no_cards_either_he_returns_a_stick_too() -> None:
    """[V42, TY12]"""
    position = Position("||4", [2, 1, 0]).play("return")
    assert (position.sticks, position.leader, position.places) == ([1, 1, 0], 1, [0, 0, 0])
    position.play("return")
    assert (position.places, position.leader, position.moves()) == ([0, 1, 0], 2, ["4: 4"])


def test_a_player_goes_out_at_once_though_his_sticks_lie_on_the_table() -> None:
    """[V18, TY17]"""
    position = Position("4|7 7|7 7", [2, 1, 1], "8: 8").play("9: 4")
    assert (position.places, position.sticks[0], position.turn) == ([1, 0, 0], 0, 1)


def test_the_trick_goes_on_after_its_winner_went_out_and_the_next_in_the_game_leads() -> None:
    """[V21, TY13, TY14]"""
    position = Position("3|7 7|7 7", [0, 1, 1], "8: 8").play("E: 3")
    assert (position.places, position.turn) == ([1, 0, 0], 1)
    position.passes(2)
    assert (position.sticks, position.leader, position.turn, position.lying) == ([0, 2, 2], 1, 1, None)
    assert refused(position, "pass")


def test_others_may_still_beat_the_last_play_of_a_player_who_went_out() -> None:
    """[V22, TY14, TY15]"""
    position = Position("3|F 7|7 7", [0, 1, 1], "8: 8").play("E: 3", "F: F")
    assert (position.turn, position.moves()) == (2, ["pass"])
    position.play("pass")
    assert (position.sticks, position.leader, position.turn, position.lying) == ([0, 1, 2], 1, 1, None)


def test_a_player_without_cards_returns_a_stick_also_when_he_is_forced_to_pass() -> None:
    """[V24, TY9]"""
    position = Position("7|F 2|", [0, 0, 1], "8: 8", turn=1).play("F: F")
    assert (position.moves(), forced(position)) == (["return"], "return")
    position.play("return")
    assert position.places == [0, 0, 1]
    position.play("pass")
    assert (position.sticks, position.turn, position.leader, position.lying) == ([1, 0, 0], 1, 1, None)


def test_returning_a_stick_counts_as_a_turn_without_a_play_for_the_end_of_the_trick() -> None:
    """[V23, TY11]"""
    position = Position("7 7||7 7", [0, 3, 0]).play("7: 7", "return")
    assert (position.lying, position.turn) == ("7: 7", 2)
    position.play("pass")
    assert (position.sticks, position.lying, position.turn) == ([0, 2, 1], None, 0)


def test_a_cardless_winner_keeps_the_lead_only_to_return_a_stick_after_the_others_passed() -> None:
    position = Position("7|2 2|2 4", [3, 0, 0]).play("7: 7").passes(2)
    assert (position.turn, position.sticks) == (0, [3, 1, 1])
    position.play("return")
    assert (position.turn, position.leader, position.sticks, position.places) == (1, 1, [2, 1, 1], [0, 0, 0])


def test_seats_that_are_out_are_passed_over_wherever_they_sit() -> None:
    position = Position("5 2||6 2||7 2||8 2|", 0, out={1: 3, 3: 1, 5: 2, 7: 4}).play("5: 5")
    assert position.turn == 2
    position.play("6: 6")
    assert position.turn == 4
    position.passes(3)
    assert (position.turn, position.leader, position.lying) == (2, 2, None)


# --- the end -------------------------------------------------------------------------------------------------------------------


def test_the_game_ends_at_once_when_only_one_is_left_and_he_is_last() -> None:
    """[TY16]"""
    position = Position("3|7 7|", [0, 1, 0], "8: 8", last=1, out={2: 1}).play("E: 3")
    assert position.over
    assert (position.places, position.sticks) == ([2, 3, 1], [0, 1, 0]), "nobody passes any more"


def test_a_returned_stick_ends_the_game_too() -> None:
    position = Position("|7 7", [1, 1]).play("return")
    assert (position.over, position.places) == (True, [1, 2])


def test_two_cards_in_hand_and_no_sticks_are_not_out() -> None:
    position = Position("7 7|2 2", [0, 0]).play("7: 7")
    assert (position.places, position.over, position.turn) == ([0, 0], False, 1)


# --- a leader who can show no number -------------------------------------------------------------------------------------------


def test_a_leader_who_can_show_no_number_passes_and_the_next_player_leads() -> None:
    """[further rulings]"""
    position = Position("= _|7 2|2 2", expansion="all")
    assert position.moves() == ["pass"]
    position.play("pass")
    assert (position.sticks, position.turn, position.leader, position.lying) == ([2, 1, 1], 1, 1, None)
    assert refused(position, "pass"), "the next leader can play"


def test_leaders_who_can_show_no_number_pass_round_until_one_can() -> None:
    """[further rulings]"""
    position = Position("_|_|=", [0, 0, 0], expansion="all")
    leaders = []
    while position.moves() == ["pass"]:
        leaders.append(position.play("pass").leader)
    assert leaders == [1, 2, 0, 1, 2, 0]
    assert position.sticks == [2, 2, 2]
    assert position.moves() == ["1: _"]


def test_a_leader_with_equals_and_two_sticks_must_play_it_as_f() -> None:
    assert Position("= _|7|2", [2, 1, 1], expansion="all").moves() == ["1: _", "F: ="]


@pytest.mark.parametrize(("expansion", "numbers"), [("none", ""), ("GH", "GH"), ("all", "GH")])
def test_with_an_expansion_h_is_strongest_whether_or_not_one_was_dealt(expansion: str, numbers: str) -> None:
    """[TY33, further rulings]"""
    position = Position("F 2|4 7 2|2", [0, 9, 0], expansion=expansion).play("F: F")
    assert forced(position) == ("pass" if expansion == "none" else None)
    assert numbers_of(position.moves()) == set(numbers)
    if numbers:
        position.play("H: 4")
        assert (forced(position), position.moves()) == ("pass", ["pass"])


def test_with_an_expansion_0_is_strongest_in_reversed_order() -> None:
    position = Position("0 2|1 G|2", 9, order="reversed", expansion="all").play("0: 0")
    assert (forced(position), position.moves()) == ("pass", ["pass"])
