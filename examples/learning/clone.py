"""Train a network to decide like a bot, from recorded games (docs/learning.md).

matchwood simulate matchmaster --players 2 --option rounds=short --bots club --games 3000 --seed 1 --out games.jsonl
matchwood export games.jsonl --to npz
python examples/learning/clone.py games-npz
"""

from __future__ import annotations

import time
from pathlib import Path

import click
import numpy as np
import torch
from network import Network

from matchwood.lab.dataset.reading import parts

ROWS = 1024
"""The number of decisions in a step of learning."""
KEPT_BACK = 20
"""Every 20th game tests the network, and is not used for learning."""


@click.command(help=__doc__)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--epochs", default=8, show_default=True, help="How often the network sees each decision.")
@click.option("--seed", default=1, show_default=True)
@click.option("--out", default="network.pt", show_default=True, type=click.Path(path_type=Path))
def main(folder: Path, epochs: int, seed: int, out: Path) -> None:
    """Learn the decisions of a data set, and save the network."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    found = [*parts(folder)]
    seen, legal, decisions, games = (
        torch.as_tensor(np.concatenate([part[name] for part in found])) for name in ("observation", "legal", "decision", "game")
    )
    decisions, is_test = decisions.long()[:, None], games % KEPT_BACK == 0
    network, began = Network(seen.shape[1]), time.monotonic()
    network.fit_scale(seen)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    rates = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs)
    for epoch in range(1, epochs + 1):
        learned = torch.nonzero(~is_test)[:, 0]
        for some in learned[torch.randperm(len(learned))].split(ROWS):
            likely, _ = network(seen[some], legal[some])
            loss = -likely.gather(1, decisions[some]).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        rates.step()
        with torch.no_grad():
            same = (network(seen[is_test], legal[is_test])[0].argmax(1) == decisions[is_test][:, 0]).float().mean()
        print(f"epoch {epoch}, {time.monotonic() - began:3.0f} s: decides like the bot in {same:.0%} of other games' decisions")
    network.save(out)


if __name__ == "__main__":
    main()
