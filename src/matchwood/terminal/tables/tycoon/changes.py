"""What becomes what: every card, every number, and the sticks between them."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, sticks_laid
from matchwood.terminal.tables.tycoon.drawing import UPSIDE_DOWN
from matchwood.terminal.tables.tycoon.strip import CELL
from matchwood.terminal.tables.tycoon.words import Words

Json = dict[str, Any]

EXPANSIONS = {"none": (KINDS.rstrip("GH=_"), NUMBERS.rstrip("GH")), "GH": (KINDS.rstrip("=_"), NUMBERS), "all": (KINDS, NUMBERS)}


def changes(view: Json, words: Words) -> RenderableType:
    """The table of changes, computed from the shapes."""
    expansion = view["options"]["expansion"]
    kinds, numbers = EXPANSIONS[expansion]
    head = Text(" " * (CELL + 1) + "".join(f" {number} " for number in numbers), "bold")
    rows = [Text.assemble((f" {kind}  ", "bold"), *(_cell(kind, number) for number in numbers)) for kind in kinds]
    notes = [words.changes_key] if expansion == "none" else [words.changes_key, words.assumed]
    return Group(Text(words.changes, "bold"), head, *rows, *(Text(note, "dim") for note in notes))


def _cell(kind: str, number: str) -> tuple[str, str]:
    """The sticks; with an arrow where the card must be turned for it."""
    upright, turned = (sticks_laid(kind, number, upside_down) for upside_down in (False, True))
    laid = turned if upright is None else upright
    if laid is None:
        return " · ", "dim"
    return f" {len(laid)}{UPSIDE_DOWN if upright is None else ' '}", "bold green" if not laid else ""
