"""The compiled rules of Matchstick Tycoon compared with the reference rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import OPTIONS, Position
from tests.support.parameters import each


def agree(game: matchwood.Game, slow: reference.Table) -> bool:
    """Return whether the public table and all hands equal those of the reference."""
    table = game.view(None).table
    play = (table.play.seat, table.play.number, len(table.play.cards)) if table.play else (None, None, 0)
    return (
        [tuple(game.view(seat).table.hand) for seat in range(game.players)] == list(slow.hands)
        and tuple(table.sticks) == slow.sticks
        and tuple(table.cards) == tuple(map(len, slow.hands))
        and tuple(place or 0 for place in table.places) == slow.places
        and table.order == slow.order
        and table.leader == slow.leader
        and table.turn == slow.turn
        and game.owing == (() if slow.turn is None else (slow.turn,))
        and play == (slow.last, slow.number, slow.size)
        and game.over == (slow.turn is None)
    )


def follow(game: matchwood.Game, luck: random.Random) -> None:
    """Play to the end, and compare every position with the reference."""
    slow = reference.begin(game.deals[0], game.options)
    while not game.over:
        assert agree(game, slow)
        moves = game.legal_moves()
        assert len(moves) == len(set(moves)), "no move stands twice"
        assert set(moves) == reference.legal(slow)
        assert game.view(game.owing[0]).moves == moves, "the seat itself sees the same"
        kinds = sorted({len(move) for move in moves})
        size = luck.choice(kinds)  # so that single cards, groups and passes are all frequent
        move = luck.choice([move for move in moves if len(move) == size])
        game.play(move)
        slow = reference.after(slow, move)
    assert agree(game, slow)
    assert game.result is not None
    assert game.result.ranks == slow.places
    assert game.result.scores == tuple(game.players - place for place in slow.places)


@pytest.mark.parametrize("options", each(OPTIONS))
@pytest.mark.parametrize("players", range(2, 9))
def test_every_position_of_random_games_equals_that_of_the_reference(players: int, options: dict[str, Any]) -> None:
    follow(matchwood.new("tycoon", players=players, seed=players, options=options), random.Random(repr((players, options))))


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", range(2, 9))
def test_every_position_of_many_random_games_equals_that_of_the_reference(players: int) -> None:
    luck = random.Random(players)
    for seed in range(25):
        follow(matchwood.new("tycoon", players=players, seed=seed, options=luck.choice(OPTIONS)), luck)


@st.composite
def few_cards(draw: st.DrawFn) -> tuple[dict[str, Any], dict[str, Any]]:
    """Draw a deal of small hands, some of them empty, and options."""
    options = draw(st.sampled_from(OPTIONS))
    sizes = draw(st.lists(st.integers(0, 4), min_size=2, max_size=8))
    deck = draw(st.permutations(reference.deck(options["expansion"])))
    hands = [deck[sum(sizes[:seat]) : sum(sizes[: seat + 1])] for seat in range(len(sizes))]
    return {"leader": draw(st.integers(0, len(sizes) - 1)), "hands": hands}, options


@given(few_cards(), st.randoms(use_true_random=False))
def test_games_of_few_cards_equal_those_of_the_reference(dealt: tuple[dict[str, Any], dict[str, Any]], luck: random.Random) -> None:
    deal, options = dealt
    follow(matchwood.new("tycoon", players=len(deal["hands"]), options=options, deals=[deal]), luck)


@st.composite
def positions(draw: st.DrawFn) -> tuple[Position, reference.Table]:
    """Draw a hand with any number of sticks, before an empty table or before any play, in both orders."""
    expansion = draw(st.sampled_from(["none", "GH", "all"]))
    deck = draw(st.permutations(reference.deck(expansion)))
    hand = sorted(deck[: draw(st.integers(1, 15))], key=reference.KINDS.index)
    sticks = draw(st.integers(0, 40))
    order = draw(st.sampled_from(["normal", "reversed"]))
    numbers = reference.BASE if expansion == "none" else reference.EXPANDED
    count = draw(st.integers(0, 5))
    number = draw(st.sampled_from(numbers)) if count else None
    lying = f"{number}: {' '.join([deck[-1]] * count)}" if count else ""
    position = Position(f"{' '.join(hand)}|", [sticks, 1], lying, order=order, expansion=expansion)
    slow = reference.Table(
        hands=(tuple(hand), ()),
        sticks=(sticks, 1),
        places=(0, 0),
        leader=1 if count else 0,
        turn=0,
        order=order,
        last=1 if count else None,
        number=number,
        size=count,
        numbers=tuple(numbers),
    )
    return position, slow


@given(positions())
def test_any_hand_with_any_sticks_has_the_legal_moves_of_the_reference(both: tuple[Position, reference.Table]) -> None:
    position, slow = both
    moves = position.moves()
    assert len(moves) == len(set(moves))
    assert set(moves) == reference.legal(slow)
