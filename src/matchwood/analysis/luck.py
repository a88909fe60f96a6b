"""How much of a result was luck, and how much was play.

Every deal and every move changes what a seat may look forward to (:mod:`matchwood.analysis.prospects`), and all the changes lead
together from what the seat could expect before the first deal to the result. A change made by a deal is luck. A change made by a
move is split: what the move was worth by what its seat could know, compared with the baseline's move, is its player's doing; the
rest is luck of what lay hidden, such as the card behind the one that was turned up, or who happened to hold the ace.

    result = expected + luck of the deals + luck of hidden cards + own play + play of the others

The two kinds of luck have mean zero, whatever the players do and however weak the baseline is: the first because deals are compared
with deals drawn at random; the second as far as sampled worlds are as likely as the true one was. So they are control variates:
the result without them tells the same of a player's strength in fewer games. It is the correction for chance of Zinkevich, Bowling,
Bard, Kan and Billings ("Optimal unbiased estimators for evaluating agent performance", AAAI 2006), which Billings and Kan used as
DIVAT ("A tool for the direct assessment of poker decisions", ICGA Journal 2006); taking out also what nobody could know when he
decided is in the spirit of AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, "AIVAT: A new variance reduction technique for
agent evaluation in imperfect information games", AAAI 2018), which also averages over what players of a known strategy might hold
and do.
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
    """An event that changed prospects: a deal, or a move that was not forced; the situations around it are true ones."""

    event: int
    deal: int
    step: Step | None
    before: Situation
    after: Situation


@dataclass(frozen=True)
class Weighed:
    """What the event brought: prospects after it, before a deal also those before it; what a move was worth by what was known."""

    after: Mean
    before: Mean | None = None
    effect: Mean | None = None


def changes_in(replay: Replay) -> Iterator[Change]:
    """The deals, and the moves that were not forced."""
    begun = None
    for number, step in enumerate(replay, 1):
        if begun:
            yield Change(*begun, after=replay.truth)
        truth = replay.truth
        begun = None if step and step.forced else (number, truth.deals + (step is None), step, truth)
    if begun:
        yield Change(*begun, after=replay.truth)


def weigh(change: Change, prospects: Prospects) -> Weighed:
    """Judge the situations around an event."""
    after = prospects.now(change.after)
    if change.step:
        return Weighed(after, effect=prospects.effect(change.step))
    first = change.before.deals == 0
    if prospects.by_deal or first:
        return Weighed(after, before=prospects.before_deal(change.before, DEALS * prospects.playouts))
    return Weighed(after)


DEALS = 8
"""How many times more playouts go into what was to be expected before a deal, where cards differ as well."""


@dataclass
class Share:
    """A part of the result for each seat, and its variance."""

    value: Floats
    variance: Floats

    @classmethod
    def none(cls, players: int) -> Share:
        """Nothing yet."""
        return cls(np.zeros(players), np.zeros(players))

    @property
    def error(self) -> Floats:
        """The standard error."""
        return np.sqrt(self.variance)

    def add(self, mean: Mean, sign: int = 1) -> None:
        """Count this, or take it off."""
        self.value = self.value + sign * mean.value
        self.variance = self.variance + mean.variance


class Luck:
    """Adds up what the events of a game brought; ``course`` holds the prospects after each of them, ``fortunes`` how much of what
    it changed was luck."""

    def __init__(self, players: int) -> None:
        self.expected, self.deals, self.own, self.others = (Share.none(players) for _ in range(4))
        self.now = Mean(np.zeros(players), np.zeros(players))
        """Prospects after the last event: the result, if the game is over."""
        self.course: list[Floats] = []
        self.fortunes: list[Floats] = []

    def add(self, change: Change, weighed: Weighed) -> None:
        """The next event."""
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
        """What was to be expected of a deal counts for itself where each is judged by itself: a seat may be a good one."""
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
        """What nobody could know: all that the rest does not explain."""
        rest = (self.expected, self.deals, self.own, self.others)
        value = self.now.value - sum(share.value for share in rest)
        return Share(value, self.now.variance + sum(share.variance for share in rest))


def luck_of(game: Game, events: Sequence[Mapping[str, Any]], playouts: int, seed: int = 0) -> Luck:
    """The luck of the whole game that these events of its record tell, with so many playouts for each situation.

    >>> import matchwood
    >>> deals = [{"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}]
    >>> game = matchwood.new("matchmaster", players=3, seed=1, deals=deals)
    >>> luck = luck_of(game, game.record()["events"], playouts=400)
    >>> [share > 5 for share in luck.deals.value.tolist()]
    [True, False, False]
    """
    prospects, luck = prospects_of(game, events, playouts, seed), Luck(game.players)
    for change in changes_in(Replay(game, events)):
        luck.add(change, weigh(change, prospects))
    return luck


def _only(mean: Mean, seats: NDArray[np.bool_]) -> Mean:
    return Mean(np.where(seats, mean.value, 0.0), np.where(seats, mean.variance, 0.0))
