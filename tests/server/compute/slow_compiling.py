"""A server that nothing is compiled for, with slow children: `python -m tests.server.compute.slow_compiling FOLDER serve …`.

The folder tells what the children do; on one place after the other, so that it is known which game comes when.
"""

from __future__ import annotations

import sys
from pathlib import Path

from matchwood.terminal.main import main
from tests.preparing.slow_child import SlowChildren

if __name__ == "__main__":
    SlowChildren(Path(sys.argv.pop(1))).stand_in()
    main()
