"""What GitHub is told fits the rest; nothing of it runs here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

WORKFLOW, WEEKLY = ((ROOT / f".github/workflows/{name}.yml").read_text() for name in ("test", "test-all"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
INSTALLS = re.compile(r"npm\W+(ci|install|i)\W.*\)")
QUESTION = re.compile(r"^  - type: ", re.MULTILINE)


def test_a_change_has_to_pass_there_what_it_has_to_pass_here() -> None:
    assert "- run: make test\n" in WORKFLOW
    assert "exec make test\n" in (ROOT / ".ci/run").read_text()


def test_all_that_takes_long_is_tried_there_every_week() -> None:
    assert "- cron: " in WEEKLY
    assert "- run: make test-all\n" in WEEKLY


def test_the_oldest_python_that_is_promised_is_tested() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    versions = re.findall(r'"(3\.\d+)"', WORKFLOW)
    assert f">={versions[0]}" == promised
    assert versions == [f"3.{minor}" for minor in range(11, 11 + len(versions))]


@pytest.mark.parametrize("workflow", [WORKFLOW, WEEKLY], ids=["test", "test-all"])
def test_a_workflow_can_change_nothing_and_names_what_it_uses_by_its_major_version_or_commit(workflow: str) -> None:
    assert re.findall(r"permissions:\n((?:  .+\n)+)", workflow) == ["  contents: read\n"]
    used = re.findall(r"uses: (\S+)", workflow)
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@(v\d+|[0-9a-f]{40})", action) for action in used)


def test_new_versions_of_all_that_comes_from_elsewhere_are_looked_for() -> None:
    looked_for = set(re.findall(r"package-ecosystem: (\S+)\n    directory: (\S+)\n", (ROOT / ".github/dependabot.yml").read_text()))
    assert looked_for == {("github-actions", "/"), ("docker", "/"), ("docker-compose", "/"), ("npm", "/web")}
    for name in ("Dockerfile", "compose.yaml", "web/package-lock.json"):
        assert (ROOT / name).is_file()


def test_no_package_of_the_page_runs_a_program_when_it_is_installed() -> None:
    folders = [ROOT / name for name in ("web", "bench", "tools", "tests", ".ci", ".github")]
    files = [ROOT / "Makefile", ROOT / "Dockerfile"]
    files += [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".sh", ".yml", "")]
    files = [path for path in files if path.is_file() and "node_modules" not in path.parts and path != Path(__file__)]
    installs = {path: line for path in files for line in path.read_text(errors="replace").splitlines() if INSTALLS.search(line)}
    assert {path.relative_to(ROOT).as_posix() for path in installs} == {"web/build.py", "bench/load/servers.py"}
    assert all("--ignore-scripts" in line for line in installs.values())


def test_caches_are_kept_by_files_that_are_there() -> None:
    named = re.findall(r"hashFiles\((.+?)\)", WORKFLOW)
    assert named
    for pattern in re.findall(r"'([^']+)'", " ".join(named)):
        assert any(ROOT.glob(pattern)), pattern


@pytest.mark.parametrize("form", [form for form in FORMS if form.name != "config.yml"], ids=lambda form: form.stem)
def test_every_question_of_a_form_has_an_example(form: Path) -> None:
    questions = QUESTION.split(form.read_text())[1:]
    assert questions
    for question in questions:
        assert "placeholder: " in question or "description: Such as" in question
        assert "label: " in question
