"""The patterns of texts in messages."""

from __future__ import annotations

from typing import Any

from msgspec import Meta

END = r"(?!\n)$"
"""The end of the text. In Python, `$` also matches before a final line break."""


def whole(pattern: str, max_length: int | None = None) -> Meta:
    """Return a msgspec constraint: a text must match the whole pattern."""
    return Meta(pattern=f"^{pattern}{END}", max_length=max_length)


def as_in_json_schema(schema: Any) -> Any:
    """Return this schema with the patterns of JSON Schema.

    >>> from typing import Annotated
    >>> import msgspec
    >>> as_in_json_schema(msgspec.json.schema(list[Annotated[str, whole("[a-h]")]]))["items"]["pattern"]
    '^[a-h]$'
    """
    if isinstance(schema, dict):
        schema = {key: as_in_json_schema(value) for key, value in schema.items()}
        pattern = schema.get("pattern")
        return {**schema, "pattern": pattern.replace(END, "$")} if isinstance(pattern, str) else schema
    return [as_in_json_schema(one) for one in schema] if isinstance(schema, list) else schema
