"""Functions that read, export, change and delete one account."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Any, NamedTuple

import sqlalchemy as sql

from matchwood.server.accounts.daily_attempts import clear_attempts, exported_attempts
from matchwood.server.accounts.export_messages import Export, ExportedPasskey, Line, Reported, SignedIn
from matchwood.server.accounts.messages import Account, Companion, History, Played, Rating
from matchwood.server.accounts.name_reports import exported_name_reports
from matchwood.server.accounts.puzzle_players import delete_puzzle_player, export_puzzle_player
from matchwood.server.accounts.rating_changes import change
from matchwood.server.accounts.ratings import to_points
from matchwood.server.protocol.branch_messages import ExportedBranch
from matchwood.server.protocol.challenge_messages import ExportedChallenge
from matchwood.server.protocol.names import folded
from matchwood.server.push import subscriptions
from matchwood.server.storage import schema
from matchwood.server.storage.deleted_messages import delete_messages
from matchwood.server.storage.reported_names import forget_person
from matchwood.server.util.clock import datetime_of, now, optional_datetime

GAMES_PER_ANSWER = 50
ALL_GAMES = 1_000_000


class StoredAccount(NamedTuple):
    """The stored columns of an account. The time `made` is in milliseconds since 1970."""

    id: str
    name: str
    owner: str
    password: str | None
    made: int


def find_account(connection: sql.Connection, condition: sql.ColumnElement[bool]) -> StoredAccount | None:
    """Return the account that matches a condition of a query, or None."""
    table = schema.accounts
    query = sql.select(table.c.id, table.c.name, table.c.owner, table.c.password, table.c.made).where(condition)
    row = connection.execute(query).first()
    return None if row is None else StoredAccount(*row)


def account_named(connection: sql.Connection, name: str) -> StoredAccount | None:
    """Return the account with this name, or None. Upper and lower case are the same."""
    return find_account(connection, schema.accounts.c.folded == folded(name))


def account_message(engine: sql.Engine, account: StoredAccount) -> Account:
    """Return the message that shows an account to its owner."""
    ratings, results = schema.ratings, schema.results
    rated = sql.select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(ratings.c.account == account.id)
    games = sql.func.count(results.c.table_id.distinct())
    own = sql.select(games).where(results.c.owner == account.owner)
    with engine.connect() as connection:
        found = tuple(
            Rating(row.game, to_points(row.mu), to_points(row.sigma), row.games)
            for row in connection.execute(rated.order_by(ratings.c.game))
        )
        finished = connection.scalar(own) or 0
        away = connection.scalar(own.where(results.c.away == 1)) or 0
        settings = sql.select(schema.accounts.c.hidden, schema.accounts.c.face).where(schema.accounts.c.id == account.id)
        hidden, face = connection.execute(settings).first() or (None, None)
    return Account(account.name, datetime_of(account.made), found, finished, away, hidden == 1, face)


def update_account(connection: sql.Connection, account: str, **values: object) -> bool:
    """Change the row of an account, and lock the row. Return False if the account does not exist."""
    accounts = schema.accounts
    return connection.execute(accounts.update().where(accounts.c.id == account).values(values)).rowcount == 1


def played_games(engine: sql.Engine, owner: str, before: datetime | None = None, limit: int = GAMES_PER_ANSWER) -> History:
    """Return the games that ended before the time `before`, the newest first."""
    results = schema.results
    query = sql.select(results.c.table_id, results.c.game, results.c.at, sql.func.max(results.c.away).label("away"))
    query = query.where(results.c.owner == owner).group_by(results.c.table_id, results.c.game, results.c.at)
    if before is not None:
        query = query.where(results.c.at < round(1_000 * before.timestamp()))
    with engine.connect() as connection:
        found = connection.execute(query.order_by(results.c.at.desc(), results.c.table_id).limit(limit + 1)).all()
        games = tuple(_played(connection, owner, *row) for row in found[:limit])
    return History(games, len(found) > limit)


def export_account(engine: sql.Engine, account: StoredAccount) -> Export:
    """Export the account's data without the password hash and the game records."""
    sitters, talk, reports, sessions = schema.sitters, schema.talk, schema.reports, schema.sessions
    sent = sql.select(talk.c.table_id, talk.c.at, talk.c.phrase, talk.c.words).where(talk.c.owner == account.owner)
    reported = sql.select(talk.c.table_id, reports.c.line, reports.c.at, reports.c.settled).join(talk, talk.c.id == reports.c.line)
    sat = sql.select(sitters.c.table_id).where(sitters.c.owner == account.owner).order_by(sitters.c.since)
    signed_in = sql.select(sessions.c.since, sessions.c.browser, sessions.c.system).where(sessions.c.account == account.id)
    with engine.connect() as connection:
        tables = connection.scalars(sat)
        message_rows = connection.execute(sent.order_by(talk.c.id))
        report_rows = connection.execute(reported.where(reports.c.reporter == account.owner).order_by(reports.c.line))
        session_rows = connection.execute(signed_in.order_by(sessions.c.since))
        until = connection.scalar(sql.select(schema.silences.c.until).where(schema.silences.c.owner == account.owner))
        devices = subscriptions.export_of(connection, account.owner)
        puzzles = export_puzzle_player(connection, account.owner)
        passkey_rows = connection.execute(sql.select(schema.passkeys).where(schema.passkeys.c.account == account.id))
        seats, messages, own_reports, browsers, passkeys = (
            tuple(tables),
            tuple(Line(row.table_id, datetime_of(row.at), row.phrase, row.words) for row in message_rows),
            tuple(Reported(row.table_id, row.line, datetime_of(row.at), optional_datetime(row.settled)) for row in report_rows),
            tuple(SignedIn(datetime_of(row.since), row.browser, row.system) for row in session_rows),
            tuple(_exported_passkey(row) for row in passkey_rows),
        )
    silenced = None if until is None or until <= now() else datetime_of(until)
    games = played_games(engine, account.owner, limit=ALL_GAMES).games
    about = account_message(engine, account)
    with engine.connect() as connection:
        started = _branches(connection, account.owner), _challenges(connection, account.owner)
        attempts = exported_attempts(connection, account.owner)
        names = exported_name_reports(connection, account.owner)
    return Export(
        about, games, seats, messages, own_reports, *names, browsers, passkeys, devices, silenced, *started, puzzles, attempts, ()
    )


def finished_tables(engine: sql.Engine, owner: str) -> list[str]:
    """Return the IDs of a person's finished tables, in the order in which the games ended."""
    sitters, ends = schema.sitters, schema.ends
    query = sql.select(sitters.c.table_id).join(ends, ends.c.table_id == sitters.c.table_id).where(sitters.c.owner == owner)
    with engine.connect() as connection:
        return list(connection.scalars(query.order_by(ends.c.at, ends.c.table_id)))


def delete_account(connection: sql.Connection, account: StoredAccount) -> None:
    """Delete an account and its chat messages. The server does not delete the account's name from the event logs of tables."""
    results, reports = schema.results, schema.reports
    connection.execute(schema.accounts.delete().where(schema.accounts.c.id == account.id))
    for table in (schema.names, schema.sessions, schema.passkeys, schema.challenges, schema.ratings):
        connection.execute(table.delete().where(table.c.account == account.id))
    for table in (schema.silences, schema.sitters, schema.branches, schema.game_challenges, schema.challenge_games):
        connection.execute(table.delete().where(table.c.owner == account.owner))
    delete_puzzle_player(connection, account.owner)
    connection.execute(schema.bans.delete().where(schema.bans.c.banned == account.owner))
    subscriptions.delete_of_owner(connection, account.owner)
    delete_messages(connection, schema.talk.c.owner == account.owner)
    connection.execute(reports.update().where(reports.c.reporter == account.owner).values(reporter=secrets.token_hex(32)))
    forget_person(connection, account.owner)
    clear_attempts(connection, account.owner)
    cleared = dict.fromkeys(("owner", "name", "mu_before", "mu_after"))
    connection.execute(results.update().where(results.c.owner == account.owner).values(cleared))


def lock_account(connection: sql.Connection, account: str) -> bool:
    """Lock the row of an account. Return False if the account does not exist."""
    return update_account(connection, account, id=account)


def _played(connection: sql.Connection, owner: str, table_id: str, game: str, at: int, away: int) -> Played:
    results = schema.results
    query = sql.select(results.c.owner, results.c.name, results.c.kind, results.c.place, results.c.mu_before, results.c.mu_after)
    query = query.where(results.c.table_id == table_id)
    seats = connection.execute(query.order_by(results.c.seat)).all()
    own = [seat.place for seat in seats if seat.owner == owner and seat.place is not None]
    company = tuple(Companion(seat.name, seat.kind, seat.place) for seat in seats if seat.owner != owner)
    rated = next((change(seat.mu_before, seat.mu_after) for seat in seats if seat.owner == owner), None)
    return Played(table_id, game, datetime_of(at), min(own, default=None), bool(away), rated, company)


def _branches(connection: sql.Connection, owner: str) -> tuple[ExportedBranch, ...]:
    branches = schema.branches
    query = sql.select(branches).where(branches.c.owner == owner).order_by(branches.c.at, branches.c.table_id)
    return tuple(ExportedBranch(row.table_id, row.subject, datetime_of(row.at)) for row in connection.execute(query))


def _challenges(connection: sql.Connection, owner: str) -> tuple[ExportedChallenge, ...]:
    made, games = schema.game_challenges, schema.challenge_games
    columns = sql.literal(1).label("made"), made.c.id.label("challenge"), made.c.table_id, made.c.at
    accepted = sql.literal(0).label("made"), games.c.challenge, games.c.table_id, games.c.at
    queries = sql.select(*columns).where(made.c.owner == owner), sql.select(*accepted).where(games.c.owner == owner)
    rows = sorted((row for query in queries for row in connection.execute(query)), key=lambda row: (row.at, row.challenge))
    return tuple(ExportedChallenge(row.challenge, row.table_id, row.made == 1, datetime_of(row.at)) for row in rows)


def _exported_passkey(row: sql.Row[Any]) -> ExportedPasskey:
    made, used = datetime_of(row.made), optional_datetime(row.used)
    return ExportedPasskey(row.name, row.site, made, used, row.credential, row.public_key, row.sign_count)
