"""Records of random games replay to the same game, with the happenings of the reference rules."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import matchwood
from tests.cardgames.playing import play_at_random
from tests.cardgames.tycoon import reference
from tests.cardgames.tycoon.conftest import OPTIONS
from tests.cardgames.tycoon.opening import game_after
from tests.support.parameters import each
from tests.support.plain import plain

GAMES = 1000
PLAYERS = range(2, 9)


def finished_game(players: int, seed: int, options: dict[str, Any]) -> matchwood.Game:
    game = matchwood.new("tycoon", players=players, seed=seed, options=options)
    for _ in play_at_random(game, random.Random(seed)):
        pass
    return game


def replays(game: matchwood.Game) -> bool:
    written = json.loads(json.dumps(game.record()))
    again = matchwood.load(written)
    return again.record() == written and again.result == game.result


@pytest.mark.parametrize("options", each(OPTIONS))
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_replay_to_the_same_result(players: int, options: dict[str, Any]) -> None:
    assert all(replays(finished_game(players, seed, options)) for seed in range(3))


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", PLAYERS)
def test_a_thousand_random_games_replay_to_the_same_result(players: int) -> None:
    assert all(replays(finished_game(players, seed, OPTIONS[seed % len(OPTIONS)])) for seed in range(GAMES))


@pytest.mark.parametrize("options", [{}, {"expansion": "all", "equal_deal": True}])
def test_a_record_can_be_loaded_up_to_each_event(options: dict[str, Any]) -> None:
    game = matchwood.new("tycoon", players=4, seed=8, options=options)
    for position in play_at_random(game, random.Random(8)):
        again = matchwood.load(json.loads(json.dumps(position.record())))
        assert again.record() == position.record()
        assert [again.view(seat) for seat in range(4)] == [position.view(seat) for seat in range(4)]
        assert again.legal_moves() == position.legal_moves()
        assert again.happenings == position.happenings


def test_a_copy_and_its_original_do_not_affect_each_other() -> None:
    game = matchwood.new("tycoon", players=3, seed=2)
    before = game.record()
    for _ in play_at_random(game.copy(), random.Random(1)):
        pass
    assert game.record() == before


def test_every_turn_is_a_recorded_move_even_without_a_choice() -> None:
    deal = {"leader": 0, "hands": [["F", "2"], ["1"], ["7"]]}
    game = matchwood.new("tycoon", players=3, deals=[deal])
    for move in ("F: F", "pass", "pass", "2: 2"):
        game.play(move)
    assert [event.get("move") for event in game.record()["events"]] == [None, "F: F", "pass", "pass", "2: 2"]


def test_a_deal_given_by_hand_is_recorded_with_its_cards_in_the_order_of_the_kinds() -> None:
    deal = {"leader": 1, "hands": [["F", "0", "b"], ["_", "A", "="]]}
    game = matchwood.new("tycoon", players=2, options={"expansion": "all"}, deals=[deal])
    assert game.record()["events"] == [{"deal": {"leader": 1, "hands": [["0", "b", "F"], ["A", "=", "_"]]}}]


def test_a_record_with_an_illegal_move_is_refused_with_its_event_number() -> None:
    record = game_after("6: 6 6").record()
    record["events"].append({"seat": 1, "move": "8: 8"})
    with pytest.raises(matchwood.BadRecord, match=r"event 3: .*You need 2 cards to beat the cards on the table"):
        matchwood.load(record)


# --- happenings ----------------------------------------------------------------------------------------------------------------


def happenings_of_a_move(before: reference.Table, after: reference.Table, move: str) -> list[dict[str, Any]]:
    """Return the happenings of a move as docs/reference/games.md describes them, with the names of the cards only."""
    seat = before.turn
    assert seat is not None
    if move in ("pass", "return"):
        happened: list[dict[str, Any]] = [{"type": move, "seat": seat}]
    else:
        cards = move[3:].split()
        sticks = sum(reference.STICKS[card, move[0]] for card in cards)
        happened = [{"type": "play", "seat": seat, "number": move[0], "sticks": sticks, "cards": cards}]
    if after.order != before.order:
        happened.append({"type": "revolution", "order": after.order})
    if after.places[seat] and not before.places[seat]:
        happened.append({"type": "out", "seat": seat, "place": after.places[seat]})
    if after.turn is None:
        scores = [len(after.places) - place for place in after.places]
        return [*happened, {"type": "over", "ranks": list(after.places), "scores": scores}]
    if after.last is None:
        happened.append(
            {"type": "clear", "leader": after.leader} if before.last is not None else {"type": "lead", "seat": after.leader}
        )
    return happened


def without_shapes(happening: dict[str, Any]) -> dict[str, Any]:
    """Return a happening with the names of its cards only, after a check of the position of each card."""
    if happening["type"] != "play":
        return happening
    for card in happening["cards"]:
        cell = reference.CELLS[card["card"], happening["number"]]
        assert (len(card["sticks"]), card["turned"]) == (int(cell[0]), cell.endswith("t"))
    return happening | {"cards": [card["card"] for card in happening["cards"]]}


def story(game: matchwood.Game) -> list[dict[str, Any]]:
    """Return the happenings by the record and the reference rules."""
    sizes = [len(hand) for hand in game.deals[0]["hands"]]
    aside = len(reference.deck(str(game.options["expansion"]))) - sum(sizes)
    happened: list[dict[str, Any]] = [{"type": "deal", "leader": game.deals[0]["leader"], "cards": sizes, "aside": aside}]
    table = reference.begin(game.deals[0], game.options)
    for event in game.record()["events"][1:]:
        assert event["seat"] == table.turn
        following = reference.after(table, event["move"])
        happened += happenings_of_a_move(table, following, event["move"])
        table = following
    return happened


@pytest.mark.parametrize("options", each(OPTIONS))
@pytest.mark.parametrize("players", PLAYERS)
def test_the_happenings_of_each_move_equal_those_of_the_reference(players: int, options: dict[str, Any]) -> None:
    game = finished_game(players, 77, options)
    assert list(map(without_shapes, plain(game.happenings))) == story(game)


def test_a_play_shows_which_cards_are_turned_and_where_the_sticks_are() -> None:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [["4", "6", "1"], ["7", "7"]]}])
    game.play("9: 6")
    game.play("pass")
    shown = {"seat": 0, "number": "9", "sticks": 0, "cards": [{"card": "6", "turned": True, "sticks": ""}]}
    assert plain(game.happenings[1]) == {"type": "play"} | shown
    assert game.view(None).table.play is None
    game.play("7: 1")
    laid = {"seat": 0, "number": "7", "sticks": 1, "cards": [{"card": "1", "turned": False, "sticks": "a"}]}
    assert plain(game.view(1).table.play) == laid
    assert game.view(1).table.played == ["1", "6"]
    assert game.view(1).table.cleared == 1
