"""Delivery of messages: over HTTPS, to public addresses only, without following a redirect."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from matchwood.server.push import delivery
from matchwood.server.push.delivery import Delivery, NotDelivered
from tests.support.waiting import run_in_thread

ANSWER = b"HTTP/1.1 %s\r\nLocation: https://elsewhere.example/\r\nContent-Length: 0\r\n\r\n"


class Service:
    """A push service on this machine, with a certificate for `localhost`."""

    def __init__(self, folder: Path, answer: bytes | None) -> None:
        self.heard: list[bytes] = []
        self._answer = answer
        self._file = folder / "service.pem"
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
        now = datetime.datetime.now(datetime.UTC)
        certificate = (
            x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, SHA256())
        )
        private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        self._file.write_bytes(private + certificate.public_bytes(Encoding.PEM))

    @property
    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self._file))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        own.load_cert_chain(self._file)
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=own)
        async with server:
            yield f"https://localhost:{server.sockets[0].getsockname()[1]}/device"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            self.heard.append(head + await reader.readexactly(4))
            if self._answer is None:
                await reader.read()
            else:
                writer.write(self._answer)
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


def post(service: Service, make: Callable[[], Delivery]) -> int:
    async def whole() -> int:
        async with service.open() as endpoint:
            deliver = make()
            try:
                return await deliver.post(endpoint, {"ttl": "60"}, b"body")
            finally:
                await deliver.close()

    return run_in_thread(whole())


@pytest.mark.parametrize("status", [b"201 Created", b"410 Gone", b"301 Moved Permanently"])
def test_a_service_gets_the_message_and_its_status_is_returned(status: bytes, tmp_path: Path) -> None:
    service = Service(tmp_path, ANSWER % status)
    assert post(service, lambda: Delivery(["localhost"], service.trusting)) == int(status[:3])
    (message,) = service.heard
    assert message.startswith(b"POST /device HTTP/1.1\r\n")
    assert message.endswith(b"\r\n\r\nbody")
    assert b"ttl: 60\r\n" in message


def test_a_service_on_this_machine_gets_no_message(tmp_path: Path) -> None:
    service = Service(tmp_path, ANSWER % b"201 Created")
    with pytest.raises(NotDelivered, match="localhost is not public"):
        post(service, lambda: Delivery(ssl_context=service.trusting))
    assert service.heard == []


def test_a_service_with_an_untrusted_certificate_gets_no_message(tmp_path: Path) -> None:
    service = Service(tmp_path, ANSWER % b"201 Created")
    with pytest.raises(NotDelivered, match="certificate"):
        post(service, lambda: Delivery(["localhost"]))
    assert service.heard == []


def test_a_delivery_without_an_answer_ends_after_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = Service(tmp_path, None)
    monkeypatch.setattr(delivery, "DELIVERY_SECONDS", 1.0)
    with pytest.raises(NotDelivered):
        post(service, lambda: Delivery(["localhost"], service.trusting))


def test_an_answer_that_is_not_http_is_a_failed_delivery(tmp_path: Path) -> None:
    service = Service(tmp_path, b"SSH-2.0-OpenSSH\r\n\r\n")
    with pytest.raises(NotDelivered):
        post(service, lambda: Delivery(["localhost"], service.trusting))
