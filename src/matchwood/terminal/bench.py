"""``matchwood bench``: the speed of the rules on this machine."""

from __future__ import annotations

import json
from typing import Any

import click

from matchwood.terminal.parameters import Seconds, game_argument, players_of, players_option
from matchwood.terminal.progress import say_if_compiling

RUNS = 5


@click.command()
@game_argument
@players_option("The number of players.")
@click.option("--seconds", default=5.0, show_default=True, type=Seconds(0.05, 3600), help="The seconds to measure.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(game: str, players: int | None, seconds: float, as_json: bool) -> None:
    """Measure how fast random games run on one core, including the deals."""
    say_if_compiling()
    from matchwood.lab.rollouts import Rollouts, median_of

    rollouts = Rollouts(game, players_of(game, players))
    rates = [rollouts.run(seconds / RUNS) for _ in range(RUNS)]
    median = median_of(rates)
    figures: dict[str, Any] = {
        "decisions_per_second": round(median.decisions_per_second),
        "games_per_second": round(median.games_per_second),
        "min": round(min(rate.decisions_per_second for rate in rates)),
        "max": round(max(rate.decisions_per_second for rate in rates)),
        "runs": RUNS,
        "seconds": seconds,
        "game": rollouts.game,
        "players": rollouts.players,
        **_machine(),
    }
    click.echo(json.dumps(figures) if as_json else _for_people(figures))


def _machine() -> dict[str, Any]:
    import matchwood
    from matchwood.lab.machine import processor, versions

    return {"cpu": processor(), "versions": {"matchwood": matchwood.__version__, **versions("numba", "numpy")}}


def _for_people(figures: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in figures["versions"].items())
    return (
        f"{figures['game']}, {figures['players']} players, random games with dealing on one core:\n"
        f"  {figures['decisions_per_second']:>14,} decisions/s  "
        f"(median of {figures['runs']} runs, {figures['min']:,} to {figures['max']:,})\n"
        f"  {figures['games_per_second']:>14,} games/s\n"
        f"  {figures['cpu']}; {versions}"
    )
