"""A move that is taken back by agreement of people at different servers of a house."""

from __future__ import annotations

from collections.abc import Callable

from matchwood.server.protocol.messages import Answer, RetractMove
from matchwood.server.services import Services
from tests.server.tables.passing import PEOPLE, a_pass, on_turn
from tests.stories import Browser
from tests.waiting import until


def test_two_servers_agree_on_what_was_asked_and_answered(two_servers: Callable[..., None]) -> None:
    async def story(here: Services, there: Services) -> None:
        room, leader, mover = await a_pass(here.tables)
        last, browser = on_turn(room), Browser(PEOPLE[leader])
        same = await there.tables.watch(browser, room.table.id, 0)
        number = await here.tables.take_back(room, RetractMove("one"), PEOPLE[mover])
        await until(lambda: bool((browser.heard[-1].get("undo") or {}).get("asked")))
        await there.tables.answer_undo(same, Answer(number, True), PEOPLE[leader])
        await here.tables.answer_undo(room, Answer(number, True), PEOPLE[last])
        await until(lambda: same.table.number == room.table.number)
        assert (on_turn(room), on_turn(same)) == (mover, mover)
        assert (room.view_of("ada").undo, same.view_of("ada").undo) == (None, None)

    two_servers(story)
