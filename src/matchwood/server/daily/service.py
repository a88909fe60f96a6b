"""The service for the deals of the day: it starts attempts, and shows days to people."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial

from matchwood.server.daily import account_linking, archive, attempts, disclosure
from matchwood.server.daily.attempts import Attempt, Player
from matchwood.server.daily.deals import Deal, Deals, deals_between
from matchwood.server.daily.games import game_of_the_day
from matchwood.server.daily.schedule import closing_time, state_of
from matchwood.server.daily.table_creation import daily_creation_event
from matchwood.server.protocol.daily_messages import DailyArchive, DailyCalendar, DailyDeals, DailyRanking
from matchwood.server.protocol.errors import Busy, NotFound, NotOver
from matchwood.server.protocol.names import readable_name
from matchwood.server.protocol.values import Pace
from matchwood.server.storage.transactions import Transactions
from matchwood.server.table.commands.seats import PassSeat
from matchwood.server.tables.creation import new_id
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from matchwood.server.util.clock import datetime_of, now
from matchwood.server.util.days import day_at, end_of, start_of

MAX_TRIES = 3
"""How often a server tries to start an attempt that another request starts at the same time."""


class Daily:
    """Starts attempts at the deals of the day, and shows days to people."""

    def __init__(self, store: Transactions, tables: Tables) -> None:
        self._store, self._tables = store, tables
        self.deals = Deals(store)

    async def today(self, ids: Sequence[str]) -> DailyDeals:
        """Return the deals of today, with the attempts of these IDs."""
        return await self.day(day_at(now()), ids)

    async def day(self, day: date, ids: Sequence[str]) -> DailyDeals:
        """Return the deals of a day. The first ID is the caller, the others belong to the same browser. Raises `NotFound`."""
        await self.seal_days()
        state = state_of(day)
        deals = await self._store.in_transaction(
            lambda connection: disclosure.visible_deals(connection, _existing(deals_between(connection, day, day)), ids, state)
        )
        starts, ends, closes = map(datetime_of, (start_of(day), end_of(day), closing_time(day)))
        return DailyDeals(day.isoformat(), state, starts, ends, closes, game_of_the_day(day), tuple(deals))

    async def ranking(self, day: date, game: str, ids: Sequence[str]) -> DailyRanking:
        """Return the ranking of a deal and the caller's decisions. Raises `NotFound`."""
        deal = await self.deal(day, game)
        return await self._store.in_transaction(lambda connection: disclosure.visible_ranking(connection, deal, ids, state_of(day)))

    async def report_name(self, day: date, game: str, name: str, ids: Sequence[str]) -> None:
        """Report a name in the ranking of a deal to the operator. The first ID is the caller. Raises `NotFound`."""
        deal = await self.deal(day, game)
        await self._store.in_transaction(lambda connection: disclosure.report_name(connection, deal, name, ids, state_of(day)))

    async def archive(self, before: date | None, owner: str | None) -> DailyArchive:
        """Return past days before a day, with the ranks of this person."""
        last = min(before or date.max, day_at(now()))
        return await self._store.in_transaction(lambda connection: archive.archive_of(connection, last, owner))

    async def calendar(self, owner: str) -> DailyCalendar:
        """Return the days on which this person finished an attempt, and the streaks."""
        return await self._store.in_transaction(lambda connection: archive.calendar_of(connection, owner, day_at(now())))

    async def find_attempt(self, day: date, game: str, ids: Sequence[str]) -> Attempt | None:
        """Return the attempt of these IDs, or None."""
        return await self._store.in_transaction(lambda connection: attempts.attempt_of(connection, day, game, ids))

    async def start(self, day: date, game: str, player: Player, pace: Pace) -> Room:
        """Return the table of the player's attempt. Create the table if the player has made no attempt yet.

        Raises `NotFound` if there is no such deal, and `NotOver` if people cannot start attempts at this time.
        """
        deal = await self.deal(day, game)
        player = player._replace(name=readable_name(player.name))
        for _ in range(MAX_TRIES):
            found = await self.find_attempt(day, game, player.ids)
            if found is not None:
                return await self._table_of(deal, found, pace)
            if state_of(day) != "open":
                raise NotOver("People can make attempts at this deal only on its day. You can practise when the day is over.")
            started = await self._store.in_thread(partial(self._start, deal, player))
            if started is not None:
                return await self._table_of(deal, started, pace)
        raise Busy("The attempt could not be started. Please try again.")

    async def link_browser(self, owner: str, browser: str) -> None:
        """Give the attempts of a browser's guest to the account that signed in.

        Afterwards neither the account nor the browser can start a second attempt at the same deal.
        """
        today = day_at(now())
        days = [day for day in (today - timedelta(days=1), today) if state_of(day) != "over"]
        if owner == browser:
            return
        for table_id in await self._store.in_transaction(lambda each: account_linking.attempts_to_move(each, days, owner, browser)):
            with contextlib.suppress(NotFound):  # the start was interrupted, and the next one creates the table
                await self._tables.commands.run(await self._tables.room(table_id), PassSeat(owner, browser))
        await self._store.in_transaction(lambda connection: account_linking.link_browser(connection, days, owner, browser))

    async def practise(self, day: date, game: str, player: Player, pace: Pace) -> Room:
        """Return a new table for practice with a deal that the player has finished, or whose cards are public.

        Raises `NotOver` if the player may not see the cards yet.
        """
        deal = await self.deal(day, game)
        found = await self.find_attempt(day, game, (player.owner,))
        if state_of(day) != "over" and (found is None or found.outcome != "finished"):
            raise NotOver("You can practise after you have finished your attempt, or when the day is over.")
        created = daily_creation_event(deal, player.owner, readable_name(player.name), player.face, pace, counts=False)
        return await self._tables.open_from(created, player.owner, new_id())

    async def deal(self, day: date, game: str) -> Deal:
        """Return the deal of a game on a day. Raises `NotFound`."""
        await self.seal_days()
        found = await self.deals.between(day, day)
        return next(iter(_existing([deal for deal in found if deal.game == game])))

    async def seal_days(self) -> None:
        """Store the secrets of today and of the days ahead, if they are missing."""
        await self.deals.seal_until(day_at(now()))

    def _start(self, deal: Deal, player: Player) -> Attempt | None:
        with self._store.engine.connect() as connection:
            started = attempts.start_attempt(connection, deal, player, new_id(), now())
            if started is not None:  # else the transaction is rolled back, because the person has an attempt
                connection.commit()
        return started

    async def _table_of(self, deal: Deal, attempt: Attempt, pace: Pace) -> Room:
        """Return the table of an attempt. The server that stored the attempt may have stopped before creating the table."""
        try:
            return await self._tables.room(attempt.table_id)
        except NotFound:
            created = daily_creation_event(deal, attempt.owner, attempt.name or "", attempt.face, pace, counts=True)
            return await self._tables.open_from(created, attempt.owner, attempt.table_id)


def _existing(deals: list[Deal]) -> list[Deal]:
    if not deals:
        raise NotFound("There is no deal of this day.")
    return deals
