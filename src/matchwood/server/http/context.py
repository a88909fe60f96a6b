"""Whoever calls about an account: which one is theirs, how they prove it, and how they are known from then on."""

from __future__ import annotations

import ipaddress
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import Cookie

from matchwood.server.accounts.accounts import Accounts
from matchwood.server.accounts.messages import Access, Confirmation, Me
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.accounts.user_agent import parse_user_agent
from matchwood.server.accounts.webauthn import Visit
from matchwood.server.http.rate_limiter import RateLimiter, address_of
from matchwood.server.identity import (
    COOKIE,
    SESSION,
    Holder,
    browser_of,
    cleared_cookies,
    cookie_with,
    hash_token,
    new_token,
    signed_in,
)
from matchwood.server.protocol.errors import NoPasskeys, NotSignedIn
from matchwood.server.protocol.names import folded


class AccountContext(NamedTuple):
    """The caller, and the accounts of which one may be theirs."""

    request: Request[Any, Any, Any]
    accounts: Accounts
    rate_limiter: RateLimiter

    @property
    def holder(self) -> Holder:
        """The caller, who is signed in. Raises NotSignedIn."""
        holder = signed_in(self.request)
        if holder is None:
            raise NotSignedIn("You are not signed in.")
        return holder

    async def require_account(self) -> StoredAccount:
        """The account that the caller is signed in to. Raises NotSignedIn."""
        return await self.accounts.account_of(self.holder)

    async def confirm(self, data: Confirmation) -> StoredAccount:
        """The caller's account, once its password was given again or one of its passkeys used.

        Raises ChallengeOver, NoPasskeys, NotSignedIn, TooMany, WrongPasskey, WrongPassword.
        """
        account = await self.require_account()
        if data.passkey is not None:
            return await self.accounts.confirm_with_passkey(account, data.passkey, self.visit()[0])
        await self.rate_limiter.check_password(address_of(self.request), folded(account.name))
        return await self.accounts.confirm_with_password(account, data.password)

    async def access(self) -> Access:
        """How the caller gets into their account. Raises NotSignedIn."""
        return await self.accounts.access(await self.require_account(), self.holder.session, self._site())

    async def sign_in_new(self, account: StoredAccount) -> Response[Me]:
        """Sign the caller in to the account that they just made. Whoever uses this browser after signing out is somebody else."""
        cookies = [await self._sign_in(account), cookie_with(self.request, COOKIE, new_token(self.request))]
        return Response(Me(await self.accounts.own_account(account)), cookies=cookies, status_code=201)

    async def sign_in(self, account: StoredAccount) -> Response[Me]:
        """Sign the caller in to the account that they proved to be theirs."""
        me = Me(await self.accounts.own_account(account))
        return Response(me, cookies=[await self._sign_in(account)], status_code=200)

    def sign_out(self) -> Response[Me]:
        """Let the caller's browser forget the account that it was signed in to."""
        return Response(Me(None), cookies=cleared_cookies(self.request), status_code=200)

    def visit(self) -> tuple[Visit, list[Cookie]]:
        """Where the calling browser is, and the cookie by which a newcomer is known until its answer. Raises NoPasskeys.

        Passkeys count for one host's name, and browsers know them over safe lines only. That the origin is this server's own is
        made sure of for every call; who stands behind a proxy is told by its Host.
        """
        origin = self.request.headers.get("origin")
        if origin is None:
            raise NoPasskeys("Passkeys are for browsers: this call names no Origin.")
        site = self._site()
        if _is_address(site):
            raise NoPasskeys(
                "Passkeys need a server with a name: open it by that, or as localhost, not by the numbers of an address."
            )
        if urlsplit(origin).scheme != "https" and site != "localhost" and not site.endswith(".localhost"):
            raise NoPasskeys("Passkeys need https:// or localhost; over http:// on a network there are none.")
        browser, cookies = browser_of(self.request)
        return Visit(browser, site, origin.lower()), cookies

    def device_name(self) -> str:
        """What a new passkey of the caller is called until they call it otherwise."""
        browser = parse_user_agent(self._browser())
        return browser.system or browser.name or "Passkey"

    async def _sign_in(self, account: StoredAccount) -> Cookie:
        """Sign the caller in, instead of whoever was signed in here; the cookie that says so from now on."""
        token, before = secrets.token_urlsafe(32), signed_in(self.request)
        await self.accounts.sessions.create(
            account, hash_token(token), parse_user_agent(self._browser()), before.session if before else None
        )
        return cookie_with(self.request, SESSION, token)

    def _browser(self) -> str:
        return self.request.headers.get("user-agent", "")

    def _site(self) -> str:
        """The host's name, under which passkeys are kept."""
        try:
            return urlsplit(f"//{self.request.headers.get('host', '')}").hostname or ""
        except ValueError:
            return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return not host
    return True
