"""Measure the advantage of the side that kicks off in The Match!."""

from __future__ import annotations

from collections import Counter

import matchwood
from matchwood.cardgames.the_match.contract import Deal, Goal
from matchwood.lab.summary import Mean

GAME = "the_match"
SIDES = 2


def goals_ahead(level: str, trials: int, number: int) -> list[float]:
    """Play a match, and return for each half the goal difference of the side that kicked off."""
    league = {"mode": "league"}
    dealt = matchwood.new(GAME, players=SIDES, options=league, seed=number).deals[0]
    halves = [dealt, {**dealt, "dealer": 1 - dealt["dealer"]}]
    game = matchwood.new(GAME, players=SIDES, options=league, deals=halves, seed=number)
    bots = [matchwood.bot(level, seed=SIDES * number + side, iterations=trials) for side in range(SIDES)]
    while not game.over:
        for seat in game.owing:
            game.play(bots[seat].choose(game.view(seat)), seat=seat)
    return _by_half(game)


def _by_half(game: matchwood.Game) -> list[float]:
    dealers: list[int] = []
    ahead = Counter[int]()
    for happening in game.happenings:
        match happening:
            case Deal():
                dealers.append(happening.dealer)
            case Goal():
                ahead[len(dealers)] += -1 if happening.seat == dealers[-1] else 1
    return [ahead[half] for half in range(1, len(dealers) + 1)]


def kick_off(level: str, trials: int, deals: int) -> dict[str, list[float]]:
    """Return, for goals and for halves won, the mean lead of the side that kicks off, and the margin of this mean."""
    goals, halves = Mean(), Mean()
    for number in range(deals):
        ahead = goals_ahead(level, trials, number)
        goals.add(ahead)
        halves.add([(lead > 0) - (lead < 0) for lead in ahead])
    return {name: [round(mean.mean, 4), round(mean.margin() or 0.0, 4)] for name, mean in (("goals", goals), ("halves", halves))}
