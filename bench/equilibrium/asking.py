"""Ask a bot for its move many times, with different seeds and with other names of the plain suits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import matchwood
from matchwood.cardgames.matchmaster.cards import DECK
from matchwood.cardgames.matchmaster.notation import CARD_NAMES

from .deck import RENAMINGS


@dataclass(frozen=True)
class Level:
    """A bot with the given number of iterations per move. The factor `often` multiplies the number of samples."""

    name: str
    trials: int
    often: int = 1

    def bid(self, number: int, seat: int, players: int, held: Sequence[int]) -> int:
        """Return the bot's bid for the given cards. `number` determines the bot's seed and the names of the suits."""
        named = _named(number, held)
        others = iter([card for card in CARD_NAMES if card not in named])
        hands = [named if each == seat else [next(others) for _ in held] for each in range(players)]
        return int(self._move(_begun(hands), seat, number).removeprefix("bid "))

    def card(self, number: int, held: Sequence[int], bids: Sequence[int], led: int | None = None) -> int:
        """Return the index of the card that the bot plays. `led` is the card to answer, or None if the bot leads."""
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
    players = len(hands)
    deal = {"dealer": players - 1, "hands": hands}
    assert len({card for hand in hands for card in hand}) == players * len(hands[0]) <= DECK
    return matchwood.new("matchmaster", players=players, deals=[deal], seed=1)
