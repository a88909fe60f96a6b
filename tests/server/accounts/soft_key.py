"""An authenticator in software, with its browser. It follows WebAuthn unless a test changes something."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

Json = dict[str, Any]

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class SoftKey:
    """A device with one passkey. It counts its signatures unless `counts` is false."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.flags = PRESENT | VERIFIED
        self.sign_count = 0
        self._counts = counts
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(32)
        self.name = bytes_to_base64url(self._id)
        self._user: str | None = None

    def make(self, options: Json) -> Json:
        self._user = options["user"]["id"]
        point = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + encode_cbor(public)
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._response({"clientDataJSON": bytes_to_base64url(client), "attestationObject": bytes_to_base64url(attestation)})

    def use(self, options: Json) -> Json:
        self.sign_count += self._counts
        data, client = self._data(options["rpId"]), self._client("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        parts = {name: bytes_to_base64url(value) for name, value in answer.items()}
        return self._response(parts | {"userHandle": self._user})

    def _data(self, site: str, more: int = 0) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([self.flags | more]) + self.sign_count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        assert base64url_to_bytes(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _response(self, response: Json) -> Json:
        return {"id": self.name, "rawId": self.name, "type": "public-key", "response": response, "clientExtensionResults": {}}
