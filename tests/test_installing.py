"""The install commands of the documents work in a new environment, and the result can be used."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, commands_of
from tests.support.fresh_copy import fresh_copy

pytestmark = [pytest.mark.exhaustive, pytest.mark.timeout(1800)]
LINES = {shlex.join(words) for page in PAGES for words in commands_of(page) if words[:2] == ["pip", "install"]}
MATCHWOOD = "pip install ."
"""Commands that add to an existing installation, and the command before them."""
USED = {
    MATCHWOOD: "import matchwood.server.server_process; matchwood.new('tycoon', players=2)",
    "pip install '.[many]'": "import psycopg, redis",
    "pip install ./examples/kuhn": "import matchwood; assert 'kuhn' in [game.key for game in matchwood.games()]",
    "pip install '.[cluster]'": "import distributed, matchwood",
    "pip install '.[envs]'": "import matchwood.envs.pettingzoo",
    "pip install '.[lab]'": "import matchwood, polars",
    "pip install '.[mcp]'": "import matchwood.mcp.server",
    "pip install '.[previews]'": "import matchwood, resvg_py",
    "pip install '.[openspiel]'": "import matchwood.envs.openspiel, pyspiel",
}
"""A check that the command has its promised effect."""
LARGE = {"pip install open_spiel", "pip install torch", "pip install rlcard pygame pgx"}
"""Large packages of others. The test checks that they are available, and does not download gigabytes."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository."""
    return fresh_copy(tmp_path_factory.mktemp("checkout"))


@pytest.mark.parametrize("line", sorted(LINES))
def test_an_install_command_works(line: str, checkout: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MATCHWOOD"))}
    surroundings["PATH"] = f"{environment / 'bin'}{os.pathsep}{os.environ['PATH']}"

    def typed(text: str) -> None:
        done = subprocess.run(["sh", "-ec", text], cwd=checkout, env=surroundings, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    if line in LARGE:
        typed(f"{line} --dry-run")
        return
    if line == "pip install ./examples/kuhn":
        typed(MATCHWOOD)
    typed(line)
    typed(f"cd / && python -c {shlex.quote(USED[line])} && matchwood --version && pip check")
