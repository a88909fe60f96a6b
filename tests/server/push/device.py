"""A browser with a subscription. It decrypts messages as RFC 8291 describes."""

from __future__ import annotations

import base64
import secrets
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from matchwood.server.push.subscription_messages import Notification, Subscription, SubscriptionKeys


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def mac(key: bytes, *parts: bytes) -> bytes:
    digest = HMAC(key, SHA256())
    digest.update(b"".join(parts))
    return digest.finalize()


class Device:
    def __init__(self, name: str = "phone") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.endpoint = f"https://push.example/{name}-{secrets.token_hex(4)}"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str | None = "en", instead_of: str | None = None) -> Subscription:
        return Subscription(self.endpoint, SubscriptionKeys(text_of(self.point), text_of(self.auth)), language, instead_of)

    def in_json(self, **more: Any) -> dict[str, Any]:
        fields: dict[str, Any] = msgspec.to_builtins(self.subscription())
        return {name: value for name, value in fields.items() if value is not None} | more

    def reads(self, body: bytes) -> bytes:
        """Return the text of a message, decrypted with HMAC alone."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size
        secret = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        shared = mac(mac(self.auth, secret), b"WebPush: info\0", self.point, theirs, b"\x01")
        random = mac(salt, shared)
        key = mac(random, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = mac(random, b"Content-Encoding: nonce\0\x01")[:12]
        filled = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert filled[-1:] == b"\x02"
        return filled[:-1]

    def notification(self, body: bytes) -> Notification:
        return msgspec.json.decode(self.reads(body), type=Notification)
