"""Train a network by PPO in the vector environment of Gymnasium (docs/learning.md).

python examples/learning/gymnasium_ppo.py

The network learns in one seat of many games. The opponent is the network itself.
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
from torch import nn

from matchwood.envs.gymnasium_vector import SeatVectorEnv

GAME: dict[str, Any] = {"game": "matchmaster", "players": 2, "options": {"rounds": "short"}}
STEPS, EPOCHS, ROWS = 70, 2, 4096
"""The decisions of each game between two updates, how often PPO uses them, and the decisions in a step of learning."""
CLIP, DOUBT, LAMBDA, POINTS = 0.2, 0.01, 0.95, 30
"""The parameters of PPO and of its advantages, and the number by which outcomes are divided."""


class Steps:
    """The decisions of all games since the last update."""

    def __init__(self, games: int, length: int) -> None:
        shape = (STEPS, games)
        self.seen, self.legal = torch.zeros(*shape, length), torch.zeros(*shape, 64, dtype=torch.bool)
        self.decisions, self.likely = torch.zeros(shape, dtype=torch.long), torch.zeros(shape)
        self.values, self.rewards, self.ended = torch.zeros(STEPS + 1, games), torch.zeros(shape), torch.zeros(shape)

    def advantages(self) -> torch.Tensor:
        """Return how much better than expected each decision was (generalized advantage estimation)."""
        out, following = torch.zeros_like(self.rewards), torch.zeros(self.rewards.shape[1])
        for step in reversed(range(STEPS)):
            lasts = 1 - self.ended[step]
            delta = self.rewards[step] + lasts * self.values[step + 1] - self.values[step]
            out[step] = following = delta + LAMBDA * lasts * following
        return out


def learn(network: Network, optimizer: torch.optim.Optimizer, steps: Steps) -> None:
    """Improve the network by the decisions of all games."""
    better = steps.advantages().flatten()
    goals = better + steps.values[:-1].flatten()
    better = (better - better.mean()) / (better.std() + 1e-6)
    seen, legal, chosen = steps.seen.flatten(0, 1), steps.legal.flatten(0, 1), steps.decisions.flatten()
    before = steps.likely.flatten()
    for _ in range(EPOCHS):
        for some in torch.randperm(len(goals)).split(ROWS):
            likely, value = network(seen[some], legal[some])
            ratio = (likely.gather(1, chosen[some, None])[:, 0] - before[some]).exp()
            gain = torch.minimum(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some]).mean()
            doubt = -(likely.exp() * likely).sum(1).mean()
            loss = (value - goals[some]).square().mean() / 2 - gain - DOUBT * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def random_step(env: SeatVectorEnv) -> NDArray[np.float32]:
    """Make a random decision in each game, and return the next observations."""
    masks = env.action_masks()
    return env.step((masks * np.random.default_rng().random(masks.shape)).argmax(axis=1))[0]


@click.command(help=__doc__)
@click.option("--updates", default=100, show_default=True, help="How often the network learns.")
@click.option("--games", default=256, show_default=True, help="The number of games side by side.")
@click.option("--seed", default=1, show_default=True)
@click.option("--out", default="network.pt", show_default=True, type=click.Path(path_type=Path))
def main(updates: int, games: int, seed: int, out: Path) -> None:
    """Train the network, and save it."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = SeatVectorEnv(num_envs=games, autoreset_mode="SameStep", policy=lambda seen, legal: network.explore(seen, legal), **GAME)
    network = Network(env.single_observation_space.sample().size)
    optimizer, began = torch.optim.Adam(network.parameters(), lr=1e-3), time.monotonic()
    env.reset(seed=seed)
    network.fit_scale(np.concatenate([random_step(env) for _ in range(STEPS)]))
    seen, info = env.reset(seed=seed)
    steps = Steps(games, seen.shape[1])
    for update in range(1, updates + 1):
        for step in range(STEPS):
            steps.seen[step], steps.legal[step] = torch.as_tensor(seen), torch.as_tensor(info["action_mask"] > 0)
            with torch.no_grad():
                likely, steps.values[step] = network(steps.seen[step], steps.legal[step])
            steps.decisions[step] = likely.exp().multinomial(1)[:, 0]
            steps.likely[step] = likely.gather(1, steps.decisions[step, :, None])[:, 0]
            seen, rewards, ended, _, info = env.step(steps.decisions[step].numpy())
            steps.rewards[step], steps.ended[step] = torch.as_tensor(rewards) / POINTS, torch.as_tensor(ended)
        with torch.no_grad():
            steps.values[STEPS] = network(seen, info["action_mask"] > 0)[1]
        learn(network, optimizer, steps)
        if update % 25 == 0:
            print(f"{update * STEPS * games:9,} decisions, {time.monotonic() - began:3.0f} s")
    network.save(out)


if __name__ == "__main__":
    main()
