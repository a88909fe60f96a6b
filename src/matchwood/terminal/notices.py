"""What is said on the side, on stderr."""

from __future__ import annotations

import click


def say_if_compiling() -> None:
    """Explain the wait when the rules have not been compiled on this machine yet."""
    from matchwood.engine.compiling import is_compiled

    if not is_compiled():
        click.echo("Compiling the rules, once for this version …", err=True)
