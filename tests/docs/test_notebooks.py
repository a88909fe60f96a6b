"""The notebooks of the documents print their stored results, and are pages of the site."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT
from tools.docs.gather import Gathered

FOLDER = ROOT / "docs" / "notebooks"
NOTEBOOKS = sorted(path.name for path in FOLDER.glob("*.ipynb"))


def cells_of(path: Path) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return cells


@pytest.mark.exhaustive
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_notebooks_print_their_stored_results_again(tmp_path: Path) -> None:
    run = [sys.executable, "-m", "tools.notebooks", str(tmp_path)]
    ended = subprocess.run(run, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=560)
    assert ended.returncode == 0, ended.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == NOTEBOOKS
    for name in NOTEBOOKS:
        for new, old in zip(cells_of(tmp_path / name), cells_of(FOLDER / name), strict=True):
            assert new == old, f"`make notebooks` renews {name}"


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_small_and_all_its_code_was_run_in_order(name: str) -> None:
    assert (FOLDER / name).stat().st_size < 200_000
    counts = [cell["execution_count"] for cell in cells_of(FOLDER / name) if cell["cell_type"] == "code"]
    assert counts == [*range(1, len(counts) + 1)]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_a_page_of_the_site_with_its_pictures(name: str) -> None:
    files = Gathered(ROOT).files
    page = files[f"notebooks/{Path(name).stem}.md"].decode()
    assert f"(notebooks/{Path(name).stem}.md)" in files["library.md"].decode()
    assert "~~~~python\n" in page
    assert "<table" in page
    assert ".md)" in page
    assert f"notebooks/{name}" not in files
