"""Undo at a table of one person and bots: any move of the person, after which the result does not count."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import matchwood
from matchwood.server.accounts.outcome import outcome_of
from tests.server.answers import Json, error_of
from tests.server.conftest import Person
from tests.server.tables.undo import replay, takes_back
from tests.support.optional import not_none
from tests.support.waiting import wait_for

GAMES = {"matchmaster": 3, "the_match": 2, "tycoon": 3, "matschig": 3}


def asked(person: Person, table: Json) -> Json:
    """Wait for this person's turn or the end of the game, and return the table."""
    return wait_for(lambda: person.sees(table), lambda seen: seen["view"]["moves"] or seen["state"] == "over")


def chooses(person: Person, table: Json) -> Json:
    """Move until the person had a choice of moves, and return the table from before."""
    while len(seen := asked(person, table)["view"]["moves"]) < 2:
        person.moves(table, seen[0])
    before = asked(person, table)
    assert person.moves(table, before["view"]["moves"][-1]).status_code == 200
    return before


def undoes(person: Person, table: Json) -> None:
    assert person.sees(table)["undo"] == {"seat": 0, "asked": None, "agreed": [], "refused": None, "missing": []}
    assert takes_back(person, table).status_code == 200


def same(before: Json, after: Json) -> bool:
    """Return whether the person has the same decision again. In a simultaneous decision, bots may have decided or not."""
    return bool(before["view"]["moves"] == after["view"]["moves"])


@pytest.mark.parametrize("game", GAMES)
def test_a_player_undoes_their_moves_one_after_the_other(ada: Person, game: str) -> None:
    players = GAMES[game]
    table = ada.opens(game=game, players=players, bots=players - 1)
    first, second = chooses(ada, table), chooses(ada, table)
    for before in (second, first):
        asked(ada, table)
        undoes(ada, table)
        while not same(before, ada.sees(table)):  # a move without a choice came in between
            undoes(ada, table)
    while ada.sees(table)["undo"] is not None:
        undoes(ada, table)
    assert error_of(takes_back(ada, table)) == (409, "cannot_take_back")


def test_spectators_see_the_undo(ada: Person, bea: Person) -> None:
    table = ada.opens(game="tycoon", players=2, bots=1)
    chooses(ada, table)
    asked(ada, table)
    with bea.watches(table) as line:
        takes_back(ada, table)
        news = line.hear_type("news")
        assert news["happenings"] == [{"type": "rethink", "seat": 0}]
        assert (news["view"]["moves"], news["view"]["owing"]) == ([], [0])


def test_an_undo_key_counts_once(ada: Person) -> None:
    table = ada.opens(game="tycoon", players=2, bots=1)
    first = chooses(ada, table)
    second = chooses(ada, table)
    asked(ada, table)
    assert takes_back(ada, table, "one").json() == takes_back(ada, table, "one").json()
    assert same(second, ada.sees(table))
    assert not same(first, second)


def play_on(person: Person, table: Json, choose: Callable[[list[str]], str]) -> None:
    while (seen := asked(person, table))["state"] == "playing":
        person.moves(table, choose(seen["view"]["moves"]))


def play_to_the_second_deal(person: Person, table: Json, choice: int) -> None:
    while (view := asked(person, table)["view"])["table"]["round"] == 1:
        person.moves(table, view["moves"][choice])


def test_deals_after_an_undo_are_the_same_and_the_record_is_valid(ada: Person, database: Path) -> None:
    table = ada.opens(game="matchmaster", players=2, bots=1)
    play_to_the_second_deal(ada, table, -1)
    hand = ada.sees(table)["view"]["table"]["hand"]
    while ada.sees(table)["view"]["table"]["round"] == 2:
        assert takes_back(ada, table).status_code == 200
    play_to_the_second_deal(ada, table, 0)
    assert ada.sees(table)["view"]["table"]["hand"] == hand
    play_on(ada, table, lambda moves: moves[0])
    record = ada.http.get(f"/api/tables/{table['id']}/record").json()
    assert all(drawn.agrees for drawn in matchwood.verify(record))
    assert matchwood.load(record).record() == record
    kept = replay(database, table)
    assert not_none(kept.game).record() == record
    assert kept.rewound


@pytest.mark.parametrize("undone", [True, False])
def test_a_result_counts_only_without_an_undo(ada: Person, database: Path, undone: bool) -> None:
    table = ada.opens(game="tycoon", players=2, bots=1)
    chooses(ada, table)
    asked(ada, table)
    if undone:
        takes_back(ada, table)
    play_on(ada, table, lambda moves: moves[0])
    assert error_of(takes_back(ada, table)) == (409, "game_over")
    places = [place.place for place in outcome_of(replay(database, table)).places]
    assert (places == [None, None]) == undone
    assert sorted(place or 0 for place in places) == ([0, 0] if undone else [1, 2])


def test_a_card_among_people_cannot_be_undone(ada: Person, bea: Person) -> None:
    table = ada.opens(game="tycoon", players=3, bots=1)
    bea.sits(table)

    def on_turn() -> Person:
        return not_none(wait_for(lambda: next((each for each in (ada, bea) if each.sees(table)["view"]["moves"]), None)))

    while (mover := on_turn()).sees(table)["view"]["moves"] == ["pass"]:  # a pass can be undone by agreement
        mover.moves(table, "pass")
    mover.moves(table, mover.sees(table)["view"]["moves"][0])
    assert mover.sees(table)["undo"] is None
    assert error_of(takes_back(mover, table)) == (409, "cannot_take_back")


def test_a_forced_answer_in_a_window_cannot_be_undone(ada: Person) -> None:
    table = ada.opens(game="matschig", players=3, bots=2, options={"rounds": 1})
    chosen = 0
    while (moves := asked(ada, table)["view"]["moves"]) != ["let"]:
        chosen += len(moves) > 1
        ada.moves(table, moves[0])
    ada.moves(table, "let")
    seen = asked(ada, table)
    assert (seen["undo"] is not None) == (chosen > 0)
    if chosen:
        takes_back(ada, table)
        assert len(ada.sees(table)["view"]["moves"]) > 1
