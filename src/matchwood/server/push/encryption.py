"""Messages that only one browser can read: encrypted for its key, as RFC 8291 describes it, in one record of RFC 8188.

The push service that carries them learns for which browser they are, and that they come from this server; all have one length.
"""

from __future__ import annotations

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
MESSAGE_BYTES = 1_024
"""Bytes of every message before it is encrypted, whatever it says: its length tells nothing."""
RECORD_BYTES = 4_096
"""Bytes of a record at most. There is one."""
LAST = b"\x02"
"""Stands between the text of the last record and what fills it up."""


def encrypt(text: bytes, browser: ec.EllipticCurvePublicKey, auth: bytes) -> bytes:
    """This text for this browser, in a key that is used once. Raises ValueError if it is too long."""
    if len(text) >= MESSAGE_BYTES:
        raise ValueError(f"A message has less than {MESSAGE_BYTES} bytes, this one has {len(text)}.")
    return encrypt_with(
        ec.generate_private_key(CURVE), os.urandom(16), text + LAST.ljust(MESSAGE_BYTES - len(text), b"\0"), browser, auth
    )


def encrypt_with(
    own: ec.EllipticCurvePrivateKey, salt: bytes, filled: bytes, browser: ec.EllipticCurvePublicKey, auth: bytes
) -> bytes:
    """The same with a known key and salt, and the text as it stands in its record: what RFC 8291 has an example of."""
    ours, theirs = encode_point(own.public_key()), encode_point(browser)
    shared = _derived(auth, own.exchange(ec.ECDH(), browser), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, filled, None)


def encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """This key as browsers know keys: the point on the curve, uncompressed."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
