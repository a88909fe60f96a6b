"""Ratings at a table: each player with an account shows theirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from matchwood.server.storage import schema
from tests.server.accounts.people import posts, signs_up
from tests.server.answers import error_of
from tests.support.waiting import wait_for

NEW = {"rating": 1500, "uncertainty": 500, "new": True}


def ratings(person: Any, table: dict[str, Any]) -> list[Any]:
    return [seat["standing"] for seat in person.sees(table)["seats"]]


def ratings_when(person: Any, table: dict[str, Any], wanted: Callable[[list[Any]], bool]) -> list[Any]:
    """Wait until the ratings are as wanted: the server looks them up a moment after a player came."""
    return wait_for(lambda: ratings(person, table), condition=wanted)


def rate(database: Path, name: str, game: str, mu: float, sigma: float) -> None:
    engine = sql.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        account = connection.scalar(sql.select(schema.accounts.c.id).where(schema.accounts.c.name == name))
        row = {"account": account, "game": game, "mu": mu, "sigma": sigma, "games": 3}
        connection.execute(schema.ratings.insert().values(row))
    engine.dispose()


def test_a_player_with_an_account_shows_their_rating_in_this_game(database: Path, ada: Any, bea: Any, stranger: Any) -> None:
    signs_up(ada, "Standing Ada")
    signs_up(bea, "Standing Bea")
    rate(database, "Standing Bea", "matchmaster", 27.0, 6.5)
    rate(database, "Standing Bea", "tycoon", 40.0, 2.0)
    table = ada.opens(players=4, bots=1)
    with ada.watches(table) as line:
        bea.sits(table)
        message = line.hear_until(lambda message: bool(message.get("seats") and message["seats"][2]["standing"]))[-1]
        stranger.sits(table)
    assert message["type"] == "seats"
    known = {"rating": 1620, "uncertainty": 390, "new": False}
    assert ratings_when(stranger, table, lambda found: found[2] is not None) == [NEW, None, known, None]


def test_a_player_who_signs_up_shows_a_rating_when_they_open_the_table_again(ada: Any) -> None:
    table = ada.opens(players=3)
    assert ratings(ada, table) == [None, None, None]
    signs_up(ada, "Standing Cem")
    with ada.watches(table):
        assert ratings_when(ada, table, lambda found: found[0] is not None) == [NEW, None, None]
    posts(ada, "sign-out")
    assert ratings(ada, table) == [NEW, None, None], "the seat still belongs to the account"


def test_a_player_who_hides_their_ratings_shows_none(ada: Any, bea: Any) -> None:
    assert error_of(posts(ada, "hiding", hidden=True)) == (403, "not_signed_in")
    signs_up(ada, "Standing Fay")
    table = ada.opens(players=3)
    ratings_when(bea, table, lambda found: found[0] == NEW)
    for hidden in (True, False):
        answer = posts(ada, "hiding", hidden=hidden)
        assert answer.status_code == 200
        assert answer.json()["account"]["hidden"] is hidden
        ratings_when(bea, table, partial(lambda hidden, found: (found[0] is None) is hidden, hidden))
    posts(ada, "delete", password="correct horse")
    ratings_when(bea, table, lambda found: found[0] is None)


def test_players_at_one_screen_show_no_ratings(ada: Any, bea: Any) -> None:
    signs_up(ada, "Standing Dov")
    signs_up(bea, "Standing Eve")
    beside = ada.opens(players=2, game="the_match", beside=["Zoe"])
    alone = bea.opens(players=2)
    ratings_when(bea, alone, lambda found: found[0] == NEW)
    assert ratings(ada, beside) == [None, None]
