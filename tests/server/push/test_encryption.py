"""Encryption of messages to devices (RFC 8291)."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from matchwood.server.push.encryption import CURVE, LAST_RECORD, MESSAGE_BYTES, encrypt, encrypt_with
from tests.server.push.device import Device, bytes_of

EXAMPLE = {
    "text": b"When I grow up, I want to be a watermelon",
    "own": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "browser": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "sealed": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
}
"""Appendix A of RFC 8291."""


def test_the_example_of_the_standard_is_encrypted_to_the_same_bytes() -> None:
    own = ec.derive_private_key(int.from_bytes(bytes_of(str(EXAMPLE["own"])), "big"), CURVE)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(str(EXAMPLE["browser"])))
    text = bytes(EXAMPLE["text"]) + LAST_RECORD  # type: ignore[arg-type]
    made = encrypt_with(own, bytes_of(str(EXAMPLE["salt"])), text, browser, bytes_of(str(EXAMPLE["auth"])))
    assert made == bytes_of(str(EXAMPLE["sealed"]))


def test_only_the_device_of_a_message_can_decrypt_it() -> None:
    device, other = Device(), Device()
    body = encrypt("Du bist dran, Zoë".encode(), device.key.public_key(), device.auth)
    assert device.reads(body).decode() == "Du bist dran, Zoë"
    with pytest.raises(InvalidTag):
        other.reads(body)


def test_messages_have_one_length_and_different_bytes() -> None:
    device = Device()
    short, long = (encrypt(text, device.key.public_key(), device.auth) for text in (b"", b"x" * (MESSAGE_BYTES - 1)))
    assert len(short) == len(long) <= 4_096
    assert device.reads(long) == b"x" * (MESSAGE_BYTES - 1)
    assert encrypt(b"", device.key.public_key(), device.auth) != short


def test_a_message_that_is_too_long_is_refused() -> None:
    device = Device()
    with pytest.raises(ValueError, match="shorter than 1024 bytes"):
        encrypt(b"x" * MESSAGE_BYTES, device.key.public_key(), device.auth)
