"""Ctrl-C in commands that tests run."""

from __future__ import annotations

import signal


def hear_interrupts() -> None:
    """Before a command begins: it hears Ctrl-C. Those that are started in the background, as whole runs of tests are, hear none."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
