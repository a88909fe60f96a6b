"""Proxies in front of the server: what they forward counts if the operator trusts them (`--behind-proxy`)."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.server_process import check_proxies
from tests.server.http.calls import MANY_CALLS, first_refusal

TRUSTED = ("127.0.0.1",)


def test_a_forwarded_address_counts_only_from_a_trusted_proxy(start_server: Any) -> None:
    many_addresses = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(MANY_CALLS)]
    with httpx.Client(base_url=start_server(requests=1).address) as client:
        assert first_refusal(client, many_addresses) is not None
    with httpx.Client(base_url=start_server(proxies=TRUSTED, requests=1).address) as client:
        assert first_refusal(client, many_addresses) is None


@pytest.mark.parametrize(("proxies", "secure"), [((), False), (TRUSTED, True)])
def test_cookies_are_secure_behind_a_trusted_proxy_with_https(start_server: Any, proxies: tuple[str, ...], secure: bool) -> None:
    answer = httpx.get(f"{start_server(proxies=proxies).address}/", headers={"x-forwarded-proto": "https"})
    assert ("secure" in answer.headers["set-cookie"].lower()) == secure


def test_the_server_warns_once_of_a_proxy_that_it_does_not_trust(start_server: Any, caplog: pytest.LogCaptureFixture) -> None:
    address = start_server().address
    for _ in range(3):
        httpx.get(f"{address}/api/games", headers={"x-forwarded-for": "192.0.2.1"})
    assert caplog.text.count("--behind-proxy") == 1


@pytest.mark.parametrize("proxies", ["*", "localhost", "10.0.0.0/8,", "10.0.0.1/8"])
def test_an_invalid_proxy_address_is_refused(proxies: str) -> None:
    with pytest.raises(CannotServe, match="--behind-proxy"):
        check_proxies(proxies)
