"""Has every docstring that Griffe finds in the sources turned into Markdown."""

from __future__ import annotations

from typing import Any

import griffe

from tools.docs.docstrings import as_markdown


class Docstrings(griffe.Extension):
    """Griffe calls it; zensical.toml names it."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for everything that is found."""
        if obj.docstring:
            obj.docstring.value = as_markdown(obj.docstring.value)
