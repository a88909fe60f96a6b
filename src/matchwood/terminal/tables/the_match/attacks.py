"""The latest attacks and shots, which views do not contain."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from rich.text import Text

from matchwood.cardgames.contract import Happening
from matchwood.cardgames.the_match.contract import Ball, Card, Deal, Goal, Shot
from matchwood.terminal.tables.the_match.cards import chip
from matchwood.terminal.tables.the_match.pitch import BALL, NO, YES

MOST = 30


@dataclass
class Attack:
    """An attack or a shot, with the cards that the player chose."""

    seat: int
    ball: str
    cards: list[tuple[str, bool]] = field(default_factory=list)
    goal: bool = False

    def line(self, name: str) -> Text:
        """Return the attack as one line of text."""
        text = Text(f"{name} ", "bold" if self.goal else "").append_text(chip(self.ball)).append(" →")
        for card, match in self.cards:
            text.append(" ").append_text(chip(card)).append(YES if match else NO, "green" if match else "red")
        return text.append(f" {BALL}" if self.goal else "", "bold green")


class Attacks:
    """Collects the attacks of a match.

    >>> attacks = Attacks()
    >>> attacks.see(Ball(seat=1, card="R7"))
    >>> attacks.see(Card(1, 1, [4, 2], "G8", turned=True, match=False, colour="R", number=7, by=None))
    >>> attacks.latest(5)[0].line("Bruno").plain
    'Bruno R7 → G8✗'
    """

    def __init__(self) -> None:
        self._attacks: deque[Attack] = deque(maxlen=MOST)

    def see(self, happening: Happening) -> None:
        """Add one event."""
        match happening:
            case Deal():
                self._attacks.clear()
            case Ball(seat=seat, card=ball):
                self._attacks.append(Attack(seat, ball))
            case Card(card=card, match=fits):
                self._attacks[-1].cards.append((card, fits))
            case Goal():
                self._attacks[-1].goal = True
            case Shot(card=card, match=fits, sixth=sixth, goal=goal):
                self._attacks[-1].goal = goal
                self._attacks[-1].cards += [(card, fits), (sixth, goal)] if sixth else [(card, fits)]

    def latest(self, count: int) -> list[Attack]:
        """Return the last `count` attacks, the newest first."""
        return [attack for attack in reversed(self._attacks) if attack.cards][: max(0, count)]
