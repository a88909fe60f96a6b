"""The signed tokens that identify this server (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

from matchwood.server.push.encryption import CURVE, encode_point

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""
TOKEN_SECONDS = 12 * 3_600
"""Push services accept tokens that are valid for at most a day."""


class Signer:
    """Signs requests to push services. The key is made from a 32-byte secret."""

    def __init__(self, secret: bytes) -> None:
        self._key = ec.derive_private_key(1 + int.from_bytes(secret, "big") % (ORDER - 1), CURVE)
        self.public = bytes_to_base64url(encode_point(self._key.public_key()))
        """The public key with which browsers subscribe."""

    def authorization(self, endpoint: str, site: str) -> str:
        """Return the `Authorization` header of a request. The URL `site` identifies the server's operator."""
        header = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": "https://" + urlsplit(endpoint).netloc, "exp": int(time.time()) + TOKEN_SECONDS, "sub": site}
        token = ".".join(bytes_to_base64url(json.dumps(part, separators=(",", ":")).encode()) for part in (header, claims))
        numbers = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={token}.{bytes_to_base64url(signature)}, k={self.public}"
