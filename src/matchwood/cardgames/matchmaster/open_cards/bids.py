"""Compute the best bids of two players who see all cards."""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.cardgames.matchmaster.open_cards.round import OpenRound
from matchwood.cardgames.matchmaster.rules import score
from matchwood.engine.compiling import uncompiled
from matchwood.errors import BadPlayers

_score = uncompiled(score)


@dataclass(frozen=True)
class BidGame:
    """A matrix game in which two players choose their bids. The matrix entry ``values[a][b]`` is seat 0's lead in points after
    the bids ``a`` and ``b``.

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
        """The lead in points that each bid guarantees, as a list for each seat."""
        return tuple(map(min, self.values)), tuple(-max(column) for column in zip(*self.values, strict=True))

    @property
    def secured(self) -> tuple[int, int]:
        """The lead in points that the best bid guarantees, for each seat."""
        return max(self.worst[0]), max(self.worst[1])

    @property
    def best_bids(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The bids that guarantee the largest lead, as a list for each seat."""
        return _find_all(self.worst[0], self.secured[0]), _find_all(self.worst[1], self.secured[1])

    @property
    def has_saddle_point(self) -> bool:
        """Whether choosing a bid at random has no advantage for either seat."""
        return self.secured[0] == -self.secured[1]

    def best_replies(self, seat: int, other_bid: int) -> tuple[int, ...]:
        """Return the seat's best bids against a given bid of the other seat."""
        gains = [-value for value in self.values[other_bid]] if seat else [row[other_bid] for row in self.values]
        return _find_all(gains, max(gains))


def bid_game(open_round: OpenRound) -> BidGame:
    """Return the matrix game in which the two players choose their bids. Raises BadPlayers."""
    if open_round.players != 2:
        raise BadPlayers(f"bids are worth a single number only between 2 players, not {open_round.players}", ["2"])
    bids = range(open_round.cards + 1)
    return BidGame(tuple(tuple(_solve_bids(open_round, bid, other_bid) for other_bid in bids) for bid in bids))


def _solve_bids(open_round: OpenRound, bid: int, other_bid: int) -> int:
    """Return seat 0's guaranteed lead over seat 1 in points, given both bids."""
    differences = [_score(bid, tricks) - _score(other_bid, open_round.cards - tricks) for tricks in range(open_round.cards + 1)]
    for least in sorted(set(differences), reverse=True):
        if open_round.can_force(0, (tricks for tricks, difference in enumerate(differences) if difference >= least)):
            return least
    raise AssertionError("a round ends with some number of tricks")


def _find_all(numbers: tuple[int, ...] | list[int], wanted: int) -> tuple[int, ...]:
    return tuple(place for place, number in enumerate(numbers) if number == wanted)
