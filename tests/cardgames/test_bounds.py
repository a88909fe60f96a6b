"""The bounds of outcomes and of the number of decisions hold in random games, and the extremes of outcomes can occur."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.matschig.deck import COPIES, MUD_KINDS, NAMES

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("matchmaster", 2, {"rounds": "short"}),
    ("matchmaster", 7, {"undertrump": "free"}),
    ("tycoon", 2, {}),
    ("tycoon", 8, {"expansion": "all"}),
    ("the_match", 2, {}),
    ("the_match", 2, {"mode": "league"}),
    ("matschig", 3, {"split": "7/3/1"}),
    ("matschig", 6, {"rounds": 2, "reopen_after_duck": True}),
    ("matschig", 4, {"party": True}),
]


@pytest.mark.parametrize(("key", "players", "options"), SETTINGS)
def test_random_games_stay_within_the_bounds(key: str, players: int, options: dict[str, Any]) -> None:
    spec, batch = spec_of(key), matchwood.batch(key, 100, players=players, options=options, seed=4, finished="freeze")
    lowest, highest = spec.outcome_range(players, batch.options)
    luck, decisions = np.random.default_rng(4), 0
    while not batch.over.all():
        batch.step((batch.legal * luck.random(batch.legal.shape)).argmax(axis=1))
        decisions += 1
        differences = batch.rewards - batch.rewards.mean(axis=1, keepdims=True)
        assert lowest - 1e-4 <= differences.min() <= differences.max() <= highest + 1e-4
        assert batch.rewards.min() >= spec.worst_outcome(players, batch.options)
    assert decisions <= spec.max_decisions(players, batch.options)


def played(game: matchwood.Game, bids: Mapping[int, int] | None = None) -> list[float]:
    """Play the game to its end, with these bids as a share of the hand. Return the outcomes."""
    while not game.over:
        seat = game.owing[0]
        moves = game.legal_moves(seat)
        if bids is not None and moves[0] == "bid 0":
            game.play(moves[-1] if bids[seat] else moves[0], seat)
        else:
            game.play(next((move for move in moves if move.endswith(" C")), moves[0]), seat)
    assert game.result is not None
    payoffs = np.array([game.result.ranks, game.result.scores])
    return [*map(float, spec_of(game.key).outcomes(payoffs, game.options))]


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("all_bid", [True, False])
def test_the_bounds_of_matchmaster_can_be_reached(players: int, all_bid: bool) -> None:
    deals = []
    for number in range(7):
        plain = [f"{suit}{rank}" for suit, rank in itertools.product("LBS", range(1, 14))] + [f"T{rank}" for rank in range(1, 7)]
        trumps = [f"T{13 - card}" for card in range(7 - number)]
        others = [[plain.pop(0) for _ in trumps] for _ in range(players - 1)]
        deals.append({"dealer": number % players, "hands": [trumps, *others]})
    game = matchwood.new("matchmaster", players=players, options={"rounds": "short"}, deals=deals)
    outcomes = played(game, {seat: seat < 2 or all_bid for seat in range(players)})
    lowest, highest = spec_of("matchmaster").outcome_range(players, game.options)
    assert (max(outcomes) == highest) if all_bid else (min(outcomes) == pytest.approx(lowest))


@pytest.mark.parametrize("players", [3, 6])
def test_the_bounds_of_matschig_can_be_reached(players: int) -> None:
    mud = [name for name, copies in zip(NAMES[:MUD_KINDS], COPIES[0], strict=False) for _ in range(copies)]
    others = [name for name, copies in zip(NAMES[MUD_KINDS:], COPIES[0][MUD_KINDS:], strict=True) for _ in range(copies)]
    pairs = [card for pair in zip(mud[:36], mud[36:], strict=True) for card in pair]
    hands: list[list[str]] = [[] for _ in range(players)]
    for seat in range(players):
        hands[seat] = [others.pop() for _ in range(7 if seat == 2 else 1)] + [pairs.pop() for _ in range(0 if seat == 2 else 6)]
    deal = {"first": 0, "hands": hands, "pile": pairs + others}
    game = matchwood.new("matschig", players=players, options={"rounds": 1, "on_stall": "end_round"}, deals=[deal])
    assert (min(outcomes := played(game)), max(outcomes)) == pytest.approx(spec_of("matschig").outcome_range(players, game.options))
