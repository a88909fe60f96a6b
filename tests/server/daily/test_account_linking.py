"""One attempt for each account and each browser, also after a sign-up or a sign-in."""

from __future__ import annotations

from typing import Any

import pytest

from matchwood.server.protocol.errors import NotSeated
from matchwood.server.services import Services
from tests.server.daily.players import GAME, plays, plays_on, resigns, sees, settled, starts, today
from tests.support.optional import not_none


async def own(services: Services, *ids: str) -> Any:
    deals = (await services.daily.day(today(), ids)).deals
    return next(deal.own for deal in deals if deal.game == GAME)


async def test_an_account_continues_the_attempt_that_its_browser_started(services: Services) -> None:
    room = await starts(services, "guest")
    await services.daily.link_browser("account", "guest")
    assert await starts(services, "account", browser="guest") is room
    assert (await own(services, "account", "guest")).state == "playing"
    await plays_on(services, room)
    assert (await settled(services, "account")).state == "finished"
    assert (await sees(services, "account")).started == 1
    await services.tables.record(room.table.id, "account")
    with pytest.raises(NotSeated):
        await services.tables.record(room.table.id, "guest")


async def test_an_account_gets_a_finished_attempt_with_its_rank(services: Services) -> None:
    room = await plays(services, "guest")
    await settled(services, "guest")
    await services.daily.link_browser("account", "guest")
    attempt = await own(services, "account", "guest")
    assert (attempt.state, attempt.rank) == ("finished", 1)
    await services.tables.record(room.table.id, "account")


async def test_a_sign_in_is_repeated_after_a_crash(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await starts(services, "guest")
    link = "matchwood.server.daily.account_linking.link_browser"

    def fail(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as crash:
        crash.setattr(link, fail)
        with pytest.raises(RuntimeError):
            await services.daily.link_browser("account", "guest")
    await services.daily.link_browser("account", "guest")
    assert (await own(services, "account")).state == "playing"
    assert room.table.seats_of("account") == (0,)


async def test_a_browser_has_no_second_attempt_after_a_sign_out(services: Services) -> None:
    room = await starts(services, "account", browser="guest")
    assert await starts(services, "guest") is room
    attempt = await own(services, "guest")
    assert (attempt.state, attempt.table) == ("elsewhere", None)
    assert (await sees(services, "account")).started == 1


async def test_a_browser_at_which_an_account_signs_in_has_no_second_attempt(services: Services) -> None:
    room = await starts(services, "account", browser="phone")
    await services.daily.link_browser("account", "laptop")
    assert await starts(services, "laptop") is room


async def test_an_account_keeps_its_own_attempt_and_the_browser_its_own(services: Services) -> None:
    of_account = await starts(services, "account", browser="phone")
    of_browser = await starts(services, "laptop")
    await services.daily.link_browser("account", "laptop")
    assert of_account.table.seats_of("account") == of_browser.table.seats_of("laptop") == (0,)
    assert (await own(services, "account")).table == of_account.table.id
    assert (await own(services, "laptop")).table == of_browser.table.id


async def test_an_attempt_that_was_quit_stays_quit(services: Services) -> None:
    room = await starts(services, "guest")
    await resigns(services, room)
    await settled(services, "guest")
    await services.daily.link_browser("account", "guest")
    assert await starts(services, "account", browser="guest") is room
    assert not_none(await own(services, "account", "guest")).state == "quit"
