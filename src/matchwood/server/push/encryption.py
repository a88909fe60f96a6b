"""The encryption of push messages (RFC 8291, with one record of RFC 8188)."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
MESSAGE_BYTES = 1_024
"""All messages are padded to this length, to hide their real length."""
MAX_RECORD_BYTES = 4_096
LAST_RECORD = b"\x02"
"""The byte between the text and its padding."""


def encrypt(text: bytes, browser: ec.EllipticCurvePublicKey, auth: bytes) -> bytes:
    """Encrypt a text for a browser. Raises `ValueError` if the text is too long."""
    if len(text) >= MESSAGE_BYTES:
        raise ValueError(f"a message must be shorter than {MESSAGE_BYTES} bytes; this one has {len(text)}")
    padded = text + LAST_RECORD.ljust(MESSAGE_BYTES - len(text), b"\0")
    return encrypt_with(ec.generate_private_key(CURVE), os.urandom(16), padded, browser, auth)


def encrypt_with(
    key: ec.EllipticCurvePrivateKey, salt: bytes, padded: bytes, browser: ec.EllipticCurvePublicKey, auth: bytes
) -> bytes:
    """Encrypt a padded text with a given key and salt."""
    sender, receiver = encode_point(key.public_key()), encode_point(browser)
    secret = _derive(auth, key.exchange(ec.ECDH(), browser), b"WebPush: info\0" + receiver + sender, 32)
    content_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + MAX_RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return header + AESGCM(content_key).encrypt(nonce, padded, None)


def encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Encode a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
