"""Impossible deals are refused before the game starts."""

from __future__ import annotations

from typing import Any

import pytest

import matchwood

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
def test_an_impossible_deal_is_refused_before_the_game_starts(deal: Any, said: str) -> None:
    with pytest.raises(matchwood.BadDeal, match=said):
        matchwood.new("tycoon", players=3, deals=[deal])


def test_a_deal_with_too_many_cards_of_an_expansion_is_refused() -> None:
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
