"""Endpoints of push services: a browser cannot make the server call a private address."""

from __future__ import annotations

import pytest

from matchwood.server.protocol.errors import CannotNotify
from matchwood.server.push.endpoint_check import check_endpoint, is_public


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://user@push.example/x",
        "https://push.example:8443/x",
        "https://push.example:no/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://localhost/x",
        "https://database/x",
        "https:///x",
        "ftp://push.example/x",
    ],
)
def test_an_endpoint_that_no_push_service_has_is_refused(endpoint: str) -> None:
    with pytest.raises(CannotNotify):
        check_endpoint(endpoint)


@pytest.mark.parametrize("endpoint", ["https://push.example/x?y=z", "https://fcm.googleapis.com:443/fcm/send/a:b"])
def test_an_endpoint_of_a_push_service_is_accepted(endpoint: str) -> None:
    assert check_endpoint(endpoint) == endpoint


@pytest.mark.parametrize(
    "address",
    [
        *("0.0.0.0", "100.64.0.1", "172.16.0.1", "192.168.1.1", "192.0.2.1", "192.88.99.1", "198.18.0.1", "224.0.0.1", "240.0.0.1"),
        *("255.255.255.255", "::", "::1", "::a00:1", "fe80::1%eth0", "fec0::1", "feff::1", "fc00::1", "ff02::1", "ff0e::1"),
        *("::ffff:10.0.0.1", "::ffff:100.64.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:a00:1::", "2002:8efa:101::"),
        *("2001::1", "2001:db8::1", "3fff::1", "5f00::1", "100::1"),
    ],
)
def test_a_private_address_is_not_public(address: str) -> None:
    assert not is_public(address)
