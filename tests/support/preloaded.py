"""Modules that every server and worker has loaded before it is forked (see `tests/support/processes.py`)."""

from __future__ import annotations

from itertools import product
from tempfile import TemporaryDirectory

from matchwood.cardgames import catalogue
from matchwood.preparing import compiling  # noqa: F401  # modules that servers and workers load later
from matchwood.preparing.stages import use
from matchwood.server import worker_process  # noqa: F401  # all modules of a server and a worker
from matchwood.server.app import create_app
from matchwood.server.compute.compiling import LOADED
from matchwood.terminal.main import main  # noqa: F401  # modules of the command line

for stage, game in product(LOADED, catalogue.keys()):
    use(game, stage)
with TemporaryDirectory() as folder:
    create_app(f"sqlite:///{folder}/tables.db")  # loads the migrations, and what a server loads when it starts
