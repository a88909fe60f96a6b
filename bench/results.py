"""Save results with the machine and the versions of the measurement."""

from __future__ import annotations

import datetime
import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any

from matchwood.engine.compiling import sources_hash
from matchwood.lab.machine import processor, versions

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "results"
NUMBERS = re.compile(r"\[\s+([-\d.e,\s]+?)\s+\]")


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
    """Write results into a file, with each list of numbers on one line."""
    FOLDER.mkdir(exist_ok=True)
    text = NUMBERS.sub(lambda found: f"[{' '.join(found[1].split())}]", json.dumps(results, indent=2, ensure_ascii=False))
    fresh = FOLDER / f"{name}.json.part"
    fresh.write_text(text + "\n", encoding="utf-8")
    fresh.replace(FOLDER / f"{name}.json")


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
