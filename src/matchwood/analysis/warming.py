"""Judging every game once, so that whatever has to be compiled is compiled before somebody waits for it."""

from __future__ import annotations

from collections.abc import Collection

from matchwood.analysis.analysis import analyse
from matchwood.api.warming import beginnings


def warm_analysis(keys: Collection[str] | None = None) -> None:
    """Analyse the first decisions of these games, or of all."""
    for game in beginnings(keys):
        for seat in game.owing:
            game.play(game.legal_moves(seat)[0], seat)
        analyse(game.record(), iterations=1)
