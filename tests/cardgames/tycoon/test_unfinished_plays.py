"""Plays with an open number or card (`?`) are refused with the cards that could complete them, and the game does not change."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

import matchwood
from matchwood.cardgames.tycoon.contract import NotHeld, TooDear, TooFewShow, TooMany, WhichCards, WhichNumber
from tests.cardgames.tycoon.conftest import OPTIONS


@pytest.mark.parametrize(
    ("move", "told", "said"),
    [
        ("?: 8 8", WhichNumber(["8", "8"], ["8"], [0]), "8, 8 can become 8. Which number?"),
        ("?: 6 6", WhichNumber(["6", "6"], ["6", "9"], [0, 0]), "6, 6 can become 6, 9. Which number?"),
        ("?: 1", WhichNumber(["1"], ["1", "7"], [0, 1]), "1 can become 1, 7. Which number?"),
        ("?: 4 0 8", TooDear("8", ["4", "0", "8"], 4, 1), "8 with 4, 0, 8 costs 4 matches"),
        ("?: 0 0", WhichNumber(["0", "0"], ["0"], [0]), "0, 0 can become 0"),
        ("?: 2", NotHeld("2", 0, 1), "You have no 2"),
        ("8: ? ? ?", WhichCards("8", ["8", "8", "0"]), "8 with which cards? Cheapest: 8, 8, 0."),
        ("8: ? ? ? ?", TooDear("8", ["8", "8", "0", "0"], 2, 1), "8 with 8, 8, 0, 0 costs 2 matches. You have 1."),
        ("8: 4 ?", TooDear("8", ["4", "8"], 3, 1), "8 with 4, 8 costs 3 matches"),
        ("1: ? ?", TooFewShow("1", 1), "Only 1 of your cards can become 1"),
        ("5: ?", TooFewShow("5", 0), "None of your cards can become 5"),
        ("6: ? ? ? ?", TooDear("6", ["6", "6", "4", "1"], 6, 1), "costs 6 matches"),
        ("8: ? ? ? ? ? ?", TooMany(6, 5), "Too many cards: 6"),
    ],
)
def test_an_unfinished_play_is_refused_with_the_cards_that_could_complete_it(
    leading: matchwood.Game, move: str, told: Any, said: str
) -> None:
    with pytest.raises(matchwood.IllegalMove, match=re.escape(said)) as refusal:
        leading.play(move)
    assert refusal.value.refusal == told


@pytest.mark.parametrize("seed", range(6))
def test_an_unfinished_play_can_be_completed_only_by_a_legal_move(seed: int) -> None:
    """A front end without such a move may ask the game for the reason."""
    luck = random.Random(seed)
    game = matchwood.new("tycoon", players=3, seed=seed, options=luck.choice(OPTIONS))
    answers = Counter[bool]()
    while not game.over:
        seat = game.owing[0]
        table, moves = game.view(seat).table, game.legal_moves(seat)
        if table.hand:
            size = len(table.play.cards) if table.play else luck.randint(1, 5)
            cards = luck.sample(table.hand, min(luck.randrange(size), len(table.hand)))
            number = luck.choice(table.numbers)
            with pytest.raises(matchwood.IllegalMove) as refusal:
                game.play(f"{number}: {' '.join([*cards, *'?' * (size - len(cards))])}", seat)
            plays = [move.removeprefix(f"{number}: ").split() for move in moves if move.startswith(f"{number}: ")]
            filled = any(len(play) == size and not Counter(cards) - Counter(play) for play in plays)
            assert (refusal.value.refusal.code == "which_cards") == filled
            answers[filled] += 1
        game.play(luck.choice(moves), seat)
    assert len(answers) == 2
