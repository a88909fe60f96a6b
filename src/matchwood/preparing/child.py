"""Compiles one game in a process of its own: `python -m matchwood.preparing.child tycoon` names each stage once it is done.

It gives way to whoever plays, and ends when its owner does, who holds the other end of its standard input.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

from matchwood.preparing.stages import STAGES, use

NICENESS = 10


def main(game: str) -> None:
    """Compile this game and mark it as ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the owner answers them, and ends this process
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_owner, name="matchwood owner", daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    from matchwood.engine.readiness import note_ready

    for stage in STAGES:
        use(game, stage)
        if stage == STAGES[-1]:
            note_ready(game)
        print(stage, flush=True)


def _end_with_owner() -> None:
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
