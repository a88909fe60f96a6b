"""The database rows of devices that get notifications."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sql

from matchwood.server.identity import SESSION_SECONDS, hash_token
from matchwood.server.push.subscription_messages import ExportedSubscription, Subscription
from matchwood.server.storage import schema
from matchwood.server.util.clock import datetime_of, now

MAX_DEVICES = 10
"""The maximum number of devices of one person. A further device replaces the oldest one."""
MARK_NOTIFIED = sql.text(
    "INSERT INTO called (table_id, owner, turn) VALUES (:table_id, :owner, :turn) "
    "ON CONFLICT (table_id, owner) DO UPDATE SET turn = excluded.turn WHERE called.turn < excluded.turn"
)


class Device(NamedTuple):
    """A browser that gets notifications."""

    device: str  # the hash of the endpoint
    owner: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


def save(connection: sql.Connection, owner: str, session: str | None, new: Subscription, site: str, language: str) -> None:
    """Subscribe a device to one person's notifications. Delete all earlier subscriptions of the same device."""
    table = schema.subscriptions
    if new.instead_of is not None:
        replaced = table.c.device == hash_token(new.instead_of)
        language = new.language or connection.scalar(sql.select(table.c.language).where(replaced)) or language
        connection.execute(table.delete().where(replaced))
    connection.execute(table.delete().where(table.c.device == hash_token(new.endpoint)))
    newest_first = sql.select(table.c.device).where(table.c.owner == owner).order_by(table.c.since.desc(), table.c.device)
    too_many = connection.scalars(newest_first.offset(MAX_DEVICES - 1)).all()
    connection.execute(table.delete().where(table.c.device.in_(too_many)))
    row = Device(hash_token(new.endpoint), owner, new.endpoint, new.keys.p256dh, new.keys.auth, new.language or language, site)
    connection.execute(table.insert().values(**row._asdict(), session=session, since=now()))


def delete(connection: sql.Connection, endpoint: str) -> None:
    """Delete the subscription with this endpoint URL."""
    table = schema.subscriptions
    connection.execute(table.delete().where(table.c.device == hash_token(endpoint)))


def delete_of_sessions(connection: sql.Connection, which: sql.ColumnElement[bool]) -> None:
    """Delete the subscriptions of all sessions that match a condition."""
    table, sessions = schema.subscriptions, schema.sessions
    connection.execute(table.delete().where(table.c.session.in_(sql.select(sessions.c.token).where(which))))


def delete_of_guest(connection: sql.Connection, owner: str) -> None:
    """Delete the subscriptions of a guest who created an account."""
    table = schema.subscriptions
    connection.execute(table.delete().where(table.c.owner == owner, table.c.session.is_(None)))


def delete_of_owner(connection: sql.Connection, owner: str) -> None:
    """Delete the subscriptions and sent notifications of a person."""
    for table in (schema.subscriptions, schema.called):
        connection.execute(table.delete().where(table.c.owner == owner))


def devices_of(connection: sql.Connection, owner: str) -> list[Device]:
    """Return the devices that notify this person, the oldest subscription first."""
    table = schema.subscriptions
    query = sql.select(*(table.c[name] for name in Device._fields)).where(table.c.owner == owner, _is_active())
    return [Device(*row) for row in connection.execute(query.order_by(table.c.since))]


def is_subscribed(connection: sql.Connection, owner: str, device: str) -> bool:
    """Return whether this device gets notifications for this person."""
    table = schema.subscriptions
    query = sql.select(table.c.device).where(table.c.device == device, table.c.owner == owner, _is_active())
    return connection.scalar(query) is not None


def devices_to_notify(connection: sql.Connection, table_id: str, owner: str, turn: int) -> list[Device]:
    """Return the devices to notify of this turn. Later calls for the same turn return no devices."""
    devices = devices_of(connection, owner)
    if not devices:
        return []
    marked = connection.execute(MARK_NOTIFIED, {"table_id": table_id, "owner": owner, "turn": turn})
    return devices if marked.rowcount == 1 else []


def export_of(connection: sql.Connection, owner: str) -> tuple[ExportedSubscription, ...]:
    """Return this person's subscribed devices for the data export."""
    table = schema.subscriptions
    query = sql.select(table.c.since, table.c.language, table.c.endpoint).where(table.c.owner == owner).order_by(table.c.since)
    return tuple(
        ExportedSubscription(datetime_of(row.since), row.language, urlsplit(row.endpoint).netloc)
        for row in connection.execute(query)
    )


def _is_active() -> sql.ColumnElement[bool]:
    session, sessions = schema.subscriptions.c.session, schema.sessions
    valid = sql.select(sessions.c.token).where(sessions.c.since > now() - 1_000 * SESSION_SECONDS)
    return session.is_(None) | session.in_(valid)
