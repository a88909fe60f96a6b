"""Results as files, with the machine and the versions that they came from."""

from __future__ import annotations

import datetime
import json
import os
import tomllib
from pathlib import Path
from typing import Any

from matchwood.engine.compiling import sources_hash
from matchwood.lab.machine import processor, versions

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "results"


def machine(*packages: str) -> dict[str, Any]:
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {
        "cpu": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "versions": {"matchwood": project["version"], "rules": sources_hash(), **versions(*packages)},
    }


def keep(name: str, results: dict[str, Any]) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def table(headings: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
