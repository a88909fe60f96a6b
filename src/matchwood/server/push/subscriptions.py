"""The devices of people who want to be called, as the database keeps them, and for which turns they were called."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sql

from matchwood.server.identity import A_YEAR, hash_token
from matchwood.server.push.messages import KeptSubscription, Subscription
from matchwood.server.storage import schema
from matchwood.server.util.clock import datetime_of, now

MAX_DEVICES = 10
"""Devices of one person that get notifications. One more replaces the device that was registered longest ago."""
CALL = sql.text(
    "INSERT INTO called (table_id, owner, turn) VALUES (:table_id, :owner, :turn) "
    "ON CONFLICT (table_id, owner) DO UPDATE SET turn = excluded.turn WHERE called.turn < excluded.turn"
)


class Device(NamedTuple):
    """A browser that is called: where, with which keys, in which language, and where its page was open."""

    device: str
    owner: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


def save(connection: sql.Connection, owner: str, session: str | None, wish: Subscription, site: str, language: str) -> None:
    """Call this device from now on for this owner, and for nobody else."""
    table = schema.subscriptions
    if wish.instead_of is not None:
        before = table.c.device == hash_token(wish.instead_of)
        language = wish.language or connection.scalar(sql.select(table.c.language).where(before)) or language
        connection.execute(table.delete().where(before))
    connection.execute(table.delete().where(table.c.device == hash_token(wish.endpoint)))
    newest_first = sql.select(table.c.device).where(table.c.owner == owner).order_by(table.c.since.desc(), table.c.device)
    too_many = connection.scalars(newest_first.offset(MAX_DEVICES - 1)).all()
    connection.execute(table.delete().where(table.c.device.in_(too_many)))
    row = Device(hash_token(wish.endpoint), owner, wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.language or language, site)
    connection.execute(table.insert().values(**row._asdict(), session=session, since=now()))


def delete(connection: sql.Connection, endpoint: str) -> None:
    """Leave this device in peace."""
    table = schema.subscriptions
    connection.execute(table.delete().where(table.c.device == hash_token(endpoint)))


def delete_of_sessions(connection: sql.Connection, which: sql.ColumnElement[bool]) -> None:
    """Leave the browsers of these sessions in peace, which are about to be signed out."""
    table, sessions = schema.subscriptions, schema.sessions
    connection.execute(table.delete().where(table.c.session.in_(sql.select(sessions.c.token).where(which))))


def delete_of_guest(connection: sql.Connection, owner: str) -> None:
    """Leave a guest in peace who is one no more: the browser asks anew for the account."""
    table = schema.subscriptions
    connection.execute(table.delete().where(table.c.owner == owner, table.c.session.is_(None)))


def delete_of_owner(connection: sql.Connection, owner: str) -> None:
    """Forget all devices of this owner, and when they were called."""
    for table in (schema.subscriptions, schema.called):
        connection.execute(table.delete().where(table.c.owner == owner))


def devices_of(connection: sql.Connection, owner: str) -> list[Device]:
    """The devices that are called for this owner."""
    table = schema.subscriptions
    query = sql.select(*(table.c[name] for name in Device._fields)).where(table.c.owner == owner, _is_wanted())
    return [Device(*row) for row in connection.execute(query.order_by(table.c.since))]


def is_subscribed(connection: sql.Connection, owner: str, device: str) -> bool:
    """Whether the device of this hash is called for this owner."""
    table = schema.subscriptions
    query = sql.select(table.c.device).where(table.c.device == device, table.c.owner == owner, _is_wanted())
    return connection.scalar(query) is not None


def devices_to_notify(connection: sql.Connection, table_id: str, owner: str, turn: int) -> list[Device]:
    """The devices to call for this turn: none if another process has called them, or is about to."""
    found = devices_of(connection, owner)
    if not found:
        return []
    done = connection.execute(CALL, {"table_id": table_id, "owner": owner, "turn": turn})
    return found if done.rowcount == 1 else []


def export_of(connection: sql.Connection, owner: str) -> tuple[KeptSubscription, ...]:
    """What an export tells of them: the endpoints are known to their browsers."""
    table = schema.subscriptions
    query = sql.select(table.c.since, table.c.language, table.c.endpoint).where(table.c.owner == owner).order_by(table.c.since)
    return tuple(
        KeptSubscription(datetime_of(row.since), row.language, urlsplit(row.endpoint).netloc) for row in connection.execute(query)
    )


def _is_wanted() -> sql.ColumnElement[bool]:
    """Whoever asked for it is still signed in there, or was a guest."""
    session, sessions = schema.subscriptions.c.session, schema.sessions
    lasting = sql.select(sessions.c.token).where(sessions.c.since > now() - 1_000 * A_YEAR)
    return session.is_(None) | session.in_(lasting)
