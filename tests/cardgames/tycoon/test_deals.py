"""Players, deck, deal and options by example. Names of test cases (docs/reference/rules.md) and rulings are in brackets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import matchwood
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import OPTIONS
from tests.support.parameters import each

PLAYERS = range(2, 9)


def new(players: int, seed: int = 1, **options: Any) -> matchwood.Game:
    return matchwood.new("tycoon", players=players, seed=seed, options=options)


def sizes_from_the_leader(game: matchwood.Game) -> list[int]:
    """Return the number of cards that each player was dealt, from the first leader on."""
    leader, hands = game.deals[0]["leader"], game.deals[0]["hands"]
    return [len(hands[(leader + place) % game.players]) for place in range(game.players)]


@pytest.mark.parametrize(
    ("players", "sizes", "aside"),
    [
        (2, [15, 15], 26),
        (3, [15, 15, 15], 11),
        (4, [14, 14, 14, 14], 0),
        (5, [12, 11, 11, 11, 11], 0),
        (6, [10, 10, 9, 9, 9, 9], 0),
        (7, [8] * 7, 0),
        (8, [7] * 8, 0),
    ],
)
def test_the_extra_cards_go_to_the_first_leader_and_the_next_players(players: int, sizes: list[int], aside: int) -> None:
    """[S17, TY1, TY2, TY3]"""
    for seed in range(20):
        game = new(players, seed)
        assert sizes_from_the_leader(game) == sizes
        assert game.view(None).table.aside == aside


@pytest.mark.parametrize(
    ("players", "size", "aside"), [(2, 15, 26), (3, 15, 11), (4, 14, 0), (5, 11, 1), (6, 9, 2), (7, 8, 0), (8, 7, 0)]
)
def test_an_equal_deal_sets_the_extra_cards_aside(players: int, size: int, aside: int) -> None:
    """[TY2]"""
    game = new(players, equal_deal=True)
    assert sizes_from_the_leader(game) == [size] * players
    assert game.view(None).table.aside == aside


@pytest.mark.parametrize(
    ("players", "expansion", "sizes"),
    [
        (2, "GH", [15] * 2),
        (3, "GH", [15] * 3),
        (4, "GH", [15] * 4),
        (5, "GH", [12] * 5),
        (6, "GH", [10] * 6),
        (7, "GH", [9, 9, 9, 9, 8, 8, 8]),
        (8, "GH", [8, 8, 8, 8, 7, 7, 7, 7]),
        (2, "all", [15] * 2),
        (3, "all", [15] * 3),
        (4, "all", [18] * 4),
        (5, "all", [15, 15, 14, 14, 14]),
        (6, "all", [12] * 6),
        (7, "all", [11, 11, 10, 10, 10, 10, 10]),
        (8, "all", [9] * 8),
    ],
)
def test_with_an_expansion_more_cards_are_dealt_in_the_same_way(players: int, expansion: str, sizes: list[int]) -> None:
    """[TY33, further rulings]"""
    game = new(players, expansion=expansion)
    assert sizes_from_the_leader(game) == sizes
    equal = new(players, expansion=expansion, equal_deal=True)
    assert sizes_from_the_leader(equal) == [min(sizes)] * players


@pytest.mark.parametrize("options", each(OPTIONS))
@pytest.mark.parametrize("players", PLAYERS)
def test_every_deal_has_the_hand_sizes_of_the_reference_and_cards_of_the_deck(players: int, options: Any) -> None:
    for seed in range(5):
        deal = new(players, seed, **options).deals[0]
        assert [len(hand) for hand in deal["hands"]] == reference.hand_sizes(players, deal["leader"], options)
        dealt = Counter(card for hand in deal["hands"] for card in hand)
        assert not dealt - Counter(reference.deck(options["expansion"]))


def test_without_cards_set_aside_every_card_is_dealt() -> None:
    dealt = Counter(card for hand in new(6, expansion="all").deals[0]["hands"] for card in hand)
    assert dealt == Counter(reference.deck("all"))
    assert sum(dealt.values()) == 72


def test_the_cards_set_aside_differ_between_deals() -> None:
    dealt = [Counter(card for hand in new(5, seed, equal_deal=True).deals[0]["hands"] for card in hand) for seed in range(300)]
    aside = [next(iter(Counter(reference.deck()) - cards)) for cards in dealt]
    assert set(aside) == set(reference.KINDS[:14])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_leader_is_random_and_each_player_starts_with_one_stick(players: int) -> None:
    """[TY29]"""
    games = [new(players, seed) for seed in range(150)]
    assert {game.deals[0]["leader"] for game in games} == set(range(players))
    for game in games[:5]:
        table = game.view(None).table
        assert game.owing == (game.deals[0]["leader"],)
        assert table.sticks == [1] * players
        assert (table.order, table.strongest, table.play) == ("normal", "F", None)


def test_a_new_game_starts_in_normal_order_with_h_strongest_if_there_is_an_expansion() -> None:
    """[TY28, TY33]"""
    for expansion, strongest in (("none", "F"), ("GH", "H"), ("all", "H")):
        table = new(4, expansion=expansion).view(None).table
        assert (table.order, table.strongest) == ("normal", strongest)


def test_the_score_is_the_number_of_players_that_a_seat_has_left_behind() -> None:
    """[TY30]"""
    hands = [["8"], ["F"], ["7", "7"], ["2", "2"]]
    game = matchwood.new("tycoon", players=4, deals=[{"leader": 1, "hands": hands}])
    for move in ("F: F", "pass", "pass", "pass", "return"):
        game.play(move)  # seat 1 is out, the others have two sticks
    for move in ("7: 7 7", "pass", "pass", "return", "2: 2 2", "pass", "return"):
        game.play(move)  # seat 2 is out
    for move in ("return", "8: 8", "return", "return", "return"):
        game.play(move)  # seat 3 is out
    assert game.result is not None
    assert game.result.to_dict() == {"ranks": [4, 1, 2, 3], "scores": [0, 3, 2, 1]}


@pytest.mark.parametrize("players", [0, 1, 9, True, "4"])
def test_tycoon_accepts_two_to_eight_players(players: Any) -> None:
    """[TY34]"""
    with pytest.raises(matchwood.BadPlayers, match="2 to 8 players"):
        matchwood.new("tycoon", players=players)


@pytest.mark.parametrize(
    "options",
    [{"equal_deal": 1}, {"equal_deal": "true"}, {"revolution_at": 3}, {"revolution_at": "4"}, {"expansion": "G"}, {"six": 1}],
)
def test_an_invalid_option_is_refused(options: Any) -> None:
    with pytest.raises(matchwood.BadOption):
        matchwood.new("tycoon", players=3, options=options)


def test_the_default_options_are_those_of_the_rule_page() -> None:
    assert new(3).options == {"equal_deal": False, "revolution_at": 5, "expansion": "none"}
