"""Cards as texts and their values, for the rules in reference.py. Numbers in brackets are paragraphs of the rule page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

WATER = [f"W{value}" for value in (1, 2, 3, 4, 5, 7)]
SAND = [f"S{value}" for value in (1, 2, 3, 4, 5, 7)]
MUD = WATER + SAND
UMBRELLAS = [f"U{value}" for value in range(1, 8)]
SPECIALS = ["Wind", "Sun", "Duck", "Share", "13"]
KINDS = MUD + UMBRELLAS + SPECIALS
DECK = MUD * 6 + UMBRELLAS * 4 + SPECIALS * 2
SEATS = "ABCDEF"
MAGIC = (22, 44, 66, 88)


def total(cards: Iterable[str]) -> int:
    return sum(int(card[1:]) for card in cards)


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=KINDS.index)


def can_throw(hand: Sequence[str]) -> bool:
    """[4]"""
    return any(card in WATER for card in hand) and any(card in SAND for card in hand)


def missing_card(mud: Sequence[str]) -> str | None:
    """Return the card that makes the mud perfect, or None if the mud is perfect or no such card exists [5, 6]."""
    water, sand = total(card for card in mud if card in WATER), total(card for card in mud if card in SAND)
    card = f"{'S' if water > sand else 'W'}{abs(water - sand)}"
    return card if card in MUD else None


def score_of(account: int, pool: Sequence[str]) -> tuple[int, list[str], int]:
    """Return the booked points, the halvings, and the account afterwards, which is the lowest possible one [12, 13]."""
    scores: list[tuple[int, list[str]]] = [(total(pool), [])]
    if all(card in WATER for card in pool) or all(card in SAND for card in pool):
        scores.append(((total(pool) + 1) // 2, ["pool"]))
    ways = []
    for points, halved in scores:
        now = account + points
        ways.append((points, [*halved, "account"], now // 2) if now in MAGIC else (points, halved, now))
    return min(ways, key=lambda way: way[2])


def shields(mud: Sequence[str], umbrellas: Sequence[str]) -> set[str]:
    """Return the text of each effect of umbrellas on these mud cards [7b]. Each umbrella is used for one mud card or for none."""
    effects = set()
    for places in product(range(-1, len(mud)), repeat=len(umbrellas)):
        groups = [tuple(sorted(umbrellas[n] for n, at in enumerate(places) if at == place)) for place in range(len(mud))]
        if any(groups) and all(total(group) >= total([card]) for card, group in zip(mud, groups, strict=True) if group):
            effects.add(shield_text(mud, groups))
    return effects


def shield_text(mud: Sequence[str], groups: Sequence[tuple[str, ...]]) -> str:
    """Return the text of a shield. Of equal mud cards, the smaller group averts the earlier card (ruling on equal mud cards)."""
    parts = []
    for card in dict.fromkeys(mud):
        standing = sorted(group for other, group in zip(mud, groups, strict=True) if other == card and group)
        places = [place for place, other in enumerate(mud) if other == card]
        parts += list(zip(places, standing, strict=False))
    return " ".join(["shield", *(f"{mud[place]}={'+'.join(group)}" for place, group in sorted(parts))])


def earliest(mud: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Return these mud cards in their order in the mud. The earlier one of equal cards is meant."""
    left, named = list(cards), []
    for card in mud:
        if card in left:
            left.remove(card)
            named.append(card)
    return named
