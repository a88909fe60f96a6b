"""The table of the game in the terminal: the default table with a picture of each card."""

from __future__ import annotations

from kuhn_poker.game import CARDS

from matchwood.terminal.default_table.table import DefaultTable


class PicturedTable(DefaultTable):
    def card(self, card: str) -> str | None:
        return f"[ {card} ]" if card in CARDS else None


TABLE = PicturedTable
