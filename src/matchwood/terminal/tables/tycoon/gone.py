"""Which cards were played, and which nobody has seen yet."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.notation import card_names
from matchwood.terminal.tables.tycoon.words import Words

Json = dict[str, Any]


def deck_of(expansion: str) -> Counter[str]:
    """How many of each printed card there are.

    >>> deck_of("none").total(), deck_of("GH").total(), deck_of("all")["_"]
    (56, 60, 4)
    """
    values = next(option.values for option in spec_of("tycoon").options if option.key == "expansion")
    return Counter(card_names(int(DECKS[values.index(expansion)])))


def gone(view: Json, words: Words) -> RenderableType:
    """What was played, what the person holds, and what nobody has seen."""
    deck, played, mine = deck_of(view["options"]["expansion"]), Counter(view["table"]["played"]), Counter(view["table"]["hand"])
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for kind in deck:
        table.add_column(kind, justify="right")
    for label, counted in zip(words.gone_rows, (played, mine, deck - played - mine), strict=True):
        table.add_row(label, *(str(counted[kind] or "·") for kind in deck))
    aside = view["table"]["aside"]
    parts: list[RenderableType] = [Text(words.gone, "bold"), table]
    if aside:
        parts.append(Text(words.gone_aside.format(cards=words.cards(aside)), "dim"))
    return Group(*parts)
