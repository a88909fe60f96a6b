"""Sampled worlds are exactly those that agree with what all seats saw, and each deal of the single cards has equal
probability.

A hand that was passed over lacked water or sand at that time. A seat that threw, or is about to throw, had both.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations, product
from math import perm
from typing import Any

import pytest
from scipy.stats import chisquare

import matchwood
from matchwood.cardgames.matschig import knowledge
from matchwood.engine import states
from matchwood.engine.chance import Source, chance_from
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import ALL_EYES
from tests.cardgames.matschig.cards import hands_of, pile_of
from tests.cardgames.matschig.conftest import Slot, game_of, let, origins, phase, played, seen
from tests.cardgames.matschig.reference import DECK, KINDS, SAND, WATER

World = tuple[Any, ...]
Dealing = Callable[[State, Source], None]


@rule
def by_counting(state: State, chance: Source) -> None:
    knowledge.deal_by_counting(state[0], chance[0])


@rule
def by_trying(state: State, chance: Source) -> None:
    while not knowledge.deal_by_trying(state[0], chance[0]):
        pass


DEALINGS: list[Dealing] = [by_trying, by_counting]


def sort_of(card: str) -> str:
    return "W" if card in WATER else "S" if card in SAND else "-"


def what_was_seen(game: matchwood.Game) -> tuple[list[tuple[bool, list[str | Slot]]], list[list[Slot]], list[Slot]]:
    """Return, for each seat that was passed over or is about to throw, whether it could throw, and its hand as indices of the
    deal. Also return the current hands and pile.
    """
    facts: list[tuple[bool, Any]] = []

    def watch(told: dict[str, Any], hands: list[list[Slot]]) -> None:
        if told["type"] in ("skip", "throw"):
            facts.append((told["type"] == "throw", list(hands[told["seat"]])))

    hands, pile = origins(game, watch)
    if phase(game) == "throw":
        facts.append((True, list(hands[seen(game, "active")])))
    return facts, hands, pile


def agrees(facts: Iterable[tuple[bool, Any]], sorts: dict[Any, str]) -> bool:
    """Return whether hands with these kinds of cards at the hidden indices would have been passed over in the same way."""
    for could_throw, held in facts:
        now = {sorts.get(place) or sort_of(card) for card, place in held}
        if ({"W", "S"} <= now) != could_throw:
            return False
    return True


def hidden_slots(game: matchwood.Game, hands: Sequence[Sequence[Slot]], seat: int | None) -> list[Any]:
    return [place for other, held in enumerate(hands) if other != seat for _, place in held]


def draw(game: matchwood.Game, seat: int | None, dealing: Dealing, draws: int, look: Callable[[State], World]) -> Counter[World]:
    counts: Counter[World] = Counter()
    chance = chance_from("worlds", draws)
    for _ in range(draws):
        state = game.view(seat).state()
        dealing(state, chance)
        state["eyes"] = ALL_EYES
        counts[look(state)] += 1
    return counts


def agree(counts: Counter[World], weights: Mapping[World, float]) -> bool:
    """Return whether the sampled worlds have frequencies in proportion to these weights, and no other world was sampled."""
    assert set(counts) <= set(weights), list(set(counts) - set(weights))[:3]
    draws, total = sum(counts.values()), sum(weights.values())
    expected = {world: draws * weight / total for world, weight in weights.items()}
    often = [world for world, times in expected.items() if times >= 5]
    observed, should = [counts[world] for world in often], [expected[world] for world in often]
    seldom = draws - sum(should)
    if seldom >= 5:
        observed.append(draws - sum(observed))
        should.append(seldom)
    else:
        observed[0] += draws - sum(observed)
        should[0] += seldom
    assert len(often) > 2
    # A correct program fails one such test in ten thousand. The seeds are fixed, so that the result does not vary.
    return bool(chisquare(observed, should).pvalue > 1e-4)


# --- water and sand in any position --------------------------------------------------------------------------------------------


def weights_of_sorts(game: matchwood.Game, seat: int | None) -> dict[World, float]:
    """Return every distribution of water, sand and other cards over the hidden hands, with the number of its deals."""
    facts, hands, _ = what_was_seen(game)
    unseen = Counter(DECK)
    unseen.subtract([*seen(game, "played"), *([] if seat is None else game.view(seat).table.hand)])
    left = Counter({sort: sum(count for card, count in unseen.items() if sort_of(card) == sort) for sort in "WS-"})
    places = hidden_slots(game, hands, seat)
    found: Counter[World] = Counter()
    for chosen in product("WS-", repeat=len(places)):
        sorts = dict(zip(places, chosen, strict=True))
        if agrees(facts, sorts):
            deals = 1
            for sort, count in Counter(chosen).items():
                deals *= perm(left[sort], count)
            found[spread([[sorts[place] for _, place in held] for other, held in enumerate(hands) if other != seat])] += deals
    return {world: deals for world, deals in found.items() if deals}


def spread(hands: Iterable[Sequence[str]]) -> World:
    return tuple((held.count("W"), held.count("S")) for held in hands)


PILE = "W5 U1 S2 U2 U3 W7 S5"
POSITIONS = [
    ("W1 S1|W2 W3 U1|S5 13", "", "throw W1 S1 B, take", 0),
    ("W1 S1 W5 S5|W2 W3 U1|S5 13", "", "throw W1 S1 B, take", 0),
    ("W1 S1 W5 S5|W2 W3 U1|S5 13", "", "throw W1 S1 B, take", None),
    ("W1 S1 W5 S5|W2 W3 U1|S5 S4 W1", "", "throw W1 S1 B, take", 0),
    ("W1 S1 W5 S5 U1 U2 U3|W2 W3 U3|S5 13", "U4 U4 W7 U5 U6 U5 U7", "throw W1 S1 B, take, throw W5 S5 C, take", 0),
    ("W1 S1 W5 S5 U1 U2 U3|U3 W3 U3|S5 Sun", "U4 U4 W7", "throw W1 S1 B, take, throw W5 S5 C, Sun", 0),
    ("W1 S1 W5 S4|W2 S3|S5 S1 S1", "", "throw W1 S1 B, take", 0),
    ("U1|W2 W3 S1|S5 13", "", "", 0),
    ("U1 W1 S1|W2 W3 S1|W5 S5", "", "", 1),
    ("U1 W1 S1|U7 W3|W5 S5", "", "throw W1 S1 B, take", 2),
    ("U1|U7|W5 S5", "W7 W7 W7 S7", "", 0),
    ("W1|W2|W3", "W4 W4 W4 W4 W4 S4 U7", "", 1),
    ("W1|W2 U1|W3 U1 U1", "W4 W4 W4 W4 W4 W4 U7 W1 S1 U1 U2", "", 0),
    ("W1 W1 S3|S2 S2 U1|W3 U1", "", "throw W1 S3 B, C let, B let, take", 2),
    ("W1 S3 W1|S2 S2 W2|W3 U1", "", "throw W1 S3 B, B add W2 A, take", 0),
    ("W1 S1 W5 S5|Duck W3 U1|S5 13|U1", "", "throw W1 S1 B, Duck C, take", 0),
]


@pytest.mark.parametrize("dealing", DEALINGS, ids=["by trying", "by counting"])
@pytest.mark.parametrize(("hands", "pile", "moves", "seat"), POSITIONS)
def test_water_and_sand_of_hidden_hands_have_the_probabilities_of_their_deals(
    hands: str, pile: str, moves: str, seat: int | None, dealing: Dealing
) -> None:
    game = game_of(hands, pile, moves=moves)
    weights = weights_of_sorts(game, seat)

    def look(state: State) -> World:
        return spread([[sort_of(card) for card in held] for other, held in enumerate(hands_of(state)) if other != seat])

    assert agree(draw(game, seat, dealing, 2500, look), weights)


# --- single cards --------------------------------------------------------------------------------------------------------------


def arrangements(cards: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield each different order of these cards. Each order has equally many deals."""
    yield from sorted(set(permutations(cards)))


def closed(hands: str, pile: str, moves: str) -> matchwood.Game:
    """Return a game in which A has all cards of the deck that are not listed."""
    left = list(DECK)
    for card in hands.replace("|", " ").split() + pile.split():
        left.remove(card)
    return game_of(f"{' '.join(left)}{hands}", pile, moves=moves)


@pytest.mark.parametrize("dealing", [*DEALINGS, states.determinize], ids=["by trying", "by counting", "as they come"])
@pytest.mark.parametrize(
    ("hands", "pile", "moves"),
    [
        ("|W1 W2 U1|S1 U2", "W3 13", "throw W2 S2 B, take"),
        ("|W1 W1 U1|S1 U1", "S1 13", ""),
        ("|W1 U1 Sun|S1 W2", "S1 W1 W1", "throw W2 S2 B, Sun"),
        ("|W1 U1 Sun|S1 U2", "S1 W1 W1", "throw W2 S2 B, Sun, throw W1 S1 C, take"),
        ("|W1 W1 Share|S1 U1", "S7 U1 W1 13", "throw W2 S2 B, Share"),
        ("|W1 S1 U1|W2 S1 U1", "", "throw W2 S2 B, take"),
    ],
)
def test_every_world_of_single_cards_has_the_probability_of_its_deals(hands: str, pile: str, moves: str, dealing: Dealing) -> None:
    game = closed(hands, pile, moves)
    facts, now, rest = what_was_seen(game)
    places = [place for held in (*now[1:], rest) for _, place in held]
    cards = [card for held in (*now[1:], rest) for card, _ in held]
    weights: Counter[World] = Counter()
    for order in arrangements(cards):
        laid = dict(zip(places, order, strict=True))
        if agrees(facts, {place: sort_of(card) for place, card in laid.items()}):
            world = [sorted((laid[place] for _, place in held), key=KINDS.index) for held in now[1:]]
            weights[(*map(tuple, world), tuple(laid[place] for _, place in rest))] += 1

    def look(state: State) -> World:
        return (*map(tuple, hands_of(state)[1:]), tuple(pile_of(state)))

    assert agree(draw(game, 0, dealing, max(3000, 10 * len(weights)), look), weights)


# --- hidden answers ------------------------------------------------------------------------------------------------------------


def test_a_hidden_answer_can_be_any_that_the_sampled_hand_allows() -> None:
    game = played(game_of("W5 S3|S2|S2|S2 W1 U1|S2 S2", moves="throw W5 S3 B"), "C let, D add S2 A")
    chance, offers, without = chance_from("answers"), Counter[int](), 0
    for _ in range(6000):
        state = game.view(1).state()
        states.determinize(state, chance)
        if "S2" in hands_of(state)[3]:
            offers[int(state["offers"][0][3])] += 1
        else:
            without += 1
            assert int(state["offers"][0][3]) == 0
    assert without > 1000
    assert set(offers) == {0, 1, 2, 3, 5}, "to let it fly, or to aim at A, B, C or E"
    assert chisquare([offers[offer] for offer in sorted(offers)]).pvalue > 1e-4


def test_no_hidden_answer_aims_at_a_seat_that_is_out() -> None:
    deals = [{"first": first, "hands": [[], ["W1", "S1"], [], []], "pile": []} for first in range(3)]
    game = game_of(deals, moves="throw W1 S1 A, take, throw W1 S1 A, take", party=True)
    game.deal_in_advance({"first": 3, "hands": [[], ["W5", "S3"], ["S2"], ["S2", "U2", "U1"]], "pile": []})
    played(game, "throw W1 S1 A, take, throw W5 S3 C, D let")
    chance = chance_from("answers")
    offers = set()
    for _ in range(500):
        state = game.view(2).state()
        states.determinize(state, chance)
        offers.add(int(state["offers"][0][3]))
    assert offers == {0, 2, 3}


def test_a_sampled_world_keeps_the_own_answer_and_all_known_facts() -> None:
    game = game_of("W5 S3|S2|S2|U1", moves="throw W5 S3 B")
    game.play("add S2 A", seat=2)
    state = game.view(2).state()
    states.determinize(state, chance_from(random.Random(1).random().hex()))
    assert int(state["offers"][0][2]) == 1
    assert hands_of(state)[2] == ["S2"]
    assert let(game).view(None).table.target == 0
