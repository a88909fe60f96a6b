"""The halves of The Match!: the test cases of docs/reference/rules.md and the rulings of docs/rules/the_match.md."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import matchwood
from tests.cardgames.the_match.conftest import GOAL, LEVEL, MISS, Deal, half, match_of, penalties, played, shooting, shootout, story
from tests.cardgames.the_match.reference import DECK, match

LANE = {(1, 2): "Y3", (2, 3): "B10", (3, 3): "Y7", (4, 2): "Y1"}


def open_cards(game: matchwood.Game) -> set[str]:
    return {card for row in game.view(None).table.field for card in row if card}


def test_the_deck_has_44_cards_with_different_combinations_of_colour_and_number() -> None:
    game = matchwood.new("the_match", players=2, seed=3)
    dealt = [*game.deals[0]["field"], *game.deals[0]["stacks"][0], *game.deals[0]["stacks"][1]]
    assert sorted(dealt) == sorted(DECK)
    assert len(DECK) == len(set(DECK)) == 44
    assert Counter(sum(match(ball, card) for card in DECK if card != ball) for ball in DECK) == {13: 44}


@pytest.mark.parametrize("seed", range(4))
def test_the_non_dealer_kicks_off_and_the_seats_swap_in_the_second_half(seed: int) -> None:
    game = matchwood.new("the_match", players=2, seed=seed)
    first = game.deals[0]["dealer"]
    assert game.owing == (1 - first,)
    while len(game.deals) == 1:
        game.play("1")
    assert game.deals[1]["dealer"] == 1 - first
    assert game.owing == (first,)


def test_a_half_has_28_turns_and_the_last_turn_is_that_of_the_dealer() -> None:
    game = matchwood.new("the_match", players=2, seed=5)
    dealer = game.deals[0]["dealer"]
    while len(game.deals) == 1:
        game.play(game.legal_moves()[-1])
    balls = [told["seat"] for told in story(game, "ball")][:-1]
    assert balls == [1 - dealer, dealer] * 14


def test_four_matches_by_colour_or_number_are_a_goal() -> None:
    """S1."""
    game = match_of(half("Y10", "G5", LANE), moves="2332")
    assert [told["match"] for told in story(game, "card")] == [True] * 4
    assert story(game, "goal") == [{"type": "goal", "seat": 0, "goals": [1, 0]}]


def test_the_first_card_that_does_not_match_ends_the_turn() -> None:
    """S2."""
    game = match_of(half("Y10", "G5", {(1, 1): "B6"}), moves="1")
    assert story(game, "goal") == []
    assert game.owing == (1,)
    assert game.view(None).table.ball == "G5"


def test_the_first_row_of_b_is_the_row_farthest_from_a() -> None:
    """S3."""
    game = match_of(half("", "R4", {(4, 2): "R9"}, dealer=0), moves="2")
    table = game.view(1).table
    assert (table.row, table.path, table.field[3]) == (2, [[4, 2]], [None, "R9", None, None])
    assert game.legal_moves() == ["1", "2", "3"]


@pytest.mark.parametrize(("column", "following"), [("1", "12"), ("2", "123"), ("3", "234"), ("4", "34")])
@pytest.mark.parametrize("dealer", [0, 1])
def test_an_outer_card_has_two_following_choices_and_an_inner_card_three(column: str, following: str, dealer: int) -> None:
    """S4, TM9. A column is counted from A's left for both players."""
    ball = f"{'YBRG'[int(column) - 1]}8"
    game = match_of(half(ball if dealer else "", "" if dealer else ball, dealer=dealer))
    assert game.legal_moves() == ["1", "2", "3", "4"], "any card of the first row"
    assert game.view(None).table.reach == [[1 if dealer else 4, number] for number in range(1, 5)]
    game.play(column)
    assert game.legal_moves() == list(following)
    assert game.view(None).table.reach == [[2 if dealer else 3, int(number)] for number in following]


def test_the_table_lists_no_reachable_cards_in_the_shootout_and_after_the_end() -> None:
    shot = penalties(shootout("Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6", "Y7", "R8"))
    over = match_of(*LEVEL[:2], mode="league")
    assert [game.view(None).table.reach for game in (shot, over)] == [[], []]


def test_every_ball_takes_a_share_of_the_minutes_of_its_half() -> None:
    luck, minutes = random.Random(1), [1]
    game = matchwood.new("the_match", players=2, seed=1)
    while game.view(None).table.part == "first_half":
        minutes.append(game.view(None).table.minute)
        game.play(luck.choice(game.legal_moves()))
    assert (minutes[0], minutes[-1], sorted(minutes)) == (1, 44, minutes)
    assert game.view(None).table.minute == 46
    ten = " ".join(f"R{number}" for number in range(1, 11))
    late = match_of(*LEVEL[:3], half("B5 B6", ten, dealer=0), moves=MISS["R"])
    assert late.view(None).table.minute == 107
    assert penalties(shootout("Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6", "Y7", "R8")).view(None).table.minute is None


def test_the_shots_are_numbered_up_to_ten_and_then_the_pairs_from_one() -> None:
    luck, numbers = random.Random(1), []
    game = penalties()
    for _ in shooting(game, luck):
        shown = game.view(None).table.shootout
        numbers.append((game.view(None).table.part, shown.number))
    assert numbers[:20] == [("ten_shots", number) for number in range(1, 11) for _ in range(2)]
    assert numbers[20:24] == [("circle", 1), ("circle", 1), ("circle", 2), ("circle", 2)]


def test_a_card_out_of_reach_is_refused_with_the_cards_in_reach() -> None:
    """V14."""
    game = match_of(half("B8"), moves="2")
    with pytest.raises(matchwood.IllegalMove, match="cannot be reached from column") as refusal:
        game.play("4")
    assert refusal.value.expected == ("1", "2", "3")


def test_opened_cards_stay_open_after_a_failed_attempt() -> None:
    """S5, TM4."""
    game = match_of(half("Y5", "R4", {(4, 2): "R9", (2, 3): "G8"}, dealer=0), moves="233")
    assert [told["match"] for told in story(game, "card")] == [True, True, False]
    assert open_cards(game) == {"R9", "R3", "G8"}
    assert game.owing == (0,)
    assert story(game, "miss") == [{"type": "miss", "seat": 1, "back": [], "count": 0}]


def test_an_open_lane_gives_another_goal_also_to_the_opponent() -> None:
    """S6, TM5, TM6, TM10: the field does not change, the opponent has the next turn, and yellow is a usual colour."""
    game = match_of(half("Y5 Y6", "Y7 Y8"), moves="1111")
    assert game.owing == (1,)
    field = game.view(None).table.field
    assert open_cards(game) == {"Y1", "Y2", "Y3", "Y4"}
    played(game, "1111")
    assert game.view(None).table.field == field
    played(game, "1111 1111")
    assert [told["goals"] for told in story(game, "goal")] == [[1, 0], [1, 1], [2, 1], [2, 2]]
    assert [told["turned"] for told in story(game, "card")] == [True] * 4 + [False] * 12


def test_a_card_is_compared_with_the_ball_and_not_with_the_card_before() -> None:
    """V16, TM8."""
    game = match_of(half("Y10", "G5", {(1, 1): "B10", (2, 1): "B3"}), moves="11")
    assert [told["match"] for told in story(game, "card")] == [True, False]
    assert game.owing == (1,)


def test_a_seat_without_a_match_in_the_first_row_has_to_choose_a_card() -> None:
    """V18, TM7: an open card without a match may be chosen."""
    game = match_of(half("B5 B6 B7 B10 G5", "", {(1, 2): "R11", (1, 3): "Y9", (1, 4): "R8"}), moves="1234")
    assert game.view(None).table.field[0] == ["Y1", "R11", "Y9", "R8"]
    before = game.view(0).table
    assert (before.ball, before.odds) == ("G5", {"1": 0.0, "2": 0.0, "3": 0.0, "4": 0.0})
    game.play("3")
    assert [told["turned"] for told in story(game, "card")] == [True] * 4 + [False]
    assert story(game, "goal") == []
    assert len(story(game, "whistle")) == 1


def test_a_path_may_move_to_the_side_in_every_row() -> None:
    """V21."""
    lane = {(4, 3): "R8", (3, 2): "R9", (2, 1): "R10", (1, 1): "R11"}
    game = match_of(half("Y5", "R5", lane, dealer=0), moves="3211")
    assert [told["place"] for told in story(game, "card")] == [[4, 3], [3, 2], [2, 1], [1, 1]]
    assert story(game, "goal") == [{"type": "goal", "seat": 1, "goals": [0, 1]}]


def test_the_ball_is_the_top_card_of_the_own_stack_and_used_balls_are_visible() -> None:
    """TM3, TM24."""
    game = match_of(half("Y5 B6", "R7 G8"), moves="4 1")
    table = game.view(None).table
    assert (table.ball, table.used, table.stacks) == ("B6", [["Y5", "B6"], ["R7"]], [0, 1])


def test_an_attack_cannot_be_stopped_early() -> None:
    game = match_of(half("Y5"), moves="1")
    assert game.owing == (0,)
    assert set(game.legal_moves()) == {"1", "2"}
    for move in ("pass", "", "stop"):
        with pytest.raises(matchwood.IllegalMove):
            game.play(move)


# --- the end, extra time -------------------------------------------------------------------------------------------------------


def two_each() -> list[Deal]:
    """Return deals of a first half that ends 2:2, and of a second half without a goal."""
    return [half("Y5 Y6", "Y7 Y8"), half("Y5", "Y6", dealer=0)]


LEVEL_AT_TWO = GOAL["Y"] * 4 + MISS["Y"] * 2


def test_a_tied_cup_match_continues_in_extra_time() -> None:
    """S7, TM14."""
    table = match_of(*two_each(), moves=LEVEL_AT_TWO).view(None).table
    assert (table.part, table.goals, table.halves) == ("first_extra_half", [2, 2], [[2, 2], [0, 0], [0, 0]])


def test_a_tied_league_match_is_a_draw() -> None:
    """S7, TM14."""
    game = match_of(*two_each(), moves=LEVEL_AT_TWO, mode="league")
    assert game.over
    assert game.result is not None
    assert game.result.to_dict() == {"ranks": [1, 1], "scores": [2, 2]}


@pytest.mark.parametrize("mode", ["cup", "league"])
def test_more_goals_after_two_halves_win(mode: str) -> None:
    game = match_of(half("Y5", "B5"), half("B5", "Y5", dealer=0), moves=GOAL["Y"] + MISS["B"] + MISS["Y"] * 2, mode=mode)
    assert game.result is not None
    assert game.result.to_dict() == {"ranks": [1, 2], "scores": [1, 0]}


@pytest.mark.parametrize("seed", range(3))
def test_extra_time_has_two_halves_of_ten_balls_each_with_eight_cards_unseen(seed: int) -> None:
    """S8, V13, TM11, TM12: the dealer changes again, and each half is dealt again."""
    game = matchwood.new("the_match", players=2, seed=seed, deals=LEVEL[:2])
    while len(game.deals) < 5 and not game.over:
        game.play("1")
    for deal in game.deals[2:4]:
        dealt = [*deal["field"], *deal["stacks"][0], *deal["stacks"][1]]
        assert ([len(stack) for stack in deal["stacks"]], len(deal["field"]), len(set(dealt))) == ([10, 10], 16, 36)
    first, second = (deal["dealer"] for deal in game.deals[2:4])
    assert second == 1 - first
    turns = [told["seat"] for told in story(game, "ball")]
    assert turns[:40] == [1 - first, first] * 10 + [first, 1 - first] * 10


def test_a_goal_in_extra_time_does_not_end_it_and_goals_are_added() -> None:
    """TM13."""
    extra = [half("Y5", "B5"), half("Y5", "B5", dealer=0)]
    game = match_of(*two_each(), *extra, moves=LEVEL_AT_TWO + GOAL["Y"])
    assert game.owing == (1,)
    played(game, MISS["B"] + MISS["B"])
    assert not game.over
    game.play(MISS["Y"])
    assert game.result is not None
    assert game.result.to_dict() == {"ranks": [1, 2], "scores": [3, 2]}


def test_the_dealers_of_extra_time_and_of_the_shootout_are_drawn_again() -> None:
    """TM25."""
    drawn = {matchwood.new("the_match", players=2, seed=seed, deals=LEVEL[:2]).deals[2]["dealer"] for seed in range(12)}
    shot = {matchwood.new("the_match", players=2, seed=seed, deals=LEVEL).deals[4]["dealer"] for seed in range(12)}
    assert drawn == shot == {0, 1}
    for dealer in (0, 1):
        given = half(dealer=dealer), half(dealer=1 - dealer)
        assert match_of(*LEVEL[:2], *given).view(None).table.part == "ten_shots"


# --- stacks given by hand, the memory game -------------------------------------------------------------------------------------


def test_a_seat_without_balls_is_skipped() -> None:
    game = match_of(half("Y5", "B5 B6 B7"), moves=MISS["Y"] + MISS["B"] * 2)
    assert [told["seat"] for told in story(game, "ball")] == [0, 1, 1, 1]
    assert match_of(half("", "B5", dealer=1)).owing == (1,), "also at kick-off"


def test_a_half_of_two_empty_stacks_ends_at_once() -> None:
    game = match_of(half(), half("Y5", dealer=0))
    assert [told.type for told in game.happenings] == ["deal", "whistle", "deal", "ball"]
    assert game.view(None).table.part == "second_half"


def test_after_a_half_of_one_ball_the_next_ball_is_a_happening_too() -> None:
    game = match_of(half("Y5"), half("", "B5", dealer=0), moves=MISS["Y"])
    assert story(game, "ball")[-1] == {"type": "ball", "seat": 1, "card": "B5"}


def test_in_the_memory_game_cards_of_a_failed_attempt_are_turned_back() -> None:
    game = match_of(half("Y5 Y7", "B6"), moves="112", hide_after_miss=True)
    assert open_cards(game) == set()
    assert story(game, "miss")[0]["back"] == [[1, 1], [2, 1], [3, 2]]
    seen = game.view(1).table.seen
    assert [card for row in seen for card in row if card] == ["Y1", "Y2", "B3"]


def test_in_the_memory_game_cards_of_a_goal_stay_open_after_a_later_failed_attempt() -> None:
    game = match_of(half("Y5 Y7", "Y6"), moves="1111 112", hide_after_miss=True)
    assert open_cards(game) == {"Y1", "Y2", "Y3", "Y4"}
    assert story(game, "miss")[-1]["back"] == [[2, 2]]


def test_in_the_memory_game_a_card_that_was_turned_back_can_be_turned_up_again() -> None:
    game = match_of(half("Y5 Y7", "Y6"), moves="12 4 1", hide_after_miss=True)
    assert [told["turned"] for told in story(game, "card")] == [True] * 4
