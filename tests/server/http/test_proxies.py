"""Proxies in front of the server: what they forward counts if the operator trusts them (`--behind-proxy`)."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.server_process import check_proxies
from tests.server.http.calls import MANY_CALLS, first_refusal

TRUSTED = ("127.0.0.1",)
FORWARDED = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}


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


def test_the_server_warns_once_of_a_proxy_that_changes_the_host(start_server: Any, caplog: pytest.LogCaptureFixture) -> None:
    address = start_server(proxies=TRUSTED).address
    headers = FORWARDED | {"origin": "https://tables.example.org", "host": "127.0.0.1:8000"}
    for _ in range(3):
        assert httpx.post(f"{address}/api/tables", json={}, headers=headers).status_code == 403
    assert len(caplog.messages) == 1
    for part in ("https://tables.example.org", "127.0.0.1:8000", "header Host"):
        assert part in caplog.text


def test_a_long_foreign_origin_is_shortened_in_the_log(start_server: Any, caplog: pytest.LogCaptureFixture) -> None:
    headers = {"origin": "https://" + "a" * 1_000}
    assert httpx.post(f"{start_server().address}/api/tables", json={}, headers=headers).status_code == 403
    assert "aaa...aaa" in caplog.text
    assert "a" * 100 not in caplog.text


def test_the_server_warns_once_of_a_proxy_that_names_no_protocol(start_server: Any, caplog: pytest.LogCaptureFixture) -> None:
    address = start_server(proxies=TRUSTED).address
    for _ in range(3):
        httpx.get(f"{address}/api/games", headers={"x-forwarded-for": "192.0.2.1"})
    assert [message.count("X-Forwarded-Proto") for message in caplog.messages] == [2]


def test_the_server_warns_once_if_no_request_names_a_visitor(start_server: Any, caplog: pytest.LogCaptureFixture) -> None:
    address = start_server(proxies=TRUSTED).address
    for _ in range(3):
        httpx.get(f"{address}/api/games")
    assert ["X-Forwarded-For" in message for message in caplog.messages] == [True]


def test_a_complete_proxy_causes_no_warning(start_server: Any, caplog: pytest.LogCaptureFixture) -> None:
    address = start_server(proxies=TRUSTED).address
    httpx.get(f"{address}/api/health")
    httpx.get(f"{address}/api/games", headers=FORWARDED)
    httpx.get(f"{address}/api/games")  # a program on the machine of the server
    assert caplog.messages == []


@pytest.mark.parametrize("proxies", ["*", "localhost", "10.0.0.0/8,", "10.0.0.1/8", "True"])
def test_an_invalid_proxy_address_is_refused(proxies: str) -> None:
    with pytest.raises(CannotServe, match="--behind-proxy"):
        check_proxies(proxies)
