"""What a level does, found out by asking it: the same cards with other seeds, the plain suits named anew each time.

Cards are numbers here. Seat 0 leads, and has the dealer on its right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import matchwood
from matchwood.cardgames.matchmaster.cards import DECK
from matchwood.cardgames.matchmaster.notation import CARD_NAMES

from .deck import RENAMINGS


@dataclass(frozen=True)
class Level:
    """A level of ours, how many trials it may take for a move, and how many times as often as others it is asked."""

    name: str
    trials: int
    often: int = 1

    def bid(self, number: int, seat: int, players: int, held: Sequence[int]) -> int:
        """What it bids with these cards, when it is asked for the time of this number."""
        named = _named(number, held)
        others = iter([card for card in CARD_NAMES if card not in named])
        hands = [named if each == seat else [next(others) for _ in held] for each in range(players)]
        return int(self._move(_begun(hands), seat, number).removeprefix("bid "))

    def card(self, number: int, held: Sequence[int], bids: Sequence[int], led: int | None = None) -> int:
        """Which of its cards it plays between two, by place: after these bids it leads, or answers the card that was led."""
        named, lies = _named(number, held), [] if led is None else _named(number, [led])
        others = [card for card in CARD_NAMES if card not in named and card not in lies]
        other = [*lies, *others][: len(held)]
        game = _begun([named, other] if led is None else [other, named])
        for seat, bid in enumerate(bids):
            game.play(f"bid {bid}", seat=seat)
        for card in lies:
            game.play(card, seat=0)
        return named.index(self._move(game, len(lies), number))

    def _move(self, game: matchwood.Game, seat: int, number: int) -> str:
        return matchwood.bot(self.name, seed=number, iterations=self.trials).choose(game.view(seat))


def _named(number: int, cards: Sequence[int]) -> list[str]:
    return [CARD_NAMES[RENAMINGS[number % len(RENAMINGS), card]] for card in cards]


def _begun(hands: list[list[str]]) -> matchwood.Game:
    """A game in which these hands have just been dealt; the bots do not look at other seats' cards, whatever they are."""
    players = len(hands)
    deal = {"dealer": players - 1, "hands": hands}
    assert len({card for hand in hands for card in hand}) == players * len(hands[0]) <= DECK
    return matchwood.new("matchmaster", players=players, deals=[deal], seed=1)
