"""Fixtures for the tests of the engine."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def interrupts_enabled() -> Iterator[None]:
    """Let Ctrl-C interrupt the test. Programs started in the background ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
