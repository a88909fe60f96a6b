"""The compiled rules of The Match! compared with the reference rules in every position."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.cardgames.the_match import reference
from tests.cardgames.the_match.conftest import CUPS, LEVEL, OPTIONS, named, penalties, shooting, shootout
from tests.support.parameters import each
from tests.support.plain import plain


def lay_what_is_due(slow: reference.Match, game: matchwood.Game, laid: int) -> int:
    """Lay the game's deals in the reference match while a deal is due, and return the number of deals laid."""
    while slow.due:
        slow.lay(game.deals[laid])
        laid += 1
    return laid


def compare(slow: reference.Match, game: matchwood.Game) -> None:
    view = game.view(slow.turn)
    table = plain(view.table)
    odds = table.pop("odds")
    assert table == slow.table()
    assert game.owing == (() if slow.turn is None else (slow.turn,))
    assert game.legal_moves() == view.moves == list(odds) == slow.moves()
    assert game.over == slow.over
    assert {seat: game.view(seat).moves for seat in (0, 1) if seat != slow.turn} == {s: [] for s in (0, 1) if s != slow.turn}


def follow(game: matchwood.Game, choose: Any) -> reference.Match:
    """Play to the end, and compare every position with the reference."""
    slow = reference.Match(game.options)
    laid = lay_what_is_due(slow, game, 0)
    while not slow.over:
        compare(slow, game)
        move = choose(game)
        game.play(move)
        slow.play(move)
        laid = lay_what_is_due(slow, game, laid)
    compare(slow, game)
    assert laid == len(game.deals)
    assert game.result is not None
    assert game.result.to_dict() == slow.result()
    assert plain(game.happenings) == slow.story
    return slow


def at_random(seed: int) -> Any:
    luck = random.Random(seed)
    return lambda game: luck.choice(game.legal_moves())


def as_a_bot(seed: int) -> Any:
    bot = matchwood.bot("quick", seed=seed)
    return lambda game: bot.choose(game.view(game.owing[0]))


@pytest.mark.parametrize("options", each(OPTIONS, named))
@pytest.mark.parametrize("choose", [at_random, as_a_bot])
def test_every_position_of_a_match_equals_that_of_the_reference(choose: Any, options: dict[str, Any]) -> None:
    follow(matchwood.new("the_match", players=2, seed=OPTIONS.index(options), options=options), choose(1))


@pytest.mark.parametrize("options", each(CUPS, named))
def test_every_position_of_shootouts_equals_that_of_the_reference(options: dict[str, Any]) -> None:
    reached = set()
    for seed in range(24):
        game = matchwood.new("the_match", players=2, seed=seed, options=options, deals=LEVEL)
        reached.add(follow(game, at_random(seed) if seed % 3 else as_a_bot(seed)).part)
    assert {"ten_shots", "circle"} <= reached


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", each(OPTIONS, named))
def test_every_position_of_many_matches_equals_that_of_the_reference(options: dict[str, Any]) -> None:
    for seed in range(12):
        deals = LEVEL if options["mode"] == "cup" and seed else []
        follow(matchwood.new("the_match", players=2, seed=100 + seed, options=options, deals=deals), at_random(seed))


@pytest.mark.parametrize("scored", [False, True], ids=["no seat scores", "every seat scores"])
@pytest.mark.parametrize("options", CUPS[:4], ids=named)
def test_the_longest_shootouts_equal_those_of_the_reference(options: dict[str, Any], scored: bool) -> None:
    parts = set()
    for seed in range(4):
        plan = matchwood.new("the_match", players=2, seed=seed, options=options, deals=LEVEL)
        for _ in shooting(plan, random.Random(seed), scored):
            pass
        moves = iter([event["move"] for event in plan.record()["events"] if "move" in event])
        again = matchwood.new("the_match", players=2, seed=seed, options=options, deals=LEVEL)
        parts.add(follow(again, lambda _game, moves=moves: next(moves)).part)
    assert scored or "pile" in parts


@st.composite
def unequal_deals(draw: st.DrawFn) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Draw halves, a shoot-out and piles of any size, also empty ones."""
    options = draw(st.sampled_from(OPTIONS))
    deals: list[dict[str, Any]] = []
    dealer = 0
    for number in range(4):
        deck = draw(st.permutations(reference.DECK))
        a, b = draw(st.integers(0, 3)), draw(st.integers(0, 3))
        dealer = 1 - dealer if number % 2 else draw(st.integers(0, 1))
        deals.append({"dealer": dealer, "field": deck[:16], "stacks": [deck[16 : 16 + a], deck[20 : 20 + b]]})
    deck = draw(st.permutations(reference.DECK))
    a, b, rest = draw(st.integers(0, 4)), draw(st.integers(0, 4)), draw(st.integers(0, 8))
    lines = [deck[:6], [*deck[6:11], deck[5]] if options["shared_sixth"] else deck[6:12]]
    stacks = [deck[12 : 12 + a], deck[16 : 16 + b]]
    deals.append({"dealer": draw(st.integers(0, 1)), "goals": lines, "stacks": stacks, "circle": deck[20 : 20 + rest]})
    outside = [card for card in deck if card not in lines[0] + lines[1]]
    deals += [{"circle": draw(st.permutations(outside))[: draw(st.integers(0, 5))]} for _ in range(5)]
    return [*deals, {"toss": draw(st.integers(0, 1))}], options


@given(unequal_deals(), st.integers(0, 10**6))
def test_matches_with_few_and_unequal_numbers_of_balls_equal_those_of_the_reference(
    dealt: tuple[list[dict[str, Any]], dict[str, Any]], seed: int
) -> None:
    deals, options = dealt
    follow(matchwood.new("the_match", players=2, options=options, deals=deals), at_random(seed))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_toss_after_five_level_piles_equals_that_of_the_reference(seat: int) -> None:
    lines = shootout("Y1 Y2 Y3 Y4 Y5 Y6", "G1 G2 G3 G4 G5 G6")
    assert follow(penalties(lines, *[{"circle": ["B7", "R7"]}] * 5, {"toss": seat}), at_random(1)).toss == seat
