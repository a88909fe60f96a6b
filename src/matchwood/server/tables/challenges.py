"""The service for challenges: friends play the deals of a finished game, and then both people compare their games."""

from __future__ import annotations

import contextlib

from matchwood.server.compute.replays import Replays
from matchwood.server.protocol.challenge_messages import AcceptChallenge, Challenge
from matchwood.server.protocol.errors import CannotChallenge, Newer, NotFound, NotOver, Unreadable
from matchwood.server.storage.challenges import ChallengeStore, StoredChallenge
from matchwood.server.storage.reported_names import NamedPerson, ReportedNames
from matchwood.server.table.disclosure import disclosed_record
from matchwood.server.table.start import deals_hash
from matchwood.server.table.table import Table
from matchwood.server.tables.challenge_tables import (
    challenge_creation_event,
    challenger_seat,
    compared_game,
    player_of,
    shown_player,
    table_id_of,
)
from matchwood.server.tables.creation import new_id
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from matchwood.server.util.clock import datetime_of, now

MAX_GAMES_PER_CHALLENGE = 50
"""The maximum number of games of a challenge, because the challenger's page loads all of them."""
ENDED = ("over", "ended")


class GameChallenges:
    """Creates, shows and accepts challenges. All methods raise NotFound for unknown challenges."""

    def __init__(self, store: ChallengeStore, names: ReportedNames, tables: Tables, replays: Replays) -> None:
        self._store, self._names, self._tables, self._replays = store, names, tables, replays

    async def create(self, table_id: str, person: str) -> Challenge:
        """Create a challenge from a finished game, or return the existing one. Raises the errors of `challenger_seat`."""
        table = (await self._tables.visible_room(table_id, person)).table
        challenger_seat(table, person)
        return await self._show(await self._store.add(new_id(), table_id, person), person)

    async def challenges_of(self, table_id: str, person: str | None) -> list[Challenge]:
        """Return the challenge that this person created from the game of a table, or an empty list."""
        found = None if person is None else await self._store.of_table(table_id, person)
        return [] if found is None else [await self._show(found, person)]

    async def get(self, challenge_id: str, person: str | None) -> Challenge:
        """Return a challenge as this person may see it."""
        return await self._show(await self._find(challenge_id), person)

    async def accept(self, challenge_id: str, request: AcceptChallenge, person: str) -> Room:
        """Create the table at which this person plays the challenge, or return the existing one.

        Raises CannotChallenge and BadName.
        """
        challenge = await self._find(challenge_id)
        if challenge.owner == person:
            raise CannotChallenge("This is your own challenge. Send its link to a friend.")
        first = await self._first(challenge)
        games = await self._store.games(challenge_id)
        table_id, deals = table_id_of(challenge_id, person), deals_hash(first.about)
        if len(games) >= MAX_GAMES_PER_CHALLENGE and all(game.owner != person for game in games):
            raise CannotChallenge(f"This challenge has already been accepted {MAX_GAMES_PER_CHALLENGE} times.")
        created = challenge_creation_event(challenge_id, first, challenger_seat(first, challenge.owner), request, person)
        assert deals is not None
        await self._store.add_game(challenge_id, table_id, person, deals)  # first, because it starts the embargo
        return await self._tables.open_from(created, person, table_id)

    async def replay(self, challenge_id: str, table_id: str, person: str | None, address: str) -> bytes:
        """Return a `Replay` message about a game that this person may compare. Raises NotOver if the person may not compare the
        game yet.
        """
        challenge = await self._find(challenge_id)
        table = next((table for _, table in await self._comparable(challenge, person) if table.id == table_id), None)
        if table is None:
            raise NotOver("You can compare the games when you have finished yours.")
        return await self._replays.replay(table_id, disclosed_record(table, now()), address)

    async def report_name(self, challenge_id: str, name: str, person: str) -> None:
        """Report a name that this person sees at a challenge to the operator. Raises NotFound if the person sees no such name."""
        challenge = await self._find(challenge_id)
        games = await self._comparable(challenge, person) or [(challenge.owner, await self._first(challenge))]
        players = {NamedPerson(owner, player_of(table, owner).name or "") for owner, table in games if owner != person}
        people = [each for each in players - await self._names.hidden(owner for owner, _ in games) if each.name == name]
        if not people:
            raise NotFound("This challenge does not show this name.")
        await self._names.report(people, person)

    async def _find(self, challenge_id: str) -> StoredChallenge:
        challenge = await self._store.find(challenge_id)
        if challenge is None:
            raise NotFound("This challenge does not exist, or was deleted.")
        return challenge

    async def _first(self, challenge: StoredChallenge) -> Table:
        """Return the table of the challenger. The error does not contain the ID of this table."""
        try:
            return (await self._tables.room(challenge.table_id)).table
        except NotFound:
            raise NotFound("This challenge does not exist, or was deleted.") from None

    async def _show(self, challenge: StoredChallenge, person: str | None) -> Challenge:
        first = await self._first(challenge)
        seat = challenger_seat(first, challenge.owner)
        yours, games = person == challenge.owner, await self._comparable(challenge, person)
        hidden = await self._names.hidden([challenge.owner, *(owner for owner, _ in games)])
        name, face = shown_player(first.chairs[seat], challenge.owner, hidden)
        own = None if person is None else table_id_of(challenge.id, person)
        played = [game.table_id for game in await self._store.games(challenge.id)]
        return Challenge(
            id=challenge.id,
            game=first.about.game,
            players=first.about.players,
            options=first.about.options,
            seat=seat,
            name=name,
            face=face,
            names=tuple(name if each == seat else chair.name or "" for each, chair in enumerate(first.chairs)),
            levels=tuple(chair.level for chair in first.chairs),
            created=datetime_of(challenge.at).replace(microsecond=0),
            timed=first.about.origin is None,
            yours=yours,
            table=challenge.table_id if yours else own if own in played else None,
            games=tuple(
                compared_game(table, owner, person, hidden, first=number == 0) for number, (owner, table) in enumerate(games)
            ),
        )

    async def _comparable(self, challenge: StoredChallenge, person: str | None) -> list[tuple[str, Table]]:
        """Return the players and tables of the games that a person may compare, first that of the challenger.

        The challenger may compare the finished games of all friends. A friend who has finished may compare the two games: the own
        one and the challenger's.
        """
        if person is None:
            return []
        compared = []
        for game in await self._store.games(challenge.id):
            if person in (challenge.owner, game.owner):
                table = await self._finished(game.table_id)
                if table is not None:
                    compared.append((game.owner, table))
        if not compared and person != challenge.owner:
            return []
        return [(challenge.owner, await self._first(challenge)), *compared]

    async def _finished(self, table_id: str) -> Table | None:
        with contextlib.suppress(NotFound, Newer, Unreadable):
            table = (await self._tables.room(table_id)).table
            return table if table.state in ENDED else None
        return None
