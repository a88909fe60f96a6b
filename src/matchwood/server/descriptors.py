"""File descriptors: as many as the system allows, and a word to the host when none is left.

Whoever connects then is turned away by the event loop, which says nothing about it.
"""

from __future__ import annotations

import errno
import logging
import os
import sys

logger = logging.getLogger(__name__)

if sys.platform != "win32":
    import resource

ENOUGH = 1 << 16
"""So many are asked for at most: a limit may be infinite, and some systems refuse what is above their own."""


class Descriptors:
    """Those of this process."""

    def __init__(self) -> None:
        self._short = False

    def look(self) -> None:
        """Tell the host when none is left, and when there are some again."""
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            if error.errno in (errno.EMFILE, errno.ENFILE) and not self._short:
                self._short = True
                logger.error(
                    "no file descriptor is left: nobody can connect. %s. See `ulimit -n`, or LimitNOFILE= for a service", _allowed()
                )
        else:
            if self._short:
                self._short = False
                logger.warning("file descriptors are left again: people can connect")


def allow_many() -> None:
    """Let this process open as many as it may: what is usual, 1,024, is one for each person who plays."""
    if sys.platform == "win32":
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else min(most, ENOUGH)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _allowed() -> str:
    if sys.platform == "win32":
        return "The system has no more"
    return f"This process may have {resource.getrlimit(resource.RLIMIT_NOFILE)[0]:,}"
