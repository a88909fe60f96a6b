"""Measure the processor time to solve a round of MatchMaster with open hands."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import click
from alternating import on_one_core
from results import keep, machine, table

from matchwood.cardgames.matchmaster.notation import CARD_NAMES
from matchwood.cardgames.matchmaster.open_cards.bids import bid_game
from matchwood.cardgames.matchmaster.open_cards.round import OpenRound, open_round


def bounds(opened: OpenRound) -> None:
    for seat in range(opened.players):
        opened.at_least(seat), opened.at_most(seat)


@dataclass(frozen=True)
class Question:
    players: int
    cards: int
    asked: str
    answer: Callable[[OpenRound], object]


EVERY_PAIR = "every pair of bids"
BOUNDS = "at least and at most, every seat"
QUESTIONS = [
    Question(2, 7, EVERY_PAIR, bid_game),
    Question(2, 13, EVERY_PAIR, bid_game),
    *(Question(players, 7, BOUNDS, bounds) for players in range(2, 6)),
]


def milliseconds(question: Question, seed: int) -> float:
    drawn = random.Random(seed).sample(CARD_NAMES, question.players * question.cards)
    opened = open_round([" ".join(drawn[seat :: question.players]) for seat in range(question.players)])
    began = time.process_time()
    question.answer(opened)
    return 1000 * (time.process_time() - began)


@click.command()
@click.option("--deals", default=50, show_default=True)
def main(deals: int) -> None:
    core = on_one_core()
    results, rows = [], []
    for question in QUESTIONS:
        milliseconds(question, 0)  # compiles
        times = [milliseconds(question, seed) for seed in range(deals)]
        asked = {"players": question.players, "cards": question.cards, "asked": question.asked}
        result = {"median_ms": round(statistics.median(times), 2), "slowest_ms": round(max(times), 1)}
        results.append({**asked, **result})
        rows.append([question.asked, *(str(value) for value in (question.players, question.cards)), *map(str, result.values())])
    keep("open_cards", {"deals": deals, "core": core, **machine("numba", "numpy"), "results": results})
    print(table(["asked", "players", "cards", "median ms", "slowest ms"], rows))


if __name__ == "__main__":
    main()
