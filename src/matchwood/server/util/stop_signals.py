"""The signals that stop a server or a worker."""

from __future__ import annotations

import signal


def stop_signals() -> list[signal.Signals]:
    """Return the signals that stop this process. SIGHUP is one of them unless the process ignores it, as after `nohup`."""
    hangup = [each for each in signal.Signals if each.name == "SIGHUP"]  # Windows has none
    return [signal.SIGINT, signal.SIGTERM, *(each for each in hangup if signal.getsignal(each) is not signal.SIG_IGN)]
