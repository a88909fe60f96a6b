"""Announcements: all open pages show a text of the operator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import partial

import pytest
import sqlalchemy as sql

from matchwood.server.admin import announcements
from matchwood.server.admin.announcements import AnnouncementBroadcast, OperatorAnnouncements
from matchwood.server.protocol.errors import NotFound
from matchwood.server.storage import schema
from tests.server.answers import Json, content
from tests.server.conftest import Person, ServerThread
from tests.server.in_process import Watcher
from tests.support.waiting import wait_until_async

MINUTE = timedelta(minutes=1)
OPERATOR = "root"


@pytest.fixture(autouse=True)
def quick_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcements, "INTERVAL_SECONDS", 0.05)


@pytest.fixture
def operator(engine: sql.Engine) -> OperatorAnnouncements:
    return OperatorAnnouncements(engine)


def test_open_and_new_pages_get_the_announcement_until_the_operator_withdraws_it(
    operator: OperatorAnnouncements, start_server: Callable[..., ServerThread], guest: Callable[..., Person]
) -> None:
    ada = guest(start_server().address)

    def asked() -> Json | None:
        found: Json | None = content(ada.http.get("/api/announcement"))["announcement"]
        return found

    with ada.line() as line:
        line.everything_so_far()
        operator.announce("Upgrade", 30 * MINUTE, 60 * MINUTE, OPERATOR)
        heard = line.hear_type("announcement")["announcement"]
        assert heard["text"] == "Upgrade"
        assert heard["starts"] < heard["ends"]
        assert asked() == heard
        with ada.line() as later:
            assert later.hear_type("announcement")["announcement"] == heard
        operator.clear(OPERATOR)
        assert line.hear_type("announcement")["announcement"] is None
    assert asked() is None


def have_heard(pages: Sequence[Watcher], count: int) -> bool:
    return all(len(page.heard) == count for page in pages)


async def test_every_server_of_a_deployment_sends_a_changed_announcement_once(
    operator: OperatorAnnouncements, engine: sql.Engine
) -> None:
    servers = AnnouncementBroadcast(engine), AnnouncementBroadcast(engine)
    pages = Watcher(), Watcher()
    for server, page in zip(servers, pages, strict=True):
        server.join(page)
    for count, text in enumerate(("Upgrade", "Upgrade", "Later"), 1):
        operator.announce(text, None, count * MINUTE, OPERATOR)
        await wait_until_async(partial(have_heard, pages, count))
    assert [message["announcement"]["text"] for message in pages[0].heard] == ["Upgrade", "Upgrade", "Later"]
    servers[0].leave(pages[0])
    operator.clear(OPERATOR)
    await wait_until_async(lambda: pages[1].heard[-1]["announcement"] is None and servers[0].current is None)
    assert len(pages[0].heard) == 3
    for server in servers:
        await server.close()


def test_an_announcement_ends_after_the_maintenance(operator: OperatorAnnouncements, engine: sql.Engine) -> None:
    announcement = operator.announce("Upgrade", 30 * MINUTE, 60 * MINUTE, OPERATOR)
    assert announcement.starts is not None
    assert announcement.ends - announcement.starts == timedelta(hours=1)
    assert operator.current() == announcement
    with engine.begin() as connection:
        connection.execute(schema.announcements.update().values(ends=1))
    assert operator.current() is None


def test_the_operator_cannot_withdraw_an_announcement_twice(operator: OperatorAnnouncements) -> None:
    announcement = operator.announce("Upgrade", None, MINUTE, OPERATOR)
    assert announcement.starts is None
    assert operator.clear(OPERATOR) == announcement
    with pytest.raises(NotFound, match="no announcement"):
        operator.clear(OPERATOR)


def test_announcements_are_recorded(operator: OperatorAnnouncements, engine: sql.Engine) -> None:
    operator.announce("Upgrade", None, MINUTE, OPERATOR)
    operator.clear(OPERATOR)
    actions = schema.operator_actions
    with engine.connect() as connection:
        stored = connection.execute(sql.select(actions.c.action, actions.c.reason, actions.c.by).order_by(actions.c.id)).all()
    assert list(map(tuple, stored)) == [("announce", "Upgrade", OPERATOR), ("clear-announcement", None, OPERATOR)]
