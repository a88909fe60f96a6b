"""Mud thrown at a player, and the shields against it."""

from __future__ import annotations

from itertools import product

import matchwood
from tests.cardgames.matschig.conftest import game_of, let
from tests.cardgames.matschig.reference_cards import missing_card

PAIRS = [(f"W{water}", f"S{sand}") for water, sand in product((1, 2, 3, 4, 5, 7), repeat=2)]


def against(mud: tuple[str, ...], umbrellas: list[str]) -> matchwood.Game:
    """Return a game in which B has to defend against two or three mud cards with these umbrellas."""
    moves = f"throw {mud[0]} {mud[1]} B"
    added = mud[2] if len(mud) == 3 else ""
    return let(game_of(f"{mud[0]} {mud[1]}|{' '.join(umbrellas)}|{added}", moves=moves + (f", C add {added} B" if added else "")))


def mud_of(pair: tuple[str, str]) -> tuple[str, ...]:
    """Return this pair with the card that makes it perfect, if there is such a card."""
    added = missing_card(pair)
    return (*pair, added) if added else pair


def listed(game: matchwood.Game) -> list[str]:
    """Return the legal moves that are shields."""
    return [move for move in game.legal_moves() if move.startswith("shield")]
