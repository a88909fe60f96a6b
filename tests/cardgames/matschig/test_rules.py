"""The throw, the interrupt and the next turn: test cases of docs/reference/rules.md and rulings, in brackets."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import matchwood
from tests.cardgames.matschig.conftest import deal, game_of, hand, let, moves_of, phase, played, pools, refused, seen, story
from tests.cardgames.matschig.reference import DECK

FOUR = "W3 S5 W2|W2 S1|W2 W1 S2|U1"


# --- deck, players, deal [1-3] -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("split", "copies"), [(None, (6, 4, 2)), ("5/5/3", (5, 5, 3)), ("4/6/4", (4, 6, 4)), ("7/3/1", (7, 3, 1))])
def test_the_deck_has_110_cards_with_equal_copies_in_each_class(split: str | None, copies: tuple[int, int, int]) -> None:
    """[1, MA1, MA34]"""
    game = matchwood.new("matschig", players=5, seed=3, options={"split": split} if split else {})
    dealt = game.deals[0]
    cards = Counter([*dealt["pile"], *(card for held in dealt["hands"] for card in held)])
    assert set(cards) == set(DECK)
    assert sum(cards.values()) == 110
    for card, count in cards.items():
        assert count == (copies[0] if card[0] in "WS" and card[1:].isdigit() else copies[1] if card[0] == "U" else copies[2])


def test_the_split_of_the_deck_is_not_a_house_rule_that_people_can_choose() -> None:
    """[MA1]"""
    assert "split" not in matchwood.new("matschig", players=3, seed=1).options


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_gets_seven_cards_and_the_rest_is_the_pile(players: int) -> None:
    """[2, 3, MA2]"""
    game = matchwood.new("matschig", players=players, seed=1)
    assert seen(game, "cards") == [7] * players
    assert seen(game, "pile") == 110 - 7 * players


@pytest.mark.parametrize("players", [1, 2, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """[MA2]"""
    with pytest.raises(matchwood.BadPlayers, match="3 to 6"):
        matchwood.new("matschig", players=players)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_game_has_as_many_rounds_as_players_by_default(players: int) -> None:
    """[MA33, V40]"""
    assert seen(matchwood.new("matschig", players=players, seed=1), "rounds") == players
    assert seen(matchwood.new("matschig", players=players, seed=1, options={"rounds": 1}), "rounds") == 1


def test_each_player_starts_one_round_clockwise_from_the_first() -> None:
    """[V40, MA3]"""
    game = matchwood.new("matschig", players=4, seed=1, deals=[deal("|||", first=seat) for seat in "CDAB"])
    assert game.over
    assert [told["first"] for told in story(game, "deal")] == [2, 3, 0, 1]
    assert game.result == matchwood.Result((1, 1, 1, 1), (0, 0, 0, 0))


def test_the_first_seat_of_the_first_round_is_random() -> None:
    """[MA3]"""
    assert {matchwood.new("matschig", players=3, seed=seed).deals[0]["first"] for seed in range(20)} == {0, 1, 2}


# --- the throw [4, 5] ----------------------------------------------------------------------------------------------------------


def test_a_throw_is_one_water_card_and_one_sand_card_at_another_seat() -> None:
    """[MA4, MA5]"""
    game = game_of("W3 W3 S5 S1 U2 13||")
    assert moves_of(game) == {"throw W3 S5 B", "throw W3 S5 C", "throw W3 S1 B", "throw W3 S1 C"}
    assert refused(game, "A", "throw W3 S5 A", "throw W3 W3 B", "throw W3 S5 S1 B", "throw W3 U2 B", "pass", "let")


def test_mud_may_be_thrown_at_a_seat_without_cards() -> None:
    """[MA37]"""
    assert seen(game_of("W3 S3||", moves="throw W3 S3 C"), "target") == 2


def test_thrown_mud_need_not_be_perfect() -> None:
    """[MA35]"""
    assert seen(game_of("W7 S2||", moves="throw W7 S2 B"), "mud") == ["W7", "S2"]


def test_a_seat_that_cannot_throw_draws_nothing_and_the_next_seat_clockwise_throws() -> None:
    """[4, MA24]"""
    game = game_of("W3 W5 U1|S7|W2 S2", "S1 S1 S1 S1")
    assert game.owing == (2,)
    assert [told["seat"] for told in story(game, "skip")] == [0, 1]
    assert (seen(game, "cards"), seen(game, "pile")) == ([3, 1, 2], 4)


@pytest.mark.parametrize("pair", ["W2 S2", "W1 S1", "W7 S7"])
def test_perfect_mud_allows_no_interrupt(pair: str) -> None:
    """[S5, V39]"""
    game = game_of(f"{pair}|W1 S1 W2 S2|W1 W2|W5", moves=f"throw {pair} B")
    assert (phase(game), game.owing) == ("defence", (1,))
    assert refused(game, "C", "add W1 B", "add W2 A", "let")


# --- the interrupt [6] ---------------------------------------------------------------------------------------------------------


def test_a_player_who_makes_the_mud_perfect_may_aim_it_at_any_other_seat() -> None:
    """[S1, MA10]"""
    game = game_of(FOUR, moves="throw W3 S5 B")
    assert moves_of(game, "C") == {"let", "add W2 A", "add W2 B", "add W2 D"}
    assert refused(game, "C", "add W2 C")
    let(played(game, "C add W2 B"))
    assert (seen(game, "mud"), seen(game, "aimer"), seen(game, "target")) == (["W3", "S5", "W2"], 2, 1)
    game.play("take")
    assert pools(game) == [[], ["S5", "W2", "W3"], [], []]


def test_the_thrower_may_not_interrupt_even_with_the_card() -> None:
    """[S2, MA6]"""
    game = game_of(FOUR, moves="throw W3 S5 B")
    assert game.owing == (1, 2, 3)
    assert refused(game, "A", "add W2 C", "add W2 B", "let")


def test_a_target_that_interrupts_passes_the_mud_on() -> None:
    """[MA6, MA10]"""
    game = game_of(FOUR, moves="throw W3 S5 B")
    assert moves_of(game, "B") == {"let", "add W2 A", "add W2 C", "add W2 D"}
    assert refused(game, "B", "add W2 B")
    assert seen(let(played(game, "B add W2 A")), "target") == 0


def test_only_one_card_is_added() -> None:
    """[V12]"""
    game = game_of("W3 S5|W1|W1 W1 W2|", moves="throw W3 S5 B")
    assert refused(game, "C", "add W1 W1 B", "add W1 B", "add W1 A")
    assert refused(game, "B", "add W1 C")


def test_a_card_of_the_heavier_kind_is_refused() -> None:
    """[V13]"""
    assert refused(game_of(FOUR, moves="throw W3 S5 B"), "C", "add S2 B", "add S2 A")


def test_a_card_that_does_not_make_the_mud_perfect_is_refused() -> None:
    """[MA11]"""
    assert refused(game_of("W7 S2|S4|S5 S3 S1", moves="throw W7 S2 B"), "C", "add S4 B", "add S3 B", "add S1 A", "add W5 A")


@pytest.mark.parametrize("pair", ["W7 S1", "W1 S7"])
def test_a_missing_six_allows_no_interrupt(pair: str) -> None:
    """[V14, MA34]"""
    game = game_of(f"{pair}|W5|S5 W1 S1", moves=f"throw {pair} B")
    assert (phase(game), game.owing) == ("defence", (1,))


@pytest.mark.parametrize(("water", "sand"), [(w, s) for w in (1, 2, 3, 4, 5, 7) for s in (1, 2, 3, 4, 5, 7)])
def test_mud_with_one_missing_card_allows_an_interrupt_for_every_holder_of_the_card(water: int, sand: int) -> None:
    """[6, further ruling]"""
    game = game_of(f"W{water} S{sand}||", moves=f"throw W{water} S{sand} B")
    if abs(water - sand) in (1, 2, 3, 4, 5, 7):
        assert (phase(game), game.owing) == ("window", (1, 2))
        assert seen(game, "missing") == f"{'S' if water > sand else 'W'}{abs(water - sand)}"
    else:
        assert (phase(game), game.owing, seen(game, "missing")) == ("defence", (1,), None)


def test_after_an_interrupt_no_second_card_can_be_added_and_the_target_defends() -> None:
    """[MA8, MA12]"""
    game = game_of("W5 S3|U7|S2|S2 U7", moves="throw W5 S3 B")
    assert refused(game, "B", "take", "shield W5=U7")
    let(played(game, "C add S2 B"))
    assert refused(game, "D", "add S2 A")
    assert game.owing == (1,)


@pytest.mark.parametrize("order", ["clockwise", "target_first"])
@pytest.mark.parametrize("offering", [set(seats) for count in range(1, 5) for seats in combinations("BCDE", count)], ids=sorted)
def test_the_first_offer_clockwise_from_the_thrower_is_taken_or_with_the_option_that_of_the_target(
    order: str, offering: set[str]
) -> None:
    """[6, MA7]"""
    game = game_of("W5 S3|S2|S2|S2|S2", moves="throw W5 S3 D", interrupt_order=order)
    for seat in sorted(offering, reverse=True):
        game.play("add S2 A", seat="ABCDE".index(seat))
    let(game)
    taken = "D" if order == "target_first" and "D" in offering else min(offering)
    assert [told["seat"] for told in story(game, "add")] == ["ABCDE".index(taken)]
    assert [hand(game, seat) for seat in "BCDE"] == [[] if seat == taken else ["S2"] for seat in "BCDE"]


def test_mud_without_an_added_card_stays_as_it_was_thrown() -> None:
    game = let(game_of(FOUR, moves="throw W3 S5 B"))
    assert (phase(game), seen(game, "mud"), seen(game, "target")) == ("defence", ["W3", "S5"], 1)
    assert story(game, "let") == [{"type": "let"}]


# --- the next seat [8, 9] ------------------------------------------------------------------------------------------------------


def test_the_last_target_is_next_even_if_it_averted_everything() -> None:
    """[9, MA20]"""
    game = game_of("W3 S3|U3 U3 W1 S1|W1 S1", moves="throw W3 S3 B, shield W3=U3 S3=U3")
    assert game.owing == (1,)


def test_the_interrupter_is_next_only_as_the_last_target() -> None:
    """[MA21]"""
    hands = "W5 S3 W1 S1|Duck W1 S1|S2 W1 S1|W1 S1"
    assert game_of(hands, moves="throw W5 S3 B, C add S2 B, B take").owing == (1,)
    assert game_of(hands, moves="throw W5 S3 B, C add S2 B, B Duck C, take").owing == (2,)


def test_hands_are_filled_completely_first_the_throwers_and_then_clockwise() -> None:
    """[V29, MA22, MA23]"""
    seven = "U1 U1 U1 U1"
    game = game_of(
        f"W5 S3 {seven} U2|U2 U2 U2 U3 U3 U3 U5|S2 U4 U4 U4 U4 U5 U6",
        "W7 S7 W4",
        moves="throw W5 S3 B, C add S2 B, shield W5=U5 S3=U3",
    )
    assert seen(game, "cards") == [7, 6, 6]
    assert seen(game, "pile") == 0
    assert [(told["seat"], told["cards"]) for told in story(game, "draw")] == [(0, 2), (1, 1)]
    assert {"W7", "S7"} <= set(hand(game, "A"))
    assert "W4" in hand(game, "B")


def test_hands_are_filled_from_the_thrower_on_and_not_from_the_interrupter() -> None:
    """[S4, MA23]"""
    game = game_of("W7 S5||S2|13", "W1 W2 W3 W4 W5 W7 S1", moves="throw W7 S5 B, C add S2 D, 13 W7 S5")
    assert [(told["seat"], told["cards"]) for told in story(game, "draw")] == [(0, 7)]
    assert hand(game, "A") == ["W1", "W2", "W3", "W4", "W5", "W7", "S1"]
    assert (pools(game)[3], seen(game, "active")) == (["S2"], 0)


def test_a_hand_above_seven_draws_nothing() -> None:
    game = game_of("W1 S1 " + "U1 U2 U3 U4 U5 U6 U7 U7||", "W1 W2 W3", moves="throw W1 S1 B, take")
    assert seen(game, "cards")[:2] == [8, 3]
