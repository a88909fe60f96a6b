"""Convert notebooks to pages of the site."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

PICTURES = ("text/html", "image/svg+xml")


def as_page(notebook: str) -> str:
    """Return the page of a notebook.

    >>> cell = {"cell_type": "code", "source": ["1 + 1"], "outputs": [{"data": {"text/plain": ["2"]}}]}
    >>> print(as_page(json.dumps({"cells": [{"cell_type": "markdown", "source": ["# Sum"]}, cell]})))
    # Sum
    <BLANKLINE>
    ~~~~python
    1 + 1
    ~~~~
    <BLANKLINE>
    ~~~~text
    2
    ~~~~
    <BLANKLINE>
    """
    return "\n\n".join(part for cell in json.loads(notebook)["cells"] for part in _parts(cell)) + "\n"


def _parts(cell: dict[str, Any]) -> Iterator[str]:
    text = "".join(cell["source"])
    yield text if cell["cell_type"] == "markdown" else f"~~~~python\n{text}\n~~~~"
    yield from map(_printed, cell.get("outputs", ()))


def _printed(output: dict[str, Any]) -> str:
    data = output.get("data", {"text/plain": output.get("text", ())})
    for kind in PICTURES:
        if kind in data:
            return f"<div>{''.join(data[kind])}</div>"
    return f"~~~~text\n{''.join(data['text/plain']).rstrip()}\n~~~~"
