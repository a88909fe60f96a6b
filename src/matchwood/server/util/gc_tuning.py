"""Python's garbage collector, tuned for long-lived objects.

By default, a full scan blocks a server with a thousand tables for half a second.
"""

from __future__ import annotations

import gc

COLLECT_AFTER_OBJECTS = 1_000_000
"""Number of new objects after which the collector runs. They have some hundred megabytes."""


class GcTuning:
    """Disables the automatic garbage collection until `close` is called. The garbage collector ignores objects that existed at
    the start.
    """

    def __init__(self) -> None:
        gc.disable()
        gc.collect()
        gc.freeze()
        self._objects_left = 0

    def collect_if_due(self) -> None:
        """Run the garbage collector after `COLLECT_AFTER_OBJECTS` new objects."""
        new_objects, _, _ = gc.get_count()  # allocations minus deallocations
        if new_objects > self._objects_left + COLLECT_AFTER_OBJECTS:
            gc.collect()
            self._objects_left = len(gc.get_objects())

    def close(self) -> None:
        """Restore Python's default garbage collection."""
        gc.unfreeze()
        gc.enable()
