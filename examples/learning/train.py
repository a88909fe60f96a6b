"""Train a small network to play MatchMaster, on one core in minutes (docs/batches.md).

pip install torch
python examples/learning/train.py
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import click
import numpy as np
import torch
from network import Network
from numpy.typing import NDArray
from rounds import DECISIONS_A_GAME, GAME, Played, lead, play
from torch import nn

import matchwood

GAMES, DEALS = 256, 500
"""The number of games between two updates, and of deals in the test."""
WIDTH, EPOCHS, ROWS, CLIP, DOUBT, POINTS = 128, 2, 4096, 0.2, 0.01, 10
"""The number of units in a layer, the parameters of PPO, and the number by which gains are divided."""


class Learner:
    """A network that learns by PPO from its own games."""

    def __init__(self, largest: NDArray[np.float32]) -> None:
        self._scale = torch.as_tensor(1 / np.maximum(1, largest))
        layers = (nn.Linear(len(largest), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 64 + 1))
        self._net = nn.Sequential(*layers)
        self._optimizer = torch.optim.Adam(self._net.parameters(), lr=1e-3)

    def _look(self, seen: Any, legal: Any) -> tuple[Any, Any]:
        out = self._net(torch.as_tensor(seen) * self._scale)
        return out[:, :64].masked_fill(~torch.as_tensor(legal), -1e9).log_softmax(1), out[:, 64]

    def explore(self, seen: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Draw a random decision for each game."""
        with torch.no_grad():
            return np.asarray(self._look(seen, legal)[0].exp().multinomial(1)[:, 0])

    def best(self, seen: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Return the most likely decision for each game."""
        with torch.no_grad():
            return np.asarray(self._look(seen, legal)[0].argmax(1))

    def learn(self, played: Played) -> None:
        """Learn from decisions and their gains."""
        seen, legal = torch.as_tensor(played.seen), torch.as_tensor(played.legal)
        chosen, gains = torch.as_tensor(played.decisions)[:, None], torch.as_tensor(played.gains) / POINTS
        with torch.no_grad():
            before, foreseen = self._look(seen, legal)
            before, better = before.gather(1, chosen)[:, 0], (gains - foreseen) / (gains - foreseen).std()
        for _ in range(EPOCHS):
            for some in torch.randperm(len(gains)).split(ROWS):
                likely, foreseen = self._look(seen[some], legal[some])
                ratio = (likely.gather(1, chosen[some])[:, 0] - before[some]).exp()
                step = torch.minimum(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some]).mean()
                doubt = -(likely.exp() * likely).sum(1).mean()
                loss = (foreseen - gains[some]).square().mean() / 2 - step - DOUBT * doubt
                self._optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self._net.parameters(), 0.5)
                self._optimizer.step()

    def save(self, path: Path) -> None:
        """Save the network in the form of `network.py`."""
        network = Network(len(self._scale), WIDTH)
        network.scale.copy_(self._scale)
        network.body.load_state_dict(self._net[:4].state_dict())
        for head, rows in ((network.rates, slice(0, 64)), (network.value, slice(64, 65))):
            head.weight.data, head.bias.data = self._net[4].weight.data[rows], self._net[4].bias.data[rows]
        network.save(path)


@click.command(help=__doc__)
@click.option("--updates", default=150, show_default=True, help="How often the network learns.")
@click.option("--seed", default=1, show_default=True)
@click.option("--out", default="network.pt", show_default=True, type=click.Path(path_type=Path))
def main(updates: int, seed: int, out: Path) -> None:
    """Train the network, then play against built-in bots."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    batch, luck, began = matchwood.batch(size=GAMES, seed=seed, threads=1, **GAME), np.random.default_rng(seed), time.monotonic()
    some = play(batch, lambda seen, legal: (legal * luck.random(legal.shape)).argmax(axis=1))
    learner = Learner(np.abs(some.seen).max(axis=0))
    for update in range(1, updates + 1):
        learner.learn(play(batch, learner.explore))
        if update % 25 == 0:
            ahead, made = lead(learner.best, "random", 100, seed + 1), update * GAMES * DECISIONS_A_GAME
            print(f"{made:9,} decisions, {time.monotonic() - began:3.0f} s: {ahead.mean:+.1f} points a game against random")
    learner.save(out)
    for level in ("random", "quick"):
        ahead = lead(learner.best, level, DEALS, seed + 2)
        print(f"against {level}: {ahead.mean:+.1f} ± {ahead.margin():.1f} points a game, {DEALS} deals from both seats")


if __name__ == "__main__":
    main()
