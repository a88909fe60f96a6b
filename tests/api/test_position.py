"""A position is a record up to an event, seen by a seat. It knows what the seat knew, and returns a game that can be
continued.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

import matchwood
from matchwood import Position
from matchwood.api.plies import plies_of
from matchwood.cardgames.catalogue import keys, spec_of
from tests.analysis.games import played_by
from tests.cardgames.playing import play_at_random, seats

FIRST_TO_MOVE: dict[str, dict[str, int]] = {"tycoon": {"leader": 0}, "matschig": {"first": 0}, "the_match": {"dealer": 1}}
"""The keys of a deal that make seat 0 decide first."""


def played(key: str) -> dict[str, Any]:
    """Return the record of a whole game of random moves."""
    luck = random.Random(key)
    game = matchwood.new(key, players=luck.choice(spec_of(key).players), seed=5)
    while not game.over:
        seat = luck.choice(game.owing)
        game.play(luck.choice(game.legal_moves(seat)), seat)
    return game.record()


@pytest.mark.parametrize("key", keys())
def test_a_position_shows_each_seat_what_it_saw_in_the_game(key: str) -> None:
    record = played(key)
    plies = list(plies_of(record))
    for ply in random.Random(key).sample(plies, 12):
        for seat in (None, *range(record["players"])):
            position = Position.at(record, ply.event, seat)
            assert position.event == ply.event
            assert position.view().table == (ply.table if seat is None else ply.tables[seat])
            assert position.view().seat == seat


def test_reasons_of_a_position_equal_those_of_its_hint() -> None:
    game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}])
    position = Position.at(game.record(), 0, seat=0)
    assert position.reasons("bid 1") == position.hint(iterations=400, seed=1).reasons != ()
    assert position.reasons("bid 0") == ()


@pytest.mark.parametrize("key", keys())
def test_views_and_hints_of_a_position_equal_those_of_the_game_at_this_event(key: str) -> None:
    luck = random.Random(key)
    game = matchwood.new(key, players=seats(key), seed=5)
    lived = [
        (len(now.record()["events"]), [now.view(seat) for seat in (None, *range(now.players))])
        for now in play_at_random(game, luck)
        if not now.undisclosed
    ]
    for event, views in luck.sample(lived, 6):
        for view in views:
            position = Position.at(game.record(), event, view.seat)
            assert position.view() == view
            if view.moves:
                assert position.hint(iterations=20, seed=1) == matchwood.hint(view, iterations=20, seed=1)


@pytest.mark.parametrize("key", keys())
def test_an_analysis_judges_every_move_like_its_position(key: str) -> None:
    record = played_by(["random"] * seats(key), key, seed=3)
    record = {**record, "events": record["events"][:24], "result": None}
    judgements = matchwood.analyse(record, iterations=40, seed=2).judgements
    assert judgements
    for found in judgements:
        position = decided_at(record, found.event, found.seat)
        judged = position.judgement(found.move, iterations=40, seed=2)
        assert replace(judged, event=found.event) == found


def decided_at(record: dict[str, Any], event: int, seat: int) -> Position:
    """Return the number of the event before the decision, and before all decisions made at the same time."""
    positions = (Position.at(record, before, seat) for before in range(event - 1, -1, -1))
    return next(position for position in positions if not position.game().undisclosed)


@pytest.mark.parametrize("key", keys())
def test_hidden_cards_change_no_view_hint_or_judgement_of_a_position(key: str) -> None:
    deal = {**matchwood.new(key, players=seats(key), seed=5).deals[0], **FIRST_TO_MOVE.get(key, {})}
    games = [matchwood.new(key, players=seats(key), seed=6, deals=[given]) for given in (deal, {**deal, **hidden_otherwise(deal)})]
    one, two = (Position.at(game.record(), 0, seat=0) for game in games)
    assert one.record != two.record
    assert one.view() == two.view()
    assert one.hint(iterations=40, seed=1) == two.hint(iterations=40, seed=1)
    move = one.view().moves[0]
    assert one.judgement(move, iterations=40) == two.judgement(move, iterations=40)


def hidden_otherwise(deal: dict[str, Any]) -> dict[str, Any]:
    """Return changes of the deal that seat 0 cannot see: the other hands swapped, or the stacks reversed below their first
    cards.
    """
    if "stacks" in deal:
        return {"stacks": [[first, *reversed(others)] for first, *others in deal["stacks"]]}
    mine, one, two = deal["hands"]
    assert len(one) == len(two)
    return {"hands": [mine, two, one]}


def test_a_position_contains_no_later_events() -> None:
    record = played("the_match")
    begun = {**record, "events": record["events"][:9]}
    assert Position.at(record, 9, seat=0) == Position.at(begun, 9, seat=0) == Position.from_dict({"record": begun, "seat": 0})


@pytest.mark.parametrize("key", keys())
def test_a_position_continued_with_the_same_moves_ends_with_the_same_record(key: str) -> None:
    record = played(key)
    moves = [number for number, event in enumerate(record["events"]) if "move" in event]
    for number in random.Random(key).sample(moves, 5):
        game = Position.at(record, number).game()
        for event in record["events"][number:]:
            if "move" in event:
                game.play(event["move"], seat=event["seat"])
        assert game.record() == record


def test_a_position_can_be_written_to_json_and_read_again() -> None:
    record = played("matchmaster")
    position = Position.at(record, 3, seat=1)
    again = Position.from_dict(json.loads(json.dumps(position.to_dict())))
    assert again == position
    assert (again.event, again.seat) == (3, 1)
    assert "result" not in again.record
    assert list(position.to_dict()) == ["record", "event", "seat"]
    assert Position.from_dict({"record": record, "event": 3, "seat": 1}) == position


def test_a_position_without_an_event_is_at_the_end_of_the_record() -> None:
    record = played("tycoon")
    assert Position.at(record, seat=1) == Position.at(record, len(record["events"]), seat=1)
    assert Position.at(record).view().result == matchwood.load(record).result


def test_an_invalid_position_is_refused_with_the_reason() -> None:
    record = played("matchmaster")
    last = len(record["events"])
    for event in (-1, last + 1, "3", True):
        with pytest.raises(matchwood.BadRecord, match=f"the event of a position is 0 to {last}"):
            Position.at(record, event)  # type: ignore[arg-type]
    broken: list[Any] = [None, [], {}, {"record": 5}]
    for data in broken:
        with pytest.raises(matchwood.BadRecord, match="a position is a JSON object"):
            Position.from_dict(data)
    with pytest.raises(matchwood.BadRecord, match="a list of 'events'"):
        Position.at({}, 0)
    with pytest.raises(matchwood.NotYourTurn, match="no seat 9"):
        Position.at(record, 0, seat=9).view()


def test_only_a_seat_that_owes_a_decision_gets_a_hint_or_a_judgement() -> None:
    record = played("the_match")
    waiting = 1 - Position.at(record, 0).game().owing[0]
    for seat, who in ((None, "a spectator"), (waiting, f"seat {waiting}")):
        position = Position.at(record, 0, seat)
        for asked in (position.hint, lambda at=position: at.judgement("1")):
            with pytest.raises(matchwood.NotYourTurn, match=f"{who} has no decision to make now; the game waits for seat"):
                asked()
    with pytest.raises(matchwood.NotYourTurn, match="no seat 9"):
        Position.at(record, 0, seat=9).hint()
    with pytest.raises(matchwood.GameOver):
        Position.at(record, seat=0).judgement("1")


def test_an_invalid_judgement_is_refused_with_the_reason() -> None:
    record = played("tycoon")
    position = Position.at(record, 0, Position.at(record, 0).game().owing[0])
    for move in ("nonsense", "", 5, None):
        with pytest.raises(matchwood.IllegalMove):
            position.judgement(move)  # type: ignore[arg-type]
    for nonsense in (0, 1.5, "many"):
        with pytest.raises(matchwood.UnknownBot, match="iterations"):
            position.judgement(position.view().moves[0], iterations=nonsense)  # type: ignore[arg-type]
