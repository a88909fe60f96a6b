"""Practice with the deal of the day after the own attempt."""

from __future__ import annotations

import pytest

from matchwood.server.protocol.errors import NotOver
from matchwood.server.services import Services
from matchwood.server.table.commands.undo import RequestUndo
from tests.server.daily.players import makes_one_move, plays, plays_on, practises, resigns, sees, settled, starts


async def test_a_player_practises_the_same_cards_and_the_result_does_not_count(services: Services) -> None:
    attempt = await plays(services, "ada")
    before = await settled(services, "ada")
    room = await practises(services, "ada")
    assert room.table.about.deals == attempt.table.about.deals
    await plays_on(services, room, choose=9)
    other = await plays(services, "bea")
    await settled(services, "bea")
    assert other.table.id != room.table.id
    deal = await sees(services, "ada")
    assert (deal.started, deal.finished) == (2, 2)
    assert deal.own is not None
    assert (deal.own.table, deal.own.points) == (before.table, before.points)


async def test_a_practice_game_hides_the_secret_until_the_day_is_over(services: Services) -> None:
    await plays(services, "ada")
    await settled(services, "ada")
    room = await practises(services, "ada")
    await plays_on(services, room)
    assert "secret" not in await services.tables.record(room.table.id, "ada")


async def test_a_player_can_take_moves_back_in_practice(services: Services) -> None:
    await plays(services, "ada")
    await settled(services, "ada")
    room = await practises(services, "ada")
    await makes_one_move(services, room)
    await services.tables.commands.run(room, RequestUndo("ada", "undo"))


async def test_a_player_cannot_practise_before_the_attempt_is_finished(services: Services) -> None:
    with pytest.raises(NotOver):
        await practises(services, "ada")
    room = await starts(services, "ada")
    with pytest.raises(NotOver):
        await practises(services, "ada")
    await resigns(services, room)
    await settled(services, "ada")
    with pytest.raises(NotOver):
        await practises(services, "ada")
