"""The separation of luck and skill in a result.

Each deal and each move changes a seat's expected result (:mod:`matchwood.analysis.prospects`). The sum of all changes leads from
the expectation before the first deal to the result. A change by a deal is luck. A change by a move has two parts. The first is the
value of the move, compared with the baseline's move, as far as its player could know: this is skill. The rest is luck of hidden
cards, for example the next card of the stack, or which opponent held the ace.

    result = expected + luck of the deals + luck of hidden cards + own play + play of the others

Both kinds of luck have mean zero for all players and every baseline: the first because deals are compared with random deals, the
second if the sampled worlds are as likely as the true one. So they are control variates: the result without luck measures a
player's strength with fewer games. This is the correction for chance of Zinkevich, Bowling, Bard, Kan and Billings ("Optimal
unbiased estimators for evaluating agent performance", AAAI 2006), used by Billings and Kan as DIVAT ("A tool for the direct
assessment of poker decisions", ICGA Journal 2006). The correction for hidden cards is similar to AIVAT (Burch, Schmid, Moravčík,
Morrill and Bowling, "AIVAT: A new variance reduction technique for agent evaluation in imperfect information games", AAAI 2018),
which also averages over the possible hands and decisions of players with a known strategy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.analysis.prospects import Floats, Mean, Prospects, prospects_of
from matchwood.analysis.replay import Replay, Situation, Step
from matchwood.api.game import Game


@dataclass(frozen=True)
class Change:
    """A deal or an unforced move in a game record, with the full game states before and after the event."""

    event: int
    deal: int
    step: Step | None
    before: Situation
    after: Situation


@dataclass(frozen=True)
class Weighed:
    """The expected outcome of each seat after an event. ``before`` is set only for deals, and ``effect`` only for moves."""

    after: Mean
    before: Mean | None = None
    effect: Mean | None = None


def changes_in(replay: Replay) -> Iterator[Change]:
    """Yield all deals and all unforced moves of a game record, in order."""
    begun = None
    for number, step in enumerate(replay, 1):
        if begun:
            yield Change(*begun, after=replay.truth)
        truth = replay.truth
        begun = None if step and step.forced else (number, truth.deals + (step is None), step, truth)
    if begun:
        yield Change(*begun, after=replay.truth)


def weigh(change: Change, prospects: Prospects) -> Weighed:
    """Estimate the expected outcome of each seat after a deal or a move."""
    after = prospects.now(change.after)
    if change.step:
        return Weighed(after, effect=prospects.effect(change.step))
    first = change.before.deals == 0
    if prospects.by_deal or first:
        return Weighed(after, before=prospects.before_deal(change.before, ROLLOUTS_BEFORE_DEAL * prospects.rollouts))
    return Weighed(after)


ROLLOUTS_BEFORE_DEAL = 8
"""How many times more rollouts evaluate a situation before a deal, because the cards differ as well."""


@dataclass
class Share:
    """Contains a part of each seat's result, for example the luck of deals, and the variance of this part."""

    value: Floats
    variance: Floats

    @classmethod
    def none(cls, players: int) -> Share:
        """Return a share of the result that is 0 for every seat."""
        return cls(np.zeros(players), np.zeros(players))

    @property
    def error(self) -> Floats:
        """The standard error of the share of the result, for each seat."""
        return np.sqrt(self.variance)

    def add(self, mean: Mean, sign: int = 1) -> None:
        """Add a mean outcome to the share of the result, or subtract the mean outcome if ``sign`` is -1."""
        self.value = self.value + sign * mean.value
        self.variance = self.variance + mean.variance


class Luck:
    """Adds up the luck and the skill in a game, one event at a time.

    ``course`` contains the prospects after each event, and ``fortunes`` the part of each change that was luck.
    """

    def __init__(self, players: int) -> None:
        self.expected, self.deals, self.own, self.others = (Share.none(players) for _ in range(4))
        self.now = Mean(np.zeros(players), np.zeros(players))
        """The prospects after the last event; if the game is over, its result."""
        self.course: list[Floats] = []
        self.fortunes: list[Floats] = []

    def add(self, change: Change, weighed: Weighed) -> None:
        """Add the luck or the skill in the next event of the game."""
        if weighed.effect and change.step:
            mine = np.arange(len(self.now.value)) == change.step.seat
            self.own.add(_only(weighed.effect, mine))
            self.others.add(_only(weighed.effect, ~mine))
            self.fortunes.append(weighed.after.value - self.now.value - weighed.effect.value)
        else:
            self._add_deal(weighed)
        self.now = weighed.after
        self.course.append(self.now.value)

    def _add_deal(self, weighed: Weighed) -> None:
        """Add the luck of a deal. If the expected outcome before the deal is known, only the change from this outcome counts as
        luck.
        """
        before = self.now
        if weighed.before:
            before = weighed.before
            self.expected.add(before)
            self.expected.add(self.now, -1)
        self.deals.add(weighed.after)
        self.deals.add(before, -1)
        self.fortunes.append(weighed.after.value - before.value)

    @property
    def hidden(self) -> Share:
        """The luck of hidden cards: the result minus the expected result, the luck of deals and the effects of all moves."""
        rest = (self.expected, self.deals, self.own, self.others)
        value = self.now.value - sum(share.value for share in rest)
        return Share(value, self.now.variance + sum(share.variance for share in rest))


def luck_of(game: Game, events: Sequence[Mapping[str, Any]], rollouts: int, seed: int = 0) -> Luck:
    """Return the luck and the skill in a recorded game, with the given number of rollouts for each situation.

    >>> import matchwood
    >>> deals = [{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}]
    >>> game = matchwood.new("matchmaster", players=3, seed=1, deals=deals)
    >>> luck = luck_of(game, game.record()["events"], rollouts=400)
    >>> [share > 5 for share in luck.deals.value.tolist()]
    [True, False, False]
    """
    prospects, luck = prospects_of(game, events, rollouts, seed), Luck(game.players)
    for change in changes_in(Replay(game, events)):
        luck.add(change, weigh(change, prospects))
    return luck


def _only(mean: Mean, seats: NDArray[np.bool_]) -> Mean:
    return Mean(np.where(seats, mean.value, 0.0), np.where(seats, mean.variance, 0.0))
