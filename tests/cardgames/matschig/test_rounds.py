"""Stalls, the end of a round, accounts, the end of a game, parties. Names of test cases
(docs/reference/rules.md) and rulings are in brackets.
"""

from __future__ import annotations

from typing import Any

import pytest

import matchwood
from tests.cardgames.matschig.conftest import Deal, deal, game_of, hand, played, seen, story

# --- seats that can throw, and seats that cannot [4, 11] -----------------------------------------------------------------------


def test_a_round_with_an_empty_pile_continues_while_a_seat_can_throw() -> None:
    """[V35]"""
    game = game_of("W1 S1|W2 W3|W4 S4", moves="throw W1 S1 B, take")
    assert (game.owing, game.over) == ((2,), False)
    assert [told["seat"] for told in story(game, "skip")] == [1]


def test_a_round_with_an_empty_pile_and_no_pair_ends_and_hands_do_not_count() -> None:
    """[V36]"""
    game = game_of("W1 S1 W7|W2 W7|S4 S7", moves="throw W1 S1 B, take")
    assert game.over
    assert game.result == matchwood.Result((1, 3, 1), (0, 2, 0))


def test_if_no_seat_can_throw_hands_are_exchanged_from_the_active_player_on() -> None:
    """[V37, MA25]"""
    pile = "W1 W2 W3 W4 W5 W7 U1 S1 W1 S3 S4 S5 S7 U2 U3 U3"
    game = game_of("W7 W7|S7 U7 13|S5 S5", pile, first="B")
    assert [told["seat"] for told in story(game, "skip")] == [1, 2, 0, 1]
    assert [(told["seat"], told["cards"]) for told in story(game, "discard")] == [(1, ["S7", "U7", "13"]), (2, ["S5", "S5"])]
    assert [(told["seat"], told["cards"]) for told in story(game, "draw")] == [(1, 7), (2, 7)]
    assert game.owing == (2,)
    assert hand(game, "A") == ["W7", "W7"]
    assert (seen(game, "pile"), seen(game, "cards")) == (2, [2, 7, 7])


def test_with_the_option_a_stall_ends_the_round() -> None:
    """[V37, MA25]"""
    game = game_of("W7 W7|S7 U7 13|S5 S5", "W1 S1 W2 S2", on_stall="end_round")
    assert (game.over, seen(game, "pile"), story(game, "discard")) == (True, 4, [])


def test_hands_are_exchanged_in_turn_and_the_last_draw_may_be_short() -> None:
    """[11, further ruling]"""
    game = game_of("W1|W1|W1", "W2 W2 W2 W2 W2 W2 W3 U1 U1 U1 U1 U2 U2 U2 U3 U3 U3 U3 U4 U4 U4 W3 S4")
    assert [(told["seat"], told["cards"]) for told in story(game, "draw")] == [(0, 7), (1, 7), (2, 7), (0, 2)]
    assert (game.owing, hand(game, "A")) == ((0,), ["W3", "S4"])


def test_exchanges_that_use_up_the_pile_end_the_round() -> None:
    """[11, MA25, MA26]"""
    game = game_of("W1|W1|W1", "W2 W2 W2")
    assert (game.over, seen(game, "cards"), seen(game, "played")) == (True, [3, 1, 1], ["W1"])


def test_the_last_target_exchanges_first() -> None:
    """[9, 11]"""
    refill = "W2 W2 W2 W2 W2 W2 W3", "U3 U3 U3 U3 U4 U4", "U5 U5 U5 U5 U6 U6"
    game = game_of("W1 S1|U1|U2", " ".join([*refill, "W4 W4 W4 S4"]), moves="throw W1 S1 B, take")
    assert [told["seat"] for told in story(game, "discard")] == [1]
    assert (game.owing, hand(game, "B")) == ((1,), ["W4", "W4", "W4", "S4"])


# --- the score of a round [12, 13] ---------------------------------------------------------------------------------------------


def points_of(seat: int, game: matchwood.Game) -> tuple[int, list[str], int]:
    row = seen(game, "sheet")[-1]
    return row.points[seat], row.halved[seat], row.accounts[seat]


def test_points_of_only_water_or_only_sand_are_halved_and_rounded_up() -> None:
    """[S10, MA27]"""
    assert points_of(1, game_of("W7 S7|U7|", moves="throw W7 S7 B, shield S7=U7")) == (4, ["pool"], 4)
    assert points_of(1, game_of("W7 S7|13|", moves="throw W7 S7 B, 13 W7")) == (4, ["pool"], 4)


def test_points_of_water_and_sand_together_are_not_halved() -> None:
    """[V34]"""
    assert points_of(1, game_of("W3 S4||", moves="throw W3 S4 B, B take")) == (7, [], 7)


def mud_for_a(points: int) -> str:
    """Return perfect pairs with this many points, as many as the deck has."""
    pairs: list[int] = []
    while sum(pairs) * 2 < points:
        pairs.append(max(worth for worth in (1, 2, 3, 4, 5, 7) if worth * 2 <= points - 2 * sum(pairs) and pairs.count(worth) < 6))
    return " ".join(f"W{worth} S{worth}" for worth in pairs)


def with_account(points: int, hands: str) -> matchwood.Game:
    """Return a game in which A took this many points from B in the first round. `hands` are the hands of the second round."""
    game = game_of([deal(f"|{mud_for_a(points)}|"), deal(hands, first="B")])
    while len(seen(game, "sheet")) == 0:
        fair = [move for move in game.legal_moves() if move == "take" or (move[-1] == "A" and move[7] == move[10])]
        game.play(fair[-1])
    return game


@pytest.mark.parametrize(("account", "after"), [(22, 11), (44, 22), (66, 33), (88, 44), (20, 20), (24, 24), (110, 110)])
def test_an_account_of_22_44_66_or_88_is_halved_once(account: int, after: int) -> None:
    """[S11, MA28, MA30]"""
    row = seen(with_account(account, "|W1 S1|"), "sheet")[0]
    assert (row.points[0], row.halved[0], row.accounts[0]) == (account, ["account"] if after < account else [], after)


def test_the_account_is_halved_and_not_the_round() -> None:
    """[MA29]"""
    game = played(with_account(2, f"|{mud_for_a(22)}|"), "throw W4 S4 A, take, throw W7 S7 A, take")
    assert points_of(0, game) == (22, [], 24)
    game = played(with_account(20, "|W1 S1|"), "throw W1 S1 A, take")
    assert points_of(0, game) == (2, ["account"], 11)


def test_an_account_that_is_22_after_a_round_without_points_is_halved_again() -> None:
    """[MA28, further ruling]"""
    game = with_account(44, "||")
    assert [row.accounts[0] for row in seen(game, "sheet")] == [22, 11]
    assert points_of(0, game) == (0, ["account"], 11)


@pytest.mark.parametrize(
    ("account", "hands", "moves", "expected"),
    [
        (18, "Sun Sun|W5 S5 W3 S3|", "throw W5 S5 A, Sun, throw W3 S3 A, Sun", (4, ["pool", "account"], 11)),
        (20, "Wind|W2 S2|", "throw W2 S2 A, Wind", (2, ["account"], 11)),
        (40, "Wind|W4 S4|", "throw W4 S4 A, Wind", (4, ["account"], 22)),
        (10, "Wind|W1 S1|", "throw W1 S1 A, Wind", (1, [], 11)),
        (10, "Wind|W7 S7|", "throw W7 S7 A, Wind", (4, ["pool"], 14)),
    ],
)
def test_both_halvings_are_applied_in_the_order_that_gives_the_lowest_account(
    account: int, hands: str, moves: str, expected: tuple[int, list[str], int]
) -> None:
    """[V30, V31, MA27]"""
    assert points_of(0, played(with_account(account, hands), moves)) == expected


# --- the end of a game [14] ----------------------------------------------------------------------------------------------------


def test_the_lowest_account_wins_and_equal_accounts_share_a_rank() -> None:
    """[14, MA32]"""
    game = game_of("W1 S1 W2 S2||", moves="throw W2 S2 B, take")
    assert game.result is None
    played(game, "throw W1 S1 C, take")
    assert game.result == matchwood.Result((1, 3, 2), (0, 4, 2))


def test_pools_are_hidden_until_the_round_ends() -> None:
    """[10, MA31]"""
    game = game_of("W1 S1 W2 S3||", moves="throw W1 S1 B, take")
    assert [game.view(seat).table.pool_cards for seat in (0, 1, None)] == [None] * 3
    assert seen(game, "pools") == [0, 2, 0]
    played(game, "throw W2 S3 C, C take")
    assert seen(game, "pool_cards") == [[], ["W1", "S1"], ["W2", "S3"]]
    assert story(game, "round")[0]["pools"] == [[], ["W1", "S1"], ["W2", "S3"]]


def test_with_the_option_pools_are_open() -> None:
    """[MA31]"""
    game = game_of("W1 S1 W2 S3||", moves="throw W1 S1 B, take", open_pools=True)
    assert [game.view(seat).table.pool_cards for seat in (0, 1, None)] == [[[], ["W1", "S1"], []]] * 3


# --- the party [15] ------------------------------------------------------------------------------------------------------------


def party(*deals: Deal, moves: str = "", **options: Any) -> matchwood.Game:
    return game_of(list(deals), moves=moves, party=True, **options)


A_TAKES = "throw W1 S1 A, take"


def test_the_highest_account_gets_a_dab_and_a_seat_with_three_dabs_is_out() -> None:
    """[15]"""
    game = party(*[deal("|W1 S1|", first=first) for first in "ABC"], moves=f"{A_TAKES}, {A_TAKES}")
    assert (seen(game, "dabs"), seen(game, "out"), seen(game, "rounds")) == ([2, 0, 0], [None] * 3, None)
    played(game, A_TAKES)
    assert (seen(game, "dabs"), seen(game, "out")) == ([3, 0, 0], [3, None, None])
    assert (seen(game, "cards"), seen(game, "first"), seen(game, "round")) == ([0, 7, 7], 1, 4)
    assert {move[-1] for move in game.legal_moves()} == {"BC"[1 - "BC".index("ABC"[game.owing[0]])]}


def test_a_seat_that_is_out_is_not_asked_not_splashed_and_draws_nothing() -> None:
    """[15, further ruling]"""
    game = party(*[deal("|W1 S1||", first=first) for first in "ABC"], moves=f"{A_TAKES}, {A_TAKES}")
    game.deal_in_advance(deal("|W1 S3|Share W1|S2", "W7 S7 S5 S5 S5 S5 S5 S5 S4", first="D"))
    played(game, A_TAKES)
    assert (game.owing, seen(game, "first")) == ((1,), 3)
    assert {"throw W1 S3 C", "throw W1 S3 D"} == set(game.legal_moves())
    game.play("throw W1 S3 C")
    assert game.owing == (2, 3)
    assert not any(move.endswith("A") for seat in (2, 3) for move in game.legal_moves(seat))
    played(game, "C let, D let, Share")
    assert [told["seat"] for told in story(game, "splash")] == [3, 1]
    assert 0 not in {told["seat"] for told in story(game, "draw")}


def test_all_seats_with_the_highest_account_get_a_dab_and_share_a_rank_if_they_go_out_together() -> None:
    """[15, MA36]"""
    both = "throw W1 S1 A, take, throw W1 S1 B, take"
    game = party(*[deal("||W1 S1 W1 S1", first=first) for first in "ABC"], moves=f"{both}, {both}")
    assert seen(game, "dabs") == [2, 2, 0]
    played(game, both)
    assert (game.over, game.result) == (True, matchwood.Result((2, 2, 1), (6, 6, 0)))


def test_seats_that_all_go_out_at_once_share_the_first_rank() -> None:
    """[15, MA36]"""
    game = party(*[deal("||", first=first) for first in "ABC"])
    assert (game.over, seen(game, "dabs"), game.result) == (True, [3, 3, 3], matchwood.Result((1, 1, 1), (0, 0, 0)))


def test_the_number_of_rounds_has_no_effect_in_a_party() -> None:
    """[15, further ruling]"""
    game = party(deal("|W1 S1|"), moves=A_TAKES, rounds=1)
    assert (game.over, seen(game, "round")) == (False, 2)


def test_the_last_two_seats_play_until_one_is_left() -> None:
    """[15, MA36]"""
    game = party(*[deal("|W1 S1|", first=first) for first in "ABC"], moves=f"{A_TAKES}, {A_TAKES}")
    for first in "BCB":
        game.deal_in_advance(deal("|W1 S1|", first=first))
    played(game, A_TAKES)
    played(game, "throw W1 S1 C, take, throw W1 S1 C, take, throw W1 S1 C, take")
    assert (game.over, seen(game, "out")) == (True, [3, None, 6])
    assert game.result == matchwood.Result((3, 1, 2), (6, 0, 6))
    assert [told["first"] for told in story(game, "deal")] == [0, 1, 2, 1, 2, 1]


def test_a_dab_goes_to_the_highest_account_among_the_seats_in_the_game() -> None:
    """[15, further ruling]"""
    big = "throw W7 S7 A, take"
    game = party(*[deal("|W7 S7|", first=first) for first in "ABC"], moves=f"{big}, {big}")
    game.deal_in_advance(deal("|W1 S1|", first="B"))
    played(game, big + ", throw W1 S1 C, take")
    assert (seen(game, "accounts")[:1], seen(game, "dabs")) == ([42], [3, 0, 1])


def test_all_deals_of_a_party_may_be_given_before_it_starts() -> None:
    """A server reads a table back in this way. It does not know at that time which seat will be out."""
    game = party(*[deal("|W1 S1|", first=first) for first in "ABC"], moves=f"{A_TAKES}, {A_TAKES}, {A_TAKES}")
    assert game.deals[3]["first"] == 1
    again = matchwood.new("matschig", players=3, options={"party": True}, deals=game.deals)
    for event in game.record()["events"]:
        if "move" in event:
            again.play(event["move"], seat=event["seat"])
    assert (again.deals, again.happenings) == (game.deals, game.happenings)
