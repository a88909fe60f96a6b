"""Python's collector of waste, told how a server lives: what outlives a moment stays for long, and little is waste in cycles.

Left to itself the collector looks through what is new and what is kept again and again, and nobody is answered meanwhile: with a
thousand tables half a second at a time, and a tenth of what a move costs. Here it looks only when much more is kept than before.
"""

from __future__ import annotations

import gc

MORE = 500_000
"""So many objects more than twice as many as the last time, and it is time: some hundred megabytes, if all of it were waste."""


class Waste:
    """The rule for one process; `close` takes it back."""

    def __init__(self) -> None:
        gc.disable()
        self._look_through()

    def look(self) -> None:
        """Look through everything if it is time. Costs nothing otherwise."""
        more, _, _ = gc.get_count()
        if more > self._kept + MORE:
            self._look_through()

    def close(self) -> None:
        """Let the collector be as it was."""
        gc.unfreeze()
        gc.enable()

    def _look_through(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._kept = gc.get_freeze_count()  # as slow as looking through everything, so it is asked here only
