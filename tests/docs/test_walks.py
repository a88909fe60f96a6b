"""A test runs the terminal commands of a page one after the other, in shorter versions."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from matchwood.terminal.main import cli
from tests.docs.pages import PAGES, ROOT, blocks_of, lines_of
from tests.support.processes import Process

SHORTER = {
    "analyse": ("--iterations", "8"),
    "bench": ("--seconds", "0.05"),
    "ladder": ("--most", "2", "--iterations", "1", "--bots", "quick,random", "--jobs", "1"),
    "lab compare": ("--most", "2", "--iterations", "1", "--jobs", "1"),
    "lab luck": ("--deals", "2", "--iterations", "1", "--jobs", "1"),
    "lab variants": ("--games", "2", "--iterations", "1", "--jobs", "1"),
    "play": ("--seed", "1"),
    "serve": ("--port", "0", "--database", "sqlite:///tables.db"),
    "simulate": ("--games", "3", "--iterations", "1", "--jobs", "1"),
}
"""Options that make a command short. The last value of an option counts."""

ELSEWHERE = {
    "--cluster": "tests/lab/test_cluster.py",
    "--open": "tests/terminal/test_command_line.py",
    "admin": "tests/terminal/test_admin.py",
    "hearts": "tests/examples/test_hearts.py",
    "kuhn": "tests/examples/test_kuhn.py",
    "llm": "tests/external_bots/test_language_model.py",
    "my_game": "tests/terminal/test_new_game.py",
    "prune": "tests/terminal/test_prune.py",
    "puzzles": "tests/terminal/test_puzzles.py",
    "reports": "tests/terminal/test_reports.py",
    "verify": "tests/terminal/test_verify.py",
    "work": "tests/server/cluster/test_workers.py",
}
"""Commands that need more than a folder, and the tests that run them."""

LONG_WALKS = ("docs/hosting.md",)
WALKS = [
    pytest.param(page, marks=pytest.mark.exhaustive if page in LONG_WALKS else ())
    for page in PAGES
    if any(words[0].endswith("matchwood") for words in blocks_of(page))
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with the files that a page names, and with a few records, also one as exported from an account."""
    for name in ("docs", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "bench" / "results").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    walk(["simulate", "matchmaster", "--bots", "random", "--games", "3", "--out", "games.jsonl"], tmp_path)
    exported = [{"table": "k3vq", "record": json.loads(record)} for record in Path("games.jsonl").read_text().splitlines()]
    Path("matchwood.json").write_text(json.dumps({"records": exported}))
    return tmp_path


@pytest.mark.parametrize("word", ELSEWHERE)
def test_another_test_runs_a_command_that_needs_more_than_a_folder(word: str) -> None:
    text = (ROOT / ELSEWHERE[word]).read_text()
    assert f'"{word}"' in text or f'"{word}:' in text


@pytest.mark.slow
@pytest.mark.parametrize("page", WALKS)
def test_the_commands_of_a_page_run(page: str, folder: Path) -> None:
    for line in lines_of(page):
        match shlex.split(line, comments=True):
            case ["matchwood" | ".venv/bin/matchwood", *arguments]:
                walk(arguments, folder)
            case ["cp" | "python3", *arguments] if "http://127.0.0.1:8000" not in arguments:
                subprocess.run(["sh", "-ec", line], check=True)


def walk(arguments: list[str], folder: Path) -> None:
    name = " ".join(arguments[: 2 if arguments[0] == "lab" else 1])
    if ELSEWHERE.keys() & {*arguments, *(word.partition(":")[0] for word in ",".join(arguments).split(","))}:
        return
    typed = [*arguments, *SHORTER.get(name, ())]
    if name == "serve":
        server = Process(*typed, first=partial(os.chdir, folder))
        assert server.ready().startswith("Matchwood is at "), typed
        assert server.stop()[0] == 0, typed
        return
    done = CliRunner().invoke(cli, typed, input="q\ny\n")
    assert done.exit_code == 0, (typed, done.output)
