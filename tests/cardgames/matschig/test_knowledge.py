"""Hidden cards are in no view, and an interrupt shows nothing about hidden cards. Worlds that a seat cannot distinguish look
equal to it.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.matschig.table import NO_KIND
from matchwood.engine import states
from tests.cardgames.matschig.cards import hands_of, pile_of
from tests.cardgames.matschig.conftest import OPTIONS, by_the_reference_rules, deal, game_of, let, middle, origins, played, seen
from tests.cardgames.matschig.reference import DECK
from tests.cardgames.seeing import imagined, observed
from tests.support.plain import plain

EYES = st.sampled_from([None, 0, 1, 2])
middles = st.builds(middle, st.sampled_from(OPTIONS), st.integers(3, 6), st.integers(0, 10**6), st.floats(0, 1))


@given(middles, EYES, st.integers(0, 10**6))
def test_a_sampled_world_looks_the_same_to_the_seat_that_sampled_it(game: matchwood.Game, seat: int | None, seed: int) -> None:
    view = game.view(seat)
    assert observed(imagined(view, seed), seat) == view.observed


@given(middles, EYES)
def test_observing_an_observation_again_changes_nothing(game: matchwood.Game, seat: int | None) -> None:
    view = game.view(seat)
    assert observed(view.state(), seat) == view.observed


@given(middles, EYES, st.integers(0, 10**6))
def test_a_sampled_world_has_the_cards_of_the_deck_and_hands_that_can_make_the_due_decisions(
    game: matchwood.Game, seat: int | None, seed: int
) -> None:
    world = imagined(game.view(seat), seed)
    left = list(DECK)
    for card in [*seen(game, "played"), *pile_of(world), *(card for held in hands_of(world) for card in held)]:
        left.remove(card)
    for owing in game.owing:
        assert states.legal(world, owing)
    for other, offer in enumerate(world["offers"][0][: game.players].tolist()):
        if offer > 0:
            assert seen(game, "missing") in hands_of(world)[other]
            assert offer - 1 != other
            assert seen(game, "out")[offer - 1] is None


@given(middles, EYES)
def test_the_bytes_of_a_view_contain_no_hand_of_another_seat_and_no_card_of_the_pile(
    game: matchwood.Game, seat: int | None
) -> None:
    """The cards of the pile are hidden, and the cards already drawn too: their order would show which seat has them."""
    state = game.view(seat).state()
    for other, held in enumerate(hands_of(state)):
        assert held == (by_the_reference_rules(game).table(seat)["hand"] if other == seat else [])
    assert set(state["pile"][0][: int(state["pile_size"][0])].tolist()) <= {NO_KIND}
    assert not state["dealt"][0].any()
    for other in range(game.players):
        if other != seat:
            assert state["offers"][0][other] in (-1, -2)


@given(middles)
def test_all_seats_see_the_same_except_hand_answer_and_question(game: matchwood.Game) -> None:
    tables = [plain(game.view(seat).table) for seat in (*range(game.players), None)]
    for table in tables:
        for own in ("hand", "answer", "aims", "throws", "outcomes", "covers"):
            del table[own]
        assert table == tables[0]


def test_the_owner_of_a_hidden_pool_sees_only_the_number_of_its_cards() -> None:
    game = game_of("W1 S1 W2 S3||", moves="throw W1 S1 B, take")
    assert seen(game, "pools") == [0, 2, 0]
    assert game.view(1).table.pool_cards is None


# --- interrupts show nothing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holders", ["", "B", "C", "D", "BC", "BCD"])
def test_an_interrupt_starts_in_the_same_way_for_every_holder_of_the_missing_card(holders: str) -> None:
    hands = "|".join(["W5 S3", *("S2 W1" if seat in holders else "U3 W1" for seat in "BCD")])
    game = game_of(hands, moves="throw W5 S3 B")
    without = game_of("W5 S3|U3 W1|U3 W1|U3 W1", moves="throw W5 S3 B")
    assert game.owing == without.owing == (1, 2, 3)
    assert [game.view(seat).observed for seat in (0, None)] == [without.view(seat).observed for seat in (0, None)]
    assert game.happenings == without.happenings


def test_an_interrupt_starts_even_if_all_fitting_cards_are_gone() -> None:
    """Each seat can count whether the card can still be added."""
    hands = "S2 S2 S2 S2 S2 S2 W5 S3 W7 S5||"
    throws = "throw W7 S5 B, B take"
    assert game_of(hands, moves=throws).view(None).table.phase == "throw"
    game = game_of("W2 S2 W2 S2 W2 S2 W2 S2 W2 S2 W2 S2 W5 S3||", moves=", ".join(["throw W2 S2 B, take"] * 6))
    played(game, "throw W5 S3 B")
    assert (seen(game, "missing"), game.owing) == ("S2", (1, 2))


def test_all_answers_look_the_same_until_the_last_one_is_in() -> None:
    views = []
    for answer in ("let", "add S2 A", "add S2 B", "add S2 D"):
        game = game_of("W5 S3|U3|S2|S2", moves="throw W5 S3 B")
        game.play(answer, seat=2)
        views.append([game.view(seat).observed for seat in (0, 1, 3, None)])
        assert (game.owing, game.undisclosed, seen(game, "answered")) == ((1, 3), (2,), [False, False, True, False])
        assert plain(game.happenings[-1]) == {"type": "answer", "seat": 2}
        assert game.view(2).table.answer == answer
    assert views[0] == views[1] == views[2] == views[3]


def test_an_answer_without_the_card_looks_like_a_declined_interrupt() -> None:
    views = []
    for card in ("S2", "U3"):
        game = game_of(f"W5 S3|U3|{card}|S2", moves="throw W5 S3 B")
        game.play("let", seat=2)
        views.append([game.view(seat).observed for seat in (0, 1, 3, None)])
    assert views[0] == views[1]


def test_an_offer_that_is_not_taken_stays_hidden() -> None:
    views, stories = [], []
    for late in ("let", "add S2 A", "add S2 B"):
        game = played(game_of("W5 S3|U3|S2|S2 W1", moves="throw W5 S3 B"), f"C add S2 D, D {late}")
        let(game)
        views.append([game.view(seat).observed for seat in (0, 1, 2, 3, None)])
        stories.append(game.happenings)
    assert views[0] == views[1] == views[2]
    assert stories[0] == stories[1] == stories[2]


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
def test_during_an_interrupt_the_views_depend_only_on_which_seats_have_answered(seed: int, options: dict[str, Any]) -> None:
    """The same seats answer differently in two copies. All seats that still have to answer see the same in both."""
    luck = random.Random(seed)
    game = middle(options, 5, seed, luck.random())
    if len(game.owing) < 3:
        return
    answering = luck.sample(game.owing, len(game.owing) - 1)
    twins = [game.copy(), game.copy()]
    for twin in twins:
        for seat in answering:
            twin.play(luck.choice(twin.legal_moves(seat)), seat=seat)
    watching = [seat for seat in (0, 1, 2, 3, 4, None) if seat not in answering]
    assert [twins[0].view(seat) for seat in watching] == [twins[1].view(seat) for seat in watching]
    assert twins[0].owing == twins[1].owing
    assert twins[0].happenings == twins[1].happenings


# --- two worlds ----------------------------------------------------------------------------------------------------------------


def twin_of(game: matchwood.Game, world: states.State, luck: random.Random, seat: int) -> matchwood.Game | None:
    """Return the game with the same moves and another last deal that gives the other seats their cards of this world, or None
    if the moves show a difference.
    """
    record = game.record()
    hands, pile = origins(game)
    dealt = {
        "first": game.deals[-1]["first"],
        "hands": list(map(list, game.deals[-1]["hands"])),
        "pile": list(game.deals[-1]["pile"]),
    }
    for other, held in enumerate(hands_of(world)):
        if other != seat:
            for (_, place), card in zip(hands[other], luck.sample(held, len(held)), strict=True):
                (dealt["pile"] if place[0] == "pile" else dealt["hands"][place[0]])[place[1]] = card
    for (_, place), card in zip(pile, pile_of(world), strict=True):
        dealt["pile"][place[1]] = card
    [event for event in record["events"] if "deal" in event][-1]["deal"] = dealt
    record.pop("result", None)
    try:
        twin = matchwood.load(record)
    except matchwood.BadRecord:
        return None
    return twin if twin.happenings == game.happenings and twin.owing == game.owing else None


def test_two_worlds_that_a_seat_cannot_distinguish_give_views_with_the_same_bytes() -> None:
    alike = 0
    for seed in range(160):
        luck = random.Random(seed)
        game = middle(OPTIONS[seed % len(OPTIONS)], 3 + seed % 4, seed, luck.random())
        seat = luck.randrange(game.players)
        if game.undisclosed:
            continue
        game = matchwood.load(game.record())  # a loaded game has the answers in the order of the record
        twins = (twin_of(game, imagined(game.view(seat), seed, number), luck, seat) for number in range(6))
        twin = next((twin for twin in twins if twin is not None), None)
        if twin is not None:
            alike += twin.record()["events"] != game.record()["events"]
            assert twin.view(seat).observed == game.view(seat).observed
            assert twin.view(seat).to_dict() == game.view(seat).to_dict()
            assert twin.view(None) == game.view(None)
    assert alike > 40


def test_the_beliefs_about_a_hand_depend_only_on_public_events() -> None:
    """The events are the same, and the hands differ. The views have the same beliefs."""
    bytes_seen = []
    for held in ("W1 W2 U1", "S1 S5 U7", "U1 U2 U3"):
        game = matchwood.new("matschig", players=3, options={"rounds": 1}, deals=[deal(f"W3 S3|{held}|W4 S4", "W7 W7 W7")])
        played(game, "throw W3 S3 B, take")
        bytes_seen.append(game.view(2).observed)
        assert np.array_equal(game.view(2).state()["doubted"], [0b010])
    assert bytes_seen[0] == bytes_seen[1] == bytes_seen[2]
