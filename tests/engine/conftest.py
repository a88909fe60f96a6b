"""What the tests of the engine share."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def hears_interrupts() -> Iterator[None]:
    """Ctrl-C as in a terminal: tests that were started in the background hear none."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
