"""Read the cards of a move that a person types."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Pick(NamedTuple):
    """A move, divided into the cards of the hand and other words."""

    cards: list[str]
    others: list[str]


def picked(words: Sequence[str], hand: Sequence[str]) -> Pick:
    """Separate the cards of the hand from the other words of a move.

    >>> picked(["pass", "C5", "CK"], ["C5", "C5", "CK"])
    Pick(cards=['C5', 'CK'], others=['pass'])
    """
    left, pick = Counter(hand), Pick([], [])
    for word in words:
        (pick.cards if left[word] > 0 else pick.others).append(word)
        left[word] -= 1
    return pick


class Picking:
    """Finds the moves with the typed cards. The function `name` returns the name of a card as people know it."""

    def __init__(self, moves: Sequence[str], hand: Sequence[str], name: Callable[[str], str]) -> None:
        self._hand = hand
        self._moves = {move: picked(move.split(), hand) for move in moves}
        self._notation = {written.lower(): card for card in hand for written in (card, name(card))}

    @property
    def has_cards(self) -> bool:
        """Whether any legal move contains cards of the hand."""
        return any(pick.cards for pick in self._moves.values())

    @property
    def without_cards(self) -> list[str]:
        """The moves that contain no card of the hand."""
        return [move for move, pick in self._moves.items() if not pick.cards]

    def meant(self, answer: str) -> Pick:
        """Divide an answer into cards of the hand, in the notation of the game, and other words."""
        parts = re.split(r"\s*,\s*", answer) if "," in answer else [answer] if answer.lower() in self._notation else answer.split()
        return picked([self._notation.get(part.lower(), part) for part in parts if part], self._hand)

    def found(self, answer: str) -> list[str]:
        """Return the moves with exactly the typed cards. The order does not matter, and other words may be missing."""
        cards, others = self.meant(answer)
        verb = " ".join(others).lower()
        return [
            move
            for move, pick in self._moves.items()
            if cards and Counter(pick.cards) == Counter(cards) and verb in ("", " ".join(pick.others).lower())
        ]

    def attempt(self, answer: str) -> str:
        """Return the illegal move that a person probably meant, so that the game can explain why it is illegal."""
        cards, others = self.meant(answer)
        verbs = {" ".join(pick.others) for pick in self._moves.values() if pick.cards}
        if cards and not others and len(verbs) == 1:
            others = [*verbs]
        return " ".join(filter(None, (*others, *cards)))
