"""The shoot-out of The Match!: the test cases of docs/reference/rules.md and the rulings of docs/rules/the_match.md."""

from __future__ import annotations

import random
from typing import Any

import pytest

import matchwood
from tests.cardgames.the_match.conftest import LEVEL, penalties, played, shooting, shootout, story
from tests.cardgames.the_match.reference import DECK

YELLOW, BLUE = "Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6"
"""Lines in which a ball of the same colour scores, and a red or grey ball from 7 on does not."""
HITS = {0: ["Y7", "Y8", "Y9", "Y10", "Y11"], 1: ["B7", "B8", "B9", "B10", "B11"]}
MISSES = [f"{colour}{number}" for number in range(11, 0, -1) for colour in "RG"]
FULL = {"circle": "full"}


def series(of_a: str, of_b: str, late: str = "", **options: Any) -> matchwood.Game:
    """Return a shoot-out with these results (1 is a goal, 0 a miss), in the circle by pairs. A shoots first, and every shot is
    at the first card. It ends when it is over or a pile is due.
    """
    hits, misses = {seat: iter(cards) for seat, cards in HITS.items()}, iter(MISSES)
    stacks = [" ".join(next(hits[seat] if result == "1" else misses) for result in told) for seat, told in enumerate((of_a, of_b))]
    pairs = late.replace(" ", "")
    cards = " ".join(next(hits[shot % 2] if result == "1" else misses) for shot, result in enumerate(pairs))
    game = penalties(shootout(YELLOW, BLUE, stacks[0], stacks[1], cards), **options)
    while not game.over and len(game.deals) == 5:
        game.play("1")
    return game


def ended(game: matchwood.Game) -> tuple[list[int], int]:
    """Return the goals of a finished shoot-out, and the number of unused balls in its circle."""
    assert game.result is not None
    return game.result.to_dict()["shootout"], game.view(None).table.shootout.circle


def test_each_player_has_six_cards_and_ten_balls_and_the_circle_has_twelve_balls() -> None:
    """S11, TM15."""
    deal = penalties().deals[4]
    assert [len(line) for line in deal["goals"]] == [6, 6]
    assert [len(stack) for stack in deal["stacks"]] == [10, 10]
    assert len(deal["circle"]) == 12
    assert sorted([*deal["goals"][0], *deal["goals"][1], *deal["stacks"][0], *deal["stacks"][1], *deal["circle"]]) == sorted(DECK)


def test_with_a_shared_sixth_card_the_circle_has_thirteen() -> None:
    deal = penalties(shared_sixth=True).deals[4]
    (*five, sixth), (*others, same) = deal["goals"]
    assert (sixth, len(five), len(others), len(deal["circle"])) == (same, 5, 5, 13)
    dealt = [*five, *others, sixth, *deal["stacks"][0], *deal["stacks"][1], *deal["circle"]]
    assert sorted(dealt) == sorted(DECK)


def test_the_example_of_the_rule_page_is_played_correctly() -> None:
    """S9, S10: three shots without a match open 1, 3, 5. The 9 matches, and the sixth card does not. Two grey balls are two
    goals.
    """
    line = "G2 R2 R9 R3 R4 G7"
    deal = shootout("R1 R5 R6 R7 R8 B1", line, "Y9 Y10 Y11 B10 B11 Y2", "Y5 Y6 Y8 B9 G10 G11", dealer=0)
    game = penalties(deal, moves="1 1 3 1 5 1")
    assert game.view(None).table.shootout.lines[1] == ["G2", None, "R9", None, "R4", None]
    played(game, "3 1")
    shot = story(game, "shot")[-2]
    assert (shot["card"], shot["match"], shot["sixth"], shot["goal"]) == ("R9", True, "G7", False)
    assert game.view(None).table.shootout.lines[1] == ["G2", None, "R9", None, "R4", "G7"]
    played(game, "1 1 1 1")
    assert game.result is not None
    assert game.result.to_dict() == {"ranks": [2, 1], "scores": [0, 0], "shootout": [0, 2]}


def test_open_cards_and_an_open_sixth_card_are_compared_like_hidden_ones() -> None:
    """V27."""
    game = penalties(shootout("R1 Y2 Y3 Y5 Y6 B4", BLUE.replace("B4", "G1"), "R3 R9", "R5 R6"), moves="1 1 1")
    assert game.view(None).table.shootout.lines[0] == ["R1", None, None, None, None, "B4"]
    shot = story(game, "shot")[-1]
    assert (shot["match"], shot["sixth"], shot["goal"]) == (True, "B4", False)


def test_each_player_shoots_at_the_own_cards_and_the_non_dealer_shoots_first() -> None:
    """TM15, TM23."""
    for dealer in (0, 1):
        game = penalties(shootout(YELLOW, BLUE, "Y7", "B7", dealer=dealer), moves="2")
        assert story(game, "shot")[0]["card"] == ("B2" if dealer == 0 else "Y2")
        assert game.owing == (dealer,)


def test_a_shot_may_choose_any_of_the_five_cards_even_an_open_one_without_a_match() -> None:
    game = penalties(shootout(YELLOW, BLUE, "R7 R8", "B7"), moves="4 1")
    assert game.legal_moves() == ["1", "2", "3", "4", "5"]
    game.play("4")
    assert story(game, "shot")[-1]["goal"] is False


def test_a_shared_sixth_card_is_open_for_both_players_after_one_player_opens_it() -> None:
    lines = "Y1 Y2 Y3 Y4 Y5 G6", "B1 B2 B3 B4 B5 G6"
    game = penalties(shootout(*lines, "Y7", "B7"), moves="1", shared_sixth=True)
    assert [line[5] for line in game.view(None).table.shootout.lines] == ["G6", "G6"]
    apart = penalties(shootout(YELLOW, BLUE, "Y7", "B7"), moves="1")
    assert [line[5] for line in apart.view(None).table.shootout.lines] == ["Y6", None]


def test_more_goals_after_ten_shots_each_win() -> None:
    """TM16, TM22: each player has ten shots. The circle follows a tie."""
    game = series("1010000000", "1000000000")
    assert ended(game) == ([2, 1], 0)
    assert len(story(game, "shot")) == 20
    assert story(game, "circle") == []


def test_all_twenty_shots_are_taken_in_a_decided_shootout() -> None:
    """TM17."""
    assert len(story(series("1111000000", "0000000000"), "shot")) == 20


def test_with_the_option_a_shootout_stops_when_it_is_decided() -> None:
    """TM17: after ten and six shots, 4:0 leaves four shots for B, so that only the next miss decides."""
    game = series("1111000000", "0000000000", stop_when_decided=True)
    assert ended(game)[0] == [4, 0]
    assert len(story(game, "shot")) == 14, "after seven each B has three left"
    last_shot = series("0000000001", "0000000000", stop_when_decided=True)
    assert len(story(last_shot, "shot")) == 20, "B could still level with the last shot"
    behind = series("0000000000", "0000000001", stop_when_decided=True)
    assert len(story(behind, "shot")) == 20
    early = series("0000000000", "0000000011", stop_when_decided=True)
    assert len(story(early, "shot")) == 19, "A has missed his last and is behind: the last shot of B changes nothing"


@pytest.mark.parametrize("stop", [False, True])
def test_a_lead_of_three_after_seven_shots_each_is_not_decided(stop: bool) -> None:
    """V29."""
    game = series("1110000000", "0000000111", stop_when_decided=stop)
    assert len(story(game, "circle")) == 1
    assert [shot["goals"] for shot in story(game, "shot")][13] == [3, 0]


def test_in_the_circle_the_first_pair_with_different_results_decides() -> None:
    """V22, V23, TM18, TM19: after a goal of the first shooter, the other player still has a shot."""
    game = series("0", "0", "11 01 00 00 00 00")
    assert ended(game) == ([1, 2], 8)
    first = series("", "", "10 00 00 00 00 00")
    assert ended(first) == ([1, 0], 10)
    assert len(story(first, "shot")) == 2


def test_the_whole_circle_is_played_to_its_end() -> None:
    """V24: the winner can differ."""
    assert ended(series("", "", "10 01 01 00 00 00")) == ([1, 0], 10)
    assert ended(series("", "", "10 01 01 00 00 00", **FULL)) == ([1, 2], 0)


def test_with_the_option_the_whole_circle_stops_when_it_is_decided() -> None:
    stopped = series("", "", "10 10 10 10 00 00", stop_when_decided=True, **FULL)
    assert ended(stopped) == ([4, 0], 5), "after A's fourth goal three shots are left to B"
    assert ended(series("", "", "10 10 10 10 00 00", **FULL)) == ([4, 0], 0)
    middle = series("", "", "00 00 00 00 01 10", stop_when_decided=True, **FULL)
    assert len(story(middle, "pile")) == 1, "level after six pairs"
    behind = series("", "", "00 00 00 00 01 00", stop_when_decided=True, **FULL)
    assert ended(behind) == ([0, 1], 1), "when A has missed his last, the shot of B that is left changes nothing"


@pytest.mark.parametrize("options", [{}, FULL])
def test_after_a_tied_circle_all_cards_outside_the_lines_are_shuffled(options: dict[str, Any]) -> None:
    """V25, TM20: open cards in the lines stay open. Afterwards pairs decide with each value of the option."""
    game = series("", "", "11 00 00 00 00 00", **options)
    table = game.view(None).table
    shown = table.shootout
    assert (table.part, shown.piles, shown.circle, shown.used) == ("pile", 1, 31, game.deals[5]["circle"][:1])
    assert shown.lines == [["Y1", *[None] * 4, "Y6"], ["B1", *[None] * 4, "B6"]]
    outside = [card for card in DECK if card not in YELLOW.split() + BLUE.split()]
    assert sorted(game.deals[5]["circle"]) == sorted(outside)
    piles = {"circle": ["Y7", "R7", "Y8", "R8"]}
    again = penalties(shootout(YELLOW, BLUE), piles, moves="1 1", **options)
    assert ended(again) == ([1, 0], 2), "the first pair of a pile with different results decides"


def test_the_odd_card_of_a_shared_circle_is_never_turned_up_and_the_pile_has_33_cards() -> None:
    lines = "Y1 Y2 Y3 Y4 Y5 G6", "B1 B2 B3 B4 B5 G6"
    circle = "R7 R8 R9 R10 R11 Y7 Y8 Y9 Y10 Y11 B7 B8 B9"
    game = penalties(shootout(*lines, circle=circle), shared_sixth=True)
    while len(game.deals) == 5:
        game.play("1")
    assert len(story(game, "shot")) == 12
    assert "B9" not in [told["card"] for told in story(game, "ball")][:12]
    assert len(game.deals[5]["circle"]) == 33


@pytest.mark.parametrize("shared", [False, True])
def test_after_five_tied_piles_a_toss_decides_and_the_score_stays_tied(shared: bool) -> None:
    """TM21."""
    winners = set()
    for seed in range(12):
        game = matchwood.new("the_match", players=2, seed=seed, options={"shared_sixth": shared}, deals=LEVEL)
        for _ in shooting(game, random.Random(seed)):
            pass
        if "toss" not in game.deals[-1]:
            continue
        assert [told["number"] for told in story(game, "pile")] == [1, 2, 3, 4, 5]
        assert len(story(game, "shot")) == 2 * (10 + 6 + 5 * 16)
        winner = game.deals[-1]["toss"]
        winners.add(winner)
        assert game.result is not None
        assert game.result.to_dict() == {"ranks": [1 + winner, 2 - winner], "scores": [0, 0], "shootout": [0, 0]}
        assert game.view(None).table.shootout.toss == winner
        assert game.record()["events"][-1] == {"deal": {"toss": winner}}
    assert winners == {0, 1}


def test_the_happenings_of_the_longest_shootout_are_correct() -> None:
    """All shots are tied until the last of the five piles, in which both players score in every pair."""
    outside = [card for card in DECK if card not in YELLOW.split() + BLUE.split()]
    scoring = [card for pair in zip(HITS[0], HITS[1], strict=True) for card in pair]
    missing = [card for card in outside if card not in scoring]
    piles = [{"circle": [*missing, *scoring]}] * 5
    game = penalties(shootout(YELLOW, BLUE), *piles)
    while not game.over:
        game.play("1")
    shots = game.view(None).table.shootout.shots
    assert [sum(results) for results in shots] == game.view(None).table.shootout.goals == [25, 25]
    assert shots[0] == shots[1] == ([False] * 11 + [True] * 5) * 5
