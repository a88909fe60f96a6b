"""A view contains only what its seat may know. Sampled worlds are all the possible ones."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.engine import states
from matchwood.engine.bits import members
from tests.cardgames.playing import play_at_random
from tests.cardgames.seeing import imagined, observed, seat_of
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.cards import hands_of, played
from tests.cardgames.tycoon.conftest import OPTIONS, SPEC

EYES = st.one_of(st.none(), st.integers(0, 7))


def game_in_the_middle(players: int, seed: int, moves: int, options: dict[str, Any]) -> matchwood.Game:
    game = matchwood.new("tycoon", players=players, seed=seed, options=options)
    for number, _ in enumerate(play_at_random(game, random.Random(seed))):
        if number == moves:
            break
    return game


def game_of_raw_cards(players: int, seed: int, moves: int) -> matchwood.Game:
    """Return a game with few cards, most of them = and Blank, so that leaders often have to pass."""
    luck = random.Random(seed)
    cards = luck.sample([*"====____1758"], 12)
    hands = [[cards.pop() for _ in range(luck.choice([1, 1, 2]))] for _ in range(players)]
    deal = {"leader": luck.randrange(players), "hands": hands}
    game = matchwood.new("tycoon", players=players, options={"expansion": "all"}, deals=[deal])
    for number, _ in enumerate(play_at_random(game, luck)):
        if number == moves:
            break
    return game


middles = st.one_of(
    st.builds(game_in_the_middle, st.integers(2, 8), st.integers(0, 10**6), st.integers(0, 150), st.sampled_from(OPTIONS)),
    st.builds(game_of_raw_cards, st.integers(2, 6), st.integers(0, 10**6), st.integers(0, 20)),
)


@given(middles, EYES, st.integers(0, 10**6))
def test_a_sampled_world_looks_the_same_to_the_seat_that_sampled_it(game: matchwood.Game, eyes: int | None, seed: int) -> None:
    seat = seat_of(game, eyes)
    view = game.view(seat)
    assert observed(imagined(view, seed), seat) == view.observed


@given(middles, EYES)
def test_observing_an_observation_again_changes_nothing(game: matchwood.Game, eyes: int | None) -> None:
    view = game.view(seat_of(game, eyes))
    assert observed(view.state(), view.seat) == view.observed


@given(middles, EYES, st.integers(0, 10**6))
def test_a_sampled_world_is_a_deal_of_the_deck(game: matchwood.Game, eyes: int | None, seed: int) -> None:
    seat = seat_of(game, eyes)
    hands = hands_of(imagined(game.view(seat), seed), game.players)
    assert [len(hand) for hand in hands] == game.view(None).table.cards
    if seat is not None:
        assert hands[seat] == game.view(seat).table.hand
    everywhere = Counter(card for hand in hands for card in hand) + Counter(card for _, card in played(game))
    assert not everywhere - Counter(reference.deck(str(game.options["expansion"])))


def with_other_hands(game: matchwood.Game, world: states.State) -> dict[str, Any]:
    """Return the record of the game with this world as its deal."""
    record = game.record()
    hands = hands_of(world, game.players)
    for seat, card in played(game):
        hands[seat].append(card)
    record["events"][0]["deal"]["hands"] = hands
    return record


@given(middles, EYES, st.integers(0, 10**6))
def test_two_worlds_that_a_seat_cannot_distinguish_give_views_with_the_same_bytes(
    game: matchwood.Game, eyes: int | None, seed: int
) -> None:
    """The same moves lead to the same view in the other world, so that they were legal there."""
    seat = seat_of(game, eyes)
    twin = matchwood.load(with_other_hands(game, imagined(game.view(seat), seed)))
    assert twin.view(seat).observed == game.view(seat).observed
    assert twin.view(seat).to_dict() == game.view(seat).to_dict()
    assert twin.happenings == game.happenings


@given(middles, EYES)
def test_a_view_contains_no_hand_of_another_seat(game: matchwood.Game, eyes: int | None) -> None:
    seat = seat_of(game, eyes)
    view = game.view(seat)
    hands = hands_of(view.state(), 8)
    assert [hand for other, hand in enumerate(hands) if other != seat] == [[]] * (8 - (seat is not None))
    table = view.table
    assert table.played == sorted((card for _, card in played(game)), key=reference.KINDS.index)
    assert (table.hand is None) == (seat is None)


@given(middles, st.randoms(use_true_random=False))
def test_an_incomplete_move_is_hidden_from_all_other_seats(game: matchwood.Game, luck: random.Random) -> None:
    """In a sampled world, a seat chooses a number and some cards. The other seats and spectators see no change."""
    if game.over:
        return
    mover = game.owing[0]
    world = imagined(game.view(mover), luck.randrange(10**6))
    before = {other: observed(world, other) for other in (*range(game.players), None)}
    decision = luck.choice(list(members(states.legal(world, mover))))
    states.apply(world, mover, decision)
    while world["midway"][0]:
        assert all(observed(world, other) == before[other] for other in before if other != mover)
        assert observed(world, mover) != before[mover]
        assert observed(imagined(view_of(game, world, mover), 1), mover) == observed(world, mover)
        states.apply(world, mover, luck.choice(list(members(states.legal(world, mover)))))


def view_of(game: matchwood.Game, world: states.State, seat: int | None) -> matchwood.View:
    return matchwood.View(game.key, game.players, seat, game.options, observed(world, seat))


def test_the_state_record_has_no_field_for_cards_set_aside() -> None:
    assert SPEC.record.names is not None
    assert not {"pile", "deck", "aside", "unseen"} & set(SPEC.record.names)
