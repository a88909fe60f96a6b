"""A round of MatchMaster with open hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from matchwood.cardgames.matchmaster.game import SPEC
from matchwood.cardgames.matchmaster.open_cards.search import can_force
from matchwood.cardgames.matchmaster.open_cards.workspace import workspace_for
from matchwood.cardgames.matchmaster.table import BIDDING, PLAYING
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.states import State, read
from matchwood.errors import BadDeal, NotYourTurn, shown

MAX_HAND_CARDS = 13
"""A stored position has 39 bits for each suit."""


class OpenRound:
    """An analysis of a round in which all hands are visible. All other players cooperate perfectly against the analysed seat.

    All numbers of tricks count from the start of the round.

    >>> round = open_round(["T13 L2", "T5 L9", "B4 S1"])
    >>> round.at_least(0), round.at_most(0)
    (1, 1)
    >>> round.can_force(1, [1])
    True
    """

    def __init__(self, state: State) -> None:
        """Prepare the analysis of a state with open hands. Raises BadDeal if no round is in progress or the hands are too
        large.
        """
        table = read(state)
        if table.phase not in (BIDDING, PLAYING):
            raise BadDeal("no round is being bid or played: there is nothing to look at")
        if table.cards > MAX_HAND_CARDS:
            raise BadDeal(f"a round with all hands open has at most {MAX_HAND_CARDS} cards a hand, not {table.cards}")
        begun = states.copy_of(state)
        for seat in members(states.owing(begun) if table.phase == BIDDING else 0):
            states.apply(begun, seat, 0)
        self.players, self.cards = int(table.players), int(table.cards)
        self._won = [int(tricks) for tricks in table.tricks]
        self._work = workspace_for(begun)

    def can_force(self, seat: int, tricks: Iterable[int]) -> bool:
        """Return whether the seat can force one of the given trick counts. Raises NotYourTurn."""
        if seat not in range(self.players):
            raise NotYourTurn(f"there is no seat {shown(seat)}; seats are 0 to {self.players - 1}", map(str, range(self.players)))
        won = self._won[seat]
        wanted = sum({1 << (number - won) for number in tricks if won <= number <= self.cards})
        return bool(can_force(self._work, seat, np.uint64(wanted)))

    def at_least(self, seat: int) -> int:
        """Return the largest number of tricks that the seat can force."""
        return max(least for least in range(self.cards + 1) if self.can_force(seat, range(least, self.cards + 1)))

    def at_most(self, seat: int) -> int:
        """Return the number of tricks that the seat cannot avoid."""
        return min(most for most in range(self.cards + 1) if self.can_force(seat, range(most + 1)))

    def sure_bids(self, seat: int) -> list[int]:
        """Return the bids that the seat can certainly fulfil."""
        return [bid for bid in range(self.cards + 1) if self.can_force(seat, [bid])]


def open_round(
    hands: Sequence[str],
    leader: int = 0,
    played: str = "",
    *,
    overtrump: str = "highest",
    undertrump: str = "forced",
) -> OpenRound:
    """Return a round with the given hands after the given plays (docs/notation.md).

    Raises BadDeal, BadPlayers, BadOption or IllegalMove.

    >>> open_round(["L5 T2", "L9 T1"], played="L5 L9").at_least(0)
    1
    """
    players = SPEC.checked_players(len(hands))
    options = SPEC.checked_options({"overtrump": overtrump, "undertrump": undertrump}, players)
    state = SPEC.fresh(players, options)
    SPEC.deal_given(state, {"dealer": (leader - 1) % players, "hands": [hand.split() for hand in hands]})
    for seat in range(players):
        states.apply(state, seat, 0)
    for card in played.split():
        turn = int(read(state).turn)
        states.apply(state, turn, SPEC.decisions(state, turn, card)[0])
    return OpenRound(state)
