"""The service for branches: tables that people start from positions of finished games."""

from __future__ import annotations

import contextlib
from functools import partial

from matchwood.server.compute.replays import Replays
from matchwood.server.protocol.branch_messages import Branch, NewBranch
from matchwood.server.protocol.errors import Malformed, Newer, NotFound, Unreadable
from matchwood.server.protocol.names import readable_name
from matchwood.server.storage.branches import BranchStore
from matchwood.server.table.seating import check_level
from matchwood.server.table.table import Table
from matchwood.server.tables.branch_creation import FinishedGame, branch_creation_event
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables

LISTED_BRANCHES = 20


class Branches:
    """Creates and lists branches of finished games."""

    def __init__(self, store: BranchStore, tables: Tables, replays: Replays) -> None:
        self._store, self._tables, self._replays = store, tables, replays

    async def finished_game(self, table_id: str, person: str | None) -> FinishedGame:
        """Return the finished game of a table. Raises NotFound, and the errors of `Tables.finished`."""
        return FinishedGame.at_table(await self._tables.finished(table_id, person))

    async def uploaded_game(self, record_id: str) -> FinishedGame:
        """Return the game of an uploaded record. Raises NotFound."""
        return FinishedGame.of_record(record_id, await self._replays.uploaded_record(record_id))

    async def create(self, finished: FinishedGame, request: NewBranch, person: str, address: str) -> Room:
        """Create the table of a branch. Raises the errors of `branch_creation_event`."""
        readable_name(request.name)
        if request.level is not None:
            check_level(request.level)
        game = str(finished.record.get("game"))
        created = await self._replays.in_turn(game, address, partial(branch_creation_event, finished, request, person))
        table_id = await self._tables.id_for(person, request.key)
        await self._store.add(table_id, person, finished.subject)
        room = await self._tables.open_from(created, person, table_id)
        if room.table.about.origin != created.origin:
            raise Malformed("You used this key for another table. Use a new key for each table.", [table_id])
        return room

    async def branches_of(self, person: str | None, subject: str) -> list[Branch]:
        """Return the newest branches that this person started from a game, the newest first."""
        if person is None:
            return []
        branches = []
        for table_id in await self._store.tables_of(person, subject, LISTED_BRANCHES):
            with contextlib.suppress(NotFound, Newer, Unreadable):  # an operator may have deleted it
                branch = _described((await self._tables.room(table_id)).table, person)
                if branch is not None:
                    branches.append(branch)
        return branches


def _described(table: Table, person: str) -> Branch | None:
    origin, seat = table.about.origin, table.seat_of(person)
    if origin is None or origin.kind != "branch" or origin.event is None or origin.move is None:
        return None
    seat = next((place for place, chair in enumerate(table.about.chairs) if chair.kind == "person"), 0) if seat is None else seat
    result = None if table.game is None or table.game.result is None else table.game.result.to_dict()
    created = table.about.at.replace(microsecond=0)
    return Branch(table.id, origin.event, origin.move, seat, origin.other_cards, created, table.state, result)
