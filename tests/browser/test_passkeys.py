"""Passkeys in a real browser, with a virtual authenticator of Chromium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.fitting import fits
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SIZES = [(360, "de"), (1280, "en")]
NO_AUTOFILL = "delete PublicKeyCredential.isConditionalMediationAvailable"
"""A browser that does not offer passkeys while a name is typed. The virtual authenticator would accept the offer at once."""
RECORD_REQUESTS = """
  const get = navigator.credentials.get.bind(navigator.credentials);
  window.asked = [];
  navigator.credentials.get = (options) => (asked.push(options), get(options));
"""
IS_PENDING = "number => asked[number]?.mediation === 'conditional' && !asked[number].signal.aborted"


class Device:
    """The virtual authenticator of a page. A test can replace it, and can let it refuse the person."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("WebAuthn.enable")
        self._name = self._added()

    def exchange(self) -> None:
        """Replace the authenticator by another one without passkeys."""
        self._line.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": self._name})
        self._name = self._added()

    def refuse(self, refuses: bool = True) -> None:
        """Let the authenticator refuse the person."""
        self._line.send("WebAuthn.setUserVerified", {"authenticatorId": self._name, "isUserVerified": not refuses})

    def _added(self) -> str:
        added: dict[str, Any] = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        return str(added["authenticatorId"])


def at_the_account(page: Page, first: str = NO_AUTOFILL) -> Page:
    """Open the account page under the host name of the server, since passkeys do not work for IP addresses."""
    page.add_init_script(first)
    page.goto(page.url.replace("127.0.0.1", "localhost") + "account")
    return page


def press(page: Page, name: str) -> None:
    page.get_by_test_id(name).click()


def passkeys(page: Page) -> Any:
    return page.get_by_test_id("passkeys").locator("li")


@everyday(1, ("width", "language"), SIZES)
def test_a_person_can_sign_up_and_sign_in_with_only_a_passkey(
    open_page: Callable[..., Page], name: str, width: int, language: str
) -> None:
    page = at_the_account(open_page(width, 800, language))
    device = Device(page)
    press(page, "way-up")
    page.get_by_test_id("account-name").fill(name)
    press(page, "by-passkey")
    expect(passkeys(page)).to_have_count(1)
    press(page, "sign-out")
    press(page, "way-in")
    device.refuse()
    press(page, "by-passkey")
    told = {"de": "Mit dem Passkey hat es nicht geklappt", "en": "The passkey request failed"}[language]
    expect(page.get_by_role("alert")).to_contain_text(told)
    device.refuse(False)
    press(page, "by-passkey")
    expect(page.locator("h1")).to_have_text(name)
    passkeys(page).get_by_role("button").nth(1).click()
    told = {"de": "Nur mit diesem Passkey", "en": "This is your only way to sign in"}[language]
    expect(page.get_by_role("alert")).to_contain_text(told)
    assert fits(page)
    page.reload()
    press(page, "delete")
    press(page, "prove-by-passkey")
    expect(page.locator("h1")).to_contain_text({"de": "gelöscht", "en": "deleted"}[language])


@everyday(1, ("width", "language"), SIZES[::-1])
def test_passkeys_can_be_added_to_a_password_and_replace_a_forgotten_password(
    open_page: Callable[..., Page], name: str, width: int, language: str
) -> None:
    page = at_the_account(open_page(width, 800, language))
    device = Device(page)
    press(page, "way-up")
    page.get_by_test_id("account-name").fill(name)
    page.get_by_test_id("account-password").fill("correct horse")
    press(page, "account-go")
    press(page, "add-passkey")
    page.get_by_test_id("confirm-password").fill("correct horse")
    press(page, "prove")
    expect(passkeys(page)).to_have_count(1)
    press(page, "add-passkey")
    press(page, "prove-by-passkey")
    told = {"de": "Dieses Gerät hat schon einen", "en": "This device already has a passkey"}[language]
    expect(page.get_by_role("alert")).to_contain_text(told)
    device.exchange()
    press(page, "make-passkey")
    expect(passkeys(page)).to_have_count(2)
    passkeys(page).first.get_by_role("button").first.click()
    page.get_by_test_id("passkey-name").fill("Old phone")
    press(page, "save-name")
    expect(passkeys(page).first.locator("strong")).to_have_text("Old phone")
    passkeys(page).first.get_by_role("button").nth(1).click()
    press(page, "prove-by-passkey")
    expect(passkeys(page)).to_have_count(1)
    press(page, "change-password")
    page.get_by_test_id("new-password").fill("another horse")
    press(page, "change-by-passkey")
    expect(page.get_by_test_id("new-password")).to_have_count(0)
    assert fits(page)


def test_passkeys_are_offered_in_the_field_for_the_name(open_page: Callable[..., Page], name: str) -> None:
    page = at_the_account(open_page(), RECORD_REQUESTS)
    Device(page)
    page.reload()  # the page offers passkeys only if there is an authenticator at its start
    expect(page.get_by_test_id("account-name")).to_have_attribute("autocomplete", "username webauthn")
    page.wait_for_function(IS_PENDING, arg=0)
    press(page, "by-passkey")
    expect(page.get_by_role("alert")).to_contain_text("The passkey request failed")
    page.wait_for_function(IS_PENDING, arg=2)
    press(page, "way-up")
    assert page.evaluate("asked.map(({ signal }) => signal?.aborted)") == [True, None, True]
    page.get_by_test_id("account-name").fill(name)
    press(page, "by-passkey")
    expect(passkeys(page)).to_have_count(1)
    with page.expect_response(lambda response: response.url.endswith("/passkeys/sign-in")) as signed_in:
        press(page, "sign-out")  # the authenticator accepts the offer after the sign-out
    assert signed_in.value.ok
    expect(page.locator("h1")).to_have_text(name)


@everyday(1, ("language", "told"), [("de", "Mit einer IP-Adresse"), ("en", "with an IP address")])
def test_the_page_explains_why_passkeys_are_not_possible(open_page: Callable[..., Page], language: str, told: str) -> None:
    page = open_page(360, 740, language)
    page.goto(page.url + "account")
    expect(page.get_by_test_id("no-passkeys")).to_contain_text(told)
    assert fits(page)
