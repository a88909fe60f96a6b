"""What people at a table say to each other. It is kept, but it is no part of the game: no event, not in the record.

Whoever sits at the table speaks; everybody who may watch listens. Watchers do not speak, so that
nobody is told what they see.
"""

from __future__ import annotations

import hashlib
import logging
import math
from typing import cast

import sqlalchemy as sql

from matchwood.server.chat.bans import silenced_until
from matchwood.server.protocol.errors import BadText, NotFound, NotSeated, Silenced
from matchwood.server.protocol.live_messages import Said
from matchwood.server.protocol.messages import Phrase, Say, Spoken
from matchwood.server.protocol.text import readable
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.table.table import Table
from matchwood.server.tables.room import Room
from matchwood.server.util.clock import datetime_of, now
from matchwood.server.util.signal import Signal

logger = logging.getLogger(__name__)

SHOWN_MESSAGES = 100
"""How many lines somebody who comes is shown."""

OVERLAP = 100
"""Of two servers that write a line at the same time, the one with the greater number may be done first: so far one looks back."""

LINES_KEPT = 500
"""Lines that are kept of one table, the newest, beside those that were reported."""
DAYS_KEPT, DAY_MS = 365, 86_400_000
"""Days for which a line is kept that was not reported."""
OLD_LINES_AT_ONCE = 20
"""The oldest lines of all tables that are looked at with each line that is said, to see whether they are too old."""

SAY = sql.text(
    "INSERT INTO talk (table_id, at, owner, key, seat, name, phrase, words) "
    "VALUES (:table_id, :at, :owner, :key, :seat, :name, :phrase, :words) ON CONFLICT DO NOTHING"
)
REPORT = sql.text("INSERT INTO reports (line, reporter, at) VALUES (:line, :reporter, :at) ON CONFLICT DO NOTHING")


class Chat:
    """The talk at all tables. Raises Busy when the database does not answer."""

    def __init__(self, engine: sql.Engine) -> None:
        self.said = Signal[Room]()
        self._store = Transactions(engine, "the talk", "What you said could not be stored just now. Please try again.")

    async def say(self, room: Room, wish: Say, person: str | None) -> Spoken:
        """Say this at the table; asked twice under one key, it is said once. Raises NotSeated, BadText, Silenced."""
        seat, name = _speaker(room.table, person)
        words = None if wish.phrase is not None else _check(wish.text)
        row = {
            "table_id": room.table.id, "at": now(), "owner": person, "key": wish.key,
            "seat": seat, "name": name, "phrase": wish.phrase, "words": words,
        }  # fmt: skip
        said = await self._store.in_transaction(lambda connection: _insert(connection, row))
        await self.broadcast_new(room)
        self.said.publish(room)
        return said

    async def broadcast_new(self, room: Room) -> None:
        """Tell everybody at the table what was said since they heard something last."""
        async with room.chat_lock:
            known = max(room.sent_chat, default=0) - OVERLAP
            for line in await self.messages(room.table.id, known):
                if line.id not in room.sent_chat and line.at >= room.loaded_at:  # who came later has asked for all before
                    room.sent_chat.add(line.id)
                    room.broadcast_chat(Said(room.table.id, line))
            room.sent_chat = {line for line in room.sent_chat if line > known}

    async def messages(self, table_id: str, after: int | None = None) -> list[Spoken]:
        """What was said last at this table, or all after that line; the oldest first."""
        return await self._store.in_transaction(lambda connection: _messages(connection, table_id, after))

    async def report(self, room: Room, line: int, person: str) -> None:
        """Tell the host of the server about a line. Raises NotFound."""
        if not await self._store.in_transaction(lambda connection: _report(connection, room.table.id, line, person)):
            raise NotFound("Nobody said that at this table.")
        logger.warning("a line of talk was reported", extra={"about": {"table": room.table.id, "line": line}})


def may_read(table: Table, person: str | None) -> bool:
    """Whether this person may hear what is said at the table."""
    return table.may_watch(person) or (table.state == "open" and table.host == person)


def speaker_id(person: str) -> str:
    """The `who` of a person's lines: it names them without saying who they are."""
    return hashlib.sha256(f"talk {person}".encode()).hexdigest()[:16]


def _insert(connection: sql.Connection, row: dict[str, object]) -> Spoken:
    chat, person = schema.talk, str(row["owner"])
    until = silenced_until(connection, person)
    if until is not None:
        raise Silenced(datetime_of(until), math.ceil((until - now()) / 1_000))
    connection.execute(SAY, row)
    _delete_old(connection, str(row["table_id"]))
    same = (chat.c.table_id == row["table_id"]) & (chat.c.owner == person) & (chat.c.key == row["key"])
    return _message(connection.execute(sql.select(chat).where(same)).one())


def _delete_old(connection: sql.Connection, table_id: str) -> None:
    """Delete what is too much of this table, and some of what is too old at any."""
    chat = schema.talk
    unreported = chat.c.id.not_in(sql.select(schema.reports.c.line))
    newest = sql.select(chat.c.id).where(chat.c.table_id == table_id).order_by(chat.c.id.desc())
    last = connection.scalar(newest.offset(LINES_KEPT).limit(1))
    if last is not None:
        connection.execute(chat.delete().where(chat.c.table_id == table_id, chat.c.id <= last, unreported))
    oldest = connection.execute(sql.select(chat.c.id, chat.c.at).where(unreported).order_by(chat.c.id).limit(OLD_LINES_AT_ONCE))
    old = [line.id for line in oldest if line.at < now() - DAYS_KEPT * DAY_MS]
    if old:
        connection.execute(chat.delete().where(chat.c.id.in_(old)))


def _messages(connection: sql.Connection, table_id: str, after: int | None) -> list[Spoken]:
    chat = schema.talk
    query = sql.select(chat).where(chat.c.table_id == table_id, chat.c.id > (after or 0))
    return [_message(row) for row in connection.execute(query.order_by(chat.c.id.desc()).limit(SHOWN_MESSAGES))][::-1]


def _report(connection: sql.Connection, table_id: str, line: int, person: str) -> bool:
    chat = schema.talk
    if connection.scalar(sql.select(chat.c.id).where(chat.c.id == line, chat.c.table_id == table_id)) is None:
        return False
    connection.execute(REPORT, {"line": line, "reporter": person, "at": now()})
    return True


def _speaker(table: Table, person: str | None) -> tuple[int | None, str]:
    seat = table.seat_of(person)
    if seat is not None:
        return seat, table.chairs[seat].name or ""
    raise NotSeated("Only those who sit at the table talk there.")


def _check(text: str | None) -> str:
    words = (text or "").strip()
    if not readable(words):
        raise BadText("Say something that can be read, in one line.")
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
