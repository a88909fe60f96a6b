"""How somebody with an account is known: by a cookie beside that of the browser, which counts again after signing out."""

from __future__ import annotations

import re
import secrets

from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from matchwood.server.accounts.accounts import accounts_of
from matchwood.server.accounts.memory import Known
from matchwood.server.edge.calls import Caller
from matchwood.server.edge.doorkeeper import ALWAYS_OPEN
from matchwood.server.identity import HOLDER, Connection, given, hashed

SESSION = "matchwood_account"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


async def recognised(connection: Connection, handler: BaseRouteHandler) -> None:
    """Look up whose account the caller has. Pages and files are the same for everybody, programs with a token have none."""
    token = connection.cookies.get(SESSION, "")
    asked = connection.scope["path"].startswith(("/api/", "/live")) and not handler.opt.get(ALWAYS_OPEN)
    if asked and TOKEN.fullmatch(token) and "authorization" not in connection.headers:
        connection.scope["state"][HOLDER] = await accounts_of(connection).holder(hashed(token))


async def signed(request: Caller, account: Known) -> Cookie:
    """Sign the caller in; the cookie that says so from now on."""
    token = secrets.token_urlsafe(32)
    await accounts_of(request).begin(account, hashed(token))
    return given(request, SESSION, token)
