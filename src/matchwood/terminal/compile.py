"""``matchwood compile``: compile the rules and bots of all games, or of some."""

from __future__ import annotations

from contextlib import closing

import click


@click.command(name="compile")
@click.argument("games", nargs=-1, metavar="[GAME]...")
def compile_(games: tuple[str, ...]) -> None:
    """Compile the rules and bots for this machine. Without this command, Matchwood compiles the rules and bots when they are
    first used.

    GAME is the key of a game, such as tycoon. The game can come from another package. Without GAME, the command compiles all games.
    """
    from matchwood.cardgames.catalogue import spec_of, specs
    from matchwood.engine.compiling import cache_folder, is_cache_writable
    from matchwood.engine.readiness import is_ready

    wanted = [spec_of(game.lower()) for game in games] or specs().values()
    missing = {spec.key: spec.title for spec in wanted if not is_ready(spec.key)}
    if missing and is_cache_writable():
        _compile(missing)
    if not all(map(is_ready, missing)):
        raise click.ClickException(
            f"The machine code cannot be saved in {cache_folder()}. Set MATCHWOOD_CACHE to a writable folder."
        )
    click.echo(f"Rules and bots are compiled. The machine code is in {cache_folder()}")


def _compile(titles: dict[str, str]) -> None:
    from matchwood.preparing.compilation import Compilation
    from matchwood.preparing.stages import STAGES
    from matchwood.terminal.progress import Progress

    click.echo(f"Compiling {', '.join(titles.values())}. This takes some minutes.", err=True)
    with Progress("Compiling", len(STAGES) * len(titles)) as progress, closing(Compilation(titles)) as compilation:
        for report in compilation.reports():
            if report.stage is None:
                raise click.ClickException(f"{titles[report.game]} could not be compiled.\n{report.words}")
            progress.advance()
            if report.stage == STAGES[-1]:
                click.echo(f"{titles[report.game]} is compiled")
