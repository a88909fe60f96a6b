"""A server without compiled games: `python -m tests.server.compute.slow_compiling FOLDER serve …`.

Files in FOLDER control the processes that compile. They run one after the other, so that their order is known.
"""

from __future__ import annotations

import sys
from pathlib import Path

from matchwood.terminal.main import main
from tests.preparing.slow_child import SlowChildren

if __name__ == "__main__":
    SlowChildren(Path(sys.argv.pop(1))).act_as_child()
    main()
