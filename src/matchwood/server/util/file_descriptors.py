"""File descriptors: as many as the system allows, and a word to the host when only those are left that the server itself needs.

Whoever connects then is turned away. If people could have them all, a library that is being loaded would stay half loaded for good.
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
"""File descriptors that are requested at most. A limit may be infinite, and some systems refuse more than their own limit."""
RESERVED_DESCRIPTORS = 64
"""File descriptors that are kept for databases, games and other files; at most a quarter of all."""


class FileDescriptors:
    """Those of this process."""

    def __init__(self) -> None:
        self._short = False

    def check(self) -> None:
        """Tell the host when nobody can connect any more, and when people can again."""
        try:
            next_one = os.open(os.devnull, os.O_RDONLY)
            os.close(next_one)
            short = is_reserved(next_one)
        except OSError as error:
            short = self._short or error.errno in (errno.EMFILE, errno.ENFILE)
        if short and not self._short:
            logger.error(
                "no file descriptor is left: nobody can connect. %s. See `ulimit -n`, or LimitNOFILE= for a service", _allowed()
            )
        elif self._short and not short:
            logger.warning("file descriptors are left again: people can connect")
        self._short = short


def is_reserved(descriptor: int) -> bool:
    """Whether this is one of the last that there are: the system gives the lowest that is free."""
    if sys.platform == "win32":
        return False
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most != resource.RLIM_INFINITY and descriptor >= most - min(RESERVED_DESCRIPTORS, most // 4)


def allow_many() -> None:
    """Let this process open as many as it may: what is usual, 1,024, is one for each person who plays."""
    if sys.platform == "win32":
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, MAX_DESCRIPTORS)
    while now != resource.RLIM_INFINITY and now < wanted:
        with contextlib.suppress(ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return
        wanted //= 2  # macOS has a limit of its own, which is below the one that it names


def _allowed() -> str:
    if sys.platform == "win32":
        return "The system has no more"
    return f"This process may have {resource.getrlimit(resource.RLIMIT_NOFILE)[0]:,}"
