"""What is said at a table without pictures of its own, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DefaultWords:
    """The words of one language."""

    seat: str
    hand: str
    moves: str
    ask: str
    not_a_move: str
    keys: str
    sheet: str
    typing: str


EN = DefaultWords(
    seat="Seat",
    hand="Your hand",
    moves="You can",
    ask="Your move (1-{count}): ",
    not_a_move="{text} is not one of your moves: type its number (1-{count}), or {moves}.",
    keys="s result so far",
    sheet="The table",
    typing="Type the number of a move, or the move itself: {moves}.\n? these rules · s result so far · q leave",
)

DE = DefaultWords(
    seat="Platz",
    hand="Deine Hand",
    moves="Möglich ist",
    ask="Dein Zug (1-{count}): ",
    not_a_move="{text} ist keiner deiner Züge: Tippe seine Nummer (1-{count}) oder {moves}.",
    keys="s Zwischenstand",
    sheet="Der Tisch",
    typing="Tippe die Nummer eines Zuges oder den Zug selbst: {moves}.\n? diese Regeln · s Zwischenstand · q aufhören",
)

WORDS = {"en": EN, "de": DE}
