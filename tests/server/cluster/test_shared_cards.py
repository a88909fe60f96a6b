"""Card sharing between a player and a spectator at different servers."""

from __future__ import annotations

import pytest

from matchwood.server.protocol.errors import HasLooked
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.table.commands.card_sharing import LookAtCards, ShowCards
from matchwood.server.table.commands.seats import Sit
from tests.server.in_process import Watcher
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


async def test_a_spectator_sees_cards_that_a_player_at_another_server_shares(here: Services, there: Services) -> None:
    wim, ada = Watcher("wim"), Watcher("ada")
    room = await here.tables.create(NewTable("matchmaster", 2, "Ada", bots=1, takeover=True, showing=True), "ada")
    await here.tables.watch(ada, room.table.id, 0)
    same = await there.tables.watch(wim, room.table.id, 0)
    await here.tables.commands.run(room, ShowCards("ada", True))
    await there.tables.commands.run(same, LookAtCards("wim", 0))
    tables = [said["table"] for said in wim.heard if said["type"] == "table"]  # the bot may have moved later
    assert tables[-1]["view"]["seat"] == 0
    await wait_until_async(lambda: any(said.get("seats", [{}])[0].get("lookers") == 1 for said in ada.heard))
    with pytest.raises(HasLooked):
        await here.tables.commands.run(room, Sit("wim", "Wim", 1))
    await here.tables.commands.run(room, ShowCards("ada", False))
    await wait_until_async(lambda: same.table.number == room.table.number)
    assert not_none(same.view_of("wim").view).seat is None
