"""Ctrl-C in commands that tests run."""

from __future__ import annotations

import signal


def enable_interrupts() -> None:
    """Let the command react to Ctrl-C. Commands started in the background, like whole test runs, ignore it by default."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
