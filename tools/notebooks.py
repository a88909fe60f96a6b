"""Run the notebooks of the documents and save their output: `make notebooks`."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from traitlets.config import Config

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "notebooks"
PATIENCE = 540
"""The time limit of a cell in seconds. It may have to compile rules."""
PICTURES = ("text/html", "image/svg+xml")
PLACES = ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")


def main(target: Path = FOLDER) -> None:
    """Run all notebooks, and save them with their output."""
    with tempfile.TemporaryDirectory(prefix="mw") as home:
        os.environ.update({"JUPYTER_PLATFORM_DIRS": "1"} | {place: str(Path(home) / place.lower()) for place in PLACES})
        for path in sorted(FOLDER.glob("*.ipynb")):
            notebook = nbformat.read(path, as_version=4)
            sockets = Config({"KernelManager": {"transport": "ipc", "ip": str(Path(home) / path.stem)}})
            client = NotebookClient(notebook, config=sockets, timeout=PATIENCE, startup_timeout=PATIENCE, record_timing=False)
            client.coalesce_streams = True  # equal output on each machine
            client.execute()
            tidy(notebook)
            nbformat.write(notebook, target / path.name)


def tidy(notebook: Any) -> None:
    """Remove machine-dependent output. If an output contains a picture, also remove the text version of the output."""
    notebook.metadata = {"kernelspec": notebook.metadata.kernelspec}
    for number, cell in enumerate(notebook.cells, 1):
        cell.id, cell.metadata = f"cell-{number}", {}
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if data.keys() & {*PICTURES}:
                data.pop("text/plain", None)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
