"""A move that players at different servers agree to undo."""

from __future__ import annotations

from matchwood.server.services import Services
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from tests.server.in_process import PEOPLE, Watcher
from tests.server.tables.undo import current_seat, start_with_a_pass
from tests.support.waiting import wait_until_async


async def test_players_at_two_servers_can_agree_on_an_undo(here: Services, there: Services) -> None:
    room, leader, mover = await start_with_a_pass(here.tables)
    last, browser = current_seat(room), Watcher(PEOPLE[leader])
    same = await there.tables.watch(browser, room.table.id, 0)
    number = await here.tables.commands.run(room, RequestUndo(PEOPLE[mover], "one"))
    await wait_until_async(lambda: bool((browser.heard[-1].get("undo") or {}).get("asked")))
    await there.tables.commands.run(same, AnswerUndo(PEOPLE[leader], number, True))
    await here.tables.commands.run(room, AnswerUndo(PEOPLE[last], number, True))
    await wait_until_async(lambda: same.table.number == room.table.number)
    assert (current_seat(room), current_seat(same)) == (mover, mover)
    assert (room.view_of("ada").undo, same.view_of("ada").undo) == (None, None)
