"""The tricks that a seat can force with open hands."""

from __future__ import annotations

import random
from functools import partial
from operator import eq
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.matchmaster.game import SPEC
from matchwood.cardgames.matchmaster.open_cards.round import OpenRound, open_round
from tests.cardgames.matchmaster import reference
from tests.cardgames.matchmaster.open_cards.exhaustive import outcome
from tests.cardgames.matchmaster.open_cards.hands import HOUSE_RULES, Hands, large_deal, small_deals, spaced

# --- compared with the plain search --------------------------------------------------------------------------------------------


def fully(rules: dict[str, Any]) -> dict[str, Any]:
    return {"overtrump": "highest", "undertrump": "forced"} | rules


@given(small_deals(), st.sampled_from(HOUSE_RULES), st.data())
def test_a_seat_can_force_what_a_search_of_all_cards_finds(hands: Hands, rules: dict[str, Any], data: st.DataObject) -> None:
    leader, seat = (data.draw(st.integers(0, len(hands) - 1)) for _ in range(2))
    opened = open_round(spaced(hands), leader, **rules)
    assert opened.at_least(seat) == outcome(hands, leader, seat, lambda won: won, rules)
    assert opened.at_most(seat) == -outcome(hands, leader, seat, lambda won: -won, rules)
    wanted = data.draw(st.sets(st.integers(0, len(hands[0]))))
    assert opened.can_force(seat, wanted) == bool(outcome(hands, leader, seat, lambda won: won in wanted, rules))


@given(small_deals(), st.sampled_from(HOUSE_RULES), st.integers(0, 10**6))
def test_a_round_can_be_examined_from_its_middle(hands: Hands, rules: dict[str, Any], seed: int) -> None:
    luck, rest, leader, won = random.Random(seed), [list(hand) for hand in hands], 0, [0] * len(hands)
    trick, played = list[str](), list[str]()
    for _ in range(luck.randrange(len(hands) * len(hands[0]))):
        turn = (leader + len(trick)) % len(hands)
        trick.append(luck.choice(sorted(reference.legal(rest[turn], trick, **rules))))
        played.append(trick[-1])
        rest[turn].remove(trick[-1])
        if len(trick) == len(hands):
            leader, trick = (leader + reference.winner(trick)) % len(hands), []
            won[leader] += 1
    opened = open_round(spaced(hands), played=" ".join(played), **rules)
    for seat in range(len(hands)):
        for bid in range(len(hands[0]) + 1):
            met = outcome(rest, leader, seat, partial(eq, bid), rules, trick, won[seat])
            assert opened.can_force(seat, [bid]) == bool(met)


@pytest.mark.parametrize("players", range(2, 8))
def test_a_round_can_be_made_from_the_state_of_a_game(players: int) -> None:
    hands = large_deal(players, 3, seed=1)
    deal = {"dealer": players - 1, "hands": hands}
    game = matchwood.new("matchmaster", players=players, seed=1, deals=[deal])
    state = SPEC.fresh(players, game.options)
    SPEC.deal_given(state, deal)
    opened = OpenRound(state)
    same = open_round(spaced(hands))
    for seat in range(players):
        assert (opened.at_least(seat), opened.at_most(seat)) == (same.at_least(seat), same.at_most(seat))


# --- examples that a person can check ------------------------------------------------------------------------------------------


def forced(opened: OpenRound) -> list[tuple[int, int]]:
    return [(opened.at_least(seat), opened.at_most(seat)) for seat in range(opened.players)]


def test_a_trump_wins_the_only_trick_for_every_leader() -> None:
    for leader in range(3):
        assert forced(open_round(["L13", "T1", "B13"], leader)) == [(0, 0), (1, 1), (0, 0)]


def test_the_leader_wins_the_only_trick_if_no_seat_can_follow() -> None:
    assert forced(open_round(["L1", "B13", "S13"])) == [(1, 1), (0, 0), (0, 0)]
    assert forced(open_round(["L1", "B13", "S13"], leader=2)) == [(0, 0), (0, 0), (1, 1)]


def test_the_three_highest_trumps_win_exactly_three_tricks() -> None:
    assert forced(open_round(["T13 T12 T11", "T10 L13 B13", "T9 L12 B12"], leader=1))[0] == (3, 3)


def test_a_leader_with_only_the_highest_cards_wins_every_trick_even_if_it_wants_to_lose() -> None:
    assert forced(open_round(["L13 L12 B13", "L5 L4 B5", "L7 L6 B7"]))[0] == (3, 3)


def test_a_high_card_is_worthless_after_the_lead_is_lost() -> None:
    """L5 loses to L9, and then B13 must be played to another suit. B13 as the first card wins a trick."""
    hands = ["L5 B13", "L9 S1"]
    assert forced(open_round(hands)) == [(1, 0), (1, 2)]
    assert forced(open_round(hands, played="L5")) == [(0, 0), (2, 2)]
    assert forced(open_round(hands, played="B13")) == [(1, 2), (1, 0)]


def test_a_low_trump_draws_the_highest_trump_if_no_trump_between_them_can_be_played() -> None:
    """T13 has to beat T3, and T12 wins the last trick. T2 is enough to beat T1."""
    assert forced(open_round(["T12 T3", "T13 T2"])) == [(1, 1), (1, 1)]
    assert forced(open_round(["T12 T1", "T13 T2"])) == [(0, 0), (2, 2)]


def test_with_overtrumping_only_the_last_trump_the_highest_trump_is_saved() -> None:
    """T9 and then T3 are played. The usual rule makes the third seat beat T9 with T13. The option lets it play T5."""
    hands = ["T9 L1", "T3 L2", "T13 T5"]
    assert open_round(hands, played="T9 T3").at_most(2) == 2
    assert open_round(hands, played="T9 T3", overtrump="previous").at_most(2) == 1


def test_free_undertrumping_keeps_a_trump_for_the_last_trick() -> None:
    """L is led and trumped with T9. By the usual rule T2 has to be played; by the option another card may be played."""
    hands = ["L5 B5", "T9 S1", "T2 B1"]
    assert open_round(hands, played="L5 T9").at_least(2) == 0
    assert open_round(hands, played="L5 T9", undertrump="free").at_least(2) == 1


# --- properties of every round -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", HOUSE_RULES)
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (2, 13), (3, 6), (4, 5), (7, 3)])
def test_forced_tricks_add_up_to_at_most_all_tricks_and_to_all_tricks_between_two_players(
    players: int, cards: int, rules: dict[str, Any]
) -> None:
    for seed in range(4):
        opened = open_round(spaced(large_deal(players, cards, seed)), **rules)
        least, most = (sum(numbers) for numbers in zip(*forced(opened), strict=True))
        assert least <= cards <= most
        if players == 2:
            assert least == cards == most


@pytest.mark.parametrize("seed", range(10))
def test_between_two_players_either_one_forces_a_set_of_tricks_or_the_other_prevents_it(seed: int) -> None:
    opened, luck = open_round(spaced(large_deal(2, 7, seed))), random.Random(seed)
    for _ in range(20):
        wanted = {tricks for tricks in range(8) if luck.random() < 0.5}
        assert opened.can_force(0, wanted) != opened.can_force(1, {7 - tricks for tricks in range(8) if tricks not in wanted})


@pytest.mark.parametrize("players", range(2, 6))
def test_a_seat_that_can_force_a_number_of_tricks_can_force_every_set_with_this_number(players: int) -> None:
    for seed in range(5):
        opened = open_round(spaced(large_deal(players, 5, seed)))
        for seat in range(players):
            for bid in opened.sure_bids(seat):
                assert opened.at_most(seat) <= bid <= opened.at_least(seat)
                assert opened.can_force(seat, {bid, (bid + 2) % 6})


@pytest.mark.parametrize("rules", HOUSE_RULES)
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 5), (4, 4)])
def test_the_worth_of_a_position_is_the_worth_after_the_best_card(players: int, cards: int, rules: dict[str, Any]) -> None:
    for seed in range(5):
        hands = large_deal(players, cards, seed)
        opened = open_round(spaced(hands), **rules)
        after = [open_round(spaced(hands), played=card, **rules) for card in hands[0]]
        assert opened.at_least(0) == max(next_one.at_least(0) for next_one in after)
        for seat in range(1, players):
            assert opened.at_least(seat) == min(next_one.at_least(seat) for next_one in after)


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 5), (4, 5)])
def test_renamed_plain_suits_and_gaps_between_ranks_change_nothing(players: int, cards: int) -> None:
    for seed in range(10):
        hands = large_deal(players, cards, seed)
        renamed = [[card.translate(str.maketrans("LBS", "SLB")) for card in hand] for hand in hands]
        dealt = sorted((card for hand in hands for card in hand), key=reference.rank)
        closed_up = {
            card: f"{card[0]}{1 + sum(other[0] == card[0] for other in dealt[:place])}" for place, card in enumerate(dealt)
        }
        without_gaps = [[closed_up[card] for card in hand] for hand in hands]
        expected = forced(open_round(spaced(hands)))
        assert forced(open_round(spaced(renamed))) == expected
        assert forced(open_round(spaced(without_gaps))) == expected


def test_earlier_questions_do_not_change_an_answer() -> None:
    hands = spaced(large_deal(3, 6, seed=3))
    questions = [(seat, [tricks]) for seat in range(3) for tricks in range(7)]
    opened = open_round(hands)
    assert [opened.can_force(*question) for question in questions] == [open_round(hands).can_force(*asked) for asked in questions]


# --- invalid questions ---------------------------------------------------------------------------------------------------------


def test_invalid_questions_about_a_round_are_refused() -> None:
    with pytest.raises(matchwood.BadDeal, match="dealt twice"):
        open_round(["T5 T5", "L1 L2"])
    with pytest.raises(matchwood.BadDeal, match="at most 13 cards"):
        open_round(spaced(large_deal(2, 14, seed=1)))
    with pytest.raises(matchwood.BadPlayers):
        open_round(["T5"])
    with pytest.raises(matchwood.IllegalMove, match="Follow suit"):
        open_round(["L5 T1", "L6 T2"], played="L5 T2")
    with pytest.raises(matchwood.BadDeal, match="no round"):
        open_round(["L5", "T1"], played="L5 T1")
    with pytest.raises(matchwood.NotYourTurn, match="no seat 2"):
        open_round(["L5", "T1"]).at_least(2)
    with pytest.raises(matchwood.BadOption):
        open_round(["L5", "T1"], overtrump="never")
