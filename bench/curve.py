"""Draw the strength of a bot by its thinking time, from the results of strength.py."""

from __future__ import annotations

import json
from typing import Any

import matplotlib as mpl
from results import FOLDER

mpl.use("svg")
mpl.rcParams["svg.hashsalt"] = "matchwood"  # equal pictures give equal files

from matplotlib import pyplot as plt  # noqa: E402  # noqa: E402

INK = "#2b1a10"
EMBER = "#c8380f"


def draw(kept: dict[str, Any]) -> None:
    games = list(dict.fromkeys(result["game"] for result in kept["results"]))
    figure, axes = plt.subplots(1, len(games), figsize=(3.6 * len(games), 3.0), squeeze=False, layout="constrained")
    for game, axis in zip(games, axes[0], strict=True):
        points = sorted((result for result in kept["results"] if result["game"] == game), key=lambda one: one["one"]["seconds"])
        axis.errorbar(
            [point["one"]["seconds"] for point in points],
            [point["mean"] for point in points],
            [point["margin"] for point in points],
            color=EMBER,
            ecolor=INK,
            marker="o",
            capsize=3,
        )
        axis.axhline(points[0]["by_chance"], color=INK, linewidth=0.8, linestyle=":")
        axis.set_xscale("log")
        axis.set_xticks([point["one"]["seconds"] for point in points], [f"{point['one']['seconds']:g}" for point in points])
        axis.minorticks_off()
        axis.set_title(f"{game}, {min(point['deals'] for point in points)} deals", fontsize=10)
        axis.set_ylabel(points[0]["figure"], fontsize=7)
        axis.set_xlabel("seconds a move", fontsize=8)
    figure.savefig(FOLDER / "strength_over_time.svg", metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    draw(json.loads((FOLDER / "strength_over_time.json").read_text(encoding="utf-8")))
