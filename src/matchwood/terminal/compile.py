"""``matchwood compile``: compile now what would be compiled at its first use."""

from __future__ import annotations

from collections.abc import Collection

import click


@click.command(name="compile")
def compile_() -> None:
    """Compile rules and bots now, so that nobody waits for it later."""
    from matchwood.engine.compiling import cache_folder, is_compiled

    if not is_compiled():
        _compile_game_by_game()
    use_once()
    if not is_compiled():
        raise click.ClickException(
            f"The machine code cannot be kept in {cache_folder()}: name a folder that can be written to in MATCHWOOD_CACHE."
        )
    click.echo(f"Rules and bots are compiled; the machine code lies in {cache_folder()}")


def use_once(keys: Collection[str] | None = None) -> None:
    """Use these games, or all, and what plays and judges them."""
    from matchwood.analysis.warming import warm_analysis
    from matchwood.face.warming import warm_bots, warm_rules

    warm_rules(keys)
    warm_bots(keys)
    warm_analysis(keys)


def _compile_game_by_game() -> None:
    """Compile several games at a time.

    What two of them share is kept in one file, and whoever writes it last wins: what the other has put there is compiled again when
    everything is used afterwards.
    """
    from concurrent.futures import as_completed

    from matchwood.face.catalogue import games
    from matchwood.lab.workers import cores, workers
    from matchwood.terminal.progress import Progress

    titles = {info.key: info.title for info in games()}
    with workers(min(cores(), len(titles))) as pool, Progress("Compiling", len(titles)) as progress:
        tasks = {pool.submit(use_once, (key,)): key for key in titles}
        for task in as_completed(tasks):
            task.result()
            progress.advance()
            click.echo(f"{titles[tasks[task]]} is compiled")
