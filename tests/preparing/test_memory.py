"""The free memory is the least of what the machine, its control groups and the limit for a process leave."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from matchwood.preparing.memory import free_memory

MIB = 2**20


def write(folder: Path, **files: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name.replace("__", ".")).write_text(text)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the root of a machine with 2,000 MiB of available memory, and no limits."""
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    write(tmp_path / "proc", meminfo=f"MemTotal: {4000 * 1024} kB\nMemAvailable: {2000 * 1024} kB\nHugePages_Total: 0\n")
    return tmp_path


def test_a_machine_without_limits_has_its_available_memory(machine: Path) -> None:
    assert free_memory(machine) == 2000 * MIB


def test_a_group_leaves_its_limit_minus_its_use_and_cached_files_can_be_dropped(machine: Path) -> None:
    write(machine / "proc/self", cgroup="0::/system.slice/matchwood.service\n")
    group = machine / "sys/fs/cgroup/system.slice/matchwood.service"
    write(group, memory__max="max\n", memory__current=f"{MIB}\n", memory__stat="inactive_file 0\n")
    assert free_memory(machine) == 2000 * MIB
    use = {"memory__current": f"{400 * MIB}\n", "memory__stat": f"anon {300 * MIB}\ninactive_file {100 * MIB}\n"}
    write(group, memory__max=f"{1000 * MIB}\n", **use)
    assert free_memory(machine) == 700 * MIB
    write(group.parent, memory__max=f"{500 * MIB}\n", **use)
    assert free_memory(machine) == 200 * MIB


@pytest.mark.parametrize("path", ["/", "/docker/4e2a"], ids=["seen from inside", "seen from outside"])
def test_the_first_version_of_control_groups_limits_a_container(path: str, machine: Path) -> None:
    write(machine / "proc/self", cgroup=f"8:cpu,cpuacct:{path}\n4:memory:{path}\n0::/\n")
    write(
        machine / "sys/fs/cgroup/memory",
        memory__limit_in_bytes=f"{1000 * MIB}\n",
        memory__usage_in_bytes=f"{300 * MIB}\n",
        memory__stat=f"total_inactive_file {50 * MIB}\n",
    )
    assert free_memory(machine) == 750 * MIB


def test_the_limit_for_the_address_space_counts(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024 * MIB, resource.RLIM_INFINITY))
    assert free_memory(machine) == 1024 * MIB


def test_a_system_without_these_files_reports_nothing(machine: Path) -> None:
    (machine / "proc/meminfo").unlink()
    assert free_memory(machine) is None
