"""Cookies: over HTTPS no other host of the domain can set them, and cookies of the release before still count."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.support.waiting import TIMEOUT

HTTPS = {"x-forwarded-proto": "https"}
PASSWORD = "correct horse battery staple"
GUEST, SESSION = "matchwood", "matchwood_account"


class Browser:
    """A browser behind a proxy with HTTPS. A test can set its cookies."""

    def __init__(self, address: str) -> None:
        self.cookies: dict[str, str] = {}
        self._http = httpx.Client(base_url=address, headers=HTTPS, timeout=TIMEOUT)

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        self._http.cookies.clear()
        header = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}
        answer = self._http.request(method, path, headers=header, **more)
        for line in answer.headers.get_list("set-cookie"):
            name, _, rest = line.partition("=")
            value = rest.partition(";")[0]
            self.cookies[name] = value
            if "max-age=0" in rest.lower():
                del self.cookies[name]
        return answer

    def close(self) -> None:
        self._http.close()

    def account_name(self) -> str | None:
        account = self.request("GET", "/api/account").json()["account"]
        return account and str(account["name"])

    def signs_up(self, name: str) -> None:
        answer = self.request("POST", "/api/account/sign-up", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text

    def opens(self) -> str:
        answer = self.request("POST", "/api/tables", json={"game": "matchmaster", "players": 3, "name": "Ada"})
        return str(answer.json()["id"])

    @property
    def tables(self) -> list[str]:
        return [table["id"] for table in self.request("GET", "/api/tables").json()]


NewBrowser = Callable[[], Browser]


@pytest.fixture
def site(start_server: Any) -> str:
    return str(start_server(proxies=("127.0.0.1",)).address)


@pytest.fixture
def new_browser(site: str) -> Iterator[NewBrowser]:
    with ExitStack() as browsers:

        def browser() -> Browser:
            return browsers.enter_context(closing(Browser(site)))

        yield browser


def bound(name: str) -> str:
    return f"__Host-{name}"


def older(browser: Browser) -> Browser:
    """Give the browser the cookies of the release before."""
    browser.cookies = {name.removeprefix("__Host-"): value for name, value in browser.cookies.items()}
    return browser


def test_cookies_over_https_are_bound_to_the_host(new_browser: NewBrowser) -> None:
    ada = new_browser()
    answer = ada.request("GET", "/")
    assert set(ada.cookies) == {bound(GUEST)}
    [line] = answer.headers.get_list("set-cookie")
    assert {part.strip().lower() for part in line.split(";")} >= {"secure", "path=/", "httponly"}
    assert "domain" not in line.lower()
    assert answer.headers["strict-transport-security"] == "max-age=15552000"
    ada.signs_up("Ada")
    assert set(ada.cookies) == {bound(GUEST), bound(SESSION)}
    assert ada.account_name() == "Ada"
    ada.request("POST", "/api/account/sign-out")
    assert (set(ada.cookies), ada.account_name()) == ({bound(GUEST)}, None)


def test_cookies_over_http_have_plain_names(site: str) -> None:
    with httpx.Client(base_url=site) as client:
        answer = client.get("/")
        assert set(client.cookies) == {GUEST}
        assert "strict-transport-security" not in answer.headers


def test_a_browser_with_older_cookies_is_recognized_and_gets_new_ones(site: str, new_browser: NewBrowser) -> None:
    ada, guest = new_browser(), new_browser()
    guest.request("GET", "/")
    tables = [guest.opens()]
    assert older(guest).tables == tables
    ada.signs_up("Ada")
    assert older(ada).account_name() == "Ada"
    for browser in (ada, guest):
        browser.request("GET", "/")
    assert set(ada.cookies) == {GUEST, SESSION, bound(GUEST), bound(SESSION)}
    assert (ada.account_name(), guest.tables) == ("Ada", tables)
    with connect(
        site.replace("http", "ws") + "/live",
        additional_headers=HTTPS | {"cookie": "; ".join(f"{name}={value}" for name, value in ada.cookies.items())},
        open_timeout=TIMEOUT,
    ):
        pass


def test_a_browser_with_an_older_cookie_can_sign_up(new_browser: NewBrowser) -> None:
    ada = new_browser()
    ada.request("GET", "/")
    older(ada).signs_up("Ada")
    assert ada.account_name() == "Ada"


def test_a_cookie_that_another_host_has_set_does_not_count(new_browser: NewBrowser) -> None:
    eve, ada = new_browser(), new_browser()
    eve.request("GET", "/")
    eve.signs_up("Eve")
    eve.opens()
    ada.request("GET", "/")
    tables = [ada.opens()]
    ada.cookies |= {GUEST: eve.cookies[bound(GUEST)], SESSION: eve.cookies[bound(SESSION)]}
    assert (ada.account_name(), ada.tables) == (None, tables)
    ada.request("GET", "/")
    assert (ada.account_name(), ada.tables) == (None, tables)


def test_a_sign_out_deletes_the_older_cookie(new_browser: NewBrowser) -> None:
    ada = new_browser()
    ada.signs_up("Ada")
    older(ada).request("POST", "/api/account/sign-out")
    assert SESSION not in ada.cookies
    assert ada.account_name() is None
