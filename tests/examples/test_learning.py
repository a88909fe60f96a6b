"""The learning example: its data from a batch, its measurement and, with PyTorch installed, its training."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import matchwood

sys.path.append(str(Path(__file__).parents[2] / "examples" / "learning"))

from rounds import DECISIONS_A_GAME, GAME, Policy, lead, play

GAMES = 5


def at_random() -> Policy:
    """Return a policy that makes random legal decisions."""
    luck = np.random.default_rng(1)

    def decide(seen: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        del seen
        return np.asarray((legal * luck.random(legal.shape)).argmax(axis=1), np.int64)

    return decide


def low(seen: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the decision to bid zero or to play the card with the lowest number, trumps first."""
    del seen
    return np.asarray(legal.argmax(axis=1), np.int64)


def test_the_gains_of_the_rounds_add_up_to_the_result() -> None:
    batch = matchwood.batch(size=GAMES, seed=3, threads=1, **GAME)
    played = play(batch, at_random())
    rows = GAMES * DECISIONS_A_GAME
    assert batch.over.all()
    assert (played.seen.shape, played.legal.shape, played.gains.shape) == ((rows, batch.length), (rows, 64), (rows,))
    assert played.legal[np.arange(rows), played.decisions].all()
    gains = np.abs(played.gains.reshape(DECISIONS_A_GAME, GAMES))
    begins = np.cumsum([0, *(2 * (1 + cards) for cards in range(7, 1, -1))])
    assert all((gains[begin:end] == gains[begin]).all() for begin, end in zip(begins, [*begins[1:], None], strict=True))
    first = played.gains.reshape(DECISIONS_A_GAME, GAMES)[begins]  # seat 0 bids first
    assert first.sum(axis=0).tolist() == batch.rewards[:, 0].tolist()


def test_a_policy_is_measured_from_both_seats_of_each_deal() -> None:
    even = lead(at_random(), "random", deals=40, seed=5)
    margin = even.margin()
    assert even.games == 40
    assert margin is not None
    assert abs(even.mean) < margin
    assert lead(low, "quick", deals=40, seed=5).mean < -5


@pytest.mark.timeout(600)
def test_a_few_updates_are_enough_to_beat_random(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: only the examples of learning need it")
    from click.testing import CliRunner
    from train import main

    said = CliRunner().invoke(main, ["--updates", "25", "--out", str(tmp_path / "network.pt")])
    assert said.exit_code == 0, said.output
    ahead = re.search(r"against random: (\S+) ± (\S+) points", said.output)
    assert ahead is not None, said.output
    assert float(ahead[1]) > float(ahead[2])
