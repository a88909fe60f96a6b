"""The report of a test without faults."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Report:
    """The result of a test that found no faults."""

    title: str
    games: int = 0
    decisions: int = 0
    observations: int = 0
    worlds: int = 0
    records: int = 0

    def __str__(self) -> str:
        counted = [
            _counted(self.games, "game"),
            _counted(self.decisions, "decision"),
            _counted(self.observations, "observation"),
            _counted(self.worlds, "sampled world"),
            _counted(self.records, "record"),
        ]
        return f"{self.title} is sound: {', '.join(counted)}."


def _counted(count: int, thing: str) -> str:
    return f"{count:,} {thing}" + ("" if count == 1 else "s")
