"""The ratings of those who sit at a table under their account, as everybody there sees them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from matchwood.server.storage import schema
from tests.server.accounts.people import posts, signs_up
from tests.server.answers import error_of
from tests.waiting import wait_for

NEW = {"rating": 1500, "uncertainty": 500, "new": True}


def standings(somebody: Any, table: dict[str, Any]) -> list[Any]:
    return [seat["standing"] for seat in somebody.sees(table)["seats"]]


def standings_when(somebody: Any, table: dict[str, Any], wanted: Callable[[list[Any]], bool]) -> list[Any]:
    """What stands at the seats once it is as wanted: it is looked up a moment after somebody came."""
    return wait_for(lambda: standings(somebody, table), so=wanted)


def rate(database: Path, name: str, game: str, mu: float, sigma: float) -> None:
    """Let this account have played before."""
    engine = sql.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        account = connection.scalar(sql.select(schema.accounts.c.id).where(schema.accounts.c.name == name))
        row = {"account": account, "game": game, "mu": mu, "sigma": sigma, "games": 3}
        connection.execute(schema.ratings.insert().values(row))
    engine.dispose()


def test_whoever_sits_under_an_account_shows_where_they_stand_in_this_game(
    database: Path, ada: Any, bea: Any, stranger: Any
) -> None:
    signs_up(ada, "Standing Ada")
    signs_up(bea, "Standing Bea")
    rate(database, "Standing Bea", "matchmaster", 27.0, 6.5)
    rate(database, "Standing Bea", "tycoon", 40.0, 2.0)
    table = ada.opens(players=4, bots=1)
    with ada.watches(table) as line:
        bea.sits(table)
        told = line.hear_until(lambda message: bool(message.get("seats") and message["seats"][2]["standing"]))[-1]
        stranger.sits(table)
    assert told["type"] == "seats"
    known = {"rating": 1620, "uncertainty": 390, "new": False}
    assert standings_when(stranger, table, lambda found: found[2] is not None) == [NEW, None, known, None]


def test_who_signs_up_at_the_table_stands_there_once_they_open_it_again(ada: Any) -> None:
    table = ada.opens(players=3)
    assert standings(ada, table) == [None, None, None]
    signs_up(ada, "Standing Cem")
    with ada.watches(table):
        assert standings_when(ada, table, lambda found: found[0] is not None) == [NEW, None, None]
    posts(ada, "sign-out")
    assert standings(ada, table) == [NEW, None, None], "the chair is still that of the account"


def test_who_hides_their_ratings_shows_none_from_then_on(ada: Any, bea: Any) -> None:
    assert error_of(posts(ada, "hiding", hidden=True)) == (403, "not_signed_in")
    signs_up(ada, "Standing Fay")
    table = ada.opens(players=3)
    standings_when(bea, table, lambda found: found[0] == NEW)
    for hidden in (True, False):
        answer = posts(ada, "hiding", hidden=hidden)
        assert answer.status_code == 200
        assert answer.json()["account"]["hidden"] is hidden
        standings_when(bea, table, partial(lambda hidden, found: (found[0] is None) is hidden, hidden))
    posts(ada, "delete", password="correct horse")
    standings_when(bea, table, lambda found: found[0] is None)


def test_nobody_stands_anywhere_who_plays_for_somebody_beside_them(ada: Any, bea: Any) -> None:
    signs_up(ada, "Standing Dov")
    signs_up(bea, "Standing Eve")
    beside = ada.opens(players=2, game="the_match", beside=["Zoe"])
    alone = bea.opens(players=2)
    standings_when(bea, alone, lambda found: found[0] == NEW)
    assert standings(ada, beside) == [None, None]
