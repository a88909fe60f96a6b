"""The compiled rules of Matschig compared with the reference rules in every position."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.cardgames.matschig.conftest import OPTIONS, by_the_reference_rules, named, random_deal, short_game
from tests.cardgames.matschig.reference import Matschig
from tests.support.parameters import each
from tests.support.plain import plain


def ordered(story: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the happenings with the averted cards in a fixed order, which has no meaning."""
    return [told | {"averted": sorted(told["averted"])} if "averted" in told else told for told in story]


def table(game: matchwood.Game, seat: int | None) -> dict[str, Any]:
    """Return the table for a seat without the outcomes of its defences, which test_outlook.py checks."""
    seen: dict[str, Any] = plain(game.view(seat).table)
    del seen["outcomes"]
    return seen


def compare(slow: Matschig, game: matchwood.Game) -> None:
    assert list(game.owing) == slow.owing()
    for seat in range(game.players):
        moves = game.legal_moves(seat)
        assert len(set(moves)) == len(moves)
        assert set(moves) == slow.moves(seat)
        view = game.view(seat)
        assert view.moves == moves
        assert table(game, seat) == slow.table(seat)
    assert table(game, None) == slow.table(None)


def follow(game: matchwood.Game, luck: random.Random, longest: int = 10_000) -> Matschig:
    """Play to the end, and compare every position with the reference."""
    slow = Matschig(game.players, game.options)
    laid = 0
    for number in range(longest):
        while slow.phase == "dealing":
            slow.lay(game.deals[laid])
            laid += 1
        compare(slow, game)
        if game.over or number == longest - 1:
            break
        seat = luck.choice(game.owing)
        moves = game.legal_moves(seat)
        bold = [move for move in moves if not move.startswith(("let", "take"))]
        move = luck.choice(bold if bold and luck.random() < 0.6 else moves)
        game.play(move, seat=seat)
        slow.play(seat, move)
    assert laid == len(game.deals)
    assert ordered(plain(game.happenings)) == ordered(slow.story)
    if game.over:
        assert game.result is not None
        assert game.result.to_dict() == slow.result()
    return slow


@pytest.mark.parametrize("options", each(OPTIONS, named))
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_position_of_a_short_game_equals_that_of_the_reference(players: int, options: dict[str, Any]) -> None:
    follow(short_game(OPTIONS.index(options), players, options), random.Random(players), longest=80)


@pytest.mark.parametrize("options", OPTIONS[::4], ids=named)
def test_every_position_of_a_round_from_the_whole_deck_equals_that_of_the_reference(options: dict[str, Any]) -> None:
    seed = OPTIONS.index(options)
    game = matchwood.new("matschig", players=3 + seed // 4 % 4, seed=seed, options=options | {"rounds": 1})
    assert follow(game, random.Random(seed)).phase == "over"


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", each(OPTIONS, named))
def test_every_position_of_many_games_equals_that_of_the_reference(options: dict[str, Any]) -> None:
    for players in (3, 4, 5, 6):
        for seed in (100, 101):
            follow(short_game(seed, players, options), random.Random(seed), longest=150)


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", [3, 6])
def test_every_position_of_a_whole_game_equals_that_of_the_reference(players: int) -> None:
    follow(matchwood.new("matschig", players=players, seed=9), random.Random(9))


def test_the_random_games_contain_every_kind_of_happening() -> None:
    """The happenings include stalls with a discarded hand, splashes, ducks, second interrupts and accepted offers."""
    told: set[str] = set()
    windows_after_a_duck = 0
    for options in OPTIONS[::3]:
        for players in (3, 6):
            slow = follow(short_game(OPTIONS.index(options), players, options), random.Random(1), longest=60)
            kinds = [event["type"] for event in slow.story]
            told |= set(kinds)
            windows_after_a_duck += ("duck", "window") in pairwise(kinds)
    kinds_of_the_page = "deal throw window answer add let duck defence splash draw skip discard round over"
    assert told == set(kinds_of_the_page.split())
    assert windows_after_a_duck


@pytest.mark.parametrize("players", [3, 5])
def test_a_party_up_to_its_end_equals_that_of_the_reference(players: int) -> None:
    luck = random.Random(players)
    deals = [random_deal(luck, players, first % players, pile=5) for first in range(3)]
    game = matchwood.new("matschig", players=players, seed=players, options={"party": True}, deals=deals)
    slow = follow(game, luck)
    assert slow.phase == "over"
    assert sum(gone is None for gone in slow.out) <= 1


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS), st.integers(3, 6))
def test_simultaneous_answers_in_any_order_give_the_same_game(seed: int, options: dict[str, Any], players: int) -> None:
    luck = random.Random(seed)
    game = short_game(seed, players, options)
    for _ in range(80):
        if game.over:
            return
        if len(game.owing) > 1:
            answers = {seat: luck.choice(game.legal_moves(seat)) for seat in game.owing}
            aimer = game.view(None).table.aimer
            twins = []
            for _ in range(3):
                twin = game.copy()
                for seat in luck.sample(list(answers), len(answers)):
                    twin.play(answers[seat], seat=seat)
                twins.append(twin)
            assert twins[0].record() == twins[1].record() == twins[2].record()
            views = [[twin.view(seat) for seat in (*range(players), None)] for twin in twins]
            assert views[0] == views[1] == views[2]
            written = [event["seat"] for event in twins[0].record()["events"] if "move" in event]
            moved = len([event for event in game.record()["events"] if "move" in event])
            clockwise = [(aimer + 1 + step) % players for step in range(players)]
            assert written[moved : moved + len(answers)] == [seat for seat in clockwise if seat in answers]
            game = twins[0]
        else:
            game.play(luck.choice(game.legal_moves()))


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS), st.integers(3, 6))
def test_a_game_replayed_by_the_reference_rules_ends_in_the_same_state(seed: int, options: dict[str, Any], players: int) -> None:
    luck = random.Random(seed)
    game = short_game(seed, players, options)
    for _ in range(luck.randrange(60)):
        if game.over:
            break
        seat = luck.choice(game.owing)
        game.play(luck.choice(game.legal_moves(seat)), seat=seat)
    slow = by_the_reference_rules(game)
    assert slow.table(0) == table(game, 0)
