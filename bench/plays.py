"""Measure how long it takes to list all plays of the worst hand in Matchstick Tycoon."""

from __future__ import annotations

import random
import statistics
import time
from collections import Counter

import click
from results import keep, machine, table

import matchwood
from matchwood.cardgames.tycoon.digits import IMPOSSIBLE, cost

NUMBERS = {"none": "0123456789AbCdEF", "all": "0123456789AbCdEFGH"}
KINDS = {"none": "012345678AbCdF", "all": "012345678AbCdFGH=_"}
COPIES, MAX_PLAY_CARDS = 4, 5


def plays(hand: Counter[str], expansion: str) -> int:
    """Return the number of different plays that a player with enough matchsticks can lead from a hand."""
    total = 0
    for number in NUMBERS[expansion]:
        ways = [1, *[0] * MAX_PLAY_CARDS]  # indices are numbers of cards
        for kind, held in hand.items():
            if cost(kind, number) != IMPOSSIBLE:
                ways = [sum(ways[size - taken] for taken in range(min(held, size) + 1)) for size in range(MAX_PLAY_CARDS + 1)]
        total += sum(ways[1:])
    return total


def climbed(cards: int, expansion: str, luck: random.Random) -> tuple[int, list[str]]:
    """Search for a hand with many plays: exchange single cards of a random hand while the number of plays grows. Return this number
    and the hand.
    """
    hand = Counter(luck.sample([kind for kind in KINDS[expansion] for _ in range(COPIES)], cards))
    most, better = 0, plays(hand, expansion)
    while better > most:
        most, best = better, hand
        swaps = [(out, into) for out in best for into in KINDS[expansion] if out != into and best[into] < COPIES]
        hands = [+(best - Counter([out]) + Counter([into])) for out, into in swaps]
        better, hand = max(((plays(hand, expansion), hand) for hand in hands), key=lambda found: found[0])
    return most, sorted(best.elements(), key=KINDS[expansion].index)


def game_with(hand: list[str], expansion: str) -> matchwood.Game:
    rest = [kind for kind in KINDS[expansion] for _ in range(COPIES)]
    for card in hand:
        rest.remove(card)
    waiting = [rest.pop(rest.index("8"))]
    deal = {"leader": 2, "hands": [hand, waiting, rest]}
    game = matchwood.new("tycoon", players=3, options={"expansion": expansion}, deals=[deal])
    while game.owing != (0,) or game.view(0).table.play is not None:
        game.play("pass" if game.owing[0] < 2 else game.legal_moves()[0])
    return game


def milliseconds(game: matchwood.Game, runs: int) -> list[float]:
    times = []
    for _ in range(runs):
        began = time.perf_counter()
        game.legal_moves()
        times.append(1000 * (time.perf_counter() - began))
    return times


@click.command()
@click.option("--runs", default=300, show_default=True)
@click.option("--climbs", default=12, show_default=True)
def main(runs: int, climbs: int) -> None:
    luck, found = random.Random(1), []
    for expansion, cards in (("none", 15), ("all", 15), ("all", 18)):  # a hand of the largest deck for four players
        most, hand = max(climbed(cards, expansion, luck) for _ in range(climbs))
        game = game_with(hand, expansion)
        if len(game.legal_moves()) != most:
            raise AssertionError(f"{len(game.legal_moves())} plays instead of {most}")
        times = milliseconds(game, runs)
        median, fastest = statistics.median(times), min(times)
        result = {"hand": " ".join(hand), "plays": most, "median_ms": round(median, 2), "fastest_ms": round(fastest, 2)}
        found.append({"expansion": expansion, "cards": cards, **result})
    keep("plays", {"runs": runs, "climbs": climbs, **machine("numba", "numpy"), "results": found})
    rows = [[f"`{row['hand']}`", f"{row['plays']:,}", f"{row['median_ms']:.2f} ms", f"{row['fastest_ms']:.2f} ms"] for row in found]
    print(table(["hand", "plays", "median", "fastest"], rows))


if __name__ == "__main__":
    main()
