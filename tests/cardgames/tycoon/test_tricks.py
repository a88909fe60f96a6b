"""Tricks, going out and the end by example. Names of test cases (docs/reference/rules.md) and rulings are in brackets."""

from __future__ import annotations

import pytest

from tests.cardgames.tycoon.conftest import Position, forced, numbers_of, refused

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


def test_a_next_leader_without_cards_returns_a_stick_too() -> None:
    """[V42, TY12]"""
    position = Position("||4", [2, 1, 0]).play("return")
    assert (position.sticks, position.leader, position.places) == ([1, 1, 0], 1, [0, 0, 0])
    position.play("return")
    assert (position.places, position.leader, position.moves()) == ([0, 1, 0], 2, ["4: 4"])


def test_a_player_goes_out_at_once_with_sticks_on_the_table() -> None:
    """[V18, TY17]"""
    position = Position("4|7 7|7 7", [2, 1, 1], "8: 8").play("9: 4")
    assert (position.places, position.sticks[0], position.turn) == ([1, 0, 0], 0, 1)


def test_a_trick_continues_after_its_winner_goes_out_and_the_next_player_leads() -> None:
    """[V21, TY13, TY14]"""
    position = Position("3|7 7|7 7", [0, 1, 1], "8: 8").play("E: 3")
    assert (position.places, position.turn) == ([1, 0, 0], 1)
    position.passes(2)
    assert (position.sticks, position.leader, position.turn, position.lying) == ([0, 2, 2], 1, 1, None)
    assert refused(position, "pass")


def test_the_last_play_of_a_player_who_went_out_can_still_be_beaten() -> None:
    """[V22, TY14, TY15]"""
    position = Position("3|F 7|7 7", [0, 1, 1], "8: 8").play("E: 3", "F: F")
    assert (position.turn, position.moves()) == (2, ["pass"])
    position.play("pass")
    assert (position.sticks, position.leader, position.turn, position.lying) == ([0, 1, 2], 1, 1, None)


def test_a_player_without_cards_who_is_forced_to_pass_returns_a_stick() -> None:
    """[V24, TY9]"""
    position = Position("7|F 2|", [0, 0, 1], "8: 8", turn=1).play("F: F")
    assert (position.moves(), forced(position)) == (["return"], "return")
    position.play("return")
    assert position.places == [0, 0, 1]
    position.play("pass")
    assert (position.sticks, position.turn, position.leader, position.lying) == ([1, 0, 0], 1, 1, None)


def test_a_returned_stick_counts_as_a_turn_without_a_play() -> None:
    """[V23, TY11]"""
    position = Position("7 7||7 7", [0, 3, 0]).play("7: 7", "return")
    assert (position.lying, position.turn) == ("7: 7", 2)
    position.play("pass")
    assert (position.sticks, position.lying, position.turn) == ([0, 2, 1], None, 0)


def test_a_winner_without_cards_leads_only_to_return_a_stick() -> None:
    position = Position("7|2 2|2 4", [3, 0, 0]).play("7: 7").passes(2)
    assert (position.turn, position.sticks) == (0, [3, 1, 1])
    position.play("return")
    assert (position.turn, position.leader, position.sticks, position.places) == (1, 1, [2, 1, 1], [0, 0, 0])


def test_seats_that_are_out_are_skipped() -> None:
    position = Position("5 2||6 2||7 2||8 2|", 0, out={1: 3, 3: 1, 5: 2, 7: 4}).play("5: 5")
    assert position.turn == 2
    position.play("6: 6")
    assert position.turn == 4
    position.passes(3)
    assert (position.turn, position.leader, position.lying) == (2, 2, None)


# --- the end -------------------------------------------------------------------------------------------------------------------


def test_the_game_ends_when_one_player_is_left_and_this_player_is_last() -> None:
    """[TY16]"""
    position = Position("3|7 7|", [0, 1, 0], "8: 8", last=1, out={2: 1}).play("E: 3")
    assert position.over
    assert (position.places, position.sticks) == ([2, 3, 1], [0, 1, 0]), "no seat passes after the end"


def test_a_returned_stick_ends_the_game_too() -> None:
    position = Position("|7 7", [1, 1]).play("return")
    assert (position.over, position.places) == (True, [1, 2])


def test_a_player_with_two_cards_and_no_sticks_is_not_out() -> None:
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


def test_leaders_who_can_show_no_number_pass_until_a_leader_can() -> None:
    """[further rulings]"""
    position = Position("_|_|=", [0, 0, 0], expansion="all")
    leaders = []
    while position.moves() == ["pass"]:
        leaders.append(position.play("pass").leader)
    assert leaders == [1, 2, 0, 1, 2, 0]
    assert position.sticks == [2, 2, 2]
    assert position.moves() == ["1: _"]


def test_a_leader_with_equals_and_two_sticks_has_to_play_it_as_f() -> None:
    assert Position("= _|7|2", [2, 1, 1], expansion="all").moves() == ["1: _", "F: ="]


@pytest.mark.parametrize(("expansion", "numbers"), [("none", ""), ("GH", "GH"), ("all", "GH")])
def test_with_an_expansion_h_is_strongest_even_if_no_h_was_dealt(expansion: str, numbers: str) -> None:
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
