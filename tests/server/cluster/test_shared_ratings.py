"""Ratings at a table that is open at two servers."""

from __future__ import annotations

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.table.commands.seats import Sit
from tests.server.in_process import Watcher
from tests.support.waiting import wait_until_async


async def test_a_spectator_sees_the_rating_of_a_player_who_took_a_seat_at_another_server(here: Services, there: Services) -> None:
    accounts = Accounts(here.log.engine)
    for name in ("ada", "bea"):
        await accounts.sign_up(name, "correct horse", name)
    wim = Watcher("wim")
    room = await here.tables.create(NewTable("matchmaster", 3, "Ada"), "ada")
    await there.tables.watch(wim, room.table.id, 0)
    await here.tables.commands.run(room, Sit("bea", "Bea"))
    await wait_until_async(lambda: [bool(seat["standing"]) for seat in wim.heard[-1].get("seats", [])] == [True, True, False])
    accounts.close()
