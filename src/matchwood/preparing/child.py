"""A process that compiles one game: `python -m matchwood.preparing.child tycoon`.

The process prints each finished stage. If a stage is given, the process loads the earlier stages from the cache, and compiles only
this stage. When the parent process ends, standard input closes, and this process ends too.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

from matchwood.preparing.stages import STAGES, use

NICENESS = 10


def main(game: str, only: str | None = None) -> None:
    """Compile a game, and mark it as ready. If `only` is given, compile this stage; all earlier stages must be compiled."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles both signals
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="matchwood parent", daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    from matchwood.engine.readiness import note_ready

    for stage in STAGES:
        use(game, stage)
        if stage == STAGES[-1]:
            note_ready(game)
        if only in (None, stage):
            print(stage, flush=True)
        if only == stage:
            return


def _end_with_parent() -> None:
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
