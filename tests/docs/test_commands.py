"""The program understands the commands in the documents, and the files in the documents exist."""

from __future__ import annotations

import os
import re
import subprocess
from contextlib import suppress

import click
import pytest

from matchwood.terminal.main import cli
from tests.docs.pages import PAGES, ROOT, commands_of, scripts_of, sentences_of
from tools.docs.pages import links

COMMANDS = [pytest.param(words, id=f"{page}: {' '.join(words)[:60]}") for page in PAGES for words in commands_of(page)]
JOINING = "CONTRIBUTING.md"
ELSEWHERE = {
    ".ci/run": "tests/docs/test_making.py",
    "cd": "tests/docs/test_commands.py",
    "cp": "tests/docs/test_walks.py",
    "createdb": "tests/server/storage/test_backups.py",
    "curl": "tests/docs/test_deployment_with_systemd.py",
    "docker": "tests/docs/test_deployment_in_containers.py",
    "export": "tests/server/cluster/test_hosting.py",
    "for": "tests/docs/test_commands.py",
    "git": "tests/releases/test_checking.py",
    "kubectl": "tests/test_containers.py",
    "make": "tests/docs/test_making.py",
    "pg_dump": "tests/server/storage/test_backups.py",
    "pg_restore": "tests/server/storage/test_backups.py",
    "pip": "tests/test_installing.py",
    "pytest": "tests/docs/test_making.py",
    "python3": "tests/docs/test_walks.py",
    "sqlite3": "tests/server/storage/test_backups.py",
    "sudo": "tests/docs/test_deployment_with_systemd.py",
    "tools/again.sh": "tests/test_again.py",
    "umask": "tests/server/storage/test_backups.py",
}
"""Programs of others, and the test that takes their commands from the documents and runs them."""
SET_BEFORE = re.compile(r"MATCHWOOD_[A-Z]+=")
DECISIONS = [page for page in PAGES if page.startswith("docs/decisions/")]


@pytest.mark.parametrize("words", COMMANDS)
def test_a_command_in_the_documents_is_valid(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATCHWOOD_DATABASE", "postgresql://host/name")
    monkeypatch.setenv("MATCHWOOD_LIVE", "redis://host/0")
    match words:
        case ["make", target]:
            assert target in targets()
        case ["matchwood" | ".venv/bin/matchwood", *arguments]:
            # Exit: the command showed its help. MissingParameter: the document gives only the name of the command.
            with suppress(click.exceptions.Exit, click.MissingParameter):
                understand(cli, arguments)
        case ["pytest", "my_game"]:
            assert '"my_game"' in (ROOT / "tests/terminal/test_new_game.py").read_text()  # makes this package, and runs its test
        case ["pytest" | "tools/again.sh", *arguments] | [".venv/bin/python", "-m", "pytest", *arguments]:
            assert sought(arguments), "nothing is found that has this name"
        case ["python" | ".venv/bin/python", "-m", module, *_]:
            assert any(
                (ROOT / base / module.replace(".", "/")).with_suffix(end).exists() for base in ("", "src") for end in ("", ".py")
            )
        case ["python" | "python3" | ".venv/bin/python", script, *_] if script != "-c":
            assert (ROOT / script).is_file()
        case [program, *_]:
            assert program in ELSEWHERE or SET_BEFORE.match(program), "no test knows what this does"


@pytest.mark.parametrize("program", ELSEWHERE)
def test_the_tests_of_other_programs_take_the_commands_from_the_documents(program: str) -> None:
    assert re.search(r"import .*\b(commands|lines|scripts)_of\b", (ROOT / ELSEWHERE[program]).read_text())


def test_the_front_page_has_the_promised_size() -> None:
    [script] = scripts_of("docs/decisions/svelte_alone.md")
    assert 10_000 < int(subprocess.check_output(["sh", "-ec", script], cwd=ROOT)) < 100_000


def test_the_contributing_guide_contains_only_commands_that_a_test_knows() -> None:
    known = re.compile(
        r"make [\w-]+|\.ci/run|tools/again\.sh \d+ .+|\.venv/bin/(matchwood|python -m pytest|python web/build\.py check).*"
    )
    assert [words for words in commands_of(JOINING) if not known.fullmatch(" ".join(words))] == []
    assert os.access(ROOT / ".ci/run", os.X_OK)


@pytest.mark.parametrize("script", ["web/build.py check"])
def test_a_check_in_the_contributing_guide_is_part_of_every_test_run(script: str) -> None:
    assert f"$bin/python {script}\n" in (ROOT / "tools/test.sh").read_text()


@pytest.mark.parametrize("page", [JOINING, "SECURITY.md", *DECISIONS])
def test_the_files_in_a_document_exist(page: str) -> None:
    for name in re.findall(r"`([\w.*-]+(?:/[\w.*-]+)+)`", sentences_of(page)):
        assert name.startswith("build/") or any(ROOT.glob(name)), name


def test_the_contributing_guide_lists_all_folders_of_texts() -> None:
    told = {folder for name in re.findall(r"`([\w/*]+/words)`", sentences_of(JOINING)) for folder in ROOT.glob(name)}
    assert told == {file.parent for top in ("src", "web/src") for file in (ROOT / top).glob("**/words/en.ftl")}


def test_the_index_of_decisions_lists_every_decision() -> None:
    index = "docs/decisions/README.md"
    listed = [link for _, link in links((ROOT / index).read_text(encoding="utf-8")) if "/" not in link]
    assert sorted(listed) == sorted(page.rpartition("/")[2] for page in DECISIONS if page != index)


def targets() -> set[str]:
    """Return the targets of the Makefile."""
    return set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))


def understand(command: click.Command, words: list[str]) -> None:
    """Parse these words like the command line, without running the command."""
    context = command.make_context(command.name, list(words))
    if isinstance(command, click.Group) and context._protected_args:
        _, chosen, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        assert chosen is not None
        understand(chosen, rest)


def sought(arguments: list[str]) -> list[str]:
    """Return the test files that these arguments select, including the word after `-k`."""
    word = arguments[arguments.index("-k") + 1] if "-k" in arguments else ""
    named = [ROOT / name for name in arguments if name.startswith("tests/")]
    assert all(path.exists() for path in named)
    files = [file for path in named for file in ([path] if path.is_file() else path.rglob("test_*.py"))]
    return [str(file) for file in files if word in file.stem or re.search(rf"def test_\w*{word}", file.read_text())]
