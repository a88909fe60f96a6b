"""Measure the memory that is free for this process and its children."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple


class _Files(NamedTuple):
    """The files of a control group (cgroup) for its memory."""

    folder: str
    limit: str
    used: str
    reclaimable: str
    """A field of the file `memory.stat`: the memory of cached files, which Linux can free at any time."""


_FIRST = _Files("sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
_SECOND = _Files("sys/fs/cgroup", "memory.max", "memory.current", "inactive_file")
"""The files of both versions of control groups."""


def free_memory(root: Path = Path("/")) -> int | None:
    """Return the number of bytes that new processes can use, or None if it is unknown.

    It is the smallest of three limits: free memory of the machine, of the control groups, and of the address space.
    """
    return min((*_available(root), *_left_in_groups(root), *_address_space()), default=None)


def _available(root: Path) -> Iterator[int]:
    with suppress(OSError, KeyError):
        yield 1024 * _fields(root / "proc/meminfo")["MemAvailable:"]


def _left_in_groups(root: Path) -> Iterator[int]:
    with suppress(OSError):
        for line in (root / "proc/self/cgroup").read_text().splitlines():
            _, controllers, path = line.split(":", 2)
            files = _SECOND if not controllers else _FIRST if "memory" in controllers.split(",") else None
            if files is not None:
                top = root / files.folder
                group = top / path.lstrip("/")
                for folder in (group, *group.parents):
                    if folder.is_relative_to(top):
                        yield from _left_in(folder, files)


def _left_in(group: Path, files: _Files) -> Iterator[int]:
    with suppress(OSError, ValueError, KeyError):  # the top group has no limit; a container does not see the groups above it
        limit, used = (int((group / name).read_text()) for name in (files.limit, files.used))
        yield max(0, limit - used + _fields(group / "memory.stat")[files.reclaimable])


def _fields(path: Path) -> dict[str, int]:
    return {name: int(value) for name, value, *_ in map(str.split, path.read_text().splitlines())}


def _address_space() -> Iterator[int]:
    with suppress(ImportError):  # on Windows
        import resource

        limit, _ = resource.getrlimit(resource.RLIMIT_AS)
        if limit != resource.RLIM_INFINITY:
            yield limit
