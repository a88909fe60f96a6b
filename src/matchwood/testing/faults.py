"""The faults of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from matchwood.errors import MatchwoodError


@dataclass(frozen=True)
class Fault:
    """A fault of a game. The name of a fault stays the same in later releases."""

    name: str
    wrong: str
    expected: str
    where: str

    def __str__(self) -> str:
        return f"{self.name}: {self.wrong}\n    expected: {self.expected}\n    where: {self.where}"


class FaultyGame(MatchwoodError):
    """The test found faults in a game. ``faults`` contains each fault once."""

    code: ClassVar[str] = "faulty_game"

    def __init__(self, title: str, faults: tuple[Fault, ...], found: Mapping[str, int]) -> None:
        listed = [f"{fault}" + (f"\n    found {found[fault.name]} times" if found[fault.name] > 1 else "") for fault in faults]
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n  ".join([f"{title} has {count}.", *listed]), [fault.expected for fault in faults])
        self.faults = faults
