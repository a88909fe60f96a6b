"""Structs as lists, dictionaries, texts and numbers, to compare them with those of the reference rules."""

from __future__ import annotations

from typing import Any

import msgspec


def plain(seen: Any) -> Any:
    return msgspec.to_builtins(list(seen) if isinstance(seen, tuple) else seen)
