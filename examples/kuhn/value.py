#!/usr/bin/env python3
"""Measure how far a bot is from perfect play in Kuhn poker.

Perfect play is worth -1/18 of a chip for the first seat.

    pip install ./examples/kuhn && python examples/kuhn/value.py champion
"""

from __future__ import annotations

import sys
from itertools import permutations

import matchwood

CARDS = "JQK"
HISTORIES = ("", "p", "b", "pb")
"""The moves before a decision: p for pass, b for bet."""
DEALS = list(permutations(CARDS, 2))
VALUE = -1 / 18

Policy = dict[tuple[str, str], float]
"""How often a player bets, for each card of the player and all earlier moves."""


def policy_of(level: str, asked: int, iterations: int) -> Policy:
    """Return how often the bot bets in each situation."""
    return {(card, history): bets(level, card, history, asked, iterations) for card in CARDS for history in HISTORIES}


def bets(level: str, card: str, history: str, asked: int, iterations: int) -> float:
    """Return how often the bot bets in one situation."""
    seat = len(history) % 2
    other = next(one for one in CARDS if one != card)
    game = matchwood.new("kuhn", players=2, options={"hands": 1}, deals=[{"cards": [card, other] if seat == 0 else [other, card]}])
    for done in history:
        game.play("bet" if done == "b" else "pass")
    view = game.view(seat)
    return sum(matchwood.bot(level, seed=seed, iterations=iterations).choose(view) == "bet" for seed in range(asked)) / asked


def value(first: Policy, second: Policy) -> float:
    """Return the average gain of the first seat."""
    return sum(_value(cards, "", (first, second)) for cards in DEALS) / len(DEALS)


def _value(cards: tuple[str, str], history: str, policies: tuple[Policy, Policy]) -> float:
    seat = len(history) % 2
    if history in ("bp", "pbp"):  # a pass after a bet
        return 1.0 if seat == 0 else -1.0
    if history in ("pp", "bb", "pbb"):
        stake = 2 if "b" in history else 1
        return stake if CARDS.index(cards[0]) > CARDS.index(cards[1]) else -stake
    bet = policies[seat][cards[seat], history]
    return bet * _value(cards, history + "b", policies) + (1 - bet) * _value(cards, history + "p", policies)


def best_against(policy: Policy, seat: int) -> float:
    """Return the average gain of the best opponent in this seat."""
    mine = [(card, history) for card in CARDS for history in HISTORIES if len(history) % 2 == seat]
    best = -2.0
    for number in range(2 ** len(mine)):
        answer = {situation: float(number >> place & 1) for place, situation in enumerate(mine)}
        won = value(answer, policy) if seat == 0 else -value(policy, answer)
        best = max(best, won)
    return best


def main() -> None:
    """Print the result for a level."""
    level = sys.argv[1] if len(sys.argv) > 1 else "champion"
    policy = policy_of(level, asked=200, iterations=1000)
    for card in CARDS:
        bets = ", ".join(f"after {history or 'nothing'}: {policy[card, history]:.2f}" for history in HISTORIES)
        print(f"{card} bets {bets}")
    own = value(policy, policy)
    lost = (best_against(policy, 0) + best_against(policy, 1)) / 2
    print(f"{level} against itself: {own:+.4f} for the first seat; the value of the game is {VALUE:+.4f}")
    print(f"the best opponent wins {lost:.4f} in each hand, as the mean of both seats; against perfect play it wins 0 at most")


if __name__ == "__main__":
    main()
