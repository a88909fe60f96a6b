"""The limit of file descriptors, and a reserve for the server. Without a reserve, an import could fail and leave an unusable
module.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sys

logger = logging.getLogger(__name__)

if sys.platform != "win32":
    import resource

MAX_DESCRIPTORS = 1 << 16
"""The server requests this limit, because the hard limit may be infinite or too high."""
RESERVED_DESCRIPTORS = 64
"""The reserve of descriptors for databases and other files. It is at most a quarter of the limit."""


class FileDescriptors:
    """Monitors the free file descriptors of this process."""

    def __init__(self) -> None:
        self._short = False

    def check(self) -> None:
        """Log when file descriptors run short, and when the shortage ends."""
        try:
            next_descriptor = os.open(os.devnull, os.O_RDONLY)
            os.close(next_descriptor)
            short = is_reserved(next_descriptor)
        except OSError as error:
            short = self._short or error.errno in (errno.EMFILE, errno.ENFILE)
        if short and not self._short:
            logger.error(
                "No file descriptors are left, so new connections are refused. %s. Raise the limit: `ulimit -n`, or LimitNOFILE= "
                "for a service.",
                _describe_limit(),
            )
        elif self._short and not short:
            logger.warning("File descriptors are available again. New connections are accepted.")
        self._short = short


def is_reserved(descriptor: int) -> bool:
    """Return whether a new file descriptor shows that few are free. A new descriptor always has the lowest free number."""
    if sys.platform == "win32":
        return False
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return limit != resource.RLIM_INFINITY and descriptor >= limit - min(RESERVED_DESCRIPTORS, limit // 4)


def raise_descriptor_limit() -> None:
    """Raise the limit of file descriptors, because each connection needs a descriptor."""
    if sys.platform == "win32":
        return
    limit, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    new_limit = MAX_DESCRIPTORS if hard_limit == resource.RLIM_INFINITY else min(hard_limit, MAX_DESCRIPTORS)
    while limit != resource.RLIM_INFINITY and limit < new_limit:
        with contextlib.suppress(ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (new_limit, hard_limit))
            return
        new_limit //= 2  # macOS accepts less than the hard limit that it reports


def _describe_limit() -> str:
    if sys.platform == "win32":
        return "The system has no more"
    return f"This process may open {resource.getrlimit(resource.RLIMIT_NOFILE)[0]:,}"
