"""The reasons of a hint are equal and true in all worlds that the seat cannot distinguish."""

from __future__ import annotations

import random

import pytest

import matchwood
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.cardgames.words import Words
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from matchwood.engine.states import Observation
from matchwood.testing.saying import fillers
from tests.cardgames.claims import CLAIMS, Case, holds
from tests.cardgames.playing import play_at_random, seats

GAMES = 6
MOVES, WORLDS = 6, 2
MOST_MOVES = 100
"""Largest number of legal moves. A seat in Matschig can have many more umbrella moves, which take long and test nothing new."""


@pytest.mark.parametrize("key", keys())
def test_every_reason_is_equal_and_true_in_all_worlds_that_the_seat_cannot_distinguish(key: str) -> None:
    spec, found = spec_of(key), set[str]()
    for seed in range(GAMES):
        luck = random.Random(seed)
        options = {option.key: luck.choice(option.values) for option in spec.offered}
        for position in play_at_random(matchwood.new(key, players=seats(key, 4), seed=seed, options=options), luck):
            seat = luck.choice(position.owing)
            view = position.view(seat)
            moves = view.moves if len(view.moves) <= MOST_MOVES else []
            for move in luck.sample(moves, min(MOVES, len(moves))):
                reasons = spec.reasons(Observation(view.state()), seat, move)
                for number in range(WORLDS if reasons else 0):
                    world = view.state()
                    states.determinize(world, chance_from("worlds", seed, number))
                    assert spec.reasons(Observation(states.observed(world, seat)), seat, move) == reasons
                    case = Case(spec, world, seat, move, luck)
                    assert [reason for reason in reasons if not holds(reason, case)] == [], (seed, move)
                found |= {reason.code for reason in reasons}
    assert found == {*fillers(spec.contract.reasons)}, "each kind is met"


def test_each_kind_of_reason_has_a_check() -> None:
    assert {*CLAIMS} == {(key, code) for key in keys() for code in fillers(spec_of(key).contract.reasons)}


def test_a_trump_that_wins_the_next_trick_anyway_gets_this_reason_when_the_bid_is_reached() -> None:
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 1, "hands": [["T13", "T12"], ["L3", "L4"]]}])
    for seat in (0, 1):
        game.play(f"bid {seat}", seat=seat)
    game.play("T13")
    game.play(game.view(1).moves[0])
    assert [reason.code for reason in matchwood.hint(game.view(0), iterations=40, seed=1).reasons] == ["wins_anyway"]


def test_a_trick_that_another_seat_could_trump_is_not_claimed_as_won() -> None:
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 1, "hands": [["L13"], ["T1"]]}])
    for seat in (0, 1):
        game.play("bid 1", seat=seat)
    assert matchwood.hint(game.view(0), iterations=40, seed=1).reasons == ()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Only 2 trumps (12, 13) are higher than your 11, so this should be 1 trick."),
        ("de", "Nur 2 Trümpfe (12, 13) sind höher als 11. Das sollte 1 Stich sein."),
    ],
)
def test_a_sentence_gives_the_number_of_higher_trumps_before_their_list(language: str, said: str) -> None:
    values: dict[str, str | int] = {"cards": "11", "cards_count": 1, "above": "12, 13", "above_count": 2}
    assert Words(spec_of("matchmaster").words, language).say("reason-high_trumps", **values) == said
