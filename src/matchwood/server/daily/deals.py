"""The sealed deals of all days in the database."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

import msgspec
import sqlalchemy as sql

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.server.daily.games import BOT_LEVEL, DAILY_GAMES
from matchwood.server.protocol.values import Setting
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions

DAYS_AHEAD = 7
"""The number of days for which seals are published in advance."""

INSERT_DEAL = sql.text(
    "INSERT INTO daily_deals (day, game, players, options, level, secret) "
    "VALUES (:day, :game, :players, :options, :level, :secret) ON CONFLICT DO NOTHING"
)


class Deal(NamedTuple):
    """The deal of a game on a day. The secret decides all cards, so the server may not show it before its disclosure."""

    day: date
    game: str
    players: int
    options: dict[str, Setting]
    level: str
    secret: str

    @property
    def seal(self) -> str:
        """The hash of the secret, which is public from the start."""
        return matchwood.seal_of(self.secret)


def seal_days(connection: sql.Connection, days: Iterable[date]) -> None:
    """Draw and store a secret for each game on these days. Secrets that are already stored stay."""
    rows = [
        {
            "day": day.isoformat(),
            "game": game.key,
            "players": game.players,
            "options": msgspec.json.encode(spec_of(game.key).checked_options(game.options, game.players)).decode(),
            "level": BOT_LEVEL,
            "secret": matchwood.new_secret(),
        }
        for day in days
        for game in DAILY_GAMES
    ]
    if rows:
        connection.execute(INSERT_DEAL, rows)


def deals_between(connection: sql.Connection, first: date, last: date) -> list[Deal]:
    """Return the deals of these days, in order."""
    deals = schema.daily_deals
    query = sql.select(deals).where(deals.c.day.between(first.isoformat(), last.isoformat())).order_by(deals.c.day)
    found = [_deal(row) for row in connection.execute(query)]
    order = {game.key: number for number, game in enumerate(DAILY_GAMES)}
    return sorted(found, key=lambda deal: (deal.day, order.get(deal.game, len(order)), deal.game))


class Deals:
    """Seals the deals of the next days, and reads stored deals from the database."""

    def __init__(self, store: Transactions) -> None:
        self._store = store
        self._sealed_until = date.min

    async def seal_until(self, today: date) -> None:
        """Store the secrets from today until `DAYS_AHEAD` days later, if they are missing."""
        last = today + timedelta(days=DAYS_AHEAD)
        if last > self._sealed_until:
            days = [today + timedelta(days=number) for number in range(DAYS_AHEAD + 1)]
            await self._store.in_transaction(lambda connection: _seal_missing(connection, days))
            self._sealed_until = last

    async def between(self, first: date, last: date) -> list[Deal]:
        """Return the deals of these days, in order."""
        return await self._store.in_transaction(lambda connection: deals_between(connection, first, last))


def _seal_missing(connection: sql.Connection, days: Iterable[date]) -> None:
    deals = schema.daily_deals
    stored = set(connection.execute(sql.select(deals.c.day).distinct()).scalars())
    seal_days(connection, [day for day in days if day.isoformat() not in stored])


def _deal(row: sql.Row[tuple[object, ...]]) -> Deal:
    found = row._mapping
    options = msgspec.json.decode(found["options"], type=dict[str, Setting])
    return Deal(date.fromisoformat(found["day"]), found["game"], found["players"], options, found["level"], found["secret"])
