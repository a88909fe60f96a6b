"""The caller of an HTTP request about an account."""

from __future__ import annotations

import contextlib
import ipaddress
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import Cookie

from matchwood.errors import MatchwoodError
from matchwood.server.accounts.accounts import Accounts
from matchwood.server.accounts.messages import Access, Confirmation, Me
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.accounts.user_agent import parse_user_agent
from matchwood.server.accounts.webauthn import Visit
from matchwood.server.daily.service import Daily
from matchwood.server.http.rate_limiter import RateLimiter, address_of
from matchwood.server.identity import (
    COOKIE,
    SESSION,
    Holder,
    cleared_cookies,
    hash_token,
    identify_browser,
    make_cookie,
    new_token,
    signed_in,
)
from matchwood.server.protocol.errors import NoPasskeys, NotSignedIn
from matchwood.server.protocol.names import folded


class AccountContext(NamedTuple):
    """A request about an account, with the account service and the rate limiter."""

    request: Request[Any, Any, Any]
    accounts: Accounts
    rate_limiter: RateLimiter
    daily: Daily

    @property
    def holder(self) -> Holder:
        """The caller's session. Raises `NotSignedIn` if the caller has no session."""
        holder = signed_in(self.request)
        if holder is None:
            raise NotSignedIn("You are not signed in.")
        return holder

    async def require_account(self) -> StoredAccount:
        """Return the caller's account. Raises `NotSignedIn` if the caller has no session."""
        return await self.accounts.account_of(self.holder)

    async def confirm(self, data: Confirmation) -> StoredAccount:
        """Check the password or passkey, and return the caller's account."""
        account = await self.require_account()
        if data.passkey is not None:
            return await self.accounts.confirm_with_passkey(account, data.passkey, self.visit()[0])
        await self.count_password(account.name)
        return await self.accounts.confirm_with_password(account, data.password)

    async def count_password(self, name: str) -> None:
        """Count an attempt to enter a password. Raises `TooMany` if the caller exceeds the limit."""
        await self.rate_limiter.check_password(address_of(self.request), folded(name))

    async def access(self) -> Access:
        """Return the sign-in methods and sessions of the caller's account."""
        return await self.accounts.access(await self.require_account(), self.holder.session, self._site())

    async def sign_in_new(self, account: StoredAccount) -> Response[Me]:
        """Sign the caller in to a new account. If the caller signs out later, the browser becomes a new guest."""
        before, token = identify_browser(self.request)[0], new_token(self.request)
        cookies = [await self._sign_in(account), make_cookie(self.request, COOKIE, token)]
        for person in {account.owner, before}:
            await self._share_attempts(person, hash_token(token))
        return Response(Me(await self.accounts.own_account(account)), cookies=cookies, status_code=201)

    async def sign_in(self, account: StoredAccount) -> Response[Me]:
        """Sign the caller in to this account."""
        me, cookie = Me(await self.accounts.own_account(account)), await self._sign_in(account)
        await self._share_attempts(account.owner, identify_browser(self.request)[0])
        return Response(me, cookies=[cookie], status_code=200)

    def sign_out(self) -> Response[Me]:
        """Remove the session cookie from the browser."""
        return Response(Me(None), cookies=cleared_cookies(self.request), status_code=200)

    def visit(self) -> tuple[Visit, list[Cookie]]:
        """Return the browser's identity and new cookies. Raises `NoPasskeys` unless the page uses HTTPS or localhost."""
        origin = self.request.headers.get("origin")
        if origin is None:
            raise NoPasskeys("Only browsers can use passkeys. This request has no Origin header.")
        site = self._site()
        if _is_ip_address(site):
            raise NoPasskeys("Passkeys need a host name or localhost. Open the server by its name, not by its IP address.")
        if urlsplit(origin).scheme != "https" and site != "localhost" and not site.endswith(".localhost"):
            raise NoPasskeys("Passkeys need https:// or localhost. They do not work with http:// in a network.")
        browser, cookies = identify_browser(self.request)
        return Visit(browser, site, origin.lower()), cookies

    def device_name(self) -> str:
        """Return a name for the caller's passkey, from the `User-Agent` header."""
        browser = parse_user_agent(self.request.headers.get("user-agent", ""))
        return browser.system or browser.name or "Passkey"

    async def _sign_in(self, account: StoredAccount) -> Cookie:
        token, replaced = secrets.token_urlsafe(32), signed_in(self.request)
        user_agent = parse_user_agent(self.request.headers.get("user-agent", ""))
        await self.accounts.sessions.create(account, hash_token(token), user_agent, replaced.session if replaced else None)
        return make_cookie(self.request, SESSION, token)

    async def _share_attempts(self, owner: str, browser: str) -> None:
        with contextlib.suppress(MatchwoodError):  # the page of the day tries again
            await self.daily.link_browser(owner, browser)

    def _site(self) -> str:
        try:
            return urlsplit(f"//{self.request.headers.get('host', '')}").hostname or ""
        except ValueError:
            return ""


def _is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return not host
    return True
