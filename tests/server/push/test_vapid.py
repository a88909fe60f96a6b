"""Signatures by which push services recognize the server (RFC 8292)."""

from __future__ import annotations

import json
import re
import time

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from matchwood.server.push.vapid import ORDER, Signer
from tests.server.push.device import bytes_of

SITE = "https://cards.example"


def parts_of(header: str) -> tuple[str, str, str, str]:
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    head, claims, signature, key = found.groups()
    return head, claims, signature, key


def check(header: str) -> None:
    head, claims, signature, key = parts_of(header)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    numbers = bytes_of(signature)
    assert len(numbers) == 64
    whole = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_the_signature_is_made_with_the_key_that_browsers_get() -> None:
    signer = Signer(b"s" * 32)
    header = signer.authorization("https://push.example/some/device", SITE)
    check(header)
    assert header.endswith(f"k={signer.public}")
    with pytest.raises(InvalidSignature):
        check(header.replace(signer.public, Signer(b"t" * 32).public))


def test_the_claims_name_the_service_and_the_site_and_expire_within_a_day() -> None:
    head, claims, *_ = parts_of(Signer(b"s" * 32).authorization("https://push.example:443/some/device", SITE))
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    found = json.loads(bytes_of(claims))
    assert (found["aud"], found["sub"]) == ("https://push.example:443", SITE)
    assert time.time() < found["exp"] < time.time() + 86_400


@pytest.mark.parametrize("secret", [b"\0" * 32, b"\xff" * 32, (ORDER - 1).to_bytes(32, "big")])
def test_every_secret_gives_a_valid_key(secret: bytes) -> None:
    check(Signer(secret).authorization("https://push.example/", SITE))
