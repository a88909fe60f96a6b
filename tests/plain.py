"""What is seen, as lists, dictionaries, texts and numbers alone: for what a slow reference tells in these."""

from __future__ import annotations

from typing import Any

import msgspec


def plain(seen: Any) -> Any:
    return msgspec.to_builtins(list(seen) if isinstance(seen, tuple) else seen)
