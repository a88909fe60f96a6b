"""The plies of a game contain every move, and show nothing that was hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

import matchwood
from matchwood.api.plies import plies_of
from matchwood.cardgames.matchmaster.contract import Table
from matchwood.errors import BadOption, BadRecord
from tests.analysis.games import KEYS, played_by
from tests.cardgames.playing import seats

FEWER: dict[str, dict[str, str | int]] = {"matchmaster": {"rounds": "short"}, "matschig": {"rounds": 2}}


@pytest.mark.parametrize("key", KEYS)
def test_the_plies_of_a_game_are_its_moves_and_lead_to_its_result(key: str) -> None:
    record = played_by(["quick", "random", "quick"][: seats(key)], key, seed=5, **FEWER.get(key, {}))
    plies = list(plies_of(record))
    told = [(ply.event, ply.seat, ply.move) for ply in plies[1:]]
    assert told == [(number, event["seat"], event["move"]) for number, event in enumerate(record["events"], 1) if "move" in event]
    assert (plies[0].event, plies[0].seat, plies[0].move) == (0, None, None)
    game = matchwood.load(record)
    assert [seen for ply in plies for seen in ply.happenings] == list(game.happenings)
    assert plies[-1].table == game.view(None).table
    assert [*plies[-1].tables] == [game.view(seat).table for seat in range(game.players)]


def test_each_ply_shows_the_hand_and_bid_of_every_seat_beside_the_public_table() -> None:
    game = matchwood.new("matchmaster", players=2, seed=1, deals=[{"dealer": 0, "hands": [["T1", "L4"], ["L1", "B2"]]}])
    game.play("bid 1", seat=1)
    game.play("bid 2", seat=0)
    first, one_bid, _ = plies_of(game.record())
    assert isinstance(first.table, Table)
    assert isinstance(one_bid.table, Table)
    assert first.table.hand is None
    assert [sorted(seen.hand or []) for seen in as_tables(first.tables)] == [["L4", "T1"], ["B2", "L1"]]
    assert one_bid.table.bids == [None, None], "the others do not know it yet"
    assert [seen.bids for seen in as_tables(one_bid.tables)] == [[None, None], [None, 1]]


def test_a_game_without_moves_has_one_ply() -> None:
    [only] = plies_of(matchwood.new("matchmaster", players=2, seed=1).record())
    assert (only.event, only.move) == (0, None)


def as_tables(seen: Iterable[object]) -> list[Table]:
    return [table for table in seen if isinstance(table, Table)]


def test_a_broken_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="event 1"):
        plies_of({"matchwood": 1, "game": "matchmaster", "players": 2, "events": [{"seat": 0, "move": "T5"}]})


@pytest.mark.parametrize("events", ["no events", "deals alone"])
@pytest.mark.parametrize("key", KEYS)
def test_an_unfinished_record_without_moves_has_one_ply(key: str, events: str) -> None:
    record = matchwood.new(key, players=seats(key), seed=1).record()
    [beginning] = plies_of(record if events == "deals alone" else {**record, "events": []})
    assert (beginning.event, beginning.seat, beginning.move) == (0, None, None)


@st.composite
def beginnings(draw: st.DrawFn) -> dict[str, Any]:
    """Draw records of unfinished games with any house rules."""
    info = draw(st.sampled_from(matchwood.games()))
    options = {option.key: draw(st.sampled_from(option.values)) for option in info.options if draw(st.booleans())}
    seed = draw(st.integers(0, 1_000))
    try:
        game = matchwood.new(info.key, players=draw(st.sampled_from(info.players)), seed=seed, options=options)
    except BadOption:
        reject()
    for _ in range(draw(st.integers(0, 12))):
        if not game.over:
            game.play(draw(st.sampled_from(game.view(game.owing[0]).moves)), game.owing[0])
    while game.undisclosed:
        game.play(draw(st.sampled_from(game.view(game.owing[0]).moves)), game.owing[0])
    return game.record()


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(beginnings(), st.data())
def test_every_unfinished_game_has_plies(record: dict[str, Any], data: st.DataObject) -> None:
    moves = [number for number, event in enumerate(record["events"], 1) if "move" in event]
    assert [ply.event for ply in plies_of(record)] == [0, *moves]
    event = data.draw(st.integers(0, len(record["events"])))
    assert matchwood.Position.from_dict({"record": record, "event": event, "seat": 0}).view().to_dict()
