"""Python's collector of waste, told how a server lives: what outlives a moment stays for long, and little is waste in cycles.

Left to itself the collector looks through what is new and what is kept again and again, and nobody is answered meanwhile: with a
thousand tables half a second at a time, and a tenth of what a move costs. Here it looks only when much more is kept than before,
and never again through what was there at the start, which is half of it.
"""

from __future__ import annotations

import gc

COLLECT_AFTER_OBJECTS = 1_000_000
"""Objects beyond twice the last count, at which garbage is collected. So much garbage would fill some hundred megabytes."""


class GcTuning:
    """The rule for one process; `close` takes it back."""

    def __init__(self) -> None:
        gc.disable()
        gc.collect()
        gc.freeze()
        self._kept = 0

    def collect_if_due(self) -> None:
        """Look through everything if it is time. Costs nothing otherwise."""
        more, _, _ = gc.get_count()  # what is new, less whatever has gone meanwhile
        if more > self._kept + COLLECT_AFTER_OBJECTS:
            gc.collect()
            self._kept = len(gc.get_objects())

    def close(self) -> None:
        """Let the collector be as it was."""
        gc.unfreeze()
        gc.enable()
