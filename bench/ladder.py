"""Rate the built-in bots on a ladder, and OpenSpiel's search, which sees no hidden cards."""

from __future__ import annotations

import dataclasses
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click
import msgspec
from contest import Chooser, Entrant

import matchwood
from matchwood.engine.compiling import sources_hash
from matchwood.engine.processors import cores
from matchwood.lab.experiment import Experiment
from matchwood.lab.ladder.ladder import Ladder, Terms
from matchwood.lab.ladder.ladder_file import LadderFile, write
from matchwood.lab.ladder.pairs import seed_of
from matchwood.lab.workers import workers
from matchwood.terminal.ladder_table import show
from matchwood.terminal.parameters import game_argument
from matchwood.terminal.progress import Progress

PEER = "IS-MCTS"
RESULTS = Path(__file__).parent / "results"


class WithPeer(Experiment):
    def _player(self, number: int, seat: int, name: str, programs: ExitStack) -> Any:
        if name != PEER:
            return super()._player(number, seat, name, programs)
        return self._search(self._seed_of("bot", number, seat))

    def _search(self, seed: int) -> Chooser:
        """Return a player that uses OpenSpiel's search, and sees only the views of its seat."""
        game = matchwood.new(self.game, players=self.players, options=self.options)
        return Entrant(PEER, iterations=self.iterations).sit_down(game, seed % 2**32)  # NumPy accepts only 32 bits


class TermsWithPeer(Terms, frozen=True):
    def experiment(self, one: str, other: str) -> Experiment:
        among_ours = dataclasses.asdict(super().experiment("quick", "random"))
        return WithPeer(**among_ours | {"bots": (one, other), "seed": seed_of(self.seed, one, other)})


@click.command()
@game_argument
@click.option(
    "--most", default=20, show_default=True, type=click.IntRange(2), help="Games that the search plays at most with each."
)
@click.option("--jobs", type=click.IntRange(1), help="How many processes; all cores if not given.")
@click.option("--markdown", is_flag=True, help="Print the table in Markdown.")
def main(game: str, most: int, jobs: int | None, markdown: bool) -> None:
    """Let OpenSpiel's search play against all bots on the ladder of a game."""
    ours, kept = RESULTS / f"ladder_{game}.json", RESULTS / f"ladder_with_openspiel_{game}.json"
    found = msgspec.json.decode((kept if kept.exists() else ours).read_bytes(), type=LadderFile)
    if found.rules != sources_hash():
        raise click.ClickException(
            f"{ours.name} was made by another version of the rules and bots: delete it and run the ladder again"
        )
    ladder = Ladder(TermsWithPeer(**msgspec.structs.asdict(found.terms)), [PEER], found.pairs, most // 2)
    its_own = [pair for pair in ladder.pairs if PEER in (pair.one, pair.other)]
    with Progress("Deals", ladder.most * len(its_own)) as progress, workers(jobs or cores()) as executor:
        progress.advance(sum(pair.deals for pair in its_own))
        for pair in its_own:
            while pair.deals < ladder.most:
                for deal in ladder.deals(pair, executor, jobs or cores()):
                    pair.add(deal.lead)
                    write(ladder, kept)
                    progress.advance()
    show(ladder, markdown)


if __name__ == "__main__":
    main()
