"""Reports of lost seats for the author of an external bot."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import click

from matchwood.terminal.language import LETTERS

MOST = 5
LONGEST_PART = 300


class LostSeats:
    """Prints the first failures of external bots, and counts the rest."""

    def __init__(self) -> None:
        self._count = 0

    def tell(self, game: int, losses: list[Mapping[str, Any]]) -> None:
        """Report the failures of external bots in a game."""
        for loss in losses:
            self._count += 1
            if self._count <= MOST:
                click.echo(f"matchwood: game {game}: {line_of(loss['bot'], loss)}", err=True)

    def tell_the_rest(self) -> None:
        """Print the number of failures that were not reported."""
        if self._count > MOST:
            click.echo(f"matchwood: seats were lost {self._count - MOST} times more; --out keeps the whole of each", err=True)


def line_of(bot: str, loss: Mapping[str, Any]) -> str:
    """Return one line about an external bot that failed and lost its seat.

    >>> asked = {"moves": ["bid 0", "bid 1"]}
    >>> line_of("cmd:./bot", {"seat": 1, "move": 3, "reason": "it was late", "asked": asked, "came": "", "stderr": ""})
    'cmd:./bot lost seat B at its move 3: it was late | legal: bid 0, bid 1 | asked: {"moves": ["bid 0", "bid 1"]}'
    """
    asked = json.dumps(loss["asked"], ensure_ascii=False)
    parts = {"came": loss["came"], "its stderr ends": loss["stderr"], "legal": ", ".join(loss["asked"]["moves"]), "asked": asked}
    details = [f"{name}: {_in_one_line(part, name.endswith('ends'))}" for name, part in parts.items() if part]
    return " | ".join([f"{bot} lost seat {LETTERS[loss['seat']]} at its move {loss['move']}: {loss['reason']}", *details])


def _in_one_line(text: str, end_counts: bool) -> str:
    line = "".join(character if character.isprintable() else " " for character in " ".join(text.split()))
    if len(line) <= LONGEST_PART:
        return line
    return f"… {line[-LONGEST_PART:]}" if end_counts else f"{line[:LONGEST_PART]} …"
