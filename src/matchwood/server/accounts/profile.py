"""What the database knows of an account: its games, its ratings, all of it at once, and how all of it is forgotten."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Any, NamedTuple

import sqlalchemy as sql

from matchwood.server.accounts.messages import (
    Account,
    Companion,
    Export,
    History,
    KeptPasskey,
    Line,
    Played,
    Rating,
    Reported,
    SignedIn,
)
from matchwood.server.accounts.rating_changes import change
from matchwood.server.accounts.ratings import to_points
from matchwood.server.push import subscriptions
from matchwood.server.storage import schema
from matchwood.server.storage.deleted_messages import delete_messages
from matchwood.server.util.clock import datetime_of, now

GAMES_PER_ANSWER = 50
"""How many games are told at once."""
ALL = 1_000_000


class StoredAccount(NamedTuple):
    """An account as it is kept; `made` in milliseconds since 1970."""

    id: str
    name: str
    owner: str
    password: str | None
    made: int


def account_message(engine: sql.Engine, known: StoredAccount) -> Account:
    """The account as its holder sees it."""
    ratings, results = schema.ratings, schema.results
    rated = sql.select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(ratings.c.account == known.id)
    games = sql.func.count(results.c.table_id.distinct())
    own = sql.select(games).where(results.c.owner == known.owner)
    with engine.connect() as connection:
        found = tuple(
            Rating(row.game, to_points(row.mu), to_points(row.sigma), row.games)
            for row in connection.execute(rated.order_by(ratings.c.game))
        )
        finished = connection.scalar(own) or 0
        away = connection.scalar(own.where(results.c.away == 1)) or 0
        chosen = sql.select(schema.accounts.c.hidden, schema.accounts.c.face).where(schema.accounts.c.id == known.id)
        hidden, face = connection.execute(chosen).first() or (None, None)
    return Account(known.name, datetime_of(known.made), found, finished, away, hidden == 1, face)


def hide_ratings(connection: sql.Connection, account: str, hidden: bool) -> None:
    """Show nobody else the ratings of this account, or everybody at its tables."""
    accounts = schema.accounts
    connection.execute(accounts.update().where(accounts.c.id == account).values(hidden=int(hidden)))


def set_face(connection: sql.Connection, account: str, face: str) -> None:
    """Look so from now on, wherever the holder of this account signs in."""
    accounts = schema.accounts
    connection.execute(accounts.update().where(accounts.c.id == account).values(face=face))


def played_games(engine: sql.Engine, owner: str, before: datetime | None = None, most: int = GAMES_PER_ANSWER) -> History:
    """The games of this owner that came to their end before that time, the newest first."""
    results = schema.results
    query = sql.select(results.c.table_id, results.c.game, results.c.at, sql.func.max(results.c.away).label("away"))
    query = query.where(results.c.owner == owner).group_by(results.c.table_id, results.c.game, results.c.at)
    if before is not None:
        query = query.where(results.c.at < round(1_000 * before.timestamp()))
    with engine.connect() as connection:
        found = connection.execute(query.order_by(results.c.at.desc(), results.c.table_id).limit(most + 1)).all()
        games = tuple(_played(connection, owner, *row) for row in found[:most])
    return History(games, len(found) > most)


def export_account(engine: sql.Engine, known: StoredAccount) -> Export:
    """All that is kept about this account, but the hash of its password, and without the records of its games."""
    sitters, talk, reports, sessions = schema.sitters, schema.talk, schema.reports, schema.sessions
    said = sql.select(talk.c.table_id, talk.c.at, talk.c.phrase, talk.c.words).where(talk.c.owner == known.owner)
    complained = sql.select(talk.c.table_id, reports.c.line, reports.c.at, reports.c.settled).join(
        talk, talk.c.id == reports.c.line
    )
    with engine.connect() as connection:
        tables = connection.scalars(sql.select(sitters.c.table_id).where(sitters.c.owner == known.owner).order_by(sitters.c.since))
        lines = connection.execute(said.order_by(talk.c.id))
        complaints = connection.execute(complained.where(reports.c.reporter == known.owner).order_by(reports.c.line))
        signed = connection.execute(
            sql.select(sessions.c.since, sessions.c.browser, sessions.c.system)
            .where(sessions.c.account == known.id)
            .order_by(sessions.c.since)
        )
        until = connection.scalar(sql.select(schema.silences.c.until).where(schema.silences.c.owner == known.owner))
        devices = subscriptions.export_of(connection, known.owner)
        keys = connection.execute(sql.select(schema.passkeys).where(schema.passkeys.c.account == known.id))
        seats, talked, reported, browsers, passkeys = (
            tuple(tables),
            tuple(Line(row.table_id, datetime_of(row.at), row.phrase, row.words) for row in lines),
            tuple(_reported(*row) for row in complaints),
            tuple(SignedIn(datetime_of(row.since), row.browser, row.system) for row in signed),
            tuple(_kept(row) for row in keys),
        )
    silenced = None if until is None or until <= now() else datetime_of(until)
    games = played_games(engine, known.owner, most=ALL).games
    return Export(account_message(engine, known), games, seats, talked, reported, browsers, passkeys, devices, silenced, ())


def finished_tables(engine: sql.Engine, owner: str) -> list[str]:
    """The tables at which this owner sat and nothing more is played, the oldest first."""
    sitters, ends = schema.sitters, schema.ends
    query = sql.select(sitters.c.table_id).join(ends, ends.c.table_id == sitters.c.table_id).where(sitters.c.owner == owner)
    with engine.connect() as connection:
        return list(connection.scalars(query.order_by(ends.c.at, ends.c.table_id)))


def delete_account(engine: sql.Engine, known: StoredAccount) -> None:
    """Forget this account. Logs of tables keep the name that was chosen there, as the others at the table saw it, and its owner.

    What it complained of is still complained of, by nobody in particular; complaints about what it said go with the words.
    """
    results, reports = schema.results, schema.reports
    with engine.begin() as connection:
        connection.execute(schema.accounts.delete().where(schema.accounts.c.id == known.id))
        connection.execute(schema.names.delete().where(schema.names.c.account == known.id))
        connection.execute(schema.sessions.delete().where(schema.sessions.c.account == known.id))
        connection.execute(schema.passkeys.delete().where(schema.passkeys.c.account == known.id))
        connection.execute(schema.challenges.delete().where(schema.challenges.c.account == known.id))
        connection.execute(schema.ratings.delete().where(schema.ratings.c.account == known.id))
        connection.execute(schema.silences.delete().where(schema.silences.c.owner == known.owner))
        connection.execute(schema.sitters.delete().where(schema.sitters.c.owner == known.owner))
        subscriptions.delete_of_owner(connection, known.owner)
        delete_messages(connection, schema.talk.c.owner == known.owner)
        connection.execute(reports.update().where(reports.c.reporter == known.owner).values(reporter=secrets.token_hex(32)))
        nothing = dict.fromkeys(("owner", "name", "mu_before", "mu_after"))
        connection.execute(results.update().where(results.c.owner == known.owner).values(nothing))


def lock_account(connection: sql.Connection, account: str) -> bool:
    """Let no other transaction change what hangs on this account before this one ends; False if there is no such account."""
    accounts = schema.accounts
    return connection.execute(accounts.update().where(accounts.c.id == account).values(id=account)).rowcount == 1


def _played(connection: sql.Connection, owner: str, table_id: str, game: str, at: int, away: int) -> Played:
    results = schema.results
    query = sql.select(results.c.owner, results.c.name, results.c.kind, results.c.place, results.c.mu_before, results.c.mu_after)
    query = query.where(results.c.table_id == table_id)
    seats = connection.execute(query.order_by(results.c.seat)).all()
    own = [seat.place for seat in seats if seat.owner == owner and seat.place is not None]
    company = tuple(Companion(seat.name, seat.kind, seat.place) for seat in seats if seat.owner != owner)
    rated = next((change(seat.mu_before, seat.mu_after) for seat in seats if seat.owner == owner), None)
    return Played(table_id, game, datetime_of(at), min(own, default=None), bool(away), rated, company)


def _reported(table_id: str, line: int, at: int, settled: int | None) -> Reported:
    return Reported(table_id, line, datetime_of(at), None if settled is None else datetime_of(settled))


def _kept(row: sql.Row[Any]) -> KeptPasskey:
    used = None if row.used is None else datetime_of(row.used)
    return KeptPasskey(row.name, row.site, datetime_of(row.made), used, row.credential, row.public_key, row.sign_count)
