"""Separate luck and skill in a result; docs/analysis.md explains the method."""

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
    """A deal or an unforced move, with the game state before and after."""

    event: int
    deal: int
    step: Step | None
    before: Situation
    after: Situation


@dataclass(frozen=True)
class Weighed:
    """The expected outcome of each seat after an event.

    The field ``before`` is set only for deals, and ``effect`` only for moves.
    """

    after: Mean
    before: Mean | None = None
    effect: Mean | None = None


def changes_in(replay: Replay) -> Iterator[Change]:
    """Yield each deal, and each move that was not forced, in order."""
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
"""The value before a deal needs this number of times more simulations, because each one deals other cards."""


@dataclass
class Share:
    """A part of each seat's result, for example the luck with dealt cards."""

    value: Floats
    variance: Floats

    @classmethod
    def none(cls, players: int) -> Share:
        """Create a part of the result whose value is 0 for every seat."""
        return cls(np.zeros(players), np.zeros(players))

    @property
    def error(self) -> Floats:
        """Each seat's standard error."""
        return np.sqrt(self.variance)

    def add(self, mean: Mean, sign: int = 1) -> None:
        """Add each seat's mean outcome to the seat's value. If ``sign`` is -1, subtract the mean outcomes instead."""
        self.value = self.value + sign * mean.value
        self.variance = self.variance + mean.variance


class Luck:
    """Each seat's luck and skill in a game, added up over all events.

    ``course`` contains the expected outcomes after each event, and ``fortunes`` the part of each change that was luck.
    """

    def __init__(self, players: int) -> None:
        self.expected, self.deals, self.own, self.others = (Share.none(players) for _ in range(4))
        self.now = Mean(np.zeros(players), np.zeros(players))
        """The expected outcomes after the last event, or the result if the game is over."""
        self.course: list[Floats] = []
        self.fortunes: list[Floats] = []

    def add(self, change: Change, weighed: Weighed) -> None:
        """Add the effect of the game's next event to the sums of luck and skill."""
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
        """Each seat's luck with hidden cards: the result minus all other parts."""
        rest = (self.expected, self.deals, self.own, self.others)
        value = self.now.value - sum(share.value for share in rest)
        return Share(value, self.now.variance + sum(share.variance for share in rest))


def luck_of(game: Game, events: Sequence[Mapping[str, Any]], rollouts: int, seed: int = 0) -> Luck:
    """Return the luck and the skill in a recorded game.

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
