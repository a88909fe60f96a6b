"""An order is settled by evidence that is rare by chance, however often the results are checked."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from matchwood.lab.ladder.pairs import Pair
from matchwood.lab.ladder.settled import ERROR, evidence, is_settled


@pytest.mark.parametrize(("won", "lost"), [(0, 0), (3, 0), (2, 5), (10, 10)])
def test_a_bet_on_equal_bots_is_fair(won: int, lost: int) -> None:
    """The expected evidence after one more deal with equal chances is the current evidence."""
    assert (evidence(won + 1, lost) + evidence(won, lost + 1)) / 2 == evidence(won, lost)


def test_a_bet_on_the_worse_bot_is_worse_than_fair() -> None:
    assert evidence(1, 0) * Fraction(2, 5) + evidence(0, 1) * Fraction(3, 5) < 1


def test_equal_bots_are_rarely_settled_however_often_the_results_are_checked() -> None:
    drawn = random.Random(1)
    settled = 0
    for _ in range(400):
        pair = Pair("a", "b")
        for _ in range(100):
            pair.add(drawn.choice((-1, 1)))
            if is_settled(pair, "a", 2) or is_settled(pair, "b", 2):
                settled += 1
                break
    assert 0 < settled <= 400 * ERROR


def test_the_better_bot_is_settled_and_the_worse_bot_never() -> None:
    pair = Pair("a", "b", won=5, drawn=4, lost=40)
    assert is_settled(pair, "b", 7)
    assert not is_settled(pair, "a", 7)
    assert not is_settled(Pair("a", "b", won=20, lost=20), "a", 2)


def test_more_bots_need_more_evidence() -> None:
    pair = Pair("a", "b", won=9, lost=0)
    assert is_settled(pair, "a", 2)
    assert not is_settled(pair, "a", 20)
