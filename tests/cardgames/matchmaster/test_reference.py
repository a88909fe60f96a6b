"""The compiled rules of MatchMaster compared with the reference rules."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.matchmaster.notation import CARD_NUMBERS, card_names
from matchwood.cardgames.matchmaster.rules import would_forbid
from matchwood.cardgames.matchmaster.table import TABLE
from matchwood.engine import states
from matchwood.engine.compiling import rule
from tests.cardgames.matchmaster import reference
from tests.cardgames.matchmaster.conftest import OPTIONS
from tests.cardgames.playing import play_at_random


def rules_of(game: matchwood.Game) -> dict[str, str]:
    return {key: str(game.options[key]) for key in ("overtrump", "undertrump")}


def trick_of(game: matchwood.Game) -> list[str]:
    return [laid.card for laid in game.view(None).table.trick]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", range(2, 8))
def test_every_position_of_random_games_has_the_legal_moves_of_the_reference(players: int, options: dict[str, str]) -> None:
    luck = random.Random(players)
    for seed in range(3):
        game = matchwood.new("matchmaster", players=players, seed=seed, options=options)
        for position in play_at_random(game, luck):
            view = position.view(position.owing[0])
            if view.table.phase == "playing":
                assert set(view.moves) == reference.legal(view.table.hand, trick_of(position), **rules_of(game))


cards = st.sampled_from(reference.DECK)


@given(st.lists(cards, unique=True, min_size=7, max_size=16), st.sampled_from(OPTIONS[:4]))
def test_a_card_shows_that_its_player_lacks_exactly_the_cards_that_would_have_forbidden_it(
    deck: list[str], options: dict[str, str]
) -> None:
    """For each card x: either x in the hand would have made the played card illegal, or the table still allows x in the hand."""
    players = min(7, len(deck) // 2)
    hands = [deck[2 * seat : 2 * seat + 2] for seat in range(players)]
    game = matchwood.new("matchmaster", players=players, options=options, deals=[{"dealer": players - 1, "hands": hands}])
    for seat in range(players):
        game.play("bid 0", seat=seat)
    for _ in range(players):
        seat = game.owing[0]
        trick = trick_of(game)
        card = game.legal_moves()[0]
        table = states.state_from(game.view(seat).observed, TABLE)
        forbidden = {x for x in reference.DECK if x != card and card not in reference.legal([card, x], trick, **rules_of(game))}
        assert set(card_names(shown_lacking(table, CARD_NUMBERS[card]))) == forbidden
        game.play(card)


@rule
def shown_lacking(table: states.State, card: int) -> int:
    return would_forbid(table[0], card)  # type: ignore[return-value]  # a number of Numba
