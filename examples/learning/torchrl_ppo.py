"""Train a network with TorchRL in the parallel environment of PettingZoo (docs/learning.md).

pip install torchrl
python examples/learning/torchrl_ppo.py --start network.pt

All seats use the same network. TorchRL steps one environment at a time, so that it plays about a hundred times slower than a
batch. The program therefore improves a network that has already learned, for example by clone.py.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import click
import torch
from network import Network, load
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import MarlGroupMapType
from torchrl.modules import MaskedCategorical, ProbabilisticActor
from torchrl.objectives import ClipPPOLoss, ValueEstimators

from matchwood.envs import pettingzoo

GAME: dict[str, Any] = {"key": "matchmaster", "players": 2, "options": {"rounds": "short"}}
EPOCHS, ROWS, POINTS = 2, 512, 30
"""How often PPO uses each decision, the rows in a step of learning, and the number by which outcomes are divided."""
SEEN, MASK, RATES, ACTION, LIKELY, VALUE = (
    ("agents", *names)
    for names in (("observation", "observation"), ("action_mask",), ("rates",), ("action",), ("likely",), ("value",))
)


class Rates(nn.Module):  # type: ignore[misc]  # torch has no types for mypy
    """The rates of the 64 decisions, and 0 for the action to pass."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(self, seen: Any) -> Any:
        """Return the rates of 65 actions."""
        rates = self.network.rates(self.network.body(seen * self.network.scale))
        return nn.functional.pad(rates, (0, 1))


class Value(Rates):
    """The estimated outcome."""

    def forward(self, seen: Any) -> Any:
        """Return the outcome in tens of points."""
        return self.network.value(self.network.body(seen * self.network.scale))


def objective(network: Network) -> tuple[ProbabilisticActor, ClipPPOLoss]:
    """Return the policy for the environment, and the loss of PPO."""
    actor = ProbabilisticActor(
        TensorDictModule(Rates(network), in_keys=[SEEN], out_keys=[RATES]),
        in_keys={"logits": RATES, "mask": MASK},
        out_keys=[ACTION],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=LIKELY,
    )
    critic = TensorDictModule(Value(network), in_keys=[SEEN], out_keys=[VALUE])
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01, critic_coeff=0.5, normalize_advantage=True)
    groups = {name: ("agents", name) for name in ("reward", "done", "terminated", "advantage", "value_target")}
    loss.set_keys(action=ACTION, sample_log_prob=LIKELY, value=VALUE, **groups)
    loss.make_value_estimator(ValueEstimators.GAE, gamma=1.0, lmbda=0.95)
    return actor, loss


@click.command(help=__doc__)
@click.option("--start", type=click.Path(path_type=Path, exists=True), help="The network to begin with.")
@click.option("--updates", default=20, show_default=True, help="How often the network learns.")
@click.option("--steps", default=2048, show_default=True, help="The steps of the environment between two updates.")
@click.option("--seed", default=1, show_default=True)
@click.option("--out", default="improved.pt", show_default=True, type=click.Path(path_type=Path))
def main(start: Path | None, updates: int, steps: int, seed: int, out: Path) -> None:
    """Train the network, and save it."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    games = pettingzoo.parallel_env(**GAME, idle="pass")
    env = PettingZooWrapper(games, use_mask=True, group_map=MarlGroupMapType.ALL_IN_ONE_GROUP, categorical_actions=True, seed=seed)
    network = load(str(start)) if start else Network(games.episode.layout[-1].place.stop)
    actor, loss = objective(network)
    optimizer, began = torch.optim.Adam(network.parameters(), lr=1e-4 if start else 1e-3), time.monotonic()
    for update in range(1, updates + 1):
        with torch.no_grad():
            played = env.rollout(steps, policy=actor, break_when_any_done=False)
            played["next", "agents", "reward"] /= POINTS
            loss.value_estimator(played)
        rows = played.reshape(-1)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(rows)).split(ROWS):
                losses = loss(rows[some])
                optimizer.zero_grad()
                (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        print(f"update {update}: {update * steps:7,} steps, {time.monotonic() - began:4.0f} s")
    network.save(out)


if __name__ == "__main__":
    main()
