"""Legal plays by example. Names of test cases (docs/reference/rules.md) and rulings are in brackets."""

from __future__ import annotations

import pytest

from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import Position, numbers_of, refused

EVERYTHING = " ".join(reference.deck())


# --- one card shows a number ---------------------------------------------------------------------------------------------------


def test_4_and_two_sticks_beat_8_as_9_and_use_up_the_sticks() -> None:
    """[S1]"""
    position = Position("4 2|5|6", [2, 1, 1], "8: 8")
    assert "9: 4" in position.moves()
    assert position.play("9: 4").sticks == [0, 1, 1]
    assert position.lying == "9: 4"


@pytest.mark.parametrize(
    ("move", "sticks"), [("A: 4", 2), ("F: 1", 2), ("E: 3", 0), ("9: 3", 1), ("3: 7", 2), ("9: 6", 0), ("8: 6", 1), ("8: 0", 1)]
)
def test_a_change_takes_exactly_its_number_of_sticks(move: str, sticks: int) -> None:
    """[S2, S3]"""
    hands = f"{move[-1]} 2|5 5|5 5"
    assert Position(hands, [sticks, 1, 1]).play(move).sticks == [0, 1, 1]
    assert Position(hands, [sticks + 3, 1, 1]).play(move).sticks == [3, 1, 1]
    if sticks:
        assert refused(Position(hands, [sticks - 1, 1, 1]), move)


@pytest.mark.parametrize(
    ("card", "sticks", "numbers"),
    [
        ("b", 0, "b"),
        ("b", 1, "b69A"),
        ("2", 99, "28"),
        ("7", 99, "703689AbCE"),
        ("1", 4, "1034679AbCdEF"),
        ("1", 99, "10346789AbCdEF"),
        ("8", 1, "8"),
        ("d", 0, "d"),
        ("d", 1, "dA"),
        ("d", 99, "dA8"),
        ("A", 99, "A8"),
        ("5", 1, "569"),
        ("F", 1, "F3dE"),
        ("F", 2, "F3dE69A"),
    ],
)
def test_a_leader_with_one_card_may_show_these_numbers(card: str, sticks: int, numbers: str) -> None:
    """[S2, S11, S12, V34, V35, V37, V38, TY20, TY22, TY35]"""
    assert numbers_of(Position(f"{card}|5|6", [sticks, 1, 1]).moves()) == set(numbers)


def test_only_a_1_or_an_f_can_show_f() -> None:
    """[S12]"""
    position = Position(f"{EVERYTHING}|", [99, 1])
    assert {move for move in position.moves() if move[0] == "F" and len(move) == 4} == {"F: 1", "F: F"}


@pytest.mark.parametrize("move", ["L: 7", "P: d", "-1: 1", "q: b", "-: 1", "10: 1 0", "B: b", "D: d"])
def test_shapes_that_are_not_numbers_are_refused(move: str) -> None:
    """[S11]"""
    assert refused(Position("0 1 7 b d|5|6", [99, 1, 1]), move)


def test_a_change_removes_no_segments() -> None:
    """[V38, TY20]"""
    assert refused(Position("A 8 6|5|6", [99, 1, 1]), "F: A", "F: 8", "1: A", "0: 8", "5: 6")


def test_a_stick_cannot_be_placed_on_a_printed_segment_or_beside_the_number() -> None:
    """[V35, TY19]"""
    assert Position("8|5|6", [1, 1, 1]).play("8: 8").sticks == [1, 1, 1], "the stick stays"


def test_1_needs_five_sticks_to_become_8() -> None:
    """[V34]"""
    assert refused(Position("1 2|5|6", [4, 1, 1]), "8: 1")
    assert Position("1 2|5|6", [5, 1, 1]).play("8: 1").sticks[0] == 0


def test_the_player_names_the_number_that_a_5_with_a_stick_shows() -> None:
    """[TY35]"""
    hands = "5 2|2 2|7 7"
    assert {"6: 5", "9: 5"} <= set(Position(hands).moves())
    assert Position(hands).play("9: 5").lying == "9: 5"
    assert refused(Position(hands, [1, 1, 1], "8: 8"), "6: 5")


# --- several cards show one number ---------------------------------------------------------------------------------------------


def test_runs_are_refused() -> None:
    """[S7, TY21]"""
    assert refused(Position("2 3 4|5|6", [0, 1, 1]), "2: 2 3 4", "4: 2 3 4", "3: 2 3 4")
    assert refused(Position("6 A b C|5|0", [9, 1, 1]), "9: 6 A b C", "C: 6 A b C", "A: 6 A b C")
    assert all(len(move.split()) == 2 for move in Position("2 3 4|5|6", [0, 1, 1]).moves())


def test_the_cards_of_one_play_may_be_changed_in_different_ways() -> None:
    """[V30, TY23]"""
    position = Position("5 6 2|2|2", [1, 1, 1], "6: 6 6")
    assert position.moves() == ["9: 5 6", "pass"]
    assert position.play("9: 5 6").sticks[0] == 0
    assert Position("5 6 2|2|2", [0, 1, 1], "6: 6 6").moves() == ["pass"]


def test_all_cards_of_a_play_show_one_number_even_if_a_printed_3_can_be_3_or_e() -> None:
    """[TY23]"""
    assert Position("3 3|2|2", [0, 1, 1]).moves() == ["3: 3", "3: 3 3", "E: 3", "E: 3 3"]
    assert Position("6 6|2|2", [0, 1, 1]).moves() == ["6: 6", "6: 6 6", "9: 6", "9: 6 6"]


def test_four_3_and_a_c_become_five_3_or_five_e_with_one_stick() -> None:
    """[V48]"""
    moves = Position("3 3 3 3 C|2|2").moves()
    assert [move for move in moves if len(move.split()) == 6] == ["3: 3 3 3 3 C", "E: 3 3 3 3 C"]
    for move in ("3: 3 3 3 3 C", "E: 3 3 3 3 C"):
        position = Position("3 3 3 3 C 2|2|2").play(move)
        assert (position.sticks[0], position.order) == (0, "reversed")


@pytest.mark.parametrize("expansion", ["none", "GH", "all"])
def test_five_cards_never_show_one_number_without_a_stick(expansion: str) -> None:
    """[TY24]"""
    free = Position(f"{' '.join(reference.deck(expansion))}|", [0, 1], expansion=expansion).moves()
    assert max(len(move.split()) - 1 for move in free) == 4


def test_a_play_of_six_cards_is_refused() -> None:
    """[S9, TY26]"""
    for threshold in (5, 4):
        position = Position("8 8 8 8 6 6|2|2", [9, 1, 1], revolution_at=threshold)
        assert refused(position, "8: 6 6 8 8 8 8")
        assert "8: 6 8 8 8 8" in position.moves()


@pytest.mark.parametrize("lying", [1, 2, 3, 4, 5])
def test_a_play_has_exactly_as_many_cards_as_the_last_play(lying: int) -> None:
    """[S8]"""
    hand = "8 8 8 8 6 6 6 6"
    position = Position(f"{hand}|2|2", [9, 1, 1], "5: " + "5 5 5 5 5"[: 2 * lying - 1])
    plays = [move for move in position.moves() if move != "pass"]
    assert {len(move.split()) - 1 for move in plays} == {lying}
    assert refused(position, *("8: " + " ".join(["6", "8", "8", "8", "8"][:count]) for count in range(1, 6) if count != lying))


# --- stronger, weaker, passing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", reference.BASE)
@pytest.mark.parametrize("order", ["normal", "reversed"])
def test_only_strictly_stronger_numbers_in_the_current_order_beat_the_last_play(number: str, order: str) -> None:
    """[TY27]"""
    card = next(card for card in reference.KINDS if (card, number) in reference.STICKS)
    position = Position(f"{EVERYTHING.replace(card, '', 1)}|{card}", [99, 1], f"{number}: {card}", order=order)
    place = reference.BASE.index(number)
    stronger = reference.BASE[place + 1 :] if order == "normal" else reference.BASE[:place]
    assert numbers_of(position.moves()) == set(stronger)
    assert position.moves()[-1] == "pass"


def test_a_1_with_three_sticks_beats_6_as_six_numbers_or_passes() -> None:
    """[V19]"""
    hands, sticks = "1|2|2", [3, 1, 1]
    assert Position(hands, sticks, "6: 6").moves() == ["7: 1", "b: 1", "C: 1", "d: 1", "E: 1", "F: 1", "pass"]
    left = {move: Position(hands, sticks, "6: 6").play(move) for move in ["7: 1", "b: 1", "C: 1", "d: 1", "E: 1", "F: 1"]}
    assert {move for move, position in left.items() if position.places[0] == 1} == {"b: 1", "d: 1", "E: 1"}
    assert left["F: 1"].sticks[0] == left["C: 1"].sticks[0] == 1


def test_in_reversed_order_weaker_numbers_are_stronger() -> None:
    """[V45]"""
    assert Position("7|2|2", [2, 1, 1], "8: 8", order="reversed").moves() == ["3: 7", "7: 7", "pass"]


def test_a_leader_may_not_pass() -> None:
    """[S16, TY4]"""
    position = Position("5 2 2|3 3|3 3")
    assert refused(position, "pass")
    position.play("5: 5").passes(2)
    assert position.turn == position.leader == 0
    assert refused(position, "pass")


def test_a_player_who_passes_takes_a_stick_and_may_play_again_in_the_same_trick() -> None:
    """[S15, V39]"""
    position = Position("5 8 2|6 2|6 2", [0, 0, 0]).play("5: 5", "pass")
    assert position.sticks == [0, 1, 0]
    position.play("6: 6", "8: 8")
    assert position.turn == 1
    assert "9: 6" in position.moves()
    assert position.play("9: 6").lying == "9: 6"


def test_the_supply_of_sticks_never_runs_out() -> None:
    """[V44, TY18]"""
    position = Position("5 2|2|2", [17, 17, 18]).play("5: 5", "pass")
    assert position.sticks == [17, 18, 18]
    many = Position("5 2|2|2", [0, 9_999, 0]).play("5: 5", "pass")
    assert many.sticks == [0, 10_000, 0]


def test_a_player_without_cards_has_to_return_a_stick() -> None:
    """[V23, TY10]"""
    position = Position("|7 7|7 7", [2, 1, 1], "5: 5")
    assert position.moves() == ["return"]
    assert refused(position, "pass", "6: 6")
    position.play("return")
    assert (position.sticks, position.lying, position.turn) == ([1, 1, 1], "5: 5", 1)


def test_a_player_with_cards_may_not_return_a_stick() -> None:
    assert refused(Position("7 7|7|7", 3), "return")
    assert refused(Position("7 7|7|7", 3, "5: 5"), "return")
