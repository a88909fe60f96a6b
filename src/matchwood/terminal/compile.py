"""``matchwood compile``: compile now what would be compiled at its first use."""

from __future__ import annotations

import click


@click.command(name="compile")
def compile_() -> None:
    """Compile rules and bots now, so that nobody waits for it later."""
    from matchwood.analysis.warming import warm_analysis
    from matchwood.engine.compiling import cache_folder, is_compiled
    from matchwood.face.warming import warm_bots, warm_rules

    warm_rules()
    warm_bots()
    warm_analysis()
    if not is_compiled():
        raise click.ClickException(
            f"The machine code cannot be kept in {cache_folder()}: name a folder that can be written to in MATCHWOOD_CACHE."
        )
    click.echo(f"Rules and bots are compiled; the machine code lies in {cache_folder()}")
