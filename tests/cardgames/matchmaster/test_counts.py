"""The number of ways to play small rounds: compiled rules, reference rules and known numbers agree."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.matchmaster.notation import CARD_NUMBERS
from matchwood.cardgames.matchmaster.rules import deal_hands
from matchwood.engine import states
from tests.cardgames.counting import ways_from
from tests.cardgames.matchmaster import reference

FREE, PREVIOUS = {"undertrump": "free"}, {"overtrump": "previous"}


def ways(hands: list[list[str]], options: dict[str, str]) -> int:
    spec = spec_of("matchmaster")
    state = spec.fresh(len(hands), spec.checked_options(options, len(hands)))
    held = np.array([sum(1 << CARD_NUMBERS[card] for card in hand) for hand in hands], np.uint64)
    deal_hands(state, len(hands) - 1, len(hands[0]), held)
    for seat in range(len(hands)):
        states.apply(state, seat, 0)
    return ways_from(state)


def hands_of(text: str) -> list[list[str]]:
    return [hand.split() for hand in text.split("|")]


@pytest.mark.parametrize(
    ("hands", "options", "count"),
    [
        ("T1 L1|T2 L2", {}, 2),
        ("T5 L3|T8 S13|T2 L7", {}, 2),
        ("T1 L1 B1|T2 L2 B2|T3 L3 B3", {}, 6),
        ("T1 T4 L5 B9|T2 L1 L9 S1|T3 B1 B2 S2", {}, 246),
        ("L5 S1 S2 S3|T6 B1 B2 B3|T2 T4 B13 S4", {}, 360),
        ("L5 S1 S2 S3|T6 B1 B2 B3|T2 T4 B13 S4", FREE, 576),
        ("L5 T1 S2 S3|T9 B1 B2 T8|T6 B4 B5 T5|T7 T10 S7 S8", {}, 1_024),
        ("L5 T1 S2 S3|T9 B1 B2 T8|T6 B4 B5 T5|T7 T10 S7 S8", PREVIOUS, 1_536),
        ("L1 L2 L3 L4 L5|L6 L7 L8 L9 L10|B1 B2 B3 B4 B5", {}, 1_728_000),
        ("T2 T4 L6 L8 B10|T3 T5 L7 L9 B11|T6 B1 B2 S1 S2|T7 S3 S4 S5 L1", {}, 18_144),
    ],
)
def test_small_rounds_have_the_known_number_of_ways(hands: str, options: dict[str, str], count: int) -> None:
    assert ways(hands_of(hands), options) == count


@given(
    st.integers(2, 4).flatmap(
        lambda players: st.tuples(
            st.just(players), st.lists(st.sampled_from(reference.DECK), unique=True, min_size=3 * players, max_size=3 * players)
        )
    ),
    st.sampled_from([{}, FREE, PREVIOUS, FREE | PREVIOUS]),
)
def test_the_compiled_rules_count_as_many_ways_as_the_reference_in_random_small_deals(
    dealt: tuple[int, list[str]], options: dict[str, str]
) -> None:
    players, cards = dealt
    hands = [cards[3 * seat : 3 * seat + 3] for seat in range(players)]
    assert ways(hands, options) == reference.playable_orders(hands, 0, [], options)
