"""Notifications over HTTP: how a browser subscribes, and what is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.answers import content, error_of
from tests.server.conftest import Person
from tests.server.push.device import Device


def is_on(person: Person, device: Device) -> bool:
    name = hashlib.sha256(device.endpoint.encode()).hexdigest()
    answer = content(person.http.get("/api/notifying", params={"device": name}))
    return bool(answer["on"])


def test_a_person_switches_notifications_on_and_off(ada: Person, bea: Person) -> None:
    device = Device()
    assert not is_on(ada, device)
    assert ada.http.post("/api/notifying/begin", json=device.in_json()).status_code == 204
    assert is_on(ada, device)
    assert not is_on(bea, device)
    assert ada.http.post("/api/notifying/end", json={"endpoint": device.endpoint}).status_code == 204
    assert not is_on(ada, device)


def test_a_browser_of_another_person_is_notified_for_that_person_only(ada: Person, bea: Person) -> None:
    device = Device()
    for person in (ada, bea):
        person.http.post("/api/notifying/begin", json=device.in_json())
    assert (is_on(ada, device), is_on(bea, device)) == (False, True)


def test_a_new_endpoint_of_a_device_replaces_the_old_one(ada: Person) -> None:
    before, after = Device(), Device()
    ada.http.post("/api/notifying/begin", json=before.in_json())
    ada.http.post("/api/notifying/begin", json=after.in_json(instead_of=before.endpoint))
    assert (is_on(ada, before), is_on(ada, after)) == (False, True)


def test_a_new_browser_gets_a_cookie_when_it_subscribes(stranger: Person) -> None:
    stranger.http.cookies.clear()
    assert stranger.http.post("/api/notifying/begin", json=Device().in_json()).status_code == 204
    assert "matchwood" in stranger.http.cookies


def test_a_sign_out_ends_notifications_on_that_device_only(person: Callable[..., Person]) -> None:
    name, (phone, laptop) = "Pia of the push", (Device("phone"), Device("laptop"))
    here, there = person(), person()
    here.http.post("/api/account/sign-up", json={"name": name, "password": "a long password"})
    there.http.post("/api/account/sign-in", json={"name": name, "password": "a long password"})
    here.http.post("/api/notifying/begin", json=phone.in_json())
    there.http.post("/api/notifying/begin", json=laptop.in_json())
    assert (is_on(here, phone), is_on(there, laptop)) == (True, True)
    here.http.post("/api/account/sign-out")
    assert (is_on(here, phone), is_on(there, phone), is_on(there, laptop)) == (False, False, True)
    here.http.post("/api/account/sign-in", json={"name": name, "password": "a long password"})
    assert not is_on(here, phone), "a sign-in does not subscribe"


def test_the_subscriptions_of_an_account_are_exported_and_deleted(ada: Person) -> None:
    device, proof = Device(), {"password": "a long password"}
    ada.http.post("/api/account/sign-up", json={"name": "Ida of the push"} | proof)
    ada.http.post("/api/notifying/begin", json=device.in_json(language="de"))
    (kept,) = content(ada.http.post("/api/account/export", json=proof))["subscriptions"]
    assert (kept["language"], kept["service"]) == ("de", "push.example")
    assert ada.http.post("/api/account/delete", json=proof).status_code == 200
    assert not is_on(ada, device)


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://push.example/x y"},
        {"endpoint": "https://push.example/" + "x" * 1_000},
        {"endpoint": None},
        {"keys": {}},
        {"language": "../de"},
    ],
)
def test_a_malformed_subscription_is_refused(wrong: dict[str, Any], ada: Person) -> None:
    assert error_of(ada.http.post("/api/notifying/begin", json=Device().in_json() | wrong)) == (400, "malformed")


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "https://localhost/x"},
        {"keys": Device().in_json()["keys"] | {"p256dh": "A" * 87}},
    ],
)
def test_a_subscription_with_an_unusable_endpoint_or_key_is_refused(wrong: dict[str, Any], ada: Person) -> None:
    assert error_of(ada.http.post("/api/notifying/begin", json=Device().in_json() | wrong)) == (422, "cannot_notify")


def test_the_server_key_is_the_same_for_all_persons(ada: Person, bea: Person) -> None:
    keys = {content(person.http.get("/api/notifying"))["key"] for person in (ada, bea)}
    assert [len(key) for key in keys] == [87]
