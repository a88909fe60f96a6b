"""Many games of MatchMaster for two, side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import matchwood
from matchwood.lab.summary import Mean

GAME: dict[str, Any] = {"key": "matchmaster", "players": 2, "options": {"rounds": "short"}}
DECISIONS_A_GAME = 2 * sum(1 + cards for cards in range(1, 8))
"""The number of decisions in a game: in seven rounds, both seats bid once and play all their cards."""

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]
"""A function that returns a decision for each game."""


class Played(NamedTuple):
    """All decisions of several games, each with the gain of the deciding seat in the round."""

    seen: NDArray[np.float32]
    legal: NDArray[np.bool_]
    decisions: NDArray[np.int64]
    gains: NDArray[np.float32]


def play(batch: matchwood.Batch, policy: Policy) -> Played:
    """Play a whole game in each slot."""
    shape = (DECISIONS_A_GAME, batch.size)
    seen, legal = np.empty((*shape, batch.length), np.float32), np.empty((*shape, 64), np.bool_)
    decisions, seats, gains, ends = (np.empty(shape, kind) for kind in (np.int64, np.int64, np.float32, np.bool_))
    ahead, number = np.zeros(batch.size), np.ones(batch.size)
    for step in range(DECISIONS_A_GAME):
        batch.observe(out=seen[step])
        legal[step], seats[step] = batch.legal, batch.seat
        decisions[step] = policy(seen[step], legal[step])
        batch.step(decisions[step])
        records = batch.observed()
        now = np.where(batch.over, batch.rewards[:, 0], records["scores"][:, 0] - records["scores"][:, 1])
        ends[step], gains[step] = records["round_no"] != number, now - ahead
        ahead, number = np.where(batch.over, 0, now), records["round_no"]
    for step in range(DECISIONS_A_GAME - 2, -1, -1):
        gains[step] = np.where(ends[step], gains[step], gains[step + 1])
    gains[seats == 1] *= -1
    return Played(seen.reshape(-1, batch.length), legal.reshape(-1, 64), decisions.ravel(), gains.ravel())


def lead(policy: Policy, level: str, deals: int, seed: int) -> Mean:
    """Return the policy's lead over a bot in points per game."""
    leads, bot = np.zeros(deals), matchwood.bot(level, seed=seed)
    for seat in range(2):
        batch = matchwood.batch(size=deals, seed=seed, finished="freeze", **GAME)
        while not batch.over.all():
            decisions = policy(batch.observe(), batch.legal)
            for slot in np.flatnonzero(batch.seat == 1 - seat).tolist():
                view = batch.view(slot, 1 - seat)
                decisions[slot] = batch.decisions_of(slot, bot.choose(view))[0]
            batch.step(decisions)
            leads += batch.rewards[:, seat] / 2
    mean = Mean()
    for each in leads.tolist():
        mean.add([each])
    return mean
