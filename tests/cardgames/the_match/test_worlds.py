"""Sampled worlds of The Match! are all possible worlds, with equal probability."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest
from scipy.stats import chisquare

import matchwood
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from tests.cardgames.the_match.cards import dealt
from tests.cardgames.the_match.conftest import LEVEL, balls_of, by_the_reference_rules, face_down, shooting, unseen
from tests.cardgames.the_match.reference import DECK, HALVES, Match, match
from tests.support.optional import not_none

DRAWS = 20_000
World = tuple[str, ...]


def following_ball(slow: Match) -> tuple[str, int, int] | None:
    """Return the place of the next ball that no seat has seen: in a stack or in the circle."""
    for seat in (0, 1):
        if slow.stacks[seat]:
            return "stacks", seat, len(slow.used[seat])
    return ("circle", 0, len(slow.circle_used)) if slow.circle else None


def all_worlds(game: matchwood.Game) -> set[World] | None:
    """Return every distribution of the hidden cards on the field or in the lines, with the next unseen ball, or None for too
    many.

    In a pile, this ball is any card outside the lines that was not turned up since the pile was shuffled.
    """
    slow = by_the_reference_rules(game)
    places, cards = face_down(slow), unseen(slow, balls_of(game))
    ways, ball = 1, following_ball(slow)
    for number in range(len(places)):
        ways *= len(cards) - number
    if not 1 < ways < DRAWS / 6:
        return None
    worlds: set[World] = set()
    for laid in permutations(cards, len(places)):
        balls = [card for card in cards if card not in laid]
        if slow.part == "pile":
            lines = {card for line, up in zip(slow.lines, slow.lines_open, strict=True) for card in (line[n - 1] for n in up)}
            balls = [card for card in DECK if card not in lines and card not in laid and card not in slow.circle_used]
        worlds |= {(*laid, card) for card in balls} if ball else {laid}
    return worlds if len(worlds) < DRAWS / 6 else None


def seen_in(now: dict[str, list[Any]], slow: Match) -> World:
    """Return the same facts of a sampled world."""
    if slow.part in HALVES:
        laid = [now["field"][4 * row + column - 5] for row, column in face_down(slow)]
    else:
        laid = [now["goals"][seat][number - 1] for seat, number in face_down(slow)]
        assert not slow.options["shared_sixth"] or now["goals"][0][5] == now["goals"][1][5]
    ball = following_ball(slow)
    if ball is None:
        return tuple(laid)
    kind, seat, index = ball
    return (*laid, now["stacks"][seat][index] if kind == "stacks" else now["circle"][index])


def is_uniform(game: matchwood.Game, worlds: set[World], seed: int) -> bool:
    slow, source, view = by_the_reference_rules(game), chance_from("worlds", seed), game.view(game.owing[0])
    counts: Counter[World] = Counter()
    for _ in range(DRAWS):
        state = view.state()
        states.determinize(state, source)
        now = dealt(state)
        everywhere = [*now["stacks"][0], *now["stacks"][1], *(now["field"] if slow.part in HALVES else [])]
        assert len(set(everywhere)) == len(everywhere), "no card lies in two places"
        counts[seen_in(now, slow)] += 1
    assert set(counts) <= worlds
    # A correct program fails one such test in ten thousand. The seeds are fixed, so that the result does not vary.
    return bool(chisquare([counts[world] for world in sorted(worlds)]).pvalue > 1e-4)


def exploring(game: matchwood.Game, luck: random.Random) -> Iterator[matchwood.Game]:
    """Play attacks that turn up as many cards as possible, found by looking at the hidden cards."""
    while game.view(None).table.phase == "attack":
        yield game
        slow = by_the_reference_rules(game)
        places = slow.places()
        luck.shuffle(places)
        best = max(places, key=lambda place: (match(not_none(slow.ball), slow.field[place]), place not in slow.seen))
        game.play(str(best[1]))


def blindly(game: matchwood.Game, luck: random.Random) -> Iterator[matchwood.Game]:
    """Play shots without goals that turn up one or two cards fewer than possible."""
    return shooting(game, luck, among=luck.choice([3, 4]))


def late(options: dict[str, Any], part: str, play: Callable[..., Iterator[matchwood.Game]], after: int) -> Any:
    """Return a late position of this part of a match, after `after` deals by hand, and all its worlds."""
    for seed in range(40):
        game = matchwood.new("the_match", players=2, seed=seed, options=options, deals=LEVEL[:after])
        for position in play(game, random.Random(seed)):
            if position.view(None).table.part == part:
                worlds = all_worlds(position)
                if worlds is not None and len(worlds) > 20:
                    return position, worlds
    raise AssertionError("no such position was found")


@pytest.mark.parametrize(
    ("options", "part", "play", "after"),
    [
        ({}, "first_half", exploring, 0),
        ({"hide_after_miss": True}, "second_half", exploring, 0),
        ({}, "first_extra_half", exploring, 2),
        ({"hide_after_miss": True}, "second_extra_half", exploring, 2),
        ({}, "ten_shots", blindly, 4),
        ({}, "circle", blindly, 4),
        ({}, "pile", blindly, 4),
        ({"shared_sixth": True}, "ten_shots", blindly, 4),
        ({"shared_sixth": True}, "circle", blindly, 4),
        ({"shared_sixth": True}, "pile", blindly, 4),
    ],
)
def test_sampled_worlds_are_uniform_over_all_distributions_of_the_unseen_cards(
    options: dict[str, Any], part: str, play: Callable[..., Iterator[matchwood.Game]], after: int
) -> None:
    game, worlds = late(options, part, play, after)
    if options.get("hide_after_miss"):
        slow = by_the_reference_rules(game)
        assert slow.seen > slow.open, "some cards were turned back and are remembered"
    assert is_uniform(game, worlds, 7)


def test_the_eight_cards_out_of_play_in_extra_time_are_sampled_too() -> None:
    """Each unseen card is on the field or in a stack in some worlds, and out of play in the others."""
    game, _ = late({}, "first_extra_half", exploring, 2)
    cards, out = unseen(by_the_reference_rules(game), balls_of(game)), Counter[str]()
    for draw in range(400):
        state = game.view(0).state()
        states.determinize(state, chance_from(draw))
        now = dealt(state)
        out.update(set(cards) - {*now["field"], *now["stacks"][0], *now["stacks"][1]})
    assert sum(out.values()) == 400 * 8
    assert set(out) == set(cards)


def test_a_pile_contains_all_cards_outside_the_lines() -> None:
    for shared in (False, True):
        game, _ = late({"shared_sixth": shared}, "pile", blindly, 4)
        for draw in range(50):
            state = game.view(None).state()
            states.determinize(state, chance_from(draw))
            now = dealt(state)
            assert sorted({*now["goals"][0], *now["goals"][1]} | set(now["circle"])) == sorted(DECK)
            assert len(now["circle"]) == 32 + shared
