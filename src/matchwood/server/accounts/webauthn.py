"""Passkeys as browsers know them (WebAuthn): what is asked of a browser, and what its answer proves.

Whoever holds a passkey proves it by a signature over a challenge of this server; the key itself never leaves their device. A
passkey stands in place of a password, so the device has to have checked who uses it. Who built the device is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from matchwood.server.accounts.messages import MadePasskey, UsedPasskey
from matchwood.server.protocol.errors import WrongPasskey

TITLE = "Matchwood"
CEREMONY_SECONDS = 300
"""Seconds in which somebody has to use or make a passkey."""

Options = dict[str, Any]
T = TypeVar("T")


class Visit(NamedTuple):
    """Where a browser is: the hash of its own token, the name of the site for which its passkeys count, and the whole origin."""

    browser: str
    site: str
    origin: str


class PasskeyKey(NamedTuple):
    """What is kept of a passkey so that it can be known again: all of it is public."""

    credential: str
    public_key: str
    sign_count: int


def registration_options(visit: Visit, challenge: bytes, account: str, name: str, known: Iterable[str]) -> Options:
    """What a browser is asked in order to make a passkey for this account, on a device that has none of those `known`."""
    options = webauthn.generate_registration_options(
        rp_id=visit.site,
        rp_name=TITLE,
        user_id=bytes.fromhex(account),
        user_name=name,
        challenge=challenge,
        timeout=1000 * CEREMONY_SECONDS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to type a name
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=_described(known),
    )
    return options_to_json_dict(options)


def authentication_options(visit: Visit, challenge: bytes, known: Iterable[str] = ()) -> Options:
    """What a browser is asked in order to use one of the passkeys that are `known`, or whichever it has."""
    options = webauthn.generate_authentication_options(
        rp_id=visit.site,
        challenge=challenge,
        timeout=1000 * CEREMONY_SECONDS,
        allow_credentials=_described(known),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def challenge_of(passkey: MadePasskey | UsedPasskey) -> bytes:
    """The challenge that this answers, as it says itself. Raises WrongPasskey."""
    return _parse(lambda: parse_client_data_json(base64url_to_bytes(passkey.response.client_data)).challenge)


def verify_registration(passkey: MadePasskey, challenge: bytes, visit: Visit) -> PasskeyKey:
    """The passkey that was made for this challenge. Raises WrongPasskey."""
    _check_not_framed(passkey)
    found = _parse(
        lambda: webauthn.verify_registration_response(
            credential=msgspec.to_builtins(passkey),
            expected_challenge=challenge,
            expected_rp_id=visit.site,
            expected_origin=visit.origin,
            require_user_verification=True,
        )
    )
    return PasskeyKey(bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count)


def verify_authentication(passkey: UsedPasskey, challenge: bytes, visit: Visit, key: PasskeyKey, account: str) -> int:
    """How often this key has signed by now, as it says in answer to this challenge. Raises WrongPasskey.

    A key that counts has to count on, else there is a copy of it.
    """
    _check_not_framed(passkey)
    handle = passkey.response.user_handle
    if handle is not None and _parse(lambda: base64url_to_bytes(handle)) != bytes.fromhex(account):
        raise WrongPasskey("This passkey belongs to another account.")
    found = _parse(
        lambda: webauthn.verify_authentication_response(
            credential=msgspec.to_builtins(passkey),
            expected_challenge=challenge,
            expected_rp_id=visit.site,
            expected_origin=visit.origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.sign_count,
            require_user_verification=True,
        )
    )
    return found.new_sign_count


def _check_not_framed(passkey: MadePasskey | UsedPasskey) -> None:
    if _parse(lambda: parse_client_data_json(base64url_to_bytes(passkey.response.client_data)).cross_origin):
        raise WrongPasskey("A passkey is used on this server's own pages only.")


def _described(credentials: Iterable[str]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential)) for credential in credentials]


def _parse(work: Callable[[], T]) -> T:
    try:
        return work()
    except Exception as error:  # the library and those it stands on tell of malformed input by errors of many kinds
        raise WrongPasskey("This passkey could not be checked. Please try again.") from error
