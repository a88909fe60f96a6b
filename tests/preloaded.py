"""What every server and worker has loaded before it is forked: see `tests/processes.py`."""

from __future__ import annotations

from matchwood.api.warming import warm_bots, warm_rules
from matchwood.server import serve, working  # noqa: F401  # all that they need
from matchwood.terminal.main import main  # noqa: F401  # as above

warm_rules()
warm_bots()
