"""What GitHub is told fits the rest; nothing of it runs here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

WORKFLOW, WEEKLY = ((ROOT / f".github/workflows/{name}.yml").read_text() for name in ("test", "test-all"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
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
def test_a_workflow_can_change_nothing_and_names_what_it_uses_by_its_major_version(workflow: str) -> None:
    assert re.findall(r"permissions:\n((?:  .+\n)+)", workflow) == ["  contents: read\n"]
    used = re.findall(r"uses: (\S+)", workflow)
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in used)


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
