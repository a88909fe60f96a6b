"""Convert docstrings to Markdown with links."""

from __future__ import annotations

import re
from pathlib import Path

_EXAMPLE = re.compile(r"^(>>> .*?)(?=\n *\n|\Z)", re.MULTILINE | re.DOTALL)
_ROLE = re.compile(r":(?:class|func|meth):`~?([\w.]+)`")
_PAGE = re.compile(r"\b(docs/((?:\w+/)*\w+\.md(?:#[\w-]+)?))")
_ERRORS = re.findall(
    r"^class (\w+)", (Path(__file__).parents[2] / "src/matchwood/errors.py").read_text(encoding="utf-8"), re.MULTILINE
)
_ERROR = re.compile(rf"(?<![\w.`])({'|'.join(_ERRORS)})\b")


def as_markdown(docstring: str) -> str:
    """Return a docstring in the format of Markdown.

    >>> as_markdown("See :func:`matchwood.new` and docs/notation.md. Raises BadDeal.")
    'See `new` and [docs/notation.md](notation.md). Raises [BadDeal][matchwood.errors.BadDeal].'
    """
    parts = _EXAMPLE.split(docstring)
    parts[::2] = map(_linked, parts[::2])
    parts[1::2] = [f"```pycon\n{example}\n```" for example in parts[1::2]]
    return "".join(parts)


def _linked(text: str) -> str:
    text = _ROLE.sub(lambda found: f"`{found[1].rpartition('.')[2]}`", text)
    text = _PAGE.sub(r"[\1](\2)", text)
    return _ERROR.sub(r"[\1][matchwood.errors.\1]", text)
