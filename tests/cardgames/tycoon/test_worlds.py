"""Imagined worlds: exactly those that agree with what was seen, every deal of the single cards equally likely.

A world of kinds is therefore as likely as it has deals: with three 7 unseen, "the next hand is one 7" has three.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

import pytest
from scipy.stats import chisquare

import matchwood
from matchwood.cardgames.tycoon.notation import card_names, cards_of
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from tests.cardgames.playing import play_at_random
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.cards import played

World = tuple[tuple[str, ...], ...]


def ways_to_share(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to give so many of the single cards to each of several holders; what remains goes to nobody."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in ways_to_share(rest, sizes[1:]):
            yield [hand, *others]


def deals_possible(game: matchwood.Game, seat: int | None) -> int:
    """How many deals of the single cards to the others there are, whatever was seen of them."""
    sizes = [cards for other, cards in enumerate(game.view(None).table.cards) if other != seat]
    left, ways = sum(sizes) + game.view(None).table.aside, 1
    for size in sizes:
        ways *= comb(left, size)
        left -= size
    return ways


def could_have_been(game: matchwood.Game, world: World) -> bool:
    """Whether these hands, had they been dealt, would have allowed every move so far."""
    record = game.record()
    hands = [list(hand) for hand in world]
    for seat, card in played(game):
        hands[seat].append(card)
    table = reference.begin({"leader": game.deals[0]["leader"], "hands": hands}, game.options)
    for event in record["events"][1:]:
        if event["move"] not in reference.legal(table):
            return False
        table = reference.after(table, event["move"])
    return True


def all_worlds(game: matchwood.Game, seat: int | None) -> Counter[World]:
    """Every world in which all that happened could have happened, with the number of its deals, found by trying all deals."""
    own = [] if seat is None else list(game.view(seat).table.hand)
    unseen = Counter(reference.deck(str(game.options["expansion"])))
    unseen.subtract([*own, *(card for _, card in played(game))])
    cards = sorted(unseen.elements(), key=reference.KINDS.index)
    sizes = [len(own) if other == seat else held for other, held in enumerate(game.view(None).table.cards)]
    others = [other for other in range(game.players) if other != seat]
    found: Counter[World] = Counter()
    for shared in ways_to_share(range(len(cards)), [sizes[other] for other in others]):
        hands = [tuple(own)] * game.players
        for other, hand in zip(others, shared, strict=True):
            hands[other] = tuple(cards[card] for card in hand)
        found[tuple(hands)] += 1
    return found


def uniform(game: matchwood.Game, seat: int | None, worlds: Counter[World], seed: int) -> bool:
    """Whether imagining gives each of these worlds, and no other, as often as it should."""
    chance, view = chance_from(seed), game.view(seat)
    deals = sum(worlds.values())
    draws = min(60_000, max(20_000, 12 * deals))
    expected = {tuple(map(cards_of, world)): draws * weight / deals for world, weight in worlds.items()}
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        state = view.state()
        states.determinize(state, chance)
        counts[tuple(state["hands"][0][: game.players].tolist())] += 1
    assert set(counts) <= set(expected), [[card_names(hand) for hand in world] for world in set(counts) - set(expected)][:3]
    assert len(expected) > 1
    often = [world for world, times in expected.items() if times >= 5]
    observed, should = [counts[world] for world in often], [expected[world] for world in often]
    seldom = sum(expected.values()) - sum(should)
    if seldom >= 5:
        observed.append(draws - sum(observed))
        should.append(seldom)
    else:  # too few to be told apart from the others
        observed[0] += draws - sum(observed)
        should[0] += seldom
    # one test in ten thousand may fail by chance; the seeds are fixed, so none of these does
    return bool(chisquare(observed, should).pvalue > 1e-4)


# --- late in a whole game ------------------------------------------------------------------------------------------------------


def late_position(players: int, seed: int, options: dict[str, Any], spectator: bool) -> tuple[matchwood.Game, int | None]:
    """A game from a whole deal, played until so few cards are left that all deals can be listed; and whose eyes see it."""
    game = matchwood.new("tycoon", players=players, seed=seed, options=options)
    for position in play_at_random(game, random.Random(seed)):
        seat = None if spectator else position.owing[0]
        if deals_possible(position, seat) <= 30_000:
            break
    return game, seat


@pytest.mark.parametrize(
    ("players", "seed", "options", "spectator"),
    [
        (2, 1, {}, False),
        (2, 2, {"expansion": "GH"}, False),
        (2, 3, {}, True),
        (3, 4, {}, False),
        (3, 5, {}, True),
        (3, 6, {"expansion": "all"}, False),
        (4, 7, {}, False),
        (5, 8, {"equal_deal": True}, False),
        (5, 9, {"equal_deal": True}, True),
        (6, 10, {"equal_deal": True, "revolution_at": 4}, False),
        (7, 11, {"expansion": "all", "equal_deal": True}, False),
        (8, 12, {}, False),
    ],
)
def test_imagined_worlds_are_uniform_over_all_deals_of_what_is_unseen(
    players: int, seed: int, options: dict[str, Any], spectator: bool
) -> None:
    game, seat = late_position(players, seed, options, spectator)
    assert uniform(game, seat, all_worlds(game, seat), seed)


# --- players who have shown to hold nothing but = and Blank --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "moves", "seat", "raw"),
    [
        ("= _|1 7", ["pass"], 1, {0}),
        ("= _|1 7", ["pass"], 0, set()),
        ("=|_|2 5", ["pass", "pass"], 2, {0, 1}),
        ("=|_|5", ["pass", "pass"], 0, {1}),
        ("=|7", ["pass"], None, {0}),
        ("= _|7 2|5", ["pass", "2: 2", "pass", "F: =", "pass", "pass"], 1, {0}),
        ("_|_|_", ["pass", "pass", "pass", "1: _"], 0, {1, 2}),
        ("1 8|=|5", ["1: 1", "pass"], 0, set()),
        ("F 2|=|5", ["F: F", "pass", "pass"], 0, set()),
    ],
)
def test_a_leader_who_passed_is_imagined_with_nothing_but_equals_and_blank(
    hands: str, moves: list[str], seat: int | None, raw: set[int]
) -> None:
    """Any world in which the slow rules would have allowed all moves; to pass in a running trick shows nothing."""
    held = [hand.split() for hand in hands.split("|")]
    deal = {"leader": 0, "hands": held}
    game = matchwood.new("tycoon", players=len(held), options={"expansion": "all"}, deals=[deal])
    for move in moves:
        game.play(move)
    every = all_worlds(game, seat)
    worlds = Counter({world: deals for world, deals in every.items() if could_have_been(game, world)})
    for other in range(game.players):
        if other != seat:
            cards = {card for world in worlds for card in world[other]}
            assert (cards <= {"=", "_"}) == (other in raw)
    assert uniform(game, seat, worlds, 5)
