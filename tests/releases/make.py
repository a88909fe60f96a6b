"""Makes the folder of a release: `python -m tests.releases.make VERSION`."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from tests.releases.make_records import records
from tests.releases.make_tables import make_tables

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "examples"


def main(version: str) -> None:
    """Make the folder. An existing folder is refused."""
    folder = HERE / version
    folder.mkdir()
    lines = (json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n" for record in records())
    (folder / "records.jsonl").write_text("".join(lines), encoding="utf-8")
    for program in ("bot.py", "http_bot.py"):
        shutil.copy(EXAMPLES / program, folder)
    make_tables(folder)


if __name__ == "__main__":
    main(sys.argv[1])
