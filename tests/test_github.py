"""The configuration of GitHub agrees with the repository. No test here runs it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

WORKFLOW, WEEKLY = ((ROOT / f".github/workflows/{name}.yml").read_text() for name in ("test", "test-all"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
INSTALLS = re.compile(r"\bnpm\S* (ci|install|i)\b")
QUESTION = re.compile(r"^  - type: ", re.MULTILINE)


def installs_in(program: str, is_python: bool) -> Iterator[str]:
    """Return the commands of this program by which npm installs packages. In Python they are lists of words or single texts."""
    if not is_python:
        yield from (line for line in program.replace("\\\n", " ").splitlines() if INSTALLS.search(line))
        return
    for node in ast.walk(ast.parse(program)):
        match node:
            case ast.List(elts=words) | ast.Tuple(elts=words) | ast.Call(args=words):
                said = [ast.unparse(word).strip("'\"") for word in words]
                if any(INSTALLS.fullmatch(" ".join(pair)) for pair in pairwise(said)):
                    yield " ".join(said)
            case ast.Constant(value=str(text)) if INSTALLS.match(text):
                yield text


def test_a_change_has_to_pass_the_same_checks_as_here() -> None:
    assert "- run: make test\n" in WORKFLOW
    assert "exec make test\n" in (ROOT / ".ci/run").read_text()


def test_all_slow_tests_run_every_week() -> None:
    assert "- cron: " in WEEKLY
    assert "- run: make test-all\n" in WEEKLY


def test_the_oldest_supported_python_is_tested() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    versions = re.findall(r'"(3\.\d+)"', WORKFLOW)
    assert f">={versions[0]}" == promised
    assert versions == [f"3.{minor}" for minor in range(11, 11 + len(versions))]


@pytest.mark.parametrize("workflow", [WORKFLOW, WEEKLY], ids=["test", "test-all"])
def test_a_workflow_has_read_only_rights_and_names_each_action_by_its_commit(workflow: str) -> None:
    assert re.findall(r"permissions:\n((?:  .+\n)+)", workflow) == ["  contents: read\n"]
    used = re.findall(r"uses: (.+)", workflow)
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", action) for action in used)


def test_updates_are_checked_for_every_kind_of_dependency() -> None:
    looked_for = set(re.findall(r"package-ecosystem: (\S+)\n    directory: (\S+)\n", (ROOT / ".github/dependabot.yml").read_text()))
    assert looked_for == {("github-actions", "/"), ("docker", "/"), ("docker-compose", "/"), ("npm", "/web")}
    for name in ("Dockerfile", "compose.yaml", "web/package-lock.json"):
        assert (ROOT / name).is_file()


def test_no_package_of_the_page_runs_a_program_during_its_installation() -> None:
    folders = [ROOT / name for name in ("web", "bench", "tools", "tests", ".ci", ".github")]
    files = [ROOT / "Makefile", ROOT / "Dockerfile"]
    files += [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".sh", ".yml", "")]
    files = [path for path in files if path.is_file() and "node_modules" not in path.parts and path != Path(__file__)]
    installs = [
        (path.relative_to(ROOT).as_posix(), command)
        for path in files
        for command in installs_in(path.read_text(errors="replace"), path.suffix == ".py")
    ]
    assert {path for path, _ in installs} == {"web/build.py", "bench/load/servers.py"}
    assert [install for install in installs if "--ignore-scripts" not in install[1]] == []


@pytest.mark.parametrize(
    "program",
    [
        'run([node, npm, "ci"], "npm failed")',
        'run(\n    [\n        "npm",\n        "install",\n    ]\n)',
        'os.system("npm i left-pad")',
    ],
)
def test_an_installation_is_found_in_every_notation_of_python(program: str) -> None:
    assert list(installs_in(program, is_python=True))


def test_an_installation_is_found_in_other_files_and_a_sentence_about_an_installation_is_ignored() -> None:
    assert list(installs_in("RUN npm ci && \\\n  true", is_python=False)) == ["RUN npm ci &&    true"]
    assert not list(installs_in('say("installing what the build needs (npm ci)")', is_python=True))


def test_caches_depend_on_files_that_exist() -> None:
    named = re.findall(r"hashFiles\((.+?)\)", WORKFLOW)
    assert named
    for pattern in re.findall(r"'([^']+)'", " ".join(named)):
        assert any(ROOT.glob(pattern)), pattern


@pytest.mark.parametrize("form", [form for form in FORMS if form.name != "config.yml"], ids=lambda form: form.stem)
def test_every_question_of_a_form_has_an_example(form: Path) -> None:
    questions = QUESTION.split(form.read_text())[1:]
    assert questions
    for question in questions:
        assert "placeholder: " in question or "description: For example" in question
        assert "label: " in question
