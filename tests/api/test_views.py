"""`Game.views` computes the views of several seats together. They equal views that are made alone."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import matchwood
from matchwood.cardgames.catalogue import specs
from matchwood.engine import states

COMPANIES = [(key, spec.players[len(spec.players) // 2]) for key, spec in specs().items()]
MOVES = 150


def played(key: str, players: int, seed: int) -> Any:
    """Yield a random game after each step. Some of the steps are undone decisions."""
    chance = random.Random(seed)
    game = matchwood.new(key, players=players, seed=seed, options={"rounds": "short"} if key == "matchmaster" else {})
    yield game
    for _ in range(MOVES):
        if game.over:
            return
        seat = chance.choice(game.owing)
        game.play(chance.choice(game.legal_moves(seat)), seat)
        yield game
        if game.undisclosed and game.silence is None and chance.random() < 0.3:
            game.take_back(chance.choice(game.undisclosed))
            yield game


@pytest.mark.parametrize(("key", "players"), COMPANIES)
def test_views_made_together_equal_views_made_alone(key: str, players: int) -> None:
    all_seats = [None, *range(players)]
    for game in played(key, players, 3):
        assert msgspec.to_builtins(game.views(all_seats)) == [game.view(seat).to_dict() for seat in all_seats]


@pytest.mark.parametrize(("key", "players"), COMPANIES)
def test_a_table_for_a_seat_made_from_the_spectators_table_equals_the_one_in_its_view(key: str, players: int) -> None:
    for game in played(key, players, 4):
        spectator = game.view(None).table
        for seat in range(players):
            spec, observation = game.view(seat).spec, states.Observation(game.view(seat).state())
            assert spec.seat_table(spectator, observation) == game.view(seat).table


@pytest.mark.parametrize(("key", "players"), COMPANIES)
def test_a_caller_that_changes_the_lists_of_a_table_changes_no_other_view(key: str, players: int) -> None:
    for game in played(key, players, 7):
        for seat in range(players):
            view = game.view(seat)
            before = view.to_dict()
            empty(view.table)
            empty(view.to_dict())
            assert view.to_dict() == game.view(seat).to_dict() == before


def empty(part: Any) -> None:
    """Remove all elements from all lists and dictionaries in this value, at any depth."""
    if isinstance(part, msgspec.Struct):
        part = msgspec.structs.asdict(part)
    if isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            empty(inner)
        part.clear()


@pytest.mark.parametrize(("key", "players"), COMPANIES)
def test_happenings_collected_step_by_step_equal_the_happenings_at_the_end(key: str, players: int) -> None:
    counts = [game.happened for game in played(key, players, 5)]
    *_, asked = (game for game in played(key, players, 5) if game.happenings)
    *_, not_asked = played(key, players, 5)
    assert not_asked.happenings == asked.happenings
    assert (not_asked.happened, not_asked.happenings_after(counts[0])) == (counts[-1], list(asked.happenings[counts[0] :]))


def test_deprecated_names_of_a_view_still_work_and_name_their_replacement() -> None:
    view = matchwood.new("matchmaster", players=3, seed=1).view(0)
    with pytest.deprecated_call(match="View.spec"):
        assert view.kind is view.spec
    with pytest.deprecated_call(match="View.observed"):
        assert view.veiled == view.observed
