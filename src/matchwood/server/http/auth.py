"""How somebody with an account is known: by a cookie beside that of the browser, which counts again after signing out."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Coroutine
from typing import Any

from litestar import Request
from litestar.handlers import BaseRouteHandler

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.http.rate_limiter import ALWAYS_OPEN
from matchwood.server.identity import HOLDER, NOBODY, SESSION, Connection, caller, cookie, hash_token, is_unsigned, signed_in
from matchwood.server.protocol.errors import Busy, NotSignedIn
from matchwood.server.util.tasks import cancel_all

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


async def authenticate(connection: Connection, handler: BaseRouteHandler) -> None:
    """Look up whose account the caller has, or whether they are a guest. Pages and files are the same for everybody.

    Programs with a token have no account. Raises NotSignedIn if theirs was that of somebody who signed up with it.
    """
    if not connection.scope["path"].startswith(("/api/", "/live")) or handler.opt.get(ALWAYS_OPEN):
        return
    token, program = cookie(connection, SESSION), "authorization" in connection.headers
    if TOKEN.fullmatch(token) and not program:
        connection.scope["state"][HOLDER] = await _accounts(connection).sessions.holder_of(hash_token(token))
    if await _is_signed_out(connection):
        if program:
            raise NotSignedIn("Somebody signed up with this token, so it is worth nothing any more. Take a new one.")
        connection.scope["state"][NOBODY] = True


async def _is_signed_out(connection: Connection) -> bool:
    """Whether the caller is known no more by the token that they bring: they signed up since, or this server never gave it out."""
    guest = caller(connection)
    if guest is None or signed_in(connection) is not None:
        return False
    guests, cookies = _accounts(connection).guests, connection.app.state.cookies
    return await guests.has_signed_up(guest) or (is_unsigned(connection) and not await guests.sat_before(guest, cookies.made))


async def wait_for_sign_out(connection: Connection) -> None:
    """Wait until whoever opened this connection is known no more: signed out, or a guest who signed up."""
    accounts, holder, person = _accounts(connection), signed_in(connection), caller(connection)
    while person is not None:
        await accounts.connections.wait_for_change(holder.account if holder else person, holder.session if holder else None)
        with contextlib.suppress(Busy):
            known = await accounts.sessions.holder_of(holder.session) if holder else not await accounts.guests.has_signed_up(person)
            if not known:
                return
    await asyncio.Future()


async def run_while_signed_in(request: Request[Any, Any, Any], waiting: Coroutine[Any, Any, None]) -> None:
    """Wait for this, but not longer than the caller is known; and then look again who it is. Raises NotSignedIn as above."""
    tasks = [asyncio.create_task(work, name="somebody who waits") for work in (waiting, wait_for_sign_out(request))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await cancel_all(*tasks)
    await authenticate(request, request.route_handler)


def _accounts(connection: Connection) -> Accounts:
    """The accounts of this server. A guard is given nothing, so it has to ask for them."""
    accounts: Accounts = connection.app.state.services.accounts
    return accounts
