"""A small network that plays a game. The programs in this folder train it, and it can play as a bot.

MATCHWOOD_NETWORK=network.pt matchwood lab compare matchmaster --players 2 --option rounds=short \
    --bots examples.learning.network:choose,beginner
"""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import matchwood

WIDTH = 256
"""The default number of units in a layer."""


class Network(nn.Module):  # type: ignore[misc]  # torch has no types for mypy
    """Two layers that rate the 64 decisions of a flat observation, and estimate the outcome."""

    def __init__(self, length: int, width: int = WIDTH) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(length))
        self.body = nn.Sequential(nn.Linear(length, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.rates, self.value = nn.Linear(width, 64), nn.Linear(width, 1)

    def fit_scale(self, seen: Any) -> None:
        """Find the largest value of each number in these observations. Divide the numbers of later observations by these values."""
        self.scale.copy_(1 / torch.as_tensor(seen).abs().amax(dim=0).clamp(min=1))

    def forward(self, seen: Any, legal: Any) -> tuple[Any, Any]:
        """Return the logarithms of the probabilities of the decisions, and the estimated outcome."""
        inside = self.body(torch.as_tensor(seen) * self.scale)
        rates = self.rates(inside).masked_fill(~torch.as_tensor(legal), -1e9)
        return rates.log_softmax(-1), self.value(inside)[..., 0]

    def explore(self, seen: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Draw a random decision for each observation."""
        with torch.no_grad():
            return np.asarray(self(seen, legal)[0].exp().multinomial(1)[:, 0])

    def best(self, seen: NDArray[np.float32], legal: NDArray[np.bool_]) -> int:
        """Return the most likely decision."""
        with torch.no_grad():
            return int(self(seen, legal)[0].argmax())

    def save(self, path: Path) -> None:
        """Write the network into a file."""
        torch.save(self.state_dict(), path)


@functools.cache
def load(path: str) -> Network:
    """Load the network from a file, and return it."""
    parts = torch.load(path, weights_only=True)
    network = Network(len(parts["scale"]), parts["value.weight"].shape[1])
    network.load_state_dict(parts)
    torch.set_num_threads(1)
    return network


def choose(view: matchwood.View) -> str:
    """Return the move that the network in the file `MATCHWOOD_NETWORK` rates best."""
    return view.move_by(load(os.environ.get("MATCHWOOD_NETWORK", "network.pt")).best)
