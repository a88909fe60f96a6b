"""Over HTTPS cookies have names that no other host of the domain can set, and those of the release before still count."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.waiting import TIMEOUT

HTTPS = {"x-forwarded-proto": "https"}
PASSWORD = "correct horse battery staple"
GUEST, SESSION = "matchwood", "matchwood_account"


class Browser:
    """It comes through a proxy that speaks HTTPS, and sends the cookies that a test says."""

    def __init__(self, address: str) -> None:
        self.cookies: dict[str, str] = {}
        self._http = httpx.Client(base_url=address, headers=HTTPS, timeout=TIMEOUT)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask, and keep the cookies as a browser does."""
        self._http.cookies.clear()
        told = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}
        answer = self._http.request(method, path, headers=told, **more)
        for line in answer.headers.get_list("set-cookie"):
            name, _, rest = line.partition("=")
            value = rest.partition(";")[0]
            self.cookies[name] = value
            if "max-age=0" in rest.lower():
                del self.cookies[name]
        return answer

    def close(self) -> None:
        self._http.close()

    def known_as(self) -> str | None:
        account = self.ask("GET", "/api/account").json()["account"]
        return account and str(account["name"])

    def signs_up(self, name: str) -> None:
        answer = self.ask("POST", "/api/account/sign-up", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text

    def opens(self) -> str:
        answer = self.ask("POST", "/api/tables", json={"game": "matchmaster", "players": 3, "name": "Ada"})
        return str(answer.json()["id"])

    @property
    def tables(self) -> list[str]:
        return [table["id"] for table in self.ask("GET", "/api/tables").json()]


Comes = Callable[[], Browser]


@pytest.fixture
def site(start_server: Any) -> str:
    return str(start_server(proxies=("127.0.0.1",)).address)


@pytest.fixture
def comes(site: str) -> Iterator[Comes]:
    """Browsers that come to the site."""
    browsers: list[Browser] = []

    def one() -> Browser:
        browsers.append(Browser(site))
        return browsers[-1]

    yield one
    for browser in browsers:
        browser.close()


def safer(name: str) -> str:
    return f"__Host-{name}"


def older(browser: Browser) -> Browser:
    """The browser as it was after the release before."""
    browser.cookies = {name.removeprefix("__Host-"): value for name, value in browser.cookies.items()}
    return browser


def test_over_https_cookies_have_safer_names_and_browsers_stay_with_https(comes: Comes) -> None:
    ada = comes()
    answer = ada.ask("GET", "/")
    assert set(ada.cookies) == {safer(GUEST)}
    [line] = answer.headers.get_list("set-cookie")
    assert {part.strip().lower() for part in line.split(";")} >= {"secure", "path=/", "httponly"}
    assert "domain" not in line.lower()
    assert answer.headers["strict-transport-security"] == "max-age=15552000"
    ada.signs_up("Ada")
    assert set(ada.cookies) == {safer(GUEST), safer(SESSION)}
    assert ada.known_as() == "Ada"
    ada.ask("POST", "/api/account/sign-out")
    assert (set(ada.cookies), ada.known_as()) == ({safer(GUEST)}, None)


def test_over_plain_http_the_names_are_plain(site: str) -> None:
    with httpx.Client(base_url=site) as client:
        answer = client.get("/")
        assert set(client.cookies) == {GUEST}
        assert "strict-transport-security" not in answer.headers


def test_who_was_known_before_is_known_and_gets_the_safer_names(site: str, comes: Comes) -> None:
    ada, guest = comes(), comes()
    guest.ask("GET", "/")
    tables = [guest.opens()]
    assert older(guest).tables == tables
    ada.signs_up("Ada")
    assert older(ada).known_as() == "Ada"
    for browser in (ada, guest):
        browser.ask("GET", "/")
    assert set(ada.cookies) == {GUEST, SESSION, safer(GUEST), safer(SESSION)}
    assert (ada.known_as(), guest.tables) == ("Ada", tables)
    with connect(
        site.replace("http", "ws") + "/live",
        additional_headers=HTTPS | {"cookie": "; ".join(f"{name}={value}" for name, value in ada.cookies.items())},
        open_timeout=TIMEOUT,
    ):
        pass


def test_who_signs_in_with_an_older_cookie_of_the_browser_is_signed_in(comes: Comes) -> None:
    ada = comes()
    ada.ask("GET", "/")
    older(ada).signs_up("Ada")
    assert ada.known_as() == "Ada"


def test_a_cookie_that_another_host_of_the_domain_planted_does_not_count(comes: Comes) -> None:
    eve, ada = comes(), comes()
    eve.ask("GET", "/")
    eve.signs_up("Eve")
    eve.opens()
    ada.ask("GET", "/")
    tables = [ada.opens()]
    ada.cookies |= {GUEST: eve.cookies[safer(GUEST)], SESSION: eve.cookies[safer(SESSION)]}
    assert (ada.known_as(), ada.tables) == (None, tables)
    ada.ask("GET", "/")
    assert (ada.known_as(), ada.tables) == (None, tables)


def test_signing_out_takes_the_older_cookie_away_too(comes: Comes) -> None:
    ada = comes()
    ada.signs_up("Ada")
    older(ada).ask("POST", "/api/account/sign-out")
    assert SESSION not in ada.cookies
    assert ada.known_as() is None
