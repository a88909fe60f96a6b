"""Ratings at a table that is open at two servers of a house."""

from __future__ import annotations

from collections.abc import Callable

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.protocol.messages import NewTable, TakeSeat
from matchwood.server.services import Services
from tests.stories import Browser
from tests.waiting import until


def test_who_sits_down_at_one_server_shows_at_the_other_how_well_they_play(two_servers: Callable[..., None]) -> None:
    async def story(here: Services, there: Services) -> None:
        accounts = Accounts(here.log.engine)
        for name in ("ada", "bea"):
            await accounts.sign_up(name, "correct horse", name)
        wim = Browser("wim")
        room = await here.tables.create(NewTable("matchmaster", 3, "Ada"), "ada")
        await there.tables.watch(wim, room.table.id, 0)
        await here.tables.sit(room, TakeSeat("Bea"), "bea")
        await until(lambda: [bool(seat["standing"]) for seat in wim.heard[-1].get("seats", [])] == [True, True, False])
        accounts.close()

    two_servers(story)
