"""Convert docstrings to Markdown for Griffe."""

from __future__ import annotations

from typing import Any

import griffe

from tools.docs.docstrings import as_markdown


class Docstrings(griffe.Extension):
    """The extension, registered in zensical.toml."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Convert the docstring of an object."""
        if obj.docstring:
            obj.docstring.value = as_markdown(obj.docstring.value)
