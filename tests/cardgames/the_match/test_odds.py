"""The chance of a goal for every choice, compared with a list of all ways in which the unseen cards may be distributed."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from itertools import permutations
from math import perm, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import matchwood
from matchwood.cardgames.the_match.view import odds_of
from matchwood.engine import states
from matchwood.engine.chance import chance_from
from tests.cardgames.playing import play_at_random
from tests.cardgames.the_match.conftest import (
    CUPS,
    LEVEL,
    MISS,
    OPTIONS,
    balls_of,
    by_the_reference_rules,
    face_down,
    half,
    match_of,
    middle,
    penalties,
    shooting,
    shootout,
    unseen,
)
from tests.cardgames.the_match.reference import HALVES, Match, match
from tests.support.optional import not_none

MOST_WORLDS = 6000
World = dict[Any, str]


def steps(slow: Match, path: list[Any]) -> list[Any]:
    """Return the legal places after these places of an attack or shot, or none after a goal."""
    if slow.part in HALVES:
        number = len(path) + 1
        row = number if slow.turn == 0 else 5 - number
        return [(row, column) for column in range(1, 5) if number < 5 and (not path or abs(column - path[-1][1]) <= 1)]
    sixth = (0 if slow.options["shared_sixth"] else slow.turn, 6)
    return [sixth] if len(path) == 1 else [] if path else [(slow.turn, number) for number in range(1, 6)]


def chance_at(slow: Match, worlds: list[World], path: list[Any], place: Any) -> float:
    """Return the chance of a goal with this place as the next choice. Later choices are the best ones by what is seen until
    then.
    """
    seen = defaultdict(list)
    for world in worlds:
        seen[world[place]].append(world)
    total = 0.0
    for card, alike in seen.items():
        if match(not_none(slow.ball), card):
            onward = steps(slow, [*path, place])
            total += len(alike) * (max(chance_at(slow, alike, [*path, place], step) for step in onward) if onward else 1.0)
    return total / len(worlds)


def ahead(slow: Match, path: list[Any], place: Any) -> set[Any]:
    """Return this place, and all places that may be chosen after it."""
    return {place}.union(*(ahead(slow, [*path, place], step) for step in steps(slow, [*path, place])))


def listed_odds(game: matchwood.Game) -> dict[str, float]:
    """Return the odds from a list of all distributions of the cards that the attack can still reach, or nothing for too many."""
    slow = by_the_reference_rules(game)
    cards = unseen(slow, balls_of(game))
    if slow.part in HALVES:
        known: World = {place: slow.field[place] for place in slow.seen}
    else:
        known = {(seat, number): slow.lines[seat][number - 1] for seat in (0, 1) for number in slow.lines_open[seat]}
    odds = {}
    for step in steps(slow, slow.path):
        places = sorted(ahead(slow, slow.path, step).intersection(face_down(slow)))
        if perm(len(cards), len(places)) <= MOST_WORLDS:
            worlds = [known | dict(zip(places, laid, strict=True)) for laid in permutations(cards, len(places))]
            odds[str(step[1])] = chance_at(slow, worlds, slow.path, step)
    return odds


def compared(game: matchwood.Game) -> int:
    """Check the odds of a position whose distributions can be listed. Return the number of odds between 0 and 1."""
    listed, told = listed_odds(game), game.view(game.owing[0]).table.odds
    assert {move: told[move] for move in listed} == pytest.approx(listed, abs=1e-12)
    return sum(0 < chance < 1 for chance in listed.values())


@pytest.mark.parametrize("options", [{}, {"hide_after_miss": True}])
def test_the_odds_of_an_attack_are_correct_over_all_worlds(options: dict[str, Any]) -> None:
    """In extra time, the eight cards out of play count too."""
    found = Counter[str]()
    for seed in range(3):
        game = matchwood.new("the_match", players=2, seed=seed, options=options, deals=LEVEL[: 2 * (seed % 2)])
        for position in play_at_random(game, random.Random(seed)):
            if position.view(None).table.phase == "attack":
                found[position.view(None).table.part] += compared(position)
    assert set(found) == set(HALVES)
    assert min(found.values()) > 5


@pytest.mark.parametrize("shared", [False, True])
def test_the_odds_of_a_shot_are_correct_over_all_worlds_before_and_after_a_pile(shared: bool) -> None:
    found = Counter[str]()
    for seed in range(3):
        game = matchwood.new("the_match", players=2, seed=seed, options={"shared_sixth": shared}, deals=LEVEL)
        for number, position in enumerate(shooting(game, random.Random(seed), among=1)):
            if number % 3 == 0:
                found[position.view(None).table.part] += compared(position)
    assert set(found) == {"ten_shots", "circle", "pile"}
    assert min(found.values()) > 5


def test_a_card_that_was_a_ball_is_not_in_the_lines_after_a_pile() -> None:
    """Six cards of the circle were turned up, two of them yellow. They are shuffled into the pile, and they cannot be in the
    lines.
    """
    lines = shootout("Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6", circle="G7 Y8 G9 Y10 G11 R8")
    game = penalties(lines, {"circle": ["Y11", "R9"]}, moves="1 1 2 2 3 3")
    shown = game.view(0).table
    assert (shown.part, shown.ball, shown.shootout.used) == ("pile", "Y11", ["Y11"])
    # 44 cards minus seven balls and six open cards are hidden. Six of the 13 matches of Y11 are known: three open Y, Y8, Y10,
    # G11.
    assert shown.odds == pytest.approx({"1": 7 / 31, "2": 7 / 31, "3": 7 / 31, "4": 7 / 31 * 6 / 30, "5": 7 / 31 * 6 / 30})


def test_a_hidden_card_matches_with_13_of_43_and_an_attack_starts_with_the_best_path() -> None:
    game = match_of(half("Y10", "G5"))
    told = game.view(0).table.odds
    four = 13 / 43 * 12 / 42 * 11 / 41 * 10 / 40
    assert told == pytest.approx(dict.fromkeys("1234", four), abs=1e-15)
    shot = penalties(shootout("Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6", "Y10")).view(0).table.odds
    assert shot == pytest.approx(dict.fromkeys("12345", 13 / 43 * 12 / 42), abs=1e-15)


def test_a_card_that_was_turned_back_counts_as_known() -> None:
    game = match_of(half("Y5 Y6", "B5"), moves="12" + MISS["B"], hide_after_miss=True)
    told = game.view(0).table
    assert told.field[0] == [None] * 4
    # Three cards and three balls were seen. Of the 13 matches of Y6, Y1 is open in the lane, and Y5 was a ball.
    assert told.odds["1"] == pytest.approx(11 / 38 * 10 / 37 * 9 / 36)
    game.play("1")
    assert game.view(0).table.odds["2"] == 0.0


middles = st.builds(middle, st.sampled_from(OPTIONS + CUPS), st.integers(0, 10**6), st.floats(0, 1), st.booleans())


@given(middles)
def test_the_table_has_odds_for_exactly_the_legal_moves_and_all_seats_see_the_same_odds(game: matchwood.Game) -> None:
    told = game.view(None).table.odds
    assert list(told) == game.legal_moves()
    assert all(0 <= chance <= 1 for chance in told.values())
    assert game.view(0).table.odds == game.view(1).table.odds == told


def seen_card(slow: Match, place: Any) -> str | None:
    """Return the card at this place if it was seen."""
    if slow.part in HALVES:
        return slow.field[place] if place in slow.seen else None
    seat, number = not_none(slow.turn), place[1]
    return slow.lines[seat][number - 1] if number in slow.lines_open[seat] else None


def known_lane(slow: Match, path: list[Any], place: Any) -> bool:
    """Return whether cards that were seen lead from here to a goal."""
    card, onward = seen_card(slow, place), steps(slow, [*path, place])
    if card is None or not match(not_none(slow.ball), card):
        return False
    return not onward or any(known_lane(slow, [*path, place], step) for step in onward)


@given(middles)
def test_a_known_lane_of_matches_has_chance_one_and_a_known_card_without_a_match_has_chance_zero(game: matchwood.Game) -> None:
    slow, told = by_the_reference_rules(game), game.view(None).table.odds
    for step in [] if slow.over else steps(slow, slow.path):
        card, chance = seen_card(slow, step), told[str(step[1])]
        if known_lane(slow, slow.path, step):
            assert chance == 1.0
        elif card is not None and not match(not_none(slow.ball), card):
            assert chance == 0.0
        else:
            assert chance < 1.0 or all(match(not_none(slow.ball), card) for card in unseen(slow, balls_of(game)))


def scores(world: states.State, seat: int, choice: int) -> bool:
    """Return whether this choice, with the best choices after it, ends in a goal in this world."""

    def goals() -> int:
        return int(world["goals"][0][:, seat].sum() + world["penalties"][0][seat])

    before = goals()
    states.apply(world, seat, choice)
    while world["turn"][0] == seat and world["row"][0] > 0:
        odds = odds_of(world)
        states.apply(world, seat, int(max(odds, key=lambda move: odds[move])) - 1)
    return goals() > before


@pytest.mark.parametrize("seed", range(10))
def test_the_odds_equal_the_share_of_sampled_worlds_that_end_in_a_goal(seed: int) -> None:
    """The limit is 4.5 standard deviations. A correct program fails one such test in a hundred thousand."""
    game = middle(OPTIONS[seed] | {"mode": "cup"}, seed, (2 * seed + 1) / 20, shot=seed % 3 == 0)
    view, draws = game.view(game.owing[0]), 1500
    told = view.table.odds
    for move in sorted(told, key=lambda move: abs(told[move] - 0.5))[:2]:
        hits = 0
        for draw in range(draws):
            world = view.state()
            states.determinize(world, chance_from(seed, draw))
            hits += scores(world, not_none(view.seat), int(move) - 1)
        assert abs(hits - draws * told[move]) <= 4.5 * sqrt(draws * told[move] * (1 - told[move])) + 1e-9
