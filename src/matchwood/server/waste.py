"""Python's collector of waste, told how a server lives: what outlives a moment stays for long, and little is waste in cycles.

Left to itself the collector looks through everything that is kept again and again, and nobody is answered meanwhile: with a
thousand tables half a second at a time, and a tenth of what a move costs. Here it looks through what is new, a little at a time,
through the rest only when much more is kept than before, and never again through what was there at the start.
"""

from __future__ import annotations

import gc

NEW = 20_000
"""So many new objects are looked through at a time, in some milliseconds."""
MORE = 500_000
"""So many objects more than twice as many as the last time, and it is time to look through all of them: some hundred megabytes, if
all of it were waste."""


class Waste:
    """The rule for one process; `close` takes it back."""

    def __init__(self) -> None:
        gc.disable()
        gc.collect()
        gc.freeze()
        self._kept = self._came = 0

    def look(self) -> None:
        """Look through what is new, or through everything, if it is time. Costs nothing otherwise."""
        new, _, _ = gc.get_count()
        if new < NEW:
            return
        self._came += new
        if self._came > self._kept + MORE:
            gc.collect()
            self._kept, self._came = len(gc.get_objects()), 0
        else:
            gc.collect(0)

    def close(self) -> None:
        """Let the collector be as it was."""
        gc.unfreeze()
        gc.enable()
