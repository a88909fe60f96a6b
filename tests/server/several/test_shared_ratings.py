"""Ratings at a table that is open at two servers of a house."""

from __future__ import annotations

from collections.abc import Callable

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.club.tables import Tables
from matchwood.server.messages import NewTable, TakeSeat
from tests.stories import Browser
from tests.waiting import until


def test_who_sits_down_at_one_server_shows_at_the_other_how_well_they_play(two_servers: Callable[..., None]) -> None:
    async def story(here: Tables, there: Tables) -> None:
        accounts = Accounts(here._log.engine)
        for name in ("ada", "bea"):
            await accounts.sign_up(name, "correct horse", name)
        wim = Browser("wim")
        room = await here.create(NewTable("matchmaster", 3, "Ada"), "ada")
        await there.watch(wim, room.table.id, 0)
        await here.sit(room, TakeSeat("Bea"), "bea")
        await until(lambda: [bool(seat["standing"]) for seat in wim.heard[-1].get("seats", [])] == [True, True, False])
        accounts.close()

    two_servers(story)
