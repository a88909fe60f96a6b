"""What every server and worker has loaded before it is forked: see `tests/processes.py`."""

from __future__ import annotations

import sqlalchemy as sql

from matchwood.analysis import warming  # noqa: F401  # what else they load later
from matchwood.api.warming import warm_bots, warm_rules
from matchwood.server import serve, working  # noqa: F401  # all that they need
from matchwood.server.storage.upgrading import bring_up_to_date
from matchwood.terminal.main import main  # noqa: F401  # as above

warm_rules()
warm_bots()
bring_up_to_date(sql.create_engine("sqlite://"))  # loads what changes the layout of a database
