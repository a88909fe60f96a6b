"""Matchwood knows the commit from which it was made: from its build, or from Git in a checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from matchwood import commit

PATH = os.environ["PATH"]
GIT = ("git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "init.defaultBranch=main")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a repository with this one file."""
    place = tmp_path / "src" / "matchwood" / "commit.py"
    place.parent.mkdir(parents=True)
    place.write_bytes(Path(commit.__file__).read_bytes())
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--message", "First")
    return tmp_path


def git(folder: Path, *words: str) -> str:
    return subprocess.run([*GIT, *words], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def commit_of(checkout: Path, **environment: str) -> str:
    """Return the commit that the file in this checkout reports."""
    program = "import runpy, sys; print(runpy.run_path(sys.argv[1])['commit']())"
    command = [sys.executable, "-B", "-c", program, str(checkout / "src" / "matchwood" / "commit.py")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_git_names_the_commit_of_a_checkout(checkout: Path) -> None:
    assert commit_of(checkout, PATH=PATH) == git(checkout, "rev-parse", "HEAD")


@pytest.mark.parametrize("changed", ["src/matchwood/commit.py", "src/matchwood/new.py"])
def test_a_checkout_with_files_that_are_not_committed_is_marked_as_changed(checkout: Path, changed: str) -> None:
    with (checkout / changed).open("a") as file:
        file.write("\n")
    assert commit_of(checkout, PATH=PATH) == git(checkout, "rev-parse", "HEAD") + ", changed"


def test_a_hook_of_another_repository_has_no_effect(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    git(other, "init")
    assert commit_of(checkout, PATH=PATH, GIT_DIR=str(other / ".git")) == git(checkout, "rev-parse", "HEAD")


def test_the_commit_of_the_build_has_priority_over_git(checkout: Path) -> None:
    (checkout / "src" / "matchwood" / "commit.txt").write_text("abcd\n")
    assert commit_of(checkout, PATH=PATH) == "abcd"


def test_the_repository_around_an_environment_is_ignored(checkout: Path) -> None:
    installed = checkout / "lib" / "site-packages"
    installed.mkdir(parents=True)
    (checkout / "src").rename(installed / "src")
    assert commit_of(installed, PATH=PATH) == "None"


def test_without_git_the_commit_is_unknown(checkout: Path) -> None:
    assert commit_of(checkout, PATH="") == "None"
