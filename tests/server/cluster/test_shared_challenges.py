"""A challenge and a continued game at two servers with one database."""

from __future__ import annotations

import pytest

from matchwood.server.protocol.branch_messages import NewBranch
from matchwood.server.protocol.challenge_messages import AcceptChallenge
from matchwood.server.protocol.errors import Embargoed
from matchwood.server.services import Services
from matchwood.server.table.commands.votes import Resign
from matchwood.server.tables.room import Room
from tests.server.in_process import ADA, make_move, start_table
from tests.support.optional import not_none
from tests.support.waiting import wait_until_async


async def finished_game(services: Services) -> Room:
    room = await start_table(services.tables, 1, bots=1, game="the_match")
    while room.table.state == "playing":
        await wait_until_async(lambda: ADA in not_none(room.table.game).owing or room.table.state == "over")
        if room.table.state == "playing" and room.table.forced_move() is None:
            await make_move(services.tables, room, ADA)
    return room


async def test_all_servers_hide_a_game_from_a_friend_who_plays_its_deals(here: Services, there: Services) -> None:
    room = await finished_game(here)
    made = await here.challenges.create(room.table.id, "ada")
    assert (await there.challenges.create(room.table.id, "ada")).id == made.id
    accepted = [await server.challenges.accept(made.id, AcceptChallenge("Bea"), "bea") for server in (there, here)]
    assert accepted[0].table.id == accepted[1].table.id
    for server in (here, there):
        with pytest.raises(Embargoed):
            await server.tables.record(room.table.id, "bea")
        assert (await server.challenges.get(made.id, "bea")).games == ()
    await there.tables.commands.run(accepted[0], Resign("bea"))
    await wait_until_async(lambda: accepted[1].table.state == "ended")
    assert await here.tables.record(room.table.id, "bea") == await there.tables.record(room.table.id, "ada")
    for server in (here, there):
        for person in ("ada", "bea"):
            assert len((await server.challenges.get(made.id, person)).games) == 2


async def test_a_game_that_continues_at_one_server_is_listed_at_the_other(here: Services, there: Services) -> None:
    room = await finished_game(here)
    finished = await here.branches.finished_game(room.table.id, "ada")
    branch = await here.branches.create(finished, NewBranch(6, ADA, "Ada", key="k"), "ada", "an address")
    again = await there.branches.create(finished, NewBranch(6, ADA, "Ada", key="k"), "ada", "an address")
    assert branch.table.id == again.table.id
    (listed,) = await there.branches.branches_of("ada", room.table.id)
    assert (listed.table, listed.event, listed.seat) == (branch.table.id, 6, ADA)
