"""Bans: the operator excludes an address or an account from the server for some time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from matchwood.server.accounts.profile import StoredAccount, delete_account
from matchwood.server.admin import bans
from matchwood.server.admin.bans import BanCheck, OperatorBans
from matchwood.server.protocol.errors import Banned, NotFound
from matchwood.server.storage import schema
from tests.server.accounts.people import signs_in, signs_up
from tests.server.answers import Json, refused
from tests.server.conftest import Line, Person, ServerThread
from tests.support.waiting import wait_until, wait_until_async

DAY = timedelta(days=1)
DAY_SECONDS, DAY_MS = 86_400, 86_400_000
OPERATOR = "root"
PROXY = "127.0.0.1"


@pytest.fixture(autouse=True)
def quick_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "INTERVAL_SECONDS", 0.05)


@pytest.fixture
def operator(engine: sql.Engine) -> OperatorBans:
    return OperatorBans(engine)


@pytest.fixture
def server(operator: OperatorBans, start_server: Callable[..., ServerThread]) -> ServerThread:
    """A server behind a proxy, so that each guest can have another address."""
    return start_server(proxies=[PROXY])


@pytest.fixture
def visitor(server: ServerThread, guest: Callable[..., Person]) -> Callable[[str], Person]:
    """Returns a guest who calls from this address."""

    def visit(address: str) -> Person:
        person = guest(server.address)
        person.http.headers["x-forwarded-for"] = address
        return person

    return visit


def is_banned(answer: httpx.Response) -> bool:
    return answer.status_code == 403 and answer.json()["error"]["code"] == "banned"


def test_a_banned_address_learns_the_end_of_the_ban_until_the_operator_lifts_it(
    operator: OperatorBans, visitor: Callable[[str], Person]
) -> None:
    rude, neighbour, other = map(visitor, ("2001:db8:1:2::7", "2001:db8:1:2:ffff::1", "2001:db8:1:3::7"))
    operator.ban("2001:db8:1:2::7", 7 * DAY, OPERATOR, "spam")
    wait_until(lambda: is_banned(rude.http.get("/api/tables")), "the server has read the ban")
    error: Json = refused(neighbour.http.get("/api/tables"), 403, "banned")
    assert 6 * DAY_SECONDS < error["retry_after"] <= 7 * DAY_SECONDS
    assert "UTC" in error["message"]
    assert "spam" not in error["message"]
    assert other.http.get("/api/tables").is_success
    assert rude.http.get("/api/live").is_success, "health checks do not depend on bans"
    operator.lift("2001:db8:1:2::/64", OPERATOR)
    wait_until(lambda: rude.http.get("/api/tables").is_success, "the server has read that the ban is lifted")


def test_the_open_connections_of_a_banned_account_are_closed(operator: OperatorBans, visitor: Callable[[str], Person]) -> None:
    rude, other = visitor("192.0.2.7"), visitor("192.0.2.7")
    signs_up(rude, "Rude")
    table = other.opens(players=2)
    with rude.watches(table) as line, other.watches(table) as unaffected:
        operator.ban("RUDE", DAY, OPERATOR)
        assert closing_problem(line)["code"] == "banned"
        assert other.http.get("/api/tables").is_success
        unaffected.everything_so_far()
    with rude.line() as line:
        assert 0 < closing_problem(line)["retry_after"] <= DAY_SECONDS
    assert is_banned(rude.http.get("/api/account"))
    signs_in(other, "Rude")
    assert is_banned(other.http.get("/api/account"))


def closing_problem(line: Line) -> Json:
    """Return the error that the server sends before it closes the connection."""
    error: Json = line.hear_type("problem")["error"]
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    return error


def test_the_operator_lists_replaces_and_lifts_bans(operator: OperatorBans) -> None:
    operator.ban("192.0.2.7", DAY, OPERATOR)
    operator.ban("::ffff:192.0.2.7", 3 * DAY, OPERATOR, "spam")
    operator.ban("2001:db8::1", 2 * DAY, OPERATOR)
    first, second = operator.current()
    assert (first.name, first.is_account) == ("2001:db8::/64", False)
    assert (second.name, second.reason, second.until - second.since) == ("192.0.2.7", "spam", 3 * DAY_MS)
    assert operator.lift("192.0.2.7", OPERATOR) == second
    assert operator.current() == [first]
    with pytest.raises(NotFound, match="is not banned"):
        operator.lift("192.0.2.7", OPERATOR)


@pytest.mark.parametrize("name", ["Nobody", "192.0.2.0/24", "192.0.2.300"])
def test_a_name_that_is_neither_an_account_nor_an_address_is_refused(operator: OperatorBans, name: str) -> None:
    with pytest.raises(NotFound, match="an address such as"):
        operator.ban(name, DAY, OPERATOR)


def test_a_ban_ends_after_its_time(operator: OperatorBans, engine: sql.Engine) -> None:
    operator.ban("192.0.2.7", DAY, OPERATOR)
    with engine.begin() as connection:
        connection.execute(schema.bans.update().values(until=1))
    assert operator.current() == []


def test_the_actions_of_the_operator_are_recorded(operator: OperatorBans, engine: sql.Engine) -> None:
    operator.ban("192.0.2.7", DAY, OPERATOR, "spam")
    operator.lift("192.0.2.7", OPERATOR)
    actions = schema.operator_actions
    with engine.connect() as connection:
        stored = connection.execute(sql.select(actions.c.action, actions.c.subject, actions.c.reason).order_by(actions.c.id)).all()
    assert list(map(tuple, stored)) == [("ban", "192.0.2.7", "spam"), ("unban", "192.0.2.7", None)]


def test_a_deleted_account_leaves_no_ban(operator: OperatorBans, engine: sql.Engine) -> None:
    account = StoredAccount(id="a", name="Rude", owner="owner", password=None, made=1)
    with engine.begin() as connection:
        connection.execute(schema.accounts.insert().values(account._asdict() | {"folded": "rude"}))
    operator.ban("Rude", DAY, OPERATOR)
    with engine.begin() as connection:
        delete_account(connection, account)
    assert operator.current() == []


async def test_every_server_of_a_deployment_obeys_a_ban(operator: OperatorBans, engine: sql.Engine) -> None:
    here, there = BanCheck(engine), BanCheck(engine)
    operator.ban("192.0.2.7", DAY, OPERATOR)

    async def obeys(server: BanCheck) -> None:
        with pytest.raises(Banned):
            await server.wait_for_ban("192.0.2.7", None)

    for server in (here, there):
        await obeys(server)
        server.check("192.0.2.8", None)
        await server.close()


async def test_a_server_keeps_the_bans_if_the_database_fails(
    operator: OperatorBans, engine: sql.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    operator.ban("192.0.2.7", DAY, OPERATOR)
    server, failures = BanCheck(engine), list[None]()
    with pytest.raises(Banned):
        await server.wait_for_ban("192.0.2.7", None)

    def fails(_: sql.Connection) -> dict[str, int]:
        failures.append(None)
        raise sql.exc.OperationalError("SELECT", {}, Exception("away"))

    monkeypatch.setattr(bans, "_ends", fails)
    await wait_until_async(lambda: len(failures) > 1)
    with pytest.raises(Banned):
        server.check("192.0.2.7", None)
    await server.close()
