"""Measure random games of Matchwood and of OpenSpiel on one core."""

from __future__ import annotations

import dataclasses

import click
import open_spiel_games
from alternating import Play, in_turns, on_one_core
from results import keep, machine, table

from matchwood.cardgames.catalogue import specs
from matchwood.lab.rollouts import Rollouts
from matchwood.terminal.parameters import players_of


@dataclasses.dataclass(frozen=True)
class Pair:
    """A game of Matchwood, and the most similar game of another library."""

    game: str
    players: int
    peer: str | None

    def programs(self) -> dict[str, Play]:
        own = {f"Matchwood {self.game}, {self.players} players, dealing included": ours(self.game, self.players)}
        if self.peer is None:
            return own
        peer = f"OpenSpiel {self.peer.partition('(')[0]}, "
        return {
            **own,
            peer + "Python loop, dealing included": open_spiel_games.python_loop(self.peer),
            peer + "C++ evaluate_bots, dealing included": open_spiel_games.evaluate_bots(self.peer),
            peer + "C++ random rollouts, dealt already": open_spiel_games.rollouts(self.peer),
        }


PEERS = {"matchmaster": open_spiel_games.OH_HELL, "tycoon": open_spiel_games.DOU_DIZHU}
PAIRS = [Pair(key, players_of(key, None), PEERS.get(key)) for key in specs()]


def ours(game: str, players: int, games: int = 2000) -> Play:
    playouts = Rollouts(game, players)
    return lambda: (playouts.decisions_of(games), games)


@click.command()
@click.option("--runs", default=7, show_default=True)
@click.option("--seconds", default=3.0, show_default=True, help="Processor time of each run.")
def main(runs: int, seconds: float) -> None:
    core = on_one_core()
    results = {}
    for pair in PAIRS:
        figures = in_turns(pair.programs(), runs, seconds)
        first = next(iter(figures.values()))
        ratios = {name: round(first.decisions_per_second / figure.decisions_per_second, 2) for name, figure in figures.items()}
        for name, figure in figures.items():
            results[name] = {**dataclasses.asdict(figure), "matchwood_is_times_as_fast": ratios[name]}
        rows = [
            [
                name,
                f"{figure.decisions_per_second / 1e6:.2f} M",
                f"{figure.lowest / 1e6:.2f}–{figure.highest / 1e6:.2f} M",
                f"{figure.games_per_second:,.0f}",
                f"{ratios[name]:.1f}",
                f"{figure.share_of_core:.0%}",
            ]
            for name, figure in figures.items()
        ]
        print(table(["program", "decisions/s", "all runs", "games/s", "Matchwood is × as fast", "share of the core"], rows) + "\n")
    about = {"runs": runs, "seconds": seconds, "core": core, **machine("numba", "numpy", "open_spiel")}
    keep("playouts", {**about, "results": results})


if __name__ == "__main__":
    main()
