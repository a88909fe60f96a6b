"""What bids are worth between two players with all hands open: a matrix game, since both fix their bids at the same time.

A pair of bids is worth what the first seat then scores in the round less what the second does, both playing perfectly for just
that; what one wins the other loses.
"""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.cardgames.matchmaster.open_cards.round import OpenRound
from matchwood.cardgames.matchmaster.rules import score
from matchwood.engine.compiling import uncompiled
from matchwood.errors import BadPlayers

_score = uncompiled(score)


@dataclass(frozen=True)
class BidGame:
    """``values[a][b]``: the points of seat 0 less those of seat 1 if seat 0 bids ``a`` and seat 1 bids ``b``.

    >>> from matchwood.cardgames.matchmaster.open_cards.round import open_round
    >>> game = bid_game(open_round(["T13", "L2"]))
    >>> game.values
    ((-11, 0), (1, 12))
    >>> game.best_bids, game.secured, game.has_saddle_point
    (((1,), (0,)), (1, -1), True)
    """

    values: tuple[tuple[int, ...], ...]

    @property
    def worst(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """For each seat and each of its bids what the bid brings it at worst, seen from that seat."""
        return tuple(map(min, self.values)), tuple(-max(column) for column in zip(*self.values, strict=True))

    @property
    def secured(self) -> tuple[int, int]:
        """What each seat can make sure of by one bid, whatever the other bids (pure security values)."""
        return max(self.worst[0]), max(self.worst[1])

    @property
    def best_bids(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The bids by which each seat makes sure of that."""
        return _places(self.worst[0], self.secured[0]), _places(self.worst[1], self.secured[1])

    @property
    def has_saddle_point(self) -> bool:
        """Whether best bids answer each other: then nobody gains by choosing at random, and the round is worth what is secured."""
        return self.secured[0] == -self.secured[1]

    def best_replies(self, seat: int, other_bid: int) -> tuple[int, ...]:
        """The best bids of a seat that knew what the other bids."""
        gains = [-value for value in self.values[other_bid]] if seat else [row[other_bid] for row in self.values]
        return _places(gains, max(gains))


def bid_game(open_round: OpenRound) -> BidGame:
    """The game of bids of a round between two players; tricks that were won already count. Raises BadPlayers for more."""
    if open_round.players != 2:
        raise BadPlayers(f"bids are worth a single number only between 2 players, not {open_round.players}", ["2"])
    bids = range(open_round.cards + 1)
    return BidGame(tuple(tuple(_value(open_round, bid, other_bid) for other_bid in bids) for bid in bids))


def _value(open_round: OpenRound, bid: int, other_bid: int) -> int:
    """What a pair of bids is worth to seat 0: the largest difference of points that it can force."""
    differences = [_score(bid, tricks) - _score(other_bid, open_round.cards - tricks) for tricks in range(open_round.cards + 1)]
    for least in sorted(set(differences), reverse=True):
        if open_round.can_force(0, (tricks for tricks, difference in enumerate(differences) if difference >= least)):
            return least
    raise AssertionError("a round ends with some number of tricks")


def _places(numbers: tuple[int, ...] | list[int], wanted: int) -> tuple[int, ...]:
    return tuple(place for place, number in enumerate(numbers) if number == wanted)
