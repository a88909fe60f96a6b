"""Reports of what language models used: requests, illegal answers and tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import click


class ModelCosts:
    """Adds up what each language model used in several games."""

    def __init__(self) -> None:
        self._used: dict[str, Counter[str]] = {}

    def add(self, record: Mapping[str, Any]) -> None:
        """Add the figures of a game's record."""
        for used in record.get("language_models", []):
            figures = {name: figure for name, figure in used.items() if name not in ("bot", "seat")}
            self._used.setdefault(used["bot"], Counter()).update(figures)

    def show(self) -> None:
        """Print one line for each language model."""
        for bot, used in self._used.items():
            click.echo(f"matchwood: {line_of(bot, used)}", err=True)


def line_of(bot: str, used: Mapping[str, Any]) -> str:
    """Return one line about what a language model used.

    >>> used = {"moves": 40, "requests": 33, "illegal": 2, "fallbacks": 0, "prompt_tokens": 81000, "completion_tokens": 900}
    >>> line_of("llm:m@http://127.0.0.1/v1", {**used, "seconds": 61.5})
    'llm:m@http://127.0.0.1/v1: 40 moves, 33 requests (2 illegal answers, 0 moves by a built-in bot), 81000 + 900 tokens, 62 s'
    """
    answers = f"{used['illegal']} illegal answers, {used['fallbacks']} moves by a built-in bot"
    tokens = f"{used['prompt_tokens']} + {used['completion_tokens']} tokens"
    return f"{bot}: {used['moves']} moves, {used['requests']} requests ({answers}), {tokens}, {used['seconds']:.0f} s"
