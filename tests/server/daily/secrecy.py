"""A search for cards that a server reveals before their time.

MatchMaster has each card once, so a card in a message shows who saw it. A person may see the own hand and the cards that were
played. All other cards of the current round are secret.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

SECRET = "hmac-sha512:"
"""The beginning of each secret (docs/fair_deals.md)."""
CARD = re.compile(r'"([TLBS](?:1[0-3]|[1-9]))"')


def cards_in(text: str) -> set[str]:
    """Return all cards in the bytes of an answer."""
    return set(CARD.findall(text))


class SeenCards:
    """The cards that a person at seat 0 may have seen at each event of a record."""

    def __init__(self, events: Sequence[dict[str, Any]]) -> None:
        self._events = events

    def until(self, moves: int) -> set[str]:
        """Return the cards that the person may have seen after this number of moves."""
        allowed, made = set[str](), 0
        for event in self._events:
            if made > moves:
                break
            if "deal" in event:
                allowed |= set(event["deal"]["hands"][0])
            else:
                made += 1
                allowed |= {event["move"]} if made <= moves else set()
        return allowed
