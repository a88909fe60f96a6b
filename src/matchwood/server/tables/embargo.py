"""The embargo: a person who still plays a challenge may not see other games with its deals."""

from __future__ import annotations

from matchwood.server.protocol.errors import Embargoed
from matchwood.server.storage.challenges import ChallengeStore
from matchwood.server.table.start import deals_hash
from matchwood.server.table.table import Table


class Embargo:
    """Hides games from people who still play the same deals in a challenge."""

    def __init__(self, store: ChallengeStore) -> None:
        self._store = store

    async def check(self, table: Table, person: str | None) -> None:
        """Raise `Embargoed` if this person may not see the table yet.

        Only two kinds of tables can share the deals of a challenge: finished games, and tables with an origin. The check skips all
        others.
        """
        deals = deals_hash(table.about)
        origin = table.about.origin
        if person is None or deals is None or (origin is None and table.state not in ("over", "ended")):
            return
        if await self._store.plays_elsewhere(person, deals, table.id, table.id if origin is None else origin.subject):
            raise Embargoed("You are playing the same cards in a challenge. You can see this game when you have finished.")
