"""The WebAuthn messages of passkeys."""

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

Options = dict[str, Any]
T = TypeVar("T")


class Visit(NamedTuple):
    """The token hash, host name and page origin of a browser request."""

    browser: str
    site: str
    origin: str


class PasskeyKey(NamedTuple):
    """A passkey's public key and number of signatures."""

    credential: str
    public_key: str
    sign_count: int


def registration_options(visit: Visit, challenge: bytes, account: str, name: str, existing: Iterable[str]) -> Options:
    """Return the options for creating a passkey. A device that has one of the `existing` passkeys cannot create another one."""
    options = webauthn.generate_registration_options(
        rp_id=visit.site,
        rp_name=TITLE,
        user_id=bytes.fromhex(account),
        user_name=name,
        challenge=challenge,
        timeout=1000 * CEREMONY_SECONDS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # so that signing in needs no name
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=_described(existing),
    )
    return options_to_json_dict(options)


def authentication_options(visit: Visit, challenge: bytes, existing: Iterable[str] = ()) -> Options:
    """Return the WebAuthn options for using a passkey from the list `existing`. An empty list `existing` allows any passkey."""
    options = webauthn.generate_authentication_options(
        rp_id=visit.site,
        challenge=challenge,
        timeout=1000 * CEREMONY_SECONDS,
        allow_credentials=_described(existing),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def challenge_of(passkey: MadePasskey | UsedPasskey) -> bytes:
    """Return the challenge that the browser signed."""
    return _parse(lambda: parse_client_data_json(base64url_to_bytes(passkey.response.client_data)).challenge)


def verify_registration(passkey: MadePasskey, challenge: bytes, visit: Visit) -> PasskeyKey:
    """Verify that a browser created this passkey for this challenge."""
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
    """Verify a signed challenge, and return the new signature count."""
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
        raise WrongPasskey("Passkeys can be used only on the pages of this server.")


def _described(credentials: Iterable[str]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential)) for credential in credentials]


def _parse(work: Callable[[], T]) -> T:
    try:
        return work()
    except Exception as error:  # malformed input raises many kinds of errors in the library
        raise WrongPasskey("This passkey could not be checked. Please try again.") from error
