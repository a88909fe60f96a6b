"""How somebody with an account is known: by a cookie beside that of the browser, which counts again after signing out."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Coroutine
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from matchwood.server.accounts.accounts import accounts_of
from matchwood.server.accounts.browsers import roughly
from matchwood.server.accounts.memory import Known
from matchwood.server.accounts.messages import Me
from matchwood.server.edge.doorkeeper import ALWAYS_OPEN
from matchwood.server.errors import Busy, NotSignedIn
from matchwood.server.identity import COOKIE, HOLDER, NOBODY, Connection, caller, given, hashed, new_token, signed_in, unsigned
from matchwood.server.tasks import stop

SESSION = "matchwood_account"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


async def recognised(connection: Connection, handler: BaseRouteHandler) -> None:
    """Look up whose account the caller has, or whether they are a guest. Pages and files are the same for everybody.

    Programs with a token have no account. Raises NotSignedIn if theirs was that of somebody who signed up with it.
    """
    if not connection.scope["path"].startswith(("/api/", "/live")) or handler.opt.get(ALWAYS_OPEN):
        return
    token, program = connection.cookies.get(SESSION, ""), "authorization" in connection.headers
    if TOKEN.fullmatch(token) and not program:
        connection.scope["state"][HOLDER] = await accounts_of(connection).sessions.holder(hashed(token))
    if await _is_nobody(connection):
        if program:
            raise NotSignedIn("Somebody signed up with this token, so it is worth nothing any more. Take a new one.")
        connection.scope["state"][NOBODY] = True


async def _is_nobody(connection: Connection) -> bool:
    """Whether the caller is known no more by the token that they bring: they signed up since, or this server never gave it out."""
    guest = caller(connection)
    if guest is None or signed_in(connection) is not None:
        return False
    guests, cookies = accounts_of(connection).guests, connection.app.state.cookies
    return await guests.has_left(guest) or (unsigned(connection) and not await guests.sat_before(guest, cookies.made))


async def welcomed(request: Request[Any, Any, Any], account: Known) -> Response[Me]:
    """Sign the caller in to the account that they just made. Whoever uses this browser after signing out is somebody else."""
    cookies = [await _signed(request, account), given(request, COOKIE, new_token(request))]
    return Response(Me(await accounts_of(request).own_account(account)), cookies=cookies, status_code=201)


async def known_again(request: Request[Any, Any, Any], account: Known) -> Response[Me]:
    """Sign the caller in to the account that they proved to be theirs."""
    me = Me(await accounts_of(request).own_account(account))
    return Response(me, cookies=[await _signed(request, account)], status_code=200)


def guest_again(request: Request[Any, Any, Any]) -> Response[Me]:
    """Let the caller's browser forget the account that it was signed in to."""
    return Response(Me(None), cookies=[given(request, SESSION, "")], status_code=200)


async def no_longer_known(connection: Connection) -> None:
    """Wait until whoever opened this connection is known no more: signed out, or a guest who signed up."""
    accounts, holder, person = accounts_of(connection), signed_in(connection), caller(connection)
    while person is not None:
        await accounts.passes.called(holder.account if holder else person, holder.session if holder else None)
        with contextlib.suppress(Busy):
            known = await accounts.sessions.holder(holder.session) if holder else not await accounts.guests.has_left(person)
            if not known:
                return
    await asyncio.Future()


async def while_known(request: Request[Any, Any, Any], waiting: Coroutine[Any, Any, None]) -> None:
    """Wait for this, but not longer than the caller is known; and then look again who it is. Raises NotSignedIn as above."""
    tasks = [asyncio.create_task(work, name="somebody who waits") for work in (waiting, no_longer_known(request))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await stop(*tasks)
    await recognised(request, request.route_handler)


async def _signed(request: Request[Any, Any, Any], account: Known) -> Cookie:
    """Sign the caller in, instead of whoever was signed in here; the cookie that says so from now on."""
    token, before = secrets.token_urlsafe(32), signed_in(request)
    browser = roughly(request.headers.get("user-agent", ""))
    await accounts_of(request).sessions.begin(account, hashed(token), browser, before.session if before else None)
    return given(request, SESSION, token)
