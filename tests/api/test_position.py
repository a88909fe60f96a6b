"""A position is a record up to an event, seen by a seat: what was known there, and a game that can be played on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import matchwood
from matchwood import Position
from matchwood.api.plies import plies_of
from matchwood.cardgames.catalogue import keys, spec_of


def played(key: str) -> dict[str, Any]:
    """The record of a whole game of random moves."""
    luck = random.Random(key)
    game = matchwood.new(key, players=luck.choice(spec_of(key).players), seed=5)
    while not game.over:
        seat = luck.choice(game.owing)
        game.play(luck.choice(game.legal_moves(seat)), seat)
    return game.record()


@pytest.mark.parametrize("key", keys())
def test_every_seat_sees_at_each_event_what_it_saw_in_the_game(key: str) -> None:
    record = played(key)
    plies = list(plies_of(record))
    for ply in random.Random(key).sample(plies, 12):
        for seat in (None, *range(record["players"])):
            seen = Position.at(record, ply.event, seat).view()
            assert seen.table == (ply.table if seat is None else ply.tables[seat])
            assert seen.seat == seat


@pytest.mark.parametrize("key", keys())
def test_a_game_that_is_played_on_as_it_was_ends_as_it_did(key: str) -> None:
    record = played(key)
    moves = [number for number, event in enumerate(record["events"]) if "move" in event]
    for number in random.Random(key).sample(moves, 5):
        game = Position.at(record, number).game()
        for event in record["events"][number:]:
            if "move" in event:
                game.play(event["move"], seat=event["seat"])
        assert game.record() == record


def test_a_position_comes_back_from_json() -> None:
    record = played("matchmaster")
    position = Position.at(record, 3, seat=1)
    again = Position.from_dict(json.loads(json.dumps(position.to_dict())))
    assert again == position
    assert again.event == 3
    assert "result" not in again.record


def test_what_is_no_position_is_refused_with_the_reason() -> None:
    record = played("matchmaster")
    last = len(record["events"])
    for event in (-1, last + 1, "3", True, None):
        with pytest.raises(matchwood.BadRecord, match=f"at 0 to {last}"):
            Position.at(record, event)  # type: ignore[arg-type]
    broken: list[Any] = [None, [], {}, {"record": 5}]
    for data in broken:
        with pytest.raises(matchwood.BadRecord, match="a position is a JSON object"):
            Position.from_dict(data)
    with pytest.raises(matchwood.BadRecord, match="a list of 'events'"):
        Position.at({}, 0)
    with pytest.raises(matchwood.NotYourTurn, match="no seat 9"):
        Position.at(record, 0, seat=9).view()
