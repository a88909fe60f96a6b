"""The authentication of callers."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Coroutine
from typing import Any

from litestar import Request
from litestar.handlers import BaseRouteHandler

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.http.rate_limiter import WITHOUT_LIMITS, address_of
from matchwood.server.identity import (
    HOLDER,
    SESSION,
    TOKEN_REJECTED,
    Connection,
    caller,
    cookie,
    hash_token,
    is_unsigned,
    signed_in,
)
from matchwood.server.protocol.errors import Busy, NotSignedIn
from matchwood.server.util.tasks import cancel_all

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


async def authenticate(connection: Connection, handler: BaseRouteHandler) -> None:
    """Find the account of a caller. Raises `NotSignedIn` if a program sends a guest token that is no longer valid."""
    if not connection.scope["path"].startswith(("/api/", "/live")) or handler.opt.get(WITHOUT_LIMITS):
        return
    token, program = cookie(connection, SESSION), "authorization" in connection.headers
    if TOKEN.fullmatch(token) and not program:
        connection.scope["state"][HOLDER] = await _accounts(connection).sessions.holder_of(hash_token(token))
    if await _is_signed_out(connection):
        if program:
            raise NotSignedIn("This token is no longer valid, because its owner signed up. Use a new one.")
        connection.scope["state"][TOKEN_REJECTED] = True


async def refuse_banned(connection: Connection, handler: BaseRouteHandler) -> None:
    """Raise `Banned` if the operator has banned the caller of an HTTP request. The pages themselves stay available."""
    if connection.scope["path"].startswith("/api/") and not handler.opt.get(WITHOUT_LIMITS):
        connection.app.state.services.bans.check(address_of(connection), caller(connection))


async def _is_signed_out(connection: Connection) -> bool:
    """Return whether the caller's guest token is no longer valid."""
    guest = caller(connection)
    if guest is None or signed_in(connection) is not None:
        return False
    guests, cookies = _accounts(connection).guests, connection.app.state.cookies
    return await guests.has_signed_up(guest) or (is_unsigned(connection) and not await guests.sat_before(guest, cookies.made))


async def wait_for_sign_out(connection: Connection) -> None:
    """Wait until the caller signs out, or until a guest signs up."""
    accounts, holder, person = _accounts(connection), signed_in(connection), caller(connection)
    while person is not None:
        await accounts.connections.wait_for_change(holder.account if holder else person, holder.session if holder else None)
        with contextlib.suppress(Busy):
            valid = await accounts.sessions.holder_of(holder.session) if holder else not await accounts.guests.has_signed_up(person)
            if not valid:
                return
    await asyncio.Future()


async def run_while_signed_in(request: Request[Any, Any, Any], waiting: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine, but cancel it if the caller signs out. Check again at its end."""
    tasks = [asyncio.create_task(work, name="long poll") for work in (waiting, wait_for_sign_out(request))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await cancel_all(*tasks)
    await authenticate(request, request.route_handler)


def _accounts(connection: Connection) -> Accounts:
    accounts: Accounts = connection.app.state.services.accounts  # guards have no dependencies
    return accounts
