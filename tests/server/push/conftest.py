"""A server that sends its notifications to a push service in this process."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from matchwood.server.services import Services
from matchwood.server.tables import presence
from tests.server.in_process import run_server
from tests.server.push.fake_service import FakeService


@pytest.fixture
def service() -> FakeService:
    return FakeService()


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)


@pytest.fixture
def services(tmp_path: Path, service: FakeService) -> AbstractAsyncContextManager[Services]:
    return run_server(tmp_path, service)
