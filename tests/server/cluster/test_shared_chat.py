"""Chat between people at different servers, with reports, and without Redis for some time."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sql

from matchwood.server.chat import deletion_broadcast
from matchwood.server.chat.moderation import Reports
from matchwood.server.protocol.chat_messages import Say
from matchwood.server.protocol.errors import NotFound, Silenced
from matchwood.server.protocol.messages import NewTable
from matchwood.server.services import Services
from matchwood.server.storage.database import open_database
from matchwood.server.table.commands.seats import Sit
from matchwood.server.tables.room import Room
from tests.server.in_process import Watcher
from tests.support.waiting import wait_until_async


async def test_a_message_arrives_once_at_both_servers_and_can_be_reported_at_each(here: Services, there: Services) -> None:
    room, same, bea = await both_open(here, there)
    for key in ("first", "second", "first"):
        await here.chat.say(room, Say(key, phrase="hello") if key == "first" else Say(key, text="nice to see you"), "ada")
    await wait_until_async(lambda: len(said(bea)) == 2)
    assert [(line["phrase"], line["text"]) for line in said(bea)] == [("hello", None), (None, "nice to see you")]
    answer = await there.chat.say(same, Say("third", text="you too"), "bea")
    again = await there.chat.say(same, Say("fourth", phrase="thanks"), "ada")  # Ada is now connected to the other server
    assert {line["who"] for line in said(bea)[:2]} == {again.who}, "a muted person is muted at every server"
    assert answer.who != again.who
    await there.chat.report(same, said(bea)[0]["id"], "bea")
    await here.chat.report(room, said(bea)[0]["id"], "bea")
    with pytest.raises(NotFound):
        await there.chat.report(same, 10**6, "bea")
    with here.log.engine.connect() as connection:
        assert connection.scalar(sql.text("SELECT count(*) FROM reports")) == 1


async def test_the_operator_handles_reports_of_all_servers(here: Services, there: Services) -> None:
    room, same, _ = await both_open(here, there)
    said = [(await here.chat.say(room, Say(words, text=words), "ada")).id for words in ("kind", "rude")]
    for line in said:
        await there.chat.report(same, line, "bea")
    reports = Reports(here.log.engine)
    assert [report.reporters for report in reports.find(False, 10)[0]] == [("Bea",), ("Bea",)]
    reports.settle(said[:1])
    for days in (2, 1):
        reports.silence(said[1:], days)
    reports.delete_messages(said[1:])
    with pytest.raises(Silenced):
        await there.chat.say(same, Say("again", phrase="hello"), "ada")
    reports.unsilence(said[1:])
    await there.chat.say(same, Say("again", phrase="hello"), "ada")
    assert [report.line.number for report in reports.find(True, 10)[0]] == said[:1]
    assert reports.find(False, 10) == ([], 0)
    assert [line.text for line in await there.chat.messages(room.table.id)] == ["kind", None]


@pytest.fixture
def checking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion_broadcast, "INTERVAL_SECONDS", 0.05)


@pytest.mark.usefixtures("checking_often")
async def test_a_message_that_the_operator_deletes_disappears_at_both_servers(here: Services, there: Services) -> None:
    room, same, bea = await both_open(here, there)
    ada = Watcher("ada")
    await here.tables.watch(ada, room.table.id, 0)
    line = (await here.chat.say(room, Say("rude", text="rude"), "ada")).id
    await there.chat.report(same, line, "bea")
    operator = open_database(here.log.engine.url.render_as_string(hide_password=False))
    Reports(operator).delete_messages([line])
    operator.dispose()
    gone = {"type": "unsaid", "table": room.table.id, "line": line}
    await wait_until_async(lambda: all(gone in watcher.heard for watcher in (ada, bea)))


async def test_messages_that_were_sent_without_redis_arrive_at_both_servers(here: Services, there: Services, live: Any) -> None:
    room, same, bea = await both_open(here, there)
    ada = Watcher("ada")
    await here.tables.watch(ada, room.table.id, 0)
    await here.chat.say(room, Say("before", phrase="hello"), "ada")
    await wait_until_async(lambda: len(said(bea)) == 1)
    live.kill()
    await here.chat.say(room, Say("one", text="are you there?"), "ada")
    assert said(ada)[-1]["text"] == "are you there?", "the server of the sender needs no Redis"
    await there.chat.say(same, Say("two", text="yes"), "bea")
    await wait_until_async(lambda: here.cluster_sync.is_connected is False)
    assert await here.health.check() == ("postgresql", False), "healthy, but without the other servers"
    await wait_until_async(lambda: len(said(bea)) == len(said(ada)) == 3)  # both servers read the log regularly
    live.start()
    await here.chat.say(room, Say("three", phrase="thanks"), "ada")
    await wait_until_async(lambda: len(said(bea)) == len(said(ada)) == 4)
    assert said(ada) == said(bea)
    await wait_until_async(lambda: here.cluster_sync.is_connected is True)  # the other server may have been quicker
    assert await here.health.check() == ("postgresql", True)


async def test_a_person_who_opens_a_table_gets_no_old_message_and_each_new_one_once(
    here: Services, there: Services, live: Any
) -> None:
    room = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada")
    await here.chat.say(room, Say("old", phrase="hello"), "ada")
    with here.log.engine.begin() as connection:
        connection.execute(sql.text("UPDATE talk SET at = at - 60000"))
    bea = Watcher("bea")
    await there.tables.watch(bea, room.table.id, 0)
    await here.chat.say(room, Say("new", phrase="moment"), "ada")
    await wait_until_async(lambda: bool(said(bea)))
    assert [line["phrase"] for line in said(bea)] == ["moment"]
    assert len(await there.chat.messages(room.table.id)) == 2


async def test_a_message_arrives_although_a_later_one_was_stored_first(here: Services, there: Services) -> None:
    room, same, bea = await both_open(here, there)
    with here.log.engine.begin() as connection:  # as a slow server does
        connection.execute(
            sql.text(
                "INSERT INTO talk (table_id, at, owner, key, seat, name, phrase) "
                "VALUES (:table, :at, 'ada', 'slow', 0, 'Ada', 'hello')"
            ),
            {"table": room.table.id, "at": 10**13},
        )
        await there.chat.say(same, Say("quick", phrase="thanks"), "bea")
    assert [line["phrase"] for line in said(bea)] == ["thanks"]
    here.cluster_sync.chat_changed(room)
    await wait_until_async(lambda: len(said(bea)) == 2)
    assert [line["phrase"] for line in said(bea)] == ["thanks", "hello"]


async def both_open(here: Services, there: Services) -> tuple[Room, Room, Watcher]:
    """Return the rooms of a table that Ada has open at one server and Bea at the other, and the watcher of Bea."""
    room, bea = await here.tables.create(NewTable("matchmaster", 2, "Ada"), "ada"), Watcher("bea")
    same = await there.tables.watch(bea, room.table.id, 0)
    await here.tables.commands.run(room, Sit("bea", "Bea"))
    await wait_until_async(lambda: same.table.number == 2)
    return room, same, bea


def said(watcher: Watcher) -> list[Any]:
    return [message["line"] for message in watcher.heard if message["type"] == "said"]
