"""The chat of players. Spectators cannot write, so they reveal no cards."""

from __future__ import annotations

import hashlib
import logging
import math
from typing import cast

import sqlalchemy as sql

from matchwood.server.chat.bans import silenced_until
from matchwood.server.protocol.chat_messages import Phrase, Say, Spoken
from matchwood.server.protocol.errors import BadText, NotFound, NotSeated, Silenced
from matchwood.server.protocol.live_messages import Said
from matchwood.server.protocol.text import readable
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.util.clock import datetime_of, now
from matchwood.server.util.signal import Signal

logger = logging.getLogger(__name__)

SHOWN_MESSAGES = 100
OVERLAP_MESSAGES = 100
"""The number of messages that a server reads again, because another server may store a message with a lower number later."""
MAX_KEPT_MESSAGES = 500
"""The number of messages that are kept for each table, besides reported messages."""
MAX_KEPT_DAYS, DAY_MS = 365, 86_400_000
"""The server deletes an unreported message after this number of days."""
OLD_MESSAGES_AT_ONCE = 20

INSERT_MESSAGE = sql.text(
    "INSERT INTO talk (table_id, at, owner, key, seat, name, phrase, words) "
    "VALUES (:table_id, :at, :owner, :key, :seat, :name, :phrase, :words) ON CONFLICT DO NOTHING"
)
INSERT_REPORT = sql.text("INSERT INTO reports (line, reporter, at) VALUES (:line, :reporter, :at) ON CONFLICT DO NOTHING")


class Chat:
    """Stores and reads the chat messages of all tables."""

    def __init__(self, engine: sql.Engine) -> None:
        self.said = Signal[Room]()
        self._store = Transactions(engine, "the chat", "The message was not saved. Please try again.")

    async def say(self, room: Room, message: Say, person: str | None) -> Spoken:
        """Store and broadcast a chat message. Ignore a second message with the same `key`."""
        seat, name = _speaker(room.table, person)
        words = None if message.phrase is not None else _readable(message.text)
        row = {
            "table_id": room.table.id, "at": now(), "owner": person, "key": message.key,
            "seat": seat, "name": name, "phrase": message.phrase, "words": words,
        }  # fmt: skip
        sent = await self._store.in_transaction(lambda connection: _insert(connection, row))
        await self.broadcast_new(room)
        self.said.publish(room)
        return sent

    async def broadcast_new(self, room: Room) -> None:
        """Send new chat messages to all watchers."""
        async with room.chat_lock:
            after = max(room.sent_chat, default=0) - OVERLAP_MESSAGES
            for message in await self.messages(room.table.id, after):
                if message.id not in room.sent_chat and message.at >= room.loaded_at:
                    room.sent_chat.add(message.id)
                    room.broadcast_chat(Said(room.table.id, message))
            room.sent_chat = {sent for sent in room.sent_chat if sent > after}

    async def messages(self, table_id: str, after: int | None = None) -> list[Spoken]:
        """Return the latest chat messages of a table, oldest first. Omit messages whose ID is at most `after`."""
        return await self._store.in_transaction(lambda connection: _messages(connection, table_id, after))

    async def report(self, room: Room, message: int, person: str) -> None:
        """Report a message to the operator."""
        if not await self._store.in_transaction(lambda connection: _report(connection, room.table.id, message, person)):
            raise NotFound("This table has no such message.")
        logger.warning("A chat message was reported.", extra={"about": {"table": room.table.id, "message": message}})


def may_read(table: Table, person: str | None) -> bool:
    """Return whether this person may read the chat of a table."""
    return table.may_watch(person) or (table.state == "open" and table.host == person)


def speaker_id(person: str) -> str:
    """Return a public ID that does not reveal the author's token."""
    return hashlib.sha256(f"talk {person}".encode()).hexdigest()[:16]


def _insert(connection: sql.Connection, row: dict[str, object]) -> Spoken:
    chat, person = schema.talk, str(row["owner"])
    until = silenced_until(connection, person)
    if until is not None:
        raise Silenced(datetime_of(until), math.ceil((until - now()) / 1_000))
    connection.execute(INSERT_MESSAGE, row)
    _delete_old(connection, str(row["table_id"]))
    same = (chat.c.table_id == row["table_id"]) & (chat.c.owner == person) & (chat.c.key == row["key"])
    return _message(connection.execute(sql.select(chat).where(same)).one())


def _delete_old(connection: sql.Connection, table_id: str) -> None:
    chat = schema.talk
    unreported = chat.c.id.not_in(sql.select(schema.reports.c.line))
    newest = sql.select(chat.c.id).where(chat.c.table_id == table_id).order_by(chat.c.id.desc())
    last = connection.scalar(newest.offset(MAX_KEPT_MESSAGES).limit(1))
    if last is not None:
        connection.execute(chat.delete().where(chat.c.table_id == table_id, chat.c.id <= last, unreported))
    oldest = connection.execute(sql.select(chat.c.id, chat.c.at).where(unreported).order_by(chat.c.id).limit(OLD_MESSAGES_AT_ONCE))
    old = [message.id for message in oldest if message.at < now() - MAX_KEPT_DAYS * DAY_MS]
    if old:
        connection.execute(chat.delete().where(chat.c.id.in_(old)))


def _messages(connection: sql.Connection, table_id: str, after: int | None) -> list[Spoken]:
    chat = schema.talk
    query = sql.select(chat).where(chat.c.table_id == table_id, chat.c.id > (after or 0))
    return [_message(row) for row in connection.execute(query.order_by(chat.c.id.desc()).limit(SHOWN_MESSAGES))][::-1]


def _report(connection: sql.Connection, table_id: str, message: int, person: str) -> bool:
    chat = schema.talk
    if connection.scalar(sql.select(chat.c.id).where(chat.c.id == message, chat.c.table_id == table_id)) is None:
        return False
    connection.execute(INSERT_REPORT, {"line": message, "reporter": person, "at": now()})
    return True


def _speaker(table: Table, person: str | None) -> tuple[int | None, str]:
    seat = table.seat_of(person)
    if seat is not None:
        return seat, table.chairs[seat].name or ""
    raise NotSeated("Only players at this table can write messages.")


def _readable(text: str | None) -> str:
    words = (text or "").strip()
    if not readable(words):
        raise BadText("A message must be one readable line.")
    return words


def _message(row: sql.Row[tuple[object, ...]]) -> Spoken:
    found = row._mapping
    return Spoken(
        id=found["id"],
        who=speaker_id(found["owner"]),
        seat=found["seat"],
        name=found["name"],
        phrase=cast("Phrase | None", found["phrase"]),
        text=found["words"],
        at=datetime_of(found["at"]),
    )
