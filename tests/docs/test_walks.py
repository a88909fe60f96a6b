"""What a page tells people to type in the terminal is done, one command after the other as it stands there; only shorter."""

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
from tests.processes import Process

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
"""What follows a command, so that it takes a moment. What is said twice counts as it was said last."""

ELSEWHERE = {
    "--cluster": "tests/lab/test_cluster.py",
    "--open": "tests/terminal/test_command_line.py",
    "kuhn": "tests/examples/test_kuhn.py",
    "reports": "tests/terminal/test_reports.py",
    "verify": "tests/terminal/test_verify.py",
    "work": "tests/server/cluster/test_workers.py",
}
"""What needs more than a folder, and which test gives it that."""

WALKS = [page for page in PAGES if any(words[0].endswith("matchwood") for words in blocks_of(page))]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody types: what a page names of the repository is there, and a few records, also as an account exports them."""
    for name in ("docs", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "bench" / "results").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    walk(["simulate", "matchmaster", "--bots", "random", "--games", "3", "--out", "games.jsonl"], tmp_path)
    exported = [{"table": "k3vq", "record": json.loads(record)} for record in Path("games.jsonl").read_text().splitlines()]
    Path("matchwood.json").write_text(json.dumps({"records": exported}))
    return tmp_path


@pytest.mark.parametrize("word", ELSEWHERE)
def test_what_is_done_elsewhere_is_done_there(word: str) -> None:
    assert f'"{word}"' in (ROOT / ELSEWHERE[word]).read_text()


@pytest.mark.slow
@pytest.mark.parametrize("page", WALKS)
def test_what_a_page_tells_to_type_is_done(page: str, folder: Path) -> None:
    for line in lines_of(page):
        match shlex.split(line, comments=True):
            case ["matchwood" | ".venv/bin/matchwood", *arguments]:
                walk(arguments, folder)
            case ["cp" | "python3", *arguments] if "http://127.0.0.1:8000" not in arguments:
                subprocess.run(["sh", "-ec", line], check=True)


def walk(arguments: list[str], folder: Path) -> None:
    name = " ".join(arguments[: 2 if arguments[0] == "lab" else 1])
    if ELSEWHERE.keys() & {*arguments}:
        return
    typed = [*arguments, *SHORTER.get(name, ())]
    if name == "serve":
        server = Process(*typed, first=partial(os.chdir, folder))
        assert server.ready().startswith("Matchwood is at "), typed
        assert server.ends()[0] == 0, typed
        return
    done = CliRunner().invoke(cli, typed, input="q\ny\n")
    assert done.exit_code == 0, (typed, done.output)
