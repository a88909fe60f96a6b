"""The worked example of a fifth game is installed like a plugin and can be played everywhere. The repository does not depend
on it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.support.optional import not_none
from tests.support.waiting import COMPILING

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "kuhn"
TEXTS = {".py", ".ts", ".js", ".svelte", ".toml", ".ftl", ".json", ".md", ".css", ".html"}
MADE = ("node_modules/", "server/pages/", "bench/results/")
"""Folders of installed, built or measured files."""
LINES = 200


@pytest.fixture
def installed(kuhn: Path) -> dict[str, str]:
    """Return an environment in which the package is installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(kuhn), str(ROOT / "src")])}


def matchwood(installed: dict[str, str], *arguments: str, typed: str = "") -> str:
    """Return the output of a command."""
    command = [sys.executable, "-m", "matchwood", *arguments]
    done = subprocess.run(command, env=installed, input=typed, capture_output=True, text=True, timeout=COMPILING, cwd="/")
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_the_example_has_less_than_two_hundred_lines_of_code_and_the_documents_state_their_number() -> None:
    lines = [line for path in sorted((EXAMPLE / "kuhn_poker").glob("*.py")) for line in path.read_text().splitlines()]
    count = sum(bool(line.strip()) for line in lines)
    assert count < LINES
    said = [re.search(r"(\d+) lines", (ROOT / page).read_text(encoding="utf-8")) for page in ("README.md", "docs/add_a_game.md")]
    assert [int(not_none(number)[1]) for number in said] == [round(count, -1)] * 2


def test_the_document_about_the_example_contains_its_code() -> None:
    """The tests run all code in docs/add_a_game.md: here, in the tests of the terminal's default table, and in those of deals."""
    shown = re.findall(r"```(?:python|toml)\n(.*?)```", (ROOT / "docs" / "add_a_game.md").read_text(encoding="utf-8"), re.DOTALL)
    others = ["tests/terminal/pictured/terminal.py", "tests/engine/test_unseen.py"]
    sources = [*EXAMPLE.rglob("*.py"), *EXAMPLE.rglob("*.toml"), *(ROOT / name for name in others)]
    known = {line.strip() for file in sources for line in file.read_text(encoding="utf-8").splitlines()}
    known |= {"from matchwood.testing import check_game", 'check_game("kuhn")'}
    assert len(shown) > 5
    assert [line for block in shown for line in block.splitlines() if line.strip() not in known] == []


def test_no_source_of_matchwood_mentions_the_example() -> None:
    folders = [ROOT / name for name in ("src", "web", "bench")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXTS]
    files = [path for path in files if not any(made in path.as_posix() for made in MADE)]
    assert len(files) > 600
    knows = [path for path in files if "kuhn" in path.read_text(encoding="utf-8").lower()]
    assert [path.relative_to(ROOT).as_posix() for path in knows] == ["src/matchwood/engine/plugins.py"], "it is the example there"


@pytest.mark.parametrize(("language", "told"), [("en", "Your hand: king"), ("de", "Deine Hand: König")])
def test_the_example_can_be_played_in_the_terminal(installed: dict[str, str], language: str, told: str) -> None:
    said = matchwood(
        installed, "play", "kuhn", "--seed", "3", "--option", "hands=10", "--lang", language, "--level", "casual", typed="2\n" * 40
    )
    assert told in said
    assert "1. " in said.splitlines()[-1]


def test_the_example_passes_check_game(installed: dict[str, str]) -> None:
    program = "from matchwood.testing import check_game; print(check_game('kuhn'))"
    done = subprocess.run(
        [sys.executable, "-c", program], env=installed, capture_output=True, text=True, timeout=COMPILING, cwd="/"
    )
    assert done.stdout.startswith("Kuhn poker is sound"), done.stderr


@pytest.mark.exhaustive
def test_the_example_can_be_simulated_checked_analysed_and_measured(installed: dict[str, str], tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    series = ("--bots", "champion,random", "--games", "6", "--seed", "1", "--iterations", "50", "--jobs", "1")
    assert "Kuhn" not in matchwood(installed, "simulate", "kuhn", *series, "--out", str(games))
    assert "6" in matchwood(installed, "check", str(games))
    assert "kuhn" in matchwood(installed, "analyse", str(games), "--jobs", "1").lower()
    assert "decisions" in matchwood(installed, "bench", "kuhn", "--seconds", "0.05")
    assert json.loads(matchwood(installed, "schema", "kuhn"))["title"] == "What Kuhn poker shows"


MEASURED = """
import json
import api, luck
from contest import TABLES, Contest, Entrant
rows = [name for name, play in api.programs_of("kuhn").items() if min(play()) > 0]
won = Contest("kuhn", Entrant("quick"), Entrant("random"), 1).figure_of_deal(1)
print(json.dumps([rows, TABLES["kuhn"].figure, TABLES["kuhn"].by_chance, won, luck.weighed("kuhn", "random", 1, 2)]))
"""


@pytest.mark.exhaustive
def test_the_benchmarks_measure_the_example_like_other_games(installed: dict[str, str]) -> None:
    """The test uses another process, because contests change the clock of searches."""
    environment = {**installed, "PYTHONPATH": os.pathsep.join([installed["PYTHONPATH"], str(ROOT / "bench")])}
    done = subprocess.run(
        [sys.executable, "-c", MEASURED], env=environment, capture_output=True, text=True, timeout=COMPILING, cwd="/"
    )
    assert done.returncode == 0, done.stderr
    rows, figure, by_chance, won, luck = json.loads(done.stdout)
    assert rows == [f"kuhn, 2 players, {what}" for what in ("moves", "random games", "views", "views in JSON", "happenings")]
    assert (figure, by_chance) == ("chips won", 0)
    assert -20 <= won <= 20
    assert len(luck) == 3


@pytest.fixture
def server(installed: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """Yield the address of a server that has the game."""
    command = [sys.executable, "-m", "matchwood", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(command, env=installed, stdout=subprocess.PIPE, text=True, cwd="/") as process:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        yield next(word for word in words if word.startswith("http")).rstrip(".")
        process.terminate()
        process.stdout.read()


def test_the_example_can_be_played_at_a_server_against_a_bot(server: str) -> None:
    with httpx.Client(base_url=server, headers={"authorization": f"Bearer {'k' * 43}"}, timeout=COMPILING) as person:
        assert "kuhn" in [game["key"] for game in person.get("/api/games").json()]
        assert "Bube" in person.get("/api/games/kuhn").json()["words"]["de"]
        wish = {
            "game": "kuhn",
            "players": 2,
            "bots": 1,
            "level": "champion",
            "pace": "instant",
            "name": "Ada",
            "options": {"hands": 1},
        }
        table = person.post("/api/tables", json=wish).json()
        where = f"/api/tables/{table['id']}"
        while not table["view"]["over"]:
            if table["view"]["moves"]:
                number = table["number"]
                person.post(f"{where}/moves", json={"move": "bet", "number": number, "key": f"move {number}"}).raise_for_status()
            table = person.get(where, params={"after": table["number"], "wait": 20}).json()
        assert sorted(table["view"]["result"]["scores"]) in ([-2, 2], [-1, 1])
        assert person.get(f"{where}/record").json()["game"] == "kuhn"
